import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Payload, Shell } from '../content/model.ts'
import { writeDocument } from './document.ts'
import type { SiteApp } from './siteApp.ts'

/** What all pages of one build share. */
export interface BuildInfo {
  /** The URL of the first script. */
  script: string
  /** URLs of the modules that hydrate the page, dependencies first. */
  modules: readonly string[]
  shellAddress: string
  /** Changes with every build, so that a page never uses another build's payload. */
  version: string
  /** The year of the copyright line. */
  year: number
  /** Makes a page's Content-Security-Policy. The dev server has none. @param styles the text of each style element */
  policyFor?: (styles: readonly string[]) => string
}

/** Renders payloads to HTML documents. */
export type PageRenderer<Page extends Payload, Frame extends Shell> = (
  shell: Frame,
  buildInfo: BuildInfo,
) => (payload: Page) => Promise<string>

/**
 * @param GlobalStyle the styles and fonts of every page. They get their own style element, which styled-components doesn't
 *   rewrite in the browser, so that fonts load once.
 * @param dataOf a page's structured data, if it has any. Browsers don't need it, so it isn't in the payload.
 * @param fonts URLs of the fonts to preload
 */
export function pageRenderer<Page extends Payload, Frame extends Shell>({
  App,
  loadPage,
  dataOf,
  GlobalStyle,
  fonts,
}: SiteApp<Page, Frame> & {
  dataOf: (payload: Page, shell: Frame) => object | undefined
  GlobalStyle: ComponentType<{ shell: Frame }>
  fonts: readonly string[]
}): PageRenderer<Page, Frame> {
  return (shell, buildInfo) => {
    const { policyFor } = buildInfo
    const global = collect(<GlobalStyle shell={shell} />)
    const globalStyle = global.style.replace(/<style[^>]*>/, '<style>').replace(markers, '')
    return async (payload) => {
      const page = await loadPage(payload)
      const { html, style } = collect(<App shell={shell} page={page} year={buildInfo.year} />)
      const styles = globalStyle + style
      const texts = [...styles.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text)
      const policy = policyFor?.(texts)
      const data = dataOf(payload, shell)
      return writeDocument({ ...buildInfo, ...shell, head: page, html, styles, data, policy, fonts })
    }
  }
}

/** Renders with a fresh style sheet, so that a page has only the rules of its own components. */
function collect(app: ReactElement): { html: string; style: string } {
  const sheet = new ServerStyleSheet()
  try {
    return { html: renderToString(sheet.collectStyles(app)), style: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

/** What styled-components needs to hydrate a style sheet. */
const markers = /data-styled\.g\d+\[[^}]*\}|\/\*!sc\*\/\n/g
