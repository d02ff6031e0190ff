import type { MDXContent } from 'mdx/types.js'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../../content/model.ts'
import type { ShellFacts } from '../shell/shellFacts.ts'
import type { PagePayload } from '../pages/kinds.ts'
import { pageRenderer } from '../../render/pageRenderer.tsx'
import { structuredData } from '../files/structuredData.ts'
import { bodyComponents } from './tags.tsx'
import { App } from './App.tsx'
import { loadPage } from '../pages/templates.ts'
import { GlobalStyle, preloadedFonts } from '../shell/GlobalStyle.ts'

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
