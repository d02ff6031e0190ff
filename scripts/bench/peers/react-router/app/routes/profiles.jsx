import { Link } from 'react-router'
import { fieldsOf, slugs } from '../profiles.js'

export const loader = () => Promise.all(slugs.map(async (slug) => ({ slug, ...(await fieldsOf(slug)) })))

export const meta = () => [
  { title: 'Profiles' },
  { name: 'description', content: 'Everybody who works on these sample pages.' },
]

export default function Profiles({ loaderData }) {
  return (
    <>
      <h1>Profiles</h1>
      <ul className="list">
        {loaderData.map(({ slug, title, lede }) => (
          <li key={slug}>
            <Link to={`/profiles/${slug}`}>{title}</Link>
            <div>{lede}</div>
          </li>
        ))}
      </ul>
    </>
  )
}
