import type { UrlEntry } from '../model/urlList.ts'
import { compareText } from '../model/diagnostic.ts'
import { urlListFile } from '../publish/urls/parseUrlList.ts'
import { sortedInsertIndex } from '../publish/urls/recordAddresses.ts'
import { plainText } from '../model/sourceFile.ts'
import type { ContentIndex } from './indexContent.ts'
import type { FileEdit } from './parseEditable.ts'
import type { TextEdit } from '../text/textEdits.ts'

/** What becomes of published addresses. */
interface UrlListChanges {
  /** Addresses at which a page stands from now on. */
  standing: readonly string[]
  /** Addresses that are given up, and where their visitors go instead. */
  redirected?: ReadonlyMap<string, string>
  /** Addresses that were never published: their lines are taken out. */
  neverPublished?: ReadonlySet<string>
  /** Where a redirect that exists leads from now on; undefined when it stays as it is. */
  retarget?: (target: string) => string | undefined
}

/**
 * The edits of the list of published addresses: every given-up address leads to its new one, redirects that led to it
 * lead on at once, and an address that has a page again leads nowhere else.
 */
export function urlListEdits(
  { tree, urlList }: ContentIndex,
  { standing, redirected = new Map(), neverPublished = new Set(), retarget }: UrlListChanges,
): FileEdit[] {
  const plain = plainText(tree.urlList?.text ?? '')
  const lines = urlList?.lines ?? []
  const typed = plain.split('\n')
  const starts = typed.map((_, index) =>
    typed.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0),
  )
  const offset = ({ line }: UrlEntry, column: number) => (starts[line - 1] ?? 0) + column - 1
  const edits = lines.flatMap((line): TextEdit[] => {
    const { address, target, column } = line
    if (neverPublished.has(address)) {
      const start = starts[line.line - 1] ?? 0
      const next = starts[line.line] ?? plain.length
      return [{ start, end: next, text: '', words: `${address} (taken out: it was never published)` }]
    }
    const end = offset(line, column) + address.length
    const to = redirected.get(address)
    const all = (replacement: string, words: string): TextEdit[] => [
      {
        start: end,
        end: target ? offset(line, target.column) + target.address.length : end,
        text: replacement,
        words,
      },
    ]
    if (to !== undefined) return target?.address === to ? [] : all(` -> ${to}`, `${address} -> ${to}`)
    if (standing.includes(address))
      return target ? all('', `${address} (a page stands there again, and the redirect is gone)`) : []
    const moved = target && retarget?.(target.address)
    return moved === undefined || moved === target?.address
      ? []
      : all(` -> ${moved}`, `${address} -> ${moved}`)
  })
  const known = new Set(lines.map(({ address }) => address))
  const fresh = [
    ...standing.map((address) => ({ address, line: address })),
    ...[...redirected].map(([address, to]) => ({ address, line: `${address} -> ${to}` })),
  ].filter(({ address }) => !known.has(address))
  const end = plain.trimEnd().length
  const insertions = fresh
    .sort((a, b) => compareText(a.address, b.address))
    .map(({ address, line }): TextEdit => {
      const at = starts[sortedInsertIndex(typed, address)]
      return at === undefined
        ? { start: end, end, text: `\n${line}`, words: `${line} (new)` }
        : { start: at, end: at, text: `${line}\n`, words: `${line} (new)` }
    })
  return [...edits, ...insertions].map((edit) => ({ file: urlListFile, ...edit }))
}

/** The addresses of a list that no commit has had yet: nobody outside can know them. */
export const unpublishedUrls = ({ tree: { committed }, urlList }: ContentIndex): ReadonlySet<string> =>
  new Set(
    committed === undefined
      ? []
      : urlList?.lines.flatMap(({ address }) => (committed.has(address) ? [] : address)),
  )
