import type { ShellFacts } from './makePayload.ts'
// The header comes first: the order of styles is the order in which their components are loaded.
import { Header } from './shell/Header.tsx'
import { Footer } from './shell/Footer.tsx'
import { ToastProvider } from './components/Toasts.tsx'
import type { LoadedPage } from './templates.ts'

/** What the whole page is made from, on the server and in the browser alike. */
interface AppProps {
  shell: ShellFacts
  /** The page that is shown. */
  page: LoadedPage
  /** The year of the copyright line. */
  year: number
}

/** The whole site: header, the page, footer and the region for notices. */
export const App = ({ shell, page, year }: AppProps) => {
  const { firm, menu, footer, labels } = shell
  return (
    <ToastProvider clearOn={page.path} dismiss={labels.dismiss}>
      <Header name={firm.name} menu={menu} labels={labels} path={page.path} />
      <main id="main" key={page.path}>
        {page.show(shell)}
      </main>
      <Footer firm={firm} columns={footer} labels={labels} year={year} />
    </ToastProvider>
  )
}
