import type { ShellFacts } from '../shell/shellFacts.ts'
// Import the header first: styles have the order in which components are loaded.
import { Header } from '../shell/Header.tsx'
import { Footer } from '../shell/Footer.tsx'
import { Letterhead } from '../components/Letterhead.tsx'
import { ToastProvider } from '../components/Toasts.tsx'
import type { LoadedPage } from '../pages/templates.ts'

export const App = ({ shell, page, year }: { shell: ShellFacts; page: LoadedPage; year: number }) => (
  <ToastProvider clearOn={page.path} dismiss={shell.labels.shell.dismiss}>
    <Header shell={shell} path={page.path} />
    <Letterhead firm={shell.firm} path={page.path} />
    <Banner shell={shell} />
    <main id="main" key={page.path}>
      {page.show(shell)}
    </main>
    <Footer shell={shell} year={year} />
  </ToastProvider>
)

/** An announcement, which comes before the page for screen readers. `bannerStyle.ts` shows it along the window's lower edge. */
const Banner = ({ shell: { firm, labels } }: { shell: ShellFacts }) =>
  firm.banner && (
    <section lang="en" aria-label={labels.shell.banner} data-banner={firm.banner.expiresOn} data-screen>
      <p>{firm.banner.link ? <a href={firm.banner.link}>{firm.banner.text}</a> : firm.banner.text}</p>
      <button type="button">{labels.shell.dismiss}</button>
    </section>
  )
