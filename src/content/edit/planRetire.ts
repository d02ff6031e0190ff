import { collectionOfPath, kindOfEntry } from '../model/registry.ts'
import { renumberAfterRemoval } from './numberedLists.ts'
import { resolveEntry } from './resolveEntry.ts'
import { urlListEdits } from './urlListEdits.ts'
import { findMentions } from './findMentions.ts'
import { ownNames } from './ownNames.ts'
import { pictureLeftovers } from './pictureLeftovers.ts'
import { buildChangeset, onceEach, unreadNotes, type Plan, type PlanError, type NeedsInput } from './plan.ts'
import { chooseSubstitute, transferPlaceInRow, type Substitute } from './substitute.ts'
import { redirectsForRetired, wasNeverPublished, resolveRedirect } from './retiredUrls.ts'
import { findSelfLinks, rewriteHref, rewriteLinks } from './rewriteLinks.ts'
import { removeReferences } from './removeReferences.ts'
import { shownPictures } from './findLinks.ts'
import { urlListError, type IndexedFile, type ContentIndex } from './indexContent.ts'

/** What is to leave the site. */
export interface RetireOptions {
  /** A name, a file or an address. */
  name: string
  /** Where its visitors go from now on. */
  to?: string | undefined
  /** Who or what takes its place where the place cannot be empty. */
  instead?: string | undefined
}

/**
 * Decides how a person, a role, a page or a practice area leaves the site: its file is deleted; references, links and
 * numbers are mended; its address leads elsewhere; and every line that still names it is left to a person. Pure.
 */
export function planRetire(options: RetireOptions, index: ContentIndex): Plan | PlanError | NeedsInput {
  const target = resolveEntry(options.name, index)
  if ('error' in target) return target
  const { known } = target
  const error = urlListError(index) ?? whyNot(known, index)
  if (error !== undefined) return { error }
  const destination = resolveRedirect(known, options, index)
  if ('error' in destination || 'prompt' in destination) return destination
  const { to } = destination
  const instead = chooseSubstitute(known, options.instead, index)
  if ('error' in instead || 'prompt' in instead) return instead
  return plan({ known, to, instead }, index)
}

interface Retirement {
  known: IndexedFile
  to: string | undefined
  instead: Substitute
}

function plan({ known, to, instead }: Retirement, index: ContentIndex): Plan {
  const others = index.open.filter(({ path }) => path !== known.file)
  const given = redirectsForRetired(known, to, index)
  const edits = [
    ...others.flatMap((file) => [
      ...rewriteLinks(file, { known, to }, index),
      ...removeReferences(file, known, instead.slug),
    ]),
    ...renumberAfterRemoval(known, index),
    ...transferPlaceInRow(known, instead, index),
    ...urlListEdits(index, {
      standing: [],
      redirected: given,
      neverPublished: new Set(wasNeverPublished(known, index) ? [known.address ?? ''] : []),
      retarget: (href) => rewriteHref(href, undefined, { known, to }, index),
    }),
  ]
  const deleted = [known.file, ...ownPictures(known, index)]
  const { changes, summary, byHand, after } = buildChangeset(index, { edits, deleted })
  return {
    changes,
    summary,
    todo: onceEach([
      ...byHand,
      ...findSelfLinks(after.files, edits, index),
      ...pictureLeftovers(index.content.registry, after.files, picturesOf(known, index)),
      ...findMentions(index.content.registry, namable(after.files, known, index), ownNames(known, index)),
    ]),
    notes: [
      ...[...given].map(([address, target]) => `Visitors of ${address} are led to ${target} from now on.`),
      ...unreadNotes(index, known.file),
    ],
  }
}

function whyNot(
  { file, address, collection, slug }: IndexedFile,
  { content, files }: ContentIndex,
): string | undefined {
  const { registry } = content
  const isRequired = content.entries.some(
    (entry) => entry.file === file && kindOfEntry(registry, entry)?.isRequired,
  )
  const isBase = address !== undefined && registry.collections.some(({ base }) => base === address)
  if (isRequired || isBase)
    return `The site cannot do without its page ${address ?? file}: other pages lead to it or stand below it. Change its text instead.`
  const below = files.filter(
    (other) => collection.isNested && other.collection === collection && other.slug.startsWith(`${slug}/`),
  )
  if (below.length === 0) return undefined
  const names = below.map((page) => page.address ?? page.file).join(', ')
  return `Below ${address ?? file} ${below.length === 1 ? 'stands another page' : `stand ${below.length} other pages`}: ${names}. Move or retire ${below.length === 1 ? 'it' : 'them'} first.`
}

/** The pictures that a file shows and the content folder holds. */
function picturesOf({ file }: IndexedFile, { open, tree }: ContentIndex): string[] {
  const own = open.find(({ path }) => path === file)
  const shown = own ? shownPictures(own).map(({ picture }) => picture) : []
  return [...new Set(shown)].filter((path) => tree.otherFiles.includes(path))
}

/** The pictures that only this file shows; they leave with it. */
function ownPictures(known: IndexedFile, index: ContentIndex): string[] {
  if (index.unread.length > 0) return []
  const others = index.open.filter(({ path }) => path !== known.file)
  const elsewhere = new Set(others.flatMap((file) => shownPictures(file).map(({ picture }) => picture)))
  return picturesOf(known, index).filter((path) => !elsewhere.has(path))
}

/** The files in which its name is looked for; a role’s name is a title that many bear. */
function namable(
  files: ContentIndex['tree']['files'],
  { collection }: IndexedFile,
  { content: { registry } }: ContentIndex,
): ContentIndex['tree']['files'] {
  const isTitle = collection.base === undefined && !collection.isOfPeople && !collection.isRecord
  return files.filter(({ path }) => {
    const folder = collectionOfPath(registry, path)
    return !isTitle || folder === undefined || folder.base !== undefined || folder.isRecord
  })
}
