import styled from 'styled-components'
import type { MenuItem } from '../../content/model/site.ts'
import type { Labels } from '../labels.ts'
import { media } from '../theme/media.ts'
import { painted, tone } from '../theme/tone.ts'
import { motion, space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import { MenuGroup, MenuLink, sheetAnimation } from './MenuGroup.tsx'

interface MainMenuProps {
  menu: readonly MenuItem[]
  labels: Labels
  path: string
}

/** The main menu: in the header's line from the large breakpoint, below it a sheet that the toggle before it opens. */
export function MainMenu({ menu, labels, path }: MainMenuProps) {
  return (
    <Nav aria-label={labels.mainMenu}>
      <ul>
        {menu.map((item) =>
          item.items.length > 0 ? (
            <MenuGroup key={item.path} item={item} labels={labels} path={path} />
          ) : (
            <li key={item.path}>
              <MenuLink item={item} path={path} />
            </li>
          ),
        )}
      </ul>
    </Nav>
  )
}

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
      ${media.moving} {
        animation: ${sheetAnimation} ${motion.slow} ${motion.ease};
      }
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
