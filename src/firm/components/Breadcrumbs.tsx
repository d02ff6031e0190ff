import styled from 'styled-components'
import type { Crumb } from '../../content/publish/trail.ts'
import { quietLink, space, tone } from '../theme/theme.ts'

/** The way to a page, for pages without a specified link back: "Attorneys / Denise Kealoha". */
export const Breadcrumbs = ({ trail, label }: { trail: readonly Crumb[]; label: string }) => (
  <nav aria-label={label}>
    <ol>
      {trail.map(({ label, path }, index) => (
        <Step key={path}>
          {index < trail.length - 1 ? (
            <StepLink href={path}>{label}</StepLink>
          ) : (
            <span aria-current="page">{label}</span>
          )}
        </Step>
      ))}
    </ol>
  </nav>
)

const Step = styled.li`
  display: inline;
  color: ${tone.quiet};
  & + &::before {
    content: ' / ' / '';
    color: ${tone.brass};
  }
`

const StepLink = styled.a`
  ${quietLink}
  display: inline-block;
  padding: ${space.small} 0;
  color: ${tone.text};
`
