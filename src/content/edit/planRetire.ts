import escapeStringRegexp from 'escape-string-regexp'
import { kindOfEntry } from '../model/registry.ts'
import { parentPath } from '../publish/routes.ts'
import { validateRedirectTarget } from '../publish/urlList.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { truncate } from '../text/truncate.ts'
import { resolveEntry, type ContentIndex, type KnownFile } from './contentIndex.ts'
import {
  changedTree,
  type EditedLine,
  type NeedsInput,
  type Plan,
  type PlanError,
  type Tree,
} from './plan.ts'
import { updateAddresses, updateFiles } from './updateReferences.ts'

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
  const known = resolveEntry(options.name, index)
  if ('error' in known) return known
  const { address = '', file, collection } = known
  const error = refusal(known, index)
  if (error !== undefined) return { error }
  const to = options.to?.trim()
  if (!to && index.listed.some((listed) => listed.address === address)) {
    const sentence = `Where do visitors of ${address} go from now on? Write an address of this site, or one that starts with https://.`
    return { prompt: { flag: 'to', sentence, suggested: parentPath(address) ?? '/' } }
  }
  const wrong = to ? wrongTarget(to, known, index) : undefined
  if (wrong !== undefined) return { error: wrong, flag: 'to' }
  const instead = options.instead === undefined ? undefined : resolveEntry(options.instead, index)
  if (instead && 'error' in instead) return { ...instead, flag: 'instead' }
  if (instead && (instead.collection !== collection || instead.file === file))
    return { error: `${instead.file} can't take the place of ${file}.`, flag: 'instead' }
  const addresses = new Map(to && address !== '' ? [[address, to]] : [])
  const departure = { known, slug: instead?.slug, addresses, files: new Map<string, string>() }
  const updated = updateFiles(departure, index)
  const list = updateAddresses(index, [], departure)
  const changes = [{ kind: 'delete', path: file } as const, ...updated.changes, ...list.changes]
  return {
    changes,
    done: [...updated.done, ...list.done],
    todo: [...updated.todo, ...mentions(known.name, changedTree(index.tree, changes))],
    notes: [],
  }
}

/** The lines that still have a name. */
function mentions(name: string, { files }: Tree): EditedLine[] {
  const pattern = new RegExp(`(?<!\\p{L})${escapeStringRegexp(name)}(?!\\p{L})`, 'iu')
  return files.flatMap(({ path, text }) =>
    text.split(/\r?\n/).flatMap((line, index) => {
      const words = `names ${name}: ${truncate(line.trim(), 100)}`
      return pattern.test(line) ? [{ file: path, line: index + 1, words }] : []
    }),
  )
}

function refusal({ file, address }: KnownFile, { content, known }: ContentIndex): string | undefined {
  const { registry, entries } = content
  const isNeeded = entries.some((entry) => entry.file === file && kindOfEntry(registry, entry)?.isRequired)
  if (isNeeded) return `The site needs its page ${address ?? file}. Change its text instead.`
  const below = known.flatMap((page) => page.address ?? []).filter((other) => other.startsWith(`${address}/`))
  return below.length === 0
    ? undefined
    : `There are pages below ${address}: ${below.join(', ')}. Move or retire them first.`
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
