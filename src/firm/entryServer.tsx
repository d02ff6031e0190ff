import type { MDXContent } from 'mdx/types.js'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../content/model/site.ts'
import type { ShellFacts } from './makePayload.ts'
import type { PagePayload } from './pages.ts'
import { pageRenderer } from '../render/pageRenderer.tsx'
import { structuredData } from './structuredData.ts'
import { bodyComponents } from './tags.tsx'
import { App } from './App.tsx'
import { loadPage } from './templates.ts'
import { GlobalStyle, preloadedFonts } from './theme/GlobalStyle.ts'

const entry = {
  /** Renders a compiled body to static HTML. @param file its path in the content folder */
  renderBody: (Body: MDXContent, site: Site, file: string): string =>
    renderToStaticMarkup(<Body components={bodyComponents(site, file)} />),
  pageRenderer: pageRenderer<PagePayload, ShellFacts>({
    App,
    loadPage,
    dataOf: (payload, { firm }) => structuredData(payload, firm),
    GlobalStyle,
    fonts: preloadedFonts,
  }),
}
export default entry
