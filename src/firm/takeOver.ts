import type { PagePayload, ShellFacts } from './payload.ts'
import { hydrate } from '../client/hydrate.tsx'
// In the order of `entryServer.tsx`: styles stand in the order in which their components are loaded.
import { readHeaderState } from './shell/Header.tsx'
import { App, type AppState } from './App.tsx'
import { loadPage } from './loadPage.ts'

/** Makes the page React's, with this site's app and templates. */
export const takeOver = (): Promise<void> =>
  hydrate<PagePayload, ShellFacts, AppState>({ App, loadPage }, (document) => ({
    header: readHeaderState(document),
    year: Number(document.querySelector('[data-year]')?.textContent),
  }))
