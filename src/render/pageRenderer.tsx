import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Payload, Shell } from '../content/model/payload.ts'
import { writeDocument } from './document.ts'
import type { SiteApp } from './siteApp.ts'

/** What pages refer to besides themselves. */
export interface Publication {
  /** The address of the script that starts the page. */
  script: string
  /** The addresses of the modules that hydrate it, in the order in which they run. */
  modules: readonly string[]
  shellAddress: string
  /** Tells one state of the published site from another: a page never takes a payload of another one. */
  version: string
  /** The year of the copyright line. */
  year: number
  /** The Content-Security-Policy of a page. The dev server has none. @param styles the texts of the page's style elements */
  policyFor?: (styles: readonly string[]) => string
}

/** Renders pages of one site, within one shell: whole documents. */
export type PageRenderer<Page extends Payload, Frame extends Shell> = (
  shell: Frame,
  publication: Publication,
) => (payload: Page) => Promise<string>

/**
 * @param GlobalStyle the styles that every page has, with its fonts. They are in an element of their own that
 *   styled-components leaves alone in the browser, so that fonts load once.
 * @param fonts the addresses of the fonts that are fetched at once
 */
export function pageRenderer<Page extends Payload, Frame extends Shell>({
  App,
  loadPage,
  GlobalStyle,
  fonts,
}: SiteApp<Page, Frame> & {
  GlobalStyle: ComponentType<{ shell: Frame }>
  fonts: readonly string[]
}): PageRenderer<Page, Frame> {
  return (shell, publication) => {
    const { policyFor } = publication
    const global = collect(<GlobalStyle shell={shell} />)
    const globalStyle = global.style.replace(/<style[^>]*>/, '<style>').replace(markers, '')
    return async (payload) => {
      const page = await loadPage(payload)
      const { html, style } = collect(<App shell={shell} page={page} year={publication.year} />)
      const styles = globalStyle + style
      const texts = [...styles.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text)
      const policy = policyFor?.(texts)
      return writeDocument({ ...publication, head: page, firm: shell.firm, html, styles, policy, fonts })
    }
  }
}

/** Renders with a style sheet of its own, so that a page has the rules of its own components alone. */
function collect(app: ReactElement): { html: string; style: string } {
  const sheet = new ServerStyleSheet()
  try {
    return { html: renderToString(sheet.collectStyles(app)), style: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

/** Rules that name groups of rules, and signs between them: for the library in the browser. */
const markers = /data-styled\.g\d+\[[^}]*\}|\/\*!sc\*\/\n/g
