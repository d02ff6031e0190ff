import { useState, ViewTransition } from 'react'
import { Footer } from '../firm/components/Footer.tsx'
import { Header, type HeaderState } from '../firm/components/Header.tsx'
import { SkipLink } from '../firm/components/SkipLink.tsx'
import { ToastProvider } from '../firm/components/Toasts.tsx'
import type { ShellFacts } from '../firm/data/types.ts'
import { GlobalStyle } from '../firm/theme/GlobalStyle.ts'
import type { LoadedPage } from './loadedPage.ts'

/** What the whole page is made from, on the server and in the browser alike. */
export interface AppProps {
  shell: ShellFacts
  /** The page that is shown. */
  page: LoadedPage
  /** The menus as the visitor left them before React took the page over. */
  header: HeaderState
  /** The year of the copyright line as it stands on the page. */
  year: number
}

/** The whole site: header, the page, footer and the region for notices. */
export function App({ shell, page, header, year }: AppProps) {
  const [initialHeader] = useState(header)
  return (
    <>
      <GlobalStyle $site={shell.firm.site} />
      <ToastProvider clearOn={page.path}>
        <SkipLink />
        <Header firm={shell.firm} menu={shell.menu} path={page.path} initial={initialHeader} />
        <ViewTransition>
          <main id="main" key={page.path}>
            {page.show(shell.firm)}
          </main>
        </ViewTransition>
        <Footer firm={shell.firm} columns={shell.footer} year={year} />
      </ToastProvider>
    </>
  )
}
