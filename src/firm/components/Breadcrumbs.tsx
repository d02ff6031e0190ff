import styled from 'styled-components'
import type { Crumb } from '../../content/publish/trail.ts'
import { quietLink, screenOnly, space, tone, type } from '../theme/theme.ts'

/**
 * The way to a page, for pages without a specified link back: "Attorneys / Denise Kealoha".
 * @param label what screen readers call it
 */
export const Breadcrumbs = ({ trail, label }: { trail: readonly Crumb[]; label: string }) => (
  <nav aria-label={label}>
    <Trail>
      {trail.map(({ label, path }, index) => (
        <li key={path}>
          {index < trail.length - 1 ? <a href={path}>{label}</a> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </Trail>
  </nav>
)

const Trail = styled.ol`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space.small};
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${space.small};
    min-width: 0;
    color: ${tone.quiet};
    overflow-wrap: anywhere;
  }
  li + li::before {
    content: '/' / '';
    color: ${tone.brass};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 500;
    color: ${tone.text};
    ${quietLink}
  }
  ${screenOnly}
`
