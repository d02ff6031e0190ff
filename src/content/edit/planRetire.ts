import type { FileChange } from './tree.ts'
import { kindOfEntry } from '../model/registry.ts'
import { validateRedirectTarget } from '../publish/urlList.ts'
import { parentPath } from '../publish/routes.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { isAmongVersions } from '../versions/legalVersions.ts'
import { findMentions } from './findMentions.ts'
import type { ContentIndex, KnownFile } from './indexContent.ts'
import type { NeedsInput, Plan, PlanError } from './plan.ts'
import { resolveEntry } from './resolveEntry.ts'
import { updateAddresses } from './updateAddresses.ts'
import { newHref, updateReferences } from './updateReferences.ts'

export interface RetireOptions {
  /** A name, a file or an address. */
  name: string
  /** Where visitors of its address go. */
  to?: string | undefined
  /** Who or what other files name instead. */
  instead?: string | undefined
}

/** Deletes a file. Its address and links to it lead elsewhere; the check then names what else has to change. */
export function planRetire(options: RetireOptions, index: ContentIndex): Plan | PlanError | NeedsInput {
  const target = resolveEntry(options.name, index)
  if ('error' in target) return target
  const { known } = target
  const error = refusal(known, index)
  if (error !== undefined) return { error }
  const to = options.to?.trim()
  const isListed = index.listed.some(({ address }) => address === known.address)
  if (!to && isListed)
    return {
      prompt: {
        flag: 'to',
        sentence: `Where do visitors of ${known.address} go from now on? Write an address of this site, or one that starts with https://.`,
        suggested: parentPath(known.address ?? '') ?? '/',
      },
    }
  const wrong = to ? wrongTarget(to, known, index) : undefined
  if (wrong !== undefined) return { error: wrong, flag: 'to' }
  const instead = options.instead === undefined ? undefined : resolveEntry(options.instead, index)
  if (instead && 'error' in instead) return { ...instead, flag: 'instead' }
  if (instead && (instead.known.collection !== known.collection || instead.known.file === known.file))
    return { error: `${instead.known.file} can't take the place of ${known.file}.`, flag: 'instead' }
  const redirects = new Map(to && known.address !== undefined ? [[known.address, to]] : [])
  const departure = {
    known,
    slug: instead?.known.slug,
    addresses: redirects,
    files: new Map<string, string>(),
  }
  const others = index.tree.files.filter(
    ({ path }) => path !== known.file && !isAmongVersions(index.content.registry, path),
  )
  const edits = others.map((source) => ({ source, ...updateReferences(source, departure, index) }))
  const list = updateAddresses(index, {
    pages: [],
    redirects,
    newTarget: (href) => newHref(href, '', departure, index),
  })
  return {
    changes: [
      { kind: 'delete', path: known.file },
      ...edits.flatMap(({ source: { path, text: before }, text }): FileChange[] =>
        text === before ? [] : [{ kind: 'write', path, text }],
      ),
      ...list.changes,
    ],
    done: [...edits.flatMap(({ done }) => done), ...list.done],
    todo: [
      ...edits.flatMap(({ todo }) => todo),
      ...findMentions(
        known,
        edits.map(({ source, text }) => ({ ...source, text })),
        index,
      ),
    ],
    notes: [],
  }
}

function refusal({ file, address, slug, collection }: KnownFile, index: ContentIndex): string | undefined {
  const { registry, entries } = index.content
  const isNeeded = entries.some((entry) => entry.file === file && kindOfEntry(registry, entry)?.isRequired)
  const below = index.known.filter(
    (page) =>
      address !== undefined &&
      page.address !== undefined &&
      page.file !== file &&
      ((page.collection === collection && page.slug.startsWith(`${slug}/`)) ||
        page.collection.base === address),
  )
  if (isNeeded) return `The site needs its page ${address ?? file}. Change its text instead.`
  return below.length === 0
    ? undefined
    : `There are pages below ${address}: ${below.map((page) => page.address).join(', ')}. Move or retire them first.`
}

function wrongTarget(to: string, { address }: KnownFile, { known }: ContentIndex): string | undefined {
  const wrong = validateRedirectTarget(to)
  if (wrong) return `${wrong.message} ${wrong.fix}`
  const path = to.replace(/[?#].*$/, '')
  const pages = known.flatMap((page) => (page.address === address ? [] : (page.address ?? [])))
  return to.startsWith('https:') || pages.includes(path)
    ? undefined
    : `There is no page ${path}. ${didYouMean(path, pages)}`.trim()
}
