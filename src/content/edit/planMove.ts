import { isValidSlug, toValidSlug } from '../parse/filePaths.ts'
import { pastVersions, versionedEntries } from '../versions/legalVersions.ts'
import { addressOf, findFile, normalizeInput, pathsOf, pathConflict } from './findFile.ts'
import type { ContentIndex, IndexedFile } from './findFile.ts'
import type { Plan, PlanError } from './plan.ts'
import { departureChanges } from './references.ts'

/** Renames a file, and moves the pages below it. Links and references follow, and the old addresses lead to the new ones. */
export function planMove(typed: { old: string; new: string }, index: ContentIndex): Plan | PlanError {
  const subject = findFile(typed.old, index)
  if ('error' in subject) return subject
  const { collection, file, slug: old } = subject
  const { name: folder, base, noun, isNested } = collection
  const path = normalizeInput(typed.new, index)
  const root = path.startsWith('/') ? base : folder
  const slug = root !== undefined && `${path}/`.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
  if (!isValidSlug(slug, collection)) {
    const validSlug = toValidSlug(collection.isNested ? slug : slug.replace(/^.*\//, ''), collection)
    const example = isValidSlug(validSlug, collection) ? validSlug : 'another-name'
    return { error: `"${typed.new}" can't be the new name of ${noun}. Write ${folder}/${example}.` }
  }
  const from = `${folder}/${old}`
  const isMoving = (one: string) => one === file || (isNested && one.startsWith(`${from}/`))
  const moving = pathsOf(index).filter(isMoving)
  const files = new Map(moving.map((one) => [one, `${folder}/${slug}${one.slice(from.length)}`]))
  const targets = [...files.values()]
  const error =
    fixedAddressReason(subject, index) ??
    targets.flatMap((to) => pathConflict(to, collection, index) ?? [])[0]
  if (error !== undefined) return { error }
  const addresses = new Map(
    ['', collection.fileEnding ?? ''].flatMap((ending) =>
      [...files].map(([a, b]) => [addressOf(collection, a) + ending, addressOf(collection, b) + ending]),
    ),
  )
  return { changes: departureChanges({ subject, slug, addresses, files }, index), notes: [] }
}

/** Why a page has to stay at its address; undefined when it can move. */
function fixedAddressReason(file: IndexedFile, { content, kindAt }: ContentIndex): string | undefined {
  const { collection, address, name, slug } = file
  const isBase = content.registry.collections.some(({ base }) => base !== '' && base === address)
  if (isBase || kindAt.get(address)?.address)
    return `The site needs a page at ${address}. Edit its fields or text instead.`
  const page = collection.versions && versionedEntries(content).find((entry) => entry.slug === slug)
  return page && pastVersions(page, content.versions).length > 0
    ? `${name} has earlier versions below ${address}, so its address can't change. Change its title instead.`
    : undefined
}
