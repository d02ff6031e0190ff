import type { FileChange } from './tree.ts'
import { isAmongVersions, pastVersions, versionedEntries } from '../versions/legalVersions.ts'
import { isSoundSlug } from '../parse/filePaths.ts'
import { collectionOf } from '../model/registry.ts'
import { slugOf } from '../text/slugOf.ts'
import { validateUrl } from '../publish/urlList.ts'
import { pathsOf, type ContentIndex, type KnownFile } from './indexContent.ts'
import type { Plan, PlanError } from './plan.ts'
import { normalizeInput, resolveEntry, type ResolvedEntry } from './resolveEntry.ts'
import { updateAddresses } from './updateAddresses.ts'
import { newHref, updateReferences, type Departure } from './updateReferences.ts'

/**
 * Gives a file another name or address. The pages below it move along, links and references follow, and the old
 * addresses lead to the new ones.
 */
export function planMove(typed: { old: string; new: string }, index: ContentIndex): Plan | PlanError {
  const target = resolveEntry(typed.old, index)
  if ('error' in target) return target
  const slug = newSlug(typed.new, target, index)
  if (typeof slug !== 'string') return slug
  const { known } = target
  const file = `${known.collection.name}/${slug}.mdx`
  const error = refusal(known, slug, file, index)
  if (error !== undefined) return { error }
  const departure = departureTo(known, slug, index)
  const edits = index.tree.files
    .filter(({ path }) => !isAmongVersions(index.content.registry, path))
    .map((source) => ({ source, ...updateReferences(source, departure, index) }))
  const listed = new Set(index.listed.map(({ address }) => address))
  const redirects = new Map([...departure.addresses].filter(([from]) => listed.has(from)))
  const list = updateAddresses(index, {
    pages: [...redirects.values()],
    redirects,
    newTarget: (href) => newHref(href, '', departure, index),
  })
  return {
    changes: [
      ...edits.flatMap(({ source: { path, text: before }, text }): FileChange[] => {
        const to = departure.files.get(path)
        if (to !== undefined) return [{ kind: 'rename', path, to, ...(text !== before && { text }) }]
        return text === before ? [] : [{ kind: 'write', path, text }]
      }),
      ...index.tree.otherFiles.flatMap((path): FileChange[] => {
        const to = departure.files.get(path)
        return to === undefined ? [] : [{ kind: 'rename', path, to }]
      }),
      ...list.changes,
    ],
    done: [...edits.flatMap(({ done }) => done), ...list.done],
    todo: edits.flatMap(({ todo }) => todo),
    notes: [],
  }
}

/** The new slug. A bare name stays in the folder of the old one. */
function newSlug(
  typed: string,
  { known: { collection, slug: old }, asAddress }: ResolvedEntry,
  { site, content: { registry } }: ContentIndex,
): string | PlanError {
  const { name, base, isNested } = collection
  const { path, slash, ending } = normalizeInput(typed, site)
  const [folder = ''] = path.split('/')
  const isFile = !slash && (ending || path.startsWith(`${name}/`))
  if (
    !slash &&
    path.includes('/') &&
    folder !== name &&
    (isFile || !asAddress) &&
    collectionOf(registry, folder)
  )
    return { error: `The folder ${folder} has another kind of file. Choose a name in ${name}/.` }
  if (slash && base === undefined)
    return { error: `${collection.noun} has no address of its own. Write a file: ${name}/${slugOf(path)}` }
  if (slash && !`/${path}`.startsWith(`${base}/`))
    return { error: `The address of ${collection.noun} starts with ${base}/. Write ${base}/${slugOf(path)}.` }
  if (!slash && !path.includes('/') && isNested && old.includes('/')) {
    const above = old.slice(0, old.lastIndexOf('/'))
    return { error: `"${typed}" could be /${slugOf(path)} or /${above}/${slugOf(path)}. Write which one.` }
  }
  const slug = path.startsWith(`${name}/`)
    ? path.slice(name.length + 1)
    : slash
      ? `/${path}`.slice((base?.length ?? 0) + 1)
      : path
  if (isSoundSlug(slug, collection)) return slug
  const sound = slug
    .split('/')
    .map(slugOf)
    .join(isNested ? '/' : '-')
  const example = isSoundSlug(sound, collection) ? ` Write ${name}/${sound}.` : ''
  return {
    error: `"${typed}" can't be a file name: use lower-case letters, digits and single hyphens.${example}`,
  }
}

function refusal(known: KnownFile, slug: string, file: string, index: ContentIndex): string | undefined {
  const { collection, address } = known
  const { content } = index
  if (known.file === file) return `${file} has that name already.`
  const isBase = content.registry.collections.some(({ base }) => base && base === address)
  if (isBase) return `Other pages' addresses start with ${address}. To rename this page, change its fields.`
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

function departureTo(known: KnownFile, slug: string, index: ContentIndex): Departure {
  const { name, base, isNested } = known.collection
  const [from, to] = [`${name}/${known.slug}`, `${name}/${slug}`]
  const files = new Map([[known.file, `${to}.mdx`]])
  if (isNested)
    for (const path of pathsOf(index))
      if (path.startsWith(`${from}/`)) files.set(path, to + path.slice(from.length))
  const addresses = new Map(
    index.known.flatMap((page) => {
      const moved = files.get(page.file)
      // The home page and the page for missing addresses have fixed addresses.
      const isFree = base !== undefined && page.address === `${base}/${page.slug}`
      return moved !== undefined && isFree && page.address !== undefined
        ? [[page.address, `${base}/${moved.slice(name.length + 1, -4)}`] as const]
        : []
    }),
  )
  return { known, slug, addresses, files }
}
