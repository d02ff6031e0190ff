import { isSoundSlug, soundSlug } from '../parse/filePaths.ts'
import { validateUrl } from '../publish/urlList.ts'
import { pastVersions, versionedEntries } from '../versions/legalVersions.ts'
import { normalizeInput, pathsOf, resolveEntry, type ContentIndex, type KnownFile } from './contentIndex.ts'
import type { Plan, PlanError } from './plan.ts'
import { updateAddresses, updateFiles } from './updateReferences.ts'

/**
 * Gives a file another name or address. The pages below it move along, links and references follow, and the old
 * addresses lead to the new ones.
 */
export function planMove(typed: { old: string; new: string }, index: ContentIndex): Plan | PlanError {
  const known = resolveEntry(typed.old, index)
  if ('error' in known) return known
  const slug = newSlug(typed.new, known, index)
  if (typeof slug !== 'string') return slug
  const { name, base, isNested } = known.collection
  const error = refusal(known, slug, index)
  if (error !== undefined) return { error }
  const [from, to] = [`${name}/${known.slug}`, `${name}/${slug}`]
  const below = isNested ? pathsOf(index).filter((path) => path.startsWith(`${from}/`)) : []
  const files = new Map([known.file, ...below].map((path) => [path, to + path.slice(from.length)]))
  const addresses = new Map(
    index.known.flatMap(({ file, slug: old, address }) => {
      const moved = files.get(file)
      // The home page and the page for missing addresses have fixed addresses.
      return moved !== undefined && base !== undefined && address === `${base}/${old}`
        ? [[address, `${base}/${moved.slice(name.length + 1, -4)}`]]
        : []
    }),
  )
  const departure = { known, slug, addresses, files }
  const updated = updateFiles(departure, index)
  const listed = index.listed.flatMap(({ address }) => addresses.get(address) ?? [])
  const list = updateAddresses(index, listed, departure)
  return {
    changes: [...updated.changes, ...list.changes],
    done: [...updated.done, ...list.done],
    todo: updated.todo,
    notes: [],
  }
}

/** The new slug, from an address, a file, or a bare name. */
function newSlug(
  typed: string,
  { collection, slug: old }: KnownFile,
  { site }: ContentIndex,
): string | PlanError {
  const { name, base, isNested, noun } = collection
  const { path, isAddress } = normalizeInput(typed, site)
  const slug = path.startsWith(`${name}/`)
    ? path.slice(name.length + 1)
    : isAddress && base !== undefined && `/${path}`.startsWith(`${base}/`)
      ? `/${path}`.slice(base.length + 1)
      : path
  const sound = soundSlug(slug, collection)
  if (isAddress && base === undefined)
    return { error: `${noun} has no address of its own. Write a file: ${name}/${sound}` }
  if (isAddress && slug === path && base !== '')
    return { error: `The address of ${noun} starts with ${base}/. Write ${base}/${sound}.` }
  if (isNested && !isAddress && !path.includes('/') && old.includes('/')) {
    const above = old.slice(0, old.lastIndexOf('/'))
    return { error: `"${typed}" could be /${sound} or /${above}/${sound}. Write which one.` }
  }
  if (isSoundSlug(slug, collection)) return slug
  const example = isSoundSlug(sound, collection) ? ` Write ${name}/${sound}.` : ''
  return {
    error: `"${typed}" can't be a file name: use lower-case letters, digits and single hyphens.${example}`,
  }
}

function refusal(known: KnownFile, slug: string, index: ContentIndex): string | undefined {
  const { collection, address } = known
  const { content } = index
  const file = `${collection.name}/${slug}.mdx`
  if (known.file === file) return `${file} has that name already.`
  if (content.registry.collections.some(({ base }) => base && base === address))
    return `Other pages' addresses start with ${address}. To rename this page, change its fields.`
  const page = collection.versions && versionedEntries(content).find((entry) => entry.slug === known.slug)
  if (page && pastVersions(page, content.versions).length > 0)
    return `${known.name} has earlier versions at addresses below ${address}, so its address stays. To rename it, change its fields.`
  if (slug.startsWith(`${known.slug}/`)) return `${known.file} can't be below itself. Choose another name.`
  const folder = file.replace(/\.mdx$/, '/')
  const taken = pathsOf(index).find(
    (path) => path.toLowerCase() === file || (collection.isNested && path.startsWith(folder)),
  )
  if (taken !== undefined) return `There is ${taken} already. Choose another name, or move it first.`
  if (collection.base === undefined) return undefined
  const next = `${collection.base}/${slug}`
  const other = index.known.find((one) => one.address === next && one !== known)
  return other ? `${other.file} has the address ${next} already.` : validateUrl(next)?.message
}
