import { use } from 'react'
import { Link } from 'react-router'
import { fieldsOf, loadProfile } from '../profiles.js'

export const loader = async ({ params: { slug } }) => ({ slug, ...(await fieldsOf(slug)) })

export const meta = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
]

/** Links in bodies are followed by the router, and prefetched when the pointer is above them. */
const components = { a: ({ href, ...rest }) => <Link to={href} prefetch="intent" {...rest} /> }

export default function Profile({ loaderData: { slug, title, lede } }) {
  const { default: Body } = use(loadProfile(slug))
  return (
    <article>
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      <Body components={components} />
    </article>
  )
}
