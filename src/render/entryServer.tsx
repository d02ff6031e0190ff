import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { closedHeader } from '../firm/components/Header.tsx'
import { shellFacts } from '../firm/data/makePayload.ts'
import type { Site } from '../content/buildSite.ts'
import type { PagePayload } from '../firm/data/types.ts'
import { preloadedFonts } from '../firm/theme/fontFaces.ts'
import type { Publication, RenderedPage, ServerEntry } from '../vite/serverEntry.ts'
import { App } from '../client/App.tsx'
import { writeDocument } from './document.ts'
import { loadTemplate } from '../client/loadedPage.ts'

export { renderBody } from './renderBody.tsx'

/** The data of header and footer, as it is published. */
export const renderShell: ServerEntry['renderShell'] = (site) => JSON.stringify(shellFacts(site))

/** Renders pages of one site. */
export function pageRenderer(
  site: Site,
  { script, shellAddress, version, year }: Publication,
): (payload: PagePayload) => Promise<RenderedPage> {
  const shell = shellFacts(site)
  return async (payload) => {
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
