import { createElement } from 'react'
import { hydrate } from '../client/hydrate.tsx'
import { App } from './App.tsx'
import { loadPage, type LoadedPage } from './templates.ts'
import type { ShellFacts } from './makePayload.ts'
import type { PagePayload } from './pages.ts'

export const hydratePage = (): Promise<void> =>
  hydrate<PagePayload, LoadedPage, ShellFacts>({
    loadPage,
    renderer: () => {
      const year = Number(document.querySelector('[data-year]')?.textContent)
      return (shell, page) => createElement(App, { shell, page, year })
    },
  })
