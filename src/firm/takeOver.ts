import type { PagePayload, ShellFacts } from './payload.ts'
import { hydrate } from '../client/hydrate.tsx'
// As in `entryServer.tsx`: the order of styles is the order in which their components are loaded.
import { readHeaderState } from './shell/Header.tsx'
import { App, type AppState } from './App.tsx'
import { loadPage } from './loadPage.ts'

/** Hydrates the page with this site's app and templates. */
export const takeOver = (): Promise<void> =>
  hydrate<PagePayload, ShellFacts, AppState>({ App, loadPage }, (document) => ({
    header: readHeaderState(document),
    year: Number(document.querySelector('[data-year]')?.textContent),
  }))
