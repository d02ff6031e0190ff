import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Payload, Published, Shell } from '../content/model/payload.ts'
import { writeDocument } from './document.ts'
import { rulesOf, styleCollector } from './styleCollector.ts'
import type { SiteApp } from './siteApp.ts'

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
 * @param fonts the addresses of the fonts that are fetched at once
 */
export function pageRenderer<Page extends Payload, Frame extends Shell, State extends object>({
  App,
  loadPage,
  GlobalStyle,
  stateOf,
  fonts,
}: SiteApp<Page, Frame, State> & {
  GlobalStyle: ComponentType<{ shell: Frame }>
  stateOf: (publication: Publication) => State
  fonts: readonly string[]
}): PageRenderer<Page, Frame> {
  const collected = styleCollector()
  return (shell, publication, isStyled = true) => {
    const { script, modules, shellAddress, version } = publication
    const global = new ServerStyleSheet()
    renderToString(global.collectStyles(<GlobalStyle shell={shell} />))
    const globalStyle = `<style>${rulesOf(global).replace(markers, '')}</style>`
    return async (payload) => {
      const page = await loadPage(payload)
      const stylesOf = collected.begin()
      const html = renderToString(
        collected.collect(<App shell={shell} page={page} {...stateOf(publication)} />),
      )
      // `client/adoptStyles.ts` goes on in it.
      const styles = [globalStyle, `<style data-styles>${isStyled ? stylesOf() : ''}</style>`]
      const document = writeDocument({
        head: page,
        firm: shell.firm,
        html,
        styles,
        script,
        modules,
        fonts,
        shellAddress,
        version,
      })
      return { html: document, styles, payload: { ...payload, version } }
    }
  }
}

/** What is put into the styles for the browser: the rules that name groups of rules. */
const markers = /data-styled\.g\d+\[[^}]*\}/g
