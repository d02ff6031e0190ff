import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { PageHead, Payload, Shell } from '../content/model.ts'
import { writeDocument, type BuildInfo } from './document.ts'

/** A page whose template and payload are loaded. */
export interface LoadedPage<Frame extends Shell> extends PageHead {
  kind: string
  /** Renders the content of `<main>`. */
  show: (shell: Frame) => ReactElement
}

/** How a site is rendered. */
interface SiteApp<Page extends Payload, Frame extends Shell> {
  /** Header, page and footer. */
  App: ComponentType<{ shell: Frame; page: LoadedPage<Frame>; year: number }>
  /** Loads a payload's template. */
  loadPage: (payload: Page) => Promise<LoadedPage<Frame>>
  /** A page's structured data, for search engines only, so it isn't in the payload. Many pages have none. */
  dataOf: (payload: Page, shell: Frame) => object | undefined
  /**
   * The styles and fonts of every page. They get their own style element, which styled-components doesn't rewrite in the
   * browser, so that fonts load once.
   */
  GlobalStyle: ComponentType<{ shell: Frame }>
  /** URLs of the fonts to preload. */
  fonts: readonly string[]
}

/** Renders payloads to HTML documents. */
export const pageRenderer =
  <Page extends Payload, Frame extends Shell>({
    App,
    loadPage,
    dataOf,
    GlobalStyle,
    fonts,
  }: SiteApp<Page, Frame>) =>
  (shell: Frame, buildInfo: BuildInfo) => {
    const global = collect(<GlobalStyle shell={shell} />)
    const globalStyle = global.style.replace(/<style[^>]*>/, '<style>').replace(markers, '')
    return async (payload: Page) => {
      const page = await loadPage(payload)
      const { html, style } = collect(<App shell={shell} page={page} year={buildInfo.year} />)
      const styles = globalStyle + style
      const texts = [...styles.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text)
      const policy = buildInfo.policyFor?.(texts)
      const data = dataOf(payload, shell)
      return writeDocument({ ...buildInfo, ...shell, head: page, html, styles, data, policy, fonts })
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
