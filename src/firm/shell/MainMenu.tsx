import styled from 'styled-components'
import type { MenuItem } from '../../content/model/site.ts'
import type { ShellFacts } from './shellFacts.ts'
import { color, media, motion, painted, space, tone, type, underline } from '../theme/theme.ts'

/**
 * From the large breakpoint, a row in the header; on smaller screens, a sheet. Submenus open by their toggles or, from the
 * large breakpoint, on hover. Because they share a `name`, the browser keeps only one open.
 */
export const MainMenu = ({ menu, labels, path }: Pick<ShellFacts, 'menu' | 'labels'> & { path: string }) => (
  <Nav aria-label={labels.shell.mainMenu}>
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
              <summary aria-label={`${item.label}: ${labels.shell.morePages}`} />
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
    /* A scrolled page has a lower header. The padding ends below the window. */
    height: calc(100dvh - var(--header) + var(--above) + 2px);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0 ${space.gutter} ${space.base};
    > ul > li {
      border-bottom: 1px solid ${tone.line};
      > a {
        ${type.third}
        min-height: 3.25rem;
      }
    }
    [data-menu][open] ~ & {
      display: block;
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
    > ul > li > :not(ul) {
      translate: 0 calc(var(--above) / 2);
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

const shown = 'visibility:visible;clip-path:inset(0);'
const hidden = 'visibility:hidden;clip-path:inset(0 0 100%);'

/**
 * From the large breakpoint, hover takes precedence over another item's toggle, so that two submenus are never open. Both
 * wait: a pointer may cross another item on its way to the submenu.
 */
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
      content: '';
      width: 0.4375rem;
      height: 0.4375rem;
      border: solid ${tone.brass};
      border-width: 0 1px 1px 0;
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
  }
  > ul:has(> :nth-child(7)) {
    columns: 2;
    column-gap: ${space.large};
  }
  ${media.belowLarge} {
    > ul {
      grid-column: 1 / -1;
      padding-bottom: ${space.base};
    }
    details:not([open]) + ul {
      display: none;
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
      ${hidden}
      transition: visibility 0s ${motion.patience}, clip-path ${motion.slow} ${motion.patience};
    }
    &:nth-last-child(-n + 2) > ul {
      left: auto;
      right: -${space.medium};
    }
    > ul:has(> :nth-child(7)) {
      width: 30rem;
    }
    details[open] + ul {
      transition-delay: 0s;
      ${shown}
    }
    ${media.hover} {
      &:hover:not([data-hidden]) > ul {
        ${shown}
      }
      :has(> &:hover) > &:not(:hover) > ul {
        ${hidden}
      }
    }
  }
`
