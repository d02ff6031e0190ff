import type { ShellFacts } from './payload.ts'
import { useState } from 'react'
import { Footer } from './shell/Footer.tsx'
import { Header, type HeaderState } from './shell/Header.tsx'
import { SkipLink } from './shell/SkipLink.tsx'
import { ToastProvider } from './components/Toasts.tsx'
import type { LoadedPage } from './loadPage.ts'

/** What the app is given besides the payload and the shell. */
export interface AppState {
  /** The menus as the visitor left them before React took the page over. */
  header: HeaderState
  /** The year of the copyright line as it stands on the page. */
  year: number
}

/** What the whole page is made from, on the server and in the browser alike. */
interface AppProps extends AppState {
  shell: ShellFacts
  /** The page that is shown. */
  page: LoadedPage
}

/** The whole site: header, the page, footer and the region for notices. */
export function App({ shell, page, header, year }: AppProps) {
  const [initialHeader] = useState(header)
  return (
    <ToastProvider clearOn={page.path} dismiss={shell.labels.dismiss}>
      <SkipLink label={shell.labels.skipLink} />
      <Header
        firm={shell.firm}
        menu={shell.menu}
        labels={shell.labels}
        path={page.path}
        initial={initialHeader}
      />
      <main id="main" key={page.path}>
        {page.show(shell)}
      </main>
      <Footer firm={shell.firm} columns={shell.footer} labels={shell.labels} year={year} />
    </ToastProvider>
  )
}
