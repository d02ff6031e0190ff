import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import siteLinks from '../shared/links.json'
import styles from '../shared/site.css?url'

export const links = () => [{ rel: 'stylesheet', href: styles }]

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <header>
        <a href="/">Harbor Law</a>
        <nav aria-label="Pages">
          <ul>
            {siteLinks.map(({ label, address }) => (
              <li key={address}>
                <a href={address}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
      <footer>
        <p>Attorney advertising.</p>
        <a href="/contact">Contact</a>
        <a href="/privacy">Privacy</a>
      </footer>
    </>
  )
}
