import styled, { keyframes } from 'styled-components'
import type { MenuItem } from '../../content/model/site.ts'
import type { Labels } from '../labels.ts'
import { media } from '../theme/media.ts'
import { ink, painted, tone } from '../theme/tone.ts'
import { layer, space, width } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import { MainMenu } from './MainMenu.tsx'
import { MenuToggle } from './MenuToggle.tsx'
import { useMenus } from './useMenus.ts'

interface HeaderProps {
  /** The firm's name. */
  name: string
  menu: readonly MenuItem[]
  labels: Labels
  /** The page that is shown. */
  path: string
}

/**
 * The fixed header: transparent at the top, ink once the page is scrolled more than 10 pixels or the phone's menu is
 * open. It works without scripts, by `<details>` and CSS. Where CSS has no scroll timelines, the page's first script
 * follows the scroll. React adds what `useMenus` describes.
 */
export function Header({ name, menu, labels, path }: HeaderProps) {
  const ref = useMenus(path)
  return (
    <Bar ref={ref}>
      <Brand href="/" aria-current={path === '/' ? 'page' : undefined}>
        {name}
      </Brand>
      <MenuToggle label={labels.menu} />
      <MainMenu menu={menu} labels={labels} path={path} />
    </Bar>
  )
}

const solid = `background-color:${tone.ground};border-color:${tone.line};`

/** Without a first frame, so that the rules below hold until the animation begins. */
const turnSolid = keyframes`to { ${solid} }`

const Bar = styled.header`
  ${ink}
  color: ${tone.text};
  position: fixed;
  z-index: ${layer.header};
  inset: 0 0 auto;
  height: var(--header);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: min(${space.medium}, 7.5vw);
  padding-inline: max(${space.gutter}, 50% - ${width.page} / 2);
  border-bottom: 1px solid transparent;
  :root[data-scrolled] & {
    ${solid}
  }
  @supports (animation-timeline: scroll()) {
    animation: ${turnSolid} steps(1) both;
    animation-timeline: scroll(root);
    animation-range: 10px 10.1px;
  }
  @media (scripting: none) {
    @supports not (animation-timeline: scroll()) {
      ${solid}
    }
  }
  ${media.belowLarge} {
    &:has([data-menu][open]) {
      ${solid}
    }
  }
  /* The open menu covers the page, so the keyboard must not reach it. With scripts, leaving the menu closes it. */
  @media (scripting: none) and (width < 64em) and (height > 30rem) {
    &:has([data-menu][open]) ~ :is(main, footer) {
      visibility: hidden;
    }
  }
  ${media.low} {
    position: absolute;
  }
  ${media.forced} {
    ${painted}
  }
  ${media.print} {
    display: none;
  }
`

/** The firm's name as its wordmark. With large text on a phone it takes two lines, beside the menu. */
const Brand = styled.a`
  ${type.wordmark}
  text-decoration: none;
  padding-block: 1rem;
`
