import { plainText } from '../model/sourceFile.ts'
import { parentPath } from '../publish/routes.ts'
import { parseUrlList, validateRedirectTarget } from '../publish/urlList.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { slugOf } from '../text/slugOf.ts'
import { findFile, type ContentIndex, type IndexedFile } from './findFile.ts'
import type { Decision } from './plan.ts'
import { departureChanges } from './references.ts'

export interface RetireOptions {
  /** A name, a file or an address. */
  name: string
  /** Where visitors of its address go. */
  to?: string | undefined
  /** Who or what other files name instead. */
  instead?: string | undefined
}

/** Deletes a file. Its address and links to it lead elsewhere; the check then names what else has to change. */
export function planRetire(options: RetireOptions, index: ContentIndex): Decision {
  const subject = findFile(options.name, index)
  if ('error' in subject) return subject
  const { address, file, collection } = subject
  if (index.kindAt.get(address)?.isRequired)
    return { error: `The site needs a page at ${address}. Edit its fields or text instead.` }
  const pages = index.indexed.flatMap((page) => (page === subject || page.address === '' ? [] : page.address))
  const below = pages.filter((other) => other.startsWith(`${address}/`))
  if (address && below.length > 0)
    return { error: `There are pages below ${address}: ${below.join(', ')}. Move or retire them first.` }
  const { urlList } = index.tree
  const isListed = urlList && parseUrlList(urlList).lines.some((line) => line.address === address)
  const to = options.to?.trim() ?? ''
  if (to === '' && isListed) {
    const sentence = `Where should visitors of ${address} go? Type an address of this site, or one that starts with https://.`
    return { prompt: { flag: 'to', sentence, suggested: parentPath(address) ?? '/' } }
  }
  const problem = to === '' ? undefined : validateRedirectTarget(to)
  if (problem) return { error: `${problem.message} ${problem.fix}` }
  const path = to.replace(/[?#].*/, '')
  if (path.startsWith('/') && !pages.includes(path))
    return { error: `The page ${path} doesn't exist. ${didYouMean(path, pages)}`.trim() }
  const instead = options.instead === undefined ? undefined : findFile(options.instead, index)
  if (instead && 'error' in instead) return instead
  if (instead && (instead.collection !== collection || instead === subject))
    return { error: `${instead.file} can't replace ${file}. Name another file of the same folder.` }
  const addresses = new Map(to && address ? [[address, to]] : [])
  const { slug } = instead ?? subject
  const departure = { subject, slug, addresses, files: new Map([[file, undefined]]) }
  const mentions = collection.creation?.naming.field === 'name' ? linesMentioning(subject, index) : []
  const note = `The name ${subject.name} also appears in: ${mentions.join('; ')}.`
  return { changes: departureChanges(departure, index), notes: mentions.length > 0 ? [note] : [] }
}

/** The lines that have all words of a name: also in capitals, the family name first, or with an entity for an apostrophe. */
function linesMentioning({ name, file }: IndexedFile, { tree }: ContentIndex): string[] {
  const wanted = slugOf(name).split('-')
  return tree.files.flatMap(({ path, text }) => {
    const lines = path === file ? [] : plainText(text).split('\n')
    return lines.flatMap((line, at) => {
      const words = slugOf(line.replace(/&(?:#39|apos|rsquo);/g, '’')).split('-')
      return wanted.every((word) => words.includes(word)) ? `${path}, line ${at + 1}` : []
    })
  })
}
