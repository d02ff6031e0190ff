import { useEffect, useLayoutEffect } from 'react'
import styled, { keyframes } from 'styled-components'
import { color, ink, layer, media, painted, screenOnly, space, surface, tone, type } from '../theme/theme.ts'
import { lowered, MainMenu, type MenuProps } from './MainMenu.tsx'

/** The fixed header: solid and lower after 10 pixels. Without scroll timelines, `client/start.ts` helps. */
export function Header({ shell, path }: MenuProps) {
  const { firm, labels, search } = shell
  useMenus(path)
  return (
    <>
      <SkipLink href="#main" lang="en" data-screen>
        {labels.shell.skipLink}
      </SkipLink>
      <Bar lang="en">
        <Brand href="/" aria-current={path === '/' ? 'page' : undefined}>
          {firm.name}
        </Brand>
        {/* The visitor may have opened it before hydration. */}
        <Toggle data-menu suppressHydrationWarning>
          <Summary>
            <Open>{labels.shell.menu}</Open> <Close>{labels.shell.closeMenu}</Close>
          </Summary>
        </Toggle>
        <MainMenu shell={shell} path={path} />
        {search && (
          <SearchLink
            href={`${search.path}?q=`}
            aria-current={path === search.path ? 'page' : undefined}
            aria-keyshortcuts="/"
            aria-label={search.label}
          >
            <Glass viewBox="0 0 24 24" aria-hidden="true">
              <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15 15l6 6" />
            </Glass>
            <SearchWord aria-hidden="true">{search.label}</SearchWord>
          </SearchLink>
        )}
      </Bar>
    </>
  )
}

/** Closes the menus on Escape, a link, another page, a click or focus elsewhere, and when Back restores a cached page. */
function useMenus(path: string): void {
  // On leaving the page.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => closeAll, [path])

  useEffect(() => {
    const listeners = new AbortController()
    const moved = ({ type, target }: Event) => {
      if (!(target instanceof Element)) return
      const isFollowed = type === 'click' && target.closest('a')
      if (isFollowed || !target.closest('header')) closeAll()
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      hideHovered()
      // The submenu is after the phone's menu in the document, and closes first.
      const last = openMenus().at(-1)
      if (last === undefined) return
      last.open = false
      if (document.activeElement?.closest('header')) last.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', pressed, listeners)
    for (const type of ['click', 'pointerdown', 'focusin']) document.addEventListener(type, moved, listeners)
    window.addEventListener('pageshow', ({ persisted }) => persisted && closeAll(), listeners)
    return () => listeners.abort()
  }, [])
}

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('header details[open]')]

function closeAll(): void {
  for (const menu of openMenus()) menu.open = false
  hideHovered()
}

/** Hides the hovered submenu until the pointer leaves its item: see `MainMenu.tsx`. */
const hideHovered = () =>
  document.querySelector('header li:has(details):hover')?.setAttribute('data-hidden', '')

const SkipLink = styled.a`
  ${surface.ink}
  ${type.small}
  position: fixed;
  z-index: ${layer.skip};
  inset: ${space.tiny} auto auto ${space.tiny};
  padding: ${space.small} ${space.medium};
  &:not(:focus) {
    translate: 0 -300%;
  }
`

const onInk = `${ink}--sheet:${color.inkRaised};`

const solid = `${onInk}background-color:${color.ink};border-color:${color.inkLine};`

/** The upper part of the bar is above the window, and what is in it a little lower, which shifts no layout. */
const scrolled = `${solid}--above:calc(var(--header) - var(--scrolled));`

/** Without a first keyframe, so that the rules below apply until the animation starts. */
const turnSolid = keyframes`to { ${scrolled} }`

/** Nothing is painted at the top: its letters are on the page's paper, or on the ink of a page that begins with a chart. */
const Bar = styled.header`
  --above: 0px;
  --sheet: ${tone.ground};
  color: ${tone.text};
  position: fixed;
  z-index: ${layer.header};
  inset: 0 0 auto;
  translate: 0 calc(-1 * var(--above));
  height: var(--header);
  display: flex;
  align-items: center;
  gap: min(${space.medium}, 3vw);
  padding-inline: ${space.page};
  border-bottom: 1px solid ${tone.line};
  &:has(~ main > [data-ink]) {
    ${onInk}
    border-color: transparent;
  }
  :root[data-scrolled] & {
    ${scrolled}
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
  /* The open menu covers the page, so the focus must not leave it. With scripts, leaving the menu closes it. */
  @media (scripting: none) and (width < 64em) and (height > 30rem) {
    &:has([data-menu][open]) ~ * {
      visibility: hidden;
    }
  }
  ${media.low} {
    --above: 0px !important;
    position: absolute;
  }
  ${media.forced} {
    ${painted}
  }
  ${screenOnly}
`

/** The wordmark. With large text on a phone, it takes two lines. */
const Brand = styled.a`
  ${lowered}
  ${type.wordmark}
  text-decoration: none;
  margin-right: auto;
  padding-block: 1rem;
`

const Open = styled.span``

const Close = styled.span``

/** Opens the phone's menu, the `<nav>` after it, without scripts. */
const Toggle = styled.details`
  ${lowered}
  &[open] ${Open}, &:not([open]) ${Close} {
    display: none;
  }
  ${media.large} {
    display: none;
  }
`

const Summary = styled.summary`
  ${type.label}
  padding: ${space.base} ${space.tiny};
`

/** Below the large breakpoint, only a magnifying glass. */
const SearchLink = styled.a`
  ${lowered}
  ${type.small}
  display: flex;
  align-items: center;
  gap: ${space.tiny};
  min-height: 2.75rem;
  text-decoration: none;
  &[aria-current] {
    color: ${tone.brass};
  }
  ${media.belowLarge} {
    justify-content: center;
    min-width: 2.75rem;
    margin-right: -0.75rem;
  }
`

const Glass = styled.svg`
  width: 1.25rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
`

const SearchWord = styled.span`
  ${media.belowLarge} {
    display: none;
  }
`
