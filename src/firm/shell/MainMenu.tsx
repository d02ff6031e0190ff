import styled from 'styled-components'
import type { MenuItem } from '../../content/model/site.ts'
import type { ShellFacts } from '../makePayload.ts'
import { color, cornerMark, media, painted, space, tone, type, underline, unfold } from '../theme/theme.ts'

/**
 * From the large breakpoint, a row in the header; on smaller screens, a sheet. Submenus open by their toggles or, from the
 * large breakpoint, on hover. Because they share a `name`, the browser keeps only one open.
 */
export const MainMenu = ({ menu, labels, path }: Pick<ShellFacts, 'menu' | 'labels'> & { path: string }) => (
  <Nav aria-label={labels.mainMenu}>
    <ul>
      {menu.map((item) =>
        item.items.length > 0 ? (
          <Group
            key={item.path}
            onPointerLeave={({ currentTarget }) => currentTarget.removeAttribute('data-hidden')}
          >
            {link(item, path)}
            {/* The visitor may have opened it before hydration. */}
            <details name="submenu" suppressHydrationWarning>
              <summary aria-label={`${item.label}: ${labels.morePages}`} />
            </details>
            <ul>
              {item.items.map((below) => (
                <li key={below.path}>{link(below, path)}</li>
              ))}
            </ul>
          </Group>
        ) : (
          <li key={item.path}>{link(item, path)}</li>
        ),
      )}
    </ul>
  </Nav>
)

const link = ({ path, label }: MenuItem, current: string) => (
  <Link
    href={path}
    aria-current={path === current ? 'page' : undefined}
    $here={path === current || (path !== '/' && current.startsWith(`${path}/`))}
  >
    {label}
  </Link>
)

const Nav = styled.nav`
  ${media.belowLarge} {
    ${painted}
    display: none;
    position: absolute;
    inset: 100% 0 auto;
    height: calc(100dvh - var(--header));
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${space.base} ${space.gutter} ${space.wide};
    > ul > li {
      border-bottom: 1px solid ${tone.line};
      > a {
        ${type.third}
        min-height: 4rem;
      }
    }
    [data-menu][open] ~ & {
      display: block;
      ${unfold}
    }
    ${media.low} {
      height: auto;
    }
  }
  ${media.large} {
    ${type.small}
    > ul {
      display: flex;
      align-items: center;
      gap: clamp(1rem, 2vw, 2.25rem);
    }
  }
`

const Link = styled.a<{ $here: boolean }>`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  ${({ $here }) => ($here ? underline(tone.brass) : 'text-decoration: none;')}
  text-underline-offset: 0.5em;
  ${media.hover} {
    &:hover {
      color: ${tone.brass};
    }
  }
`

/** From the large breakpoint, hover takes precedence over another item's toggle, so that two submenus are never open. */
const Group = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  summary {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    &::after {
      ${cornerMark('0.4375rem', '0.4375rem', '1px')}
      rotate: 45deg;
      translate: 0 -25%;
    }
  }
  details[open] summary::after {
    rotate: 225deg;
    translate: 0 25%;
  }
  > ul {
    ${type.small}
    display: none;
  }
  details[open] + ul {
    display: block;
    ${unfold}
  }
  ${media.belowLarge} {
    > ul {
      grid-column: 1 / -1;
      padding-bottom: ${space.base};
    }
  }
  ${media.large} {
    position: relative;
    grid-template-columns: auto auto;
    height: var(--header);
    summary {
      width: 1.75rem;
    }
    > ul {
      position: absolute;
      top: 100%;
      left: -${space.medium};
      min-width: 15rem;
      max-height: calc(100dvh - var(--header));
      overflow-y: auto;
      padding: ${space.small} ${space.medium} ${space.medium};
      background: ${color.inkRaised};
      border-top: 1px solid ${tone.brass};
      ${unfold}
    }
    &:nth-last-child(-n + 2) > ul {
      left: auto;
      right: -${space.medium};
    }
    > ul:has(> :nth-child(7)) {
      columns: 2;
      column-gap: ${space.large};
      width: 30rem;
    }
    ${media.hover} {
      &:hover:not([data-hidden]) > ul {
        display: block;
      }
      :has(> &:hover) > &:not(:hover) > ul {
        display: none;
      }
    }
  }
`
