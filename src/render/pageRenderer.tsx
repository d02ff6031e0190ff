import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Payload, Published, Shell } from '../content/model/payload.ts'
import { writeDocument, type DocumentPart } from './document.ts'
import { renderShell, type RenderedShell } from './renderedShell.tsx'
import { rulesOf, styleCollector, type StyledHtml } from './styleCollector.ts'
import type { LoadedPage, SiteApp } from './siteApp.ts'

/** What pages refer to besides themselves. */
export interface Publication {
  /** The address of the script that wakes the page. */
  script: string
  /** The addresses of the modules that make it React's, in the order in which they run. */
  modules: readonly string[]
  shellAddress: string
  /** Tells one state of the published site from another: a page never takes a payload of another one. */
  version: string
  /** The year of the copyright line. */
  year: number
}

/** One page, finished. */
export interface RenderedPage<Page extends Payload> {
  /** The whole document. */
  html: string
  /** The same in parts, the head first. Pages with the same shell have the same parts around their own. */
  parts: readonly DocumentPart[]
  /** The style elements in it. */
  styles: readonly string[]
  /** Its payload, for the browser to fetch when a visitor comes from another page. */
  payload: Published<Page>
}

/**
 * Renders pages of one site, within one shell.
 * @param isStyled whether each page holds the styles of its components, and not their classes alone
 */
export type PageRenderer<Page extends Payload, Frame extends Shell> = (
  shell: Frame,
  publication: Publication,
  isStyled?: boolean,
) => (payload: Page) => Promise<RenderedPage<Page>>

/**
 * @param GlobalStyle the styles that every page has, with its fonts. They stand in an element of their own, and no browser
 *   renders this component: rules that come later leave the fonts alone, and with them the lines that are laid out.
 * @param stateOf what the app shows before any visitor has done anything
 * @param shellKey what of a page decides how the app looks around the page's content: where it is the same, that is rendered
 *   once. The content is rendered apart then, so no context of the app and no id of React's (`useId`) may show in it. Left out, each
 *   page is rendered as a whole.
 * @param fonts the addresses of the fonts that are fetched at once
 */
export function pageRenderer<Page extends Payload, Frame extends Shell, State extends object>({
  App,
  loadPage,
  GlobalStyle,
  stateOf,
  shellKey,
  fonts,
}: SiteApp<Page, Frame, State> & {
  GlobalStyle: ComponentType<{ shell: Frame }>
  stateOf: (publication: Publication) => State
  shellKey?: (shell: Frame, page: LoadedPage<Frame>) => string
  fonts: readonly string[]
}): PageRenderer<Page, Frame> {
  const collected = styleCollector()
  return (shell, publication, isStyled = true) => {
    const { script, modules, shellAddress, version } = publication
    const global = new ServerStyleSheet()
    renderToString(global.collectStyles(<GlobalStyle shell={shell} />))
    const globalStyle = `<style>${rulesOf(global).replace(markers, '')}</style>`
    const shells = new Map<string, RenderedShell>()
    const renderWhole = (page: LoadedPage<Frame>): StyledHtml =>
      collected.render(<App shell={shell} page={page} {...stateOf(publication)} />)
    const shellAround = (page: LoadedPage<Frame>, key: string): RenderedShell => {
      const found =
        shells.get(key) ??
        renderShell((Place) => renderWhole({ ...page, show: () => <Place /> }), collected.soFar)
      shells.set(key, found)
      return found
    }
    const render = (page: LoadedPage<Frame>): (StyledHtml & DocumentPart)[] => {
      const key = shellKey?.(shell, page)
      if (key === undefined) return [{ ...renderWhole(page), isShared: false }]
      const { before, after } = shellAround(page, key)
      const content = collected.render(page.show(shell))
      return [
        { ...before, isShared: true },
        { ...content, isShared: false },
        { ...after, isShared: true },
      ]
    }
    return async (payload) => {
      const page = await loadPage(payload)
      const rendered = render(page)
      const rules = isStyled ? rendered.flatMap((part) => part.rules) : []
      const styles = [globalStyle, collected.write(rules)]
      const parts = writeDocument({
        head: page,
        firm: shell.firm,
        html: rendered.map(({ html, isShared }) => ({ html, isShared })),
        styles,
        script,
        modules,
        fonts,
        shellAddress,
        version,
      })
      return { html: parts.map(({ html }) => html).join(''), parts, styles, payload: { ...payload, version } }
    }
  }
}

/** What is put into the styles for the browser: the rules that name groups of rules. */
const markers = /data-styled\.g\d+\[[^}]*\}/g
