import { renderToStaticMarkup } from 'react-dom/server'
import type { PagePayload, ShellFacts } from './payload.ts'
import { pageRenderer } from '../render/pageRenderer.tsx'
import { bodyComponents } from './bodyComponents.tsx'
import type { ServerEntry } from '../vite/serverEntry.ts'
// The header comes first: the order of styles is the order in which their components are loaded.
import { closedHeader } from './shell/Header.tsx'
import { menuPlace } from './shell/menuPlace.ts'
import { App, type AppState } from './App.tsx'
import { loadPage } from './loadPage.ts'
import { preloadedFonts } from './theme/fontFaces.ts'
import { GlobalStyle } from './theme/GlobalStyle.ts'

/** What the site's plugin renders pages with. */
const entry: ServerEntry<PagePayload, ShellFacts> = {
  renderBody: (Body, site, file) => renderToStaticMarkup(<Body components={bodyComponents(site, file)} />),
  pageRenderer: pageRenderer<PagePayload, ShellFacts, AppState>({
    App,
    loadPage,
    GlobalStyle,
    stateOf: ({ year }) => ({ header: closedHeader, year }),
    shellKey: ({ menu }, { path }) => menuPlace(menu, path),
    fonts: preloadedFonts,
  }),
}
export default entry
