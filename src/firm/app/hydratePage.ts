import { createElement } from 'react'
import { hydrate } from '../../client/hydrate.tsx'
import { App } from './App.tsx'
import { loadPage, type LoadedPage } from '../pages/templates.ts'
import type { ShellFacts } from '../shell/shellFacts.ts'
import type { PagePayload } from '../pages/kinds.ts'

export const hydratePage = (): Promise<void> =>
  hydrate<PagePayload, LoadedPage, ShellFacts>(loadPage, () => {
    const year = Number(document.querySelector('[data-year]')?.textContent)
    return (shell, page) => createElement(App, { shell, page, year })
  })
