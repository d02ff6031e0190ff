import { isSoundSlug, soundSlug } from '../parse/filePaths.ts'
import { validateUrl } from '../publish/urlList.ts'
import { capitalize } from '../text/capitalize.ts'
import { pastVersions, versionedEntries } from '../versions/legalVersions.ts'
import { findFile, normalizeInput, pathsOf, type ContentIndex, type KnownFile } from './findFile.ts'
import type { Plan, PlanError } from './plan.ts'
import { departureChanges } from './references.ts'

/**
 * Gives a file another name or address. The pages below it move along, links and references follow, and the old
 * addresses lead to the new ones.
 */
export function planMove(typed: { old: string; new: string }, index: ContentIndex): Plan | PlanError {
  const known = findFile(typed.old, index)
  if ('error' in known) return known
  const slug = newSlug(typed.new, known, index)
  if (typeof slug !== 'string') return slug
  const error = refusal(known, slug, index)
  if (error !== undefined) return { error }
  const { name, base, isNested } = known.collection
  const [from, to] = [`${name}/${known.slug}`, `${name}/${slug}`]
  const moving = pathsOf(index).filter(
    (path) => path === known.file || (isNested && path.startsWith(`${from}/`)),
  )
  const files = new Map(moving.map((path) => [path, to + path.slice(from.length)]))
  const addresses = new Map(
    index.known.flatMap(({ file, slug: old, address }) => {
      const moved = files.get(file)
      // The home page and the page for missing addresses have fixed addresses.
      return moved !== undefined && base !== undefined && address === `${base}/${old}`
        ? [[address, `${base}/${moved.slice(name.length + 1, -4)}`]]
        : []
    }),
  )
  return { changes: departureChanges({ known, slug, addresses, files }, index), notes: [] }
}

/** The new slug, from an address, a file, or a bare name. */
function newSlug(
  typed: string,
  { collection, slug: old }: KnownFile,
  index: ContentIndex,
): string | PlanError {
  const { name, base, noun, isNested } = collection
  const { path, isAddress } = normalizeInput(typed, index)
  const [whole, root] = isAddress ? [`/${path}`, base] : [path, name]
  const isInside = root !== undefined && whole.startsWith(`${root}/`)
  const slug = isInside ? whole.slice(root.length + 1) : path
  if (slug === '' || whole === root) return { error: `NEW needs a name after ${name}/.` }
  if ((isInside || !isAddress) && isSoundSlug(slug, collection)) return slug
  const isOutside = !isInside && (isAddress || (!isNested && slug.includes('/')))
  const sound = soundSlug(isOutside ? slug.replace(/^.*\//, '') : slug, collection)
  const example = sound !== old && isSoundSlug(sound, collection) ? ` Write ${name}/${sound}.` : ''
  if (isOutside) return { error: `${capitalize(noun)} stays in ${name}/.${example}` }
  const rule = 'Use lower-case letters, digits and single hyphens.'
  return { error: `"${slug}" can't be the new name of ${noun}.${example} ${rule}` }
}

function refusal({ collection, address, name, slug: old }: KnownFile, slug: string, index: ContentIndex) {
  const { content } = index
  const { base, isNested, versions } = collection
  if (content.registry.collections.some((other) => other.base && other.base === address))
    return `Other pages' addresses start with ${address}. To rename this page, change its fields.`
  if (index.kindAt.get(address ?? '')?.address)
    return `The site needs its page ${address}. Change its text instead.`
  const page = versions && versionedEntries(content).find((entry) => entry.slug === old)
  if (page && pastVersions(page, content.versions).length > 0)
    return `${name} has earlier versions at addresses below ${address}, so its address stays. To rename it, change its fields.`
  const path = `${collection.name}/${slug}`
  const taken = pathsOf(index).find(
    (one) => one.toLowerCase() === `${path}.mdx` || (isNested && one.startsWith(`${path}/`)),
  )
  if (taken !== undefined) return `There is ${taken} already. Choose another name, or move it first.`
  if (base === undefined) return undefined
  const next = `${base}/${slug}`
  const other = index.known.find((one) => one.address === next)
  return other ? `${other.file} has the address ${next} already.` : validateUrl(next)?.message
}
