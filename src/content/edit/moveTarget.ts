import { collections, isCollection } from '../../firm/collections.ts'
import { validateUrl } from '../publish/urls/validateUrl.ts'
import { normalizeInput, type PlanError, type ResolvedEntry } from './resolveEntry.ts'
import { slugOf } from './slugOf.ts'
import type { ContentIndex } from './indexContent.ts'

/** Where a file is to stand. */
export interface MoveTarget {
  slug: string
  /** Inside the content folder. */
  file: string
  /** Undefined for people and roles. */
  address: string | undefined
}

const kindWords: Readonly<Record<string, string>> = {
  pages: 'a page',
  'practice-areas': 'a practice area',
  legal: 'a legal page',
  attorneys: 'a person',
  jobs: 'a role',
  claims: 'a record of a claim',
}

const kindOf = (collection: string): string => kindWords[collection] ?? `a file of ${collection}/`

/**
 * What somebody means by the new name of a file: a file or an address, understood as the old one was when it may be
 * either. Refused when the name cannot be one, or the folder is one for another kind of file.
 */
export function parseMoveTarget(typed: string, { known, asAddress }: ResolvedEntry, index: ContentIndex): MoveTarget | PlanError {
  const { collection, slug: old } = known
  const { base } = collections[collection]
  const { path, slash, ending } = normalizeInput(typed, index.site)
  if (path === '')
    return { error: 'The new name is missing. Write a file or an address behind the old one.' }
  const [folder = '', ...below] = path.split('/')
  const isAddress = slash || (asAddress && !ending && folder !== 'pages')
  const isFile = !isAddress && isCollection(folder) && below.length > 0
  if (isFile && folder !== collection) {
    return {
      error: `${known.file} is ${kindOf(collection)}, and the folder ${folder} is for another kind of file, with other fields. Choose a name in ${collection}/.`,
    }
  }
  if (!isAddress && !isFile && path.includes('/') && collection !== 'pages') {
    return {
      error: `Files of ${collection}/ stand directly in that folder. Write ${collection}/${slugOf(below.at(-1) ?? '')}.`,
    }
  }
  if (isAddress && base === undefined) {
    return {
      error: `${known.name} has no address of its own. Write the new name as a file: ${collection}/${slugOf(below.at(-1) ?? path)}`,
    }
  }
  if (isAddress && base !== undefined && base !== '' && !`/${path}`.startsWith(`${base}/`)) {
    return {
      error: `The address of ${kindOf(collection)} begins with ${base}/, and "/${path}" does not. Write ${base}/${slugOf(path)}.`,
    }
  }
  const isBare = !slash && !path.includes('/')
  if (isBare && collection === 'pages' && old.includes('/')) {
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

function validateTarget(typed: string, slug: string, { collection }: ResolvedEntry['known']): MoveTarget | PlanError {
  const parts = slug.split('/')
  if (collection !== 'pages' && parts.length > 1) {
    return {
      error: `Files of ${collection}/ stand directly in that folder. Write ${collection}/${slugOf(parts.at(-1) ?? '')}.`,
    }
  }
  const sound = parts.map((part) => slugOf(part))
  if (sound.some((part, index) => part !== parts[index])) {
    const possible = sound.every((part) => part !== '') ? ` Write ${collection}/${sound.join('/')}.` : ''
    return {
      error: `"${typed}" cannot be a name: names have small letters a to z, digits and single hyphens.${possible}`,
    }
  }
  const { base } = collections[collection]
  const address = base === undefined ? undefined : `${base}/${slug}`
  const wrong = address === undefined ? undefined : validateUrl(address)
  if (wrong) return { error: `${wrong.message} Choose another name.` }
  return { slug, file: `${collection}/${slug}.mdx`, address }
}
