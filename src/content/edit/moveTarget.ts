import { collectionOf } from '../model/registry.ts'
import { validateUrl } from '../publish/urls/validateUrl.ts'
import { normalizeInput, type PlanError, type ResolvedEntry } from './resolveEntry.ts'
import { slugOf } from '../text/slugOf.ts'
import type { ContentIndex } from './indexContent.ts'

/** Where a file is to stand. */
export interface MoveTarget {
  slug: string
  /** Inside the content folder. */
  file: string
  /** Undefined for people and roles. */
  address: string | undefined
}

/**
 * What somebody means by the new name of a file: a file or an address, understood as the old one was when it may be
 * either. Refused when the name cannot be one, or the folder is one for another kind of file.
 */
export function parseMoveTarget(
  typed: string,
  { known, asAddress }: ResolvedEntry,
  index: ContentIndex,
): MoveTarget | PlanError {
  const { collection, slug: old } = known
  const { base, name: ownFolder } = collection
  const { registry } = index.content
  const { path, slash, ending } = normalizeInput(typed, index.site)
  if (path === '') return { error: 'The new name is missing. Write a file or an address behind the old one.' }
  const [folder = '', ...below] = path.split('/')
  const isAddress = slash || (asAddress && !ending && folder !== registry.pages.name)
  const isFile = !isAddress && collectionOf(registry, folder) !== undefined && below.length > 0
  if (isFile && folder !== ownFolder) {
    return {
      error: `${known.file} is ${collection.noun}, and the folder ${folder} is for another kind of file, with other fields. Choose a name in ${collection.name}/.`,
    }
  }
  if (isAddress && base === undefined) {
    return {
      error: `${known.name} has no address of its own. Write the new name as a file: ${collection.name}/${slugOf(below.at(-1) ?? path)}`,
    }
  }
  if (isAddress && base !== undefined && base !== '' && !`/${path}`.startsWith(`${base}/`)) {
    return {
      error: `The address of ${collection.noun} begins with ${base}/, and "/${path}" does not. Write ${base}/${slugOf(path)}.`,
    }
  }
  const isBare = !slash && !path.includes('/')
  if (isBare && collection.isNested && old.includes('/')) {
    const above = old.slice(0, old.lastIndexOf('/'))
    const part = slugOf(path)
    return { error: `"${typed}" may mean /${part} or /${above}/${part}. Write one of the two.` }
  }
  const slug = isFile
    ? below.join('/')
    : isAddress && base !== undefined && base !== ''
      ? `/${path}`.slice(base.length + 1)
      : path
  return validateTarget(typed, slug, known)
}

function validateTarget(
  typed: string,
  slug: string,
  { collection }: ResolvedEntry['known'],
): MoveTarget | PlanError {
  const parts = slug.split('/')
  if (!collection.isNested && parts.length > 1) {
    return {
      error: `Files of ${collection.name}/ stand directly in that folder. Write ${collection.name}/${slugOf(parts.at(-1) ?? '')}.`,
    }
  }
  const sound = parts.map((part) => slugOf(part))
  if (sound.some((part, index) => part !== parts[index])) {
    const possible = sound.every((part) => part !== '') ? ` Write ${collection.name}/${sound.join('/')}.` : ''
    return {
      error: `"${typed}" cannot be a name: names have small letters a to z, digits and single hyphens.${possible}`,
    }
  }
  const { base } = collection
  const address = base === undefined ? undefined : `${base}/${slug}`
  const wrong = address === undefined ? undefined : validateUrl(address)
  if (wrong) return { error: `${wrong.message} Choose another name.` }
  return { slug, file: `${collection.name}/${slug}.mdx`, address }
}
