import styled, { keyframes } from 'styled-components'
import type { MenuItem } from '../../content/model/site.ts'
import type { Labels } from '../labels.ts'
import { media } from '../theme/media.ts'
import { tone } from '../theme/tone.ts'
import { colour, motion, space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import { underline } from '../theme/mixins.ts'

/** A sheet that unfolds downwards. */
export const sheetAnimation = keyframes`from { clip-path: inset(0 0 100%); translate: 0 -.5rem }`

/** A link of the main menu. The one of the page's own section is underlined. */
export function MenuLink({ item, path }: { item: MenuItem; path: string }) {
  return (
    <Link
      href={item.path}
      aria-current={item.path === path ? 'page' : undefined}
      $here={item.path === path || (item.path !== '/' && path.startsWith(`${item.path}/`))}
    >
      {item.label}
    </Link>
  )
}

/**
 * A menu item with a submenu. Its link leads to its page; the toggle next to it opens the list that follows, and from
 * the large breakpoint so does the pointer. `name` lets the browser keep one open at a time.
 */
export function MenuGroup({ item, labels, path }: { item: MenuItem; labels: Labels; path: string }) {
  return (
    <Item onPointerLeave={({ currentTarget }) => currentTarget.removeAttribute('data-hidden')}>
      <MenuLink item={item} path={path} />
      {/* The visitor may have opened it before React runs. */}
      <details name="submenu" suppressHydrationWarning>
        <summary aria-label={`${item.label}: ${labels.morePages}`} />
      </details>
      <ul>
        {item.items.map((below) => (
          <li key={below.path}>
            <MenuLink item={below} path={path} />
          </li>
        ))}
      </ul>
    </Item>
  )
}

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

/** At the large breakpoint the pointer comes before the toggle of another item, so that two submenus are never open. */
const Item = styled.li`
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
    display: none;
  }
  ${media.belowLarge} {
    > ul {
      grid-column: 1 / -1;
      padding-bottom: ${space.base};
    }
    details[open] + ul {
      display: block;
      ${media.moving} {
        animation: ${sheetAnimation} ${motion.slow} ${motion.ease};
      }
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
      background: ${colour.inkRaised};
      border-top: 1px solid ${tone.brass};
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
    details[open] + ul {
      display: block;
    }
    ${media.moving} {
      > ul {
        animation: ${sheetAnimation} ${motion.slow} ${motion.ease};
      }
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
