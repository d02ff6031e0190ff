import { Suspense, use, useState, ViewTransition } from 'react'
import { useLocation } from 'react-router-dom'
import { Footer } from '../components/Footer.tsx'
import { Header, type HeaderState } from '../components/Header.tsx'
import { SkipLink } from '../components/SkipLink.tsx'
import { ToastProvider } from '../components/Toasts.tsx'
import type { ShellFacts } from '../site/facts/types.ts'
import { GlobalStyle } from '../theme/GlobalStyle.ts'
import { canonicalPath } from '../site/addresses.ts'
import type { LoadedPage } from './loadedPage.ts'
import { useArrival } from './useArrival.ts'

/** What the whole page is made from, on the server and in the browser alike. */
export interface AppProps {
  shell: ShellFacts
  /** The page at a path; its promise never fails, since what cannot be loaded ends in an ordinary page load. */
  pageAt: (path: string) => Promise<LoadedPage>
  /** The menus as the visitor left them before React took the page over. */
  header: HeaderState
  /** The year of the copyright line as it stands on the page. */
  year: number
}

/** The whole site: header, the page, footer and the region for notices. */
export function App(props: AppProps) {
  return (
    <>
      <GlobalStyle />
      <Suspense>
        <Page {...props} />
      </Suspense>
    </>
  )
}

function Page({ shell, pageAt, header, year }: AppProps) {
  const path = canonicalPath(useLocation().pathname)
  const page = use(pageAt(path))
  const [initialHeader] = useState(header)
  useArrival(page)
  return (
    <ToastProvider clearOn={path}>
      <SkipLink />
      <Header firm={shell.firm} menu={shell.menu} path={path} initial={initialHeader} />
      <ViewTransition>
        <main id="main" key={page.path}>
          {page.show(shell.firm)}
        </main>
      </ViewTransition>
      <Footer firm={shell.firm} columns={shell.footer} year={year} />
    </ToastProvider>
  )
}
