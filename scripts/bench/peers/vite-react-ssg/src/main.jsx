import { Link, Outlet, useLoaderData } from 'react-router-dom'
import { Head, ViteReactSSG } from 'vite-react-ssg'
import links from '../shared/links.json'
import '../shared/site.css'
import { fieldsOf, slugs } from './profiles.js'

function Layout() {
  return (
    <>
      <header>
        <a href="/">Harbor Law</a>
        <nav aria-label="Pages">
          <ul>
            {links.map(({ label, address }) => (
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

const components = { a: ({ href, ...rest }) => <Link to={href} {...rest} /> }

/** The route of a page: its module is loaded when the page is. */
const profileRoute = (slug) => ({
  path: `profiles/${slug}`,
  lazy: async () => {
    const { title, lede, description, Body } = await fieldsOf(slug)
    const Component = () => (
      <article>
        <Head>
          <title>{title}</title>
          <meta name="description" content={description} />
        </Head>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <Body components={components} />
      </article>
    )
    return { Component }
  },
})

function Profiles() {
  return (
    <>
      <Head>
        <title>Profiles</title>
        <meta name="description" content="Everybody who works on these sample pages." />
      </Head>
      <h1>Profiles</h1>
      <ul className="list">
        {useLoaderData().map(({ slug, title, lede }) => (
          <li key={slug}>
            <Link to={`/profiles/${slug}`}>{title}</Link>
            <div>{lede}</div>
          </li>
        ))}
      </ul>
    </>
  )
}

const listProfiles = () =>
  Promise.all(
    slugs.map(async (slug) => {
      const { title, lede } = await fieldsOf(slug)
      return { slug, title, lede }
    }),
  )

export const createRoot = ViteReactSSG({
  routes: [
    {
      path: '/',
      element: <Layout />,
      children: [{ path: 'profiles', Component: Profiles, loader: listProfiles }, ...slugs.map(profileRoute)],
    },
  ],
})
