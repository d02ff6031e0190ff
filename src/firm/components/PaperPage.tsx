import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Crumb } from '../trail.ts'
import { color, entrance, media, space, type, width } from '../theme/theme.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

interface PaperPageProps {
  trail: readonly Crumb[]
  /** What screen readers call the trail. */
  trailLabel: string
  title: string
  subtitle: string
  children: ReactNode
}

/** The layout of a page that visitors come to for its facts: a low title on paper, without a chart. */
export const PaperPage = ({ trail, trailLabel, title, subtitle, children }: PaperPageProps) => (
  <Paper>
    <div>
      <Breadcrumbs trail={trail} label={trailLabel} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{subtitle}</p>
      {children}
    </div>
  </Paper>
)

/** The header is transparent at the top of a page, so dark ink is behind it. */
const Paper = styled.div`
  padding: calc(var(--header) + ${space.base}) ${space.gutter} ${space.section};
  background: linear-gradient(${color.ink} var(--header), transparent 0);
  > div {
    max-width: ${width.page};
    margin-inline: auto;
    > :not(h1) {
      ${entrance}
    }
  }
  h1 {
    ${type.first}
    margin-top: ${space.tiny};
    overflow-wrap: anywhere;
  }
  h1 + p {
    ${type.quietLede}
    font-style: italic;
    margin-block: ${space.tiny} ${space.large};
  }
  ${media.print} {
    padding: 0;
    background: none;
  }
`
