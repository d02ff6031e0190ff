import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Payload, Published, Shell } from '../content/model/payload.ts'
import { CompiledStyles } from './compiledStyles.tsx'
import { writeDocument } from './document.ts'
import type { SiteApp } from './siteApp.ts'

/** What pages refer to besides themselves. */
export interface Publication {
  /** The address of the script that wakes the page. */
  script: string
  shellAddress: string
  /** Tells one state of the published site from another: a page never takes a payload of another one. */
  version: string
  /** The year of the copyright line. */
  year: number
}

/** One page, finished. */
interface RenderedPage<Page extends Payload> {
  /** The whole document. */
  html: string
  /** The style element in it. */
  styles: string
  /** Its payload, for the browser to fetch when a visitor comes from another page. */
  payload: Published<Page>
}

/** Renders pages of one site, within one shell. */
export type PageRenderer<Page extends Payload, Frame extends Shell> = (
  shell: Frame,
  publication: Publication,
) => (payload: Page) => Promise<RenderedPage<Page>>

/**
 * @param stateOf what the app shows before any visitor has done anything
 * @param fonts the addresses of the fonts that are fetched at once
 */
export function pageRenderer<Page extends Payload, Frame extends Shell, State extends object>({
  App,
  loadPage,
  stateOf,
  fonts,
}: SiteApp<Page, Frame, State> & {
  stateOf: (publication: Publication) => State
  fonts: readonly string[]
}): PageRenderer<Page, Frame> {
  return (shell, publication) => {
    const { script, shellAddress, version } = publication
    const render = (app: ReactNode) => {
      const sheet = new ServerStyleSheet()
      try {
        const html = renderToString(sheet.collectStyles(<CompiledStyles>{app}</CompiledStyles>))
        return { html, styles: sheet.getStyleTags() }
      } finally {
        sheet.seal()
      }
    }
    return async (payload) => {
      const page = await loadPage(payload)
      const { html, styles } = render(<App shell={shell} page={page} {...stateOf(publication)} />)
      const document = writeDocument({
        head: page,
        firm: shell.firm,
        html,
        styles,
        script,
        fonts,
        shellAddress,
        version,
      })
      return { html: document, styles, payload: { ...payload, version } }
    }
  }
}
