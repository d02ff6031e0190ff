import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { closedHeader } from '../components/Header.tsx'
import { makePayload, shellFacts } from '../site/facts/makePayload.ts'
import { withHistory } from '../review/history/pastChanges.ts'
import type { Site } from '../site/buildSite.ts'
import type { Route } from '../site/routes.ts'
import { preloadedFonts } from '../theme/fontFaces.ts'
import type { Publication, RenderedPage, ServerEntry } from '../vite/serverEntry.ts'
import { App } from './App.tsx'
import { writeDocument } from './document.ts'
import { loadTemplate } from './loadedPage.ts'
import { proseRenderer } from './renderProse.tsx'

/** The data of header and footer, as it is published. */
export const renderShell: ServerEntry['renderShell'] = (site) => JSON.stringify(shellFacts(site))

/** Makes the payloads of one site: what its pages are rendered from. */
export const payloadMaker: ServerEntry['payloadMaker'] = (site) => {
  const renderProse = proseRenderer(site.firm)
  return (route) => withHistory(makePayload(site, route, renderProse), site, route)
}

/** Renders pages of one site. */
export function pageRenderer(
  site: Site,
  { script, shellAddress, version, year }: Publication,
): (route: Route) => Promise<RenderedPage> {
  const payloadOf = payloadMaker(site)
  const shell = shellFacts(site)
  return async (route) => {
    const payload = payloadOf(route)
    const page = await loadTemplate(payload)
    const sheet = new ServerStyleSheet()
    try {
      const html = renderToString(
        sheet.collectStyles(<App shell={shell} page={page} header={closedHeader} year={year} />),
      )
      const styles = sheet.getStyleTags()
      const document = writeDocument({
        head: page,
        firm: site.firm,
        html,
        styles,
        script,
        fonts: preloadedFonts,
        shellAddress,
        version,
      })
      return { html: document, styles, payload: { ...payload, version } }
    } finally {
      sheet.seal()
    }
  }
}
