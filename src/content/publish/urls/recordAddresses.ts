import { compareText } from '../../model/diagnostic.ts'
import { plainText, type SourceFile } from '../../model/sourceFile.ts'
import { parseUrlList } from './parseUrlList.ts'

/** What a new list begins with. */
export const urlListHeading = `# Every address that the site has ever had, one a line.
# When a page is gone, its line says where its visitors go instead: /old -> /new
# "npm run check -- --fix" adds new addresses. Nothing is ever removed.
`

/**
 * The text of the list with further addresses, each at its place in the alphabet. What stands in the list stays, notes
 * and all, unless it is named as early.
 * @param urlList the list as it is, or undefined when there is none
 * @param addresses those that it must have; those that it has already are left out
 * @param early the lines, from 1, of addresses that were never published, which leave it again
 */
export function recordAddresses(
  urlList: SourceFile | undefined,
  addresses: readonly string[],
  early: readonly number[] = [],
): { text: string; added: string[]; removed: string[] } {
  const known = new Set(urlList ? parseUrlList(urlList).lines.map(({ address }) => address) : [])
  const added = [...new Set(addresses)].filter((address) => !known.has(address)).sort(compareText)
  const typed = plainText(urlList?.text ?? '').split('\n')
  const isEarly = (_: string, index: number) => early.includes(index + 1)
  const before = typed
    .filter((line, index) => !isEarly(line, index))
    .join('\n')
    .trimEnd()
  const lines = (before === '' ? urlListHeading.trimEnd() : before).split('\n')
  for (const address of added) {
    const next = sortedInsertIndex(lines, address)
    lines.splice(next === -1 ? lines.length : next, 0, address)
  }
  return { text: `${lines.join('\n')}\n`, added, removed: typed.filter(isEarly).map(addressOf) }
}

/** The first line before which an address belongs, or -1 when it belongs at the end. */
export const sortedInsertIndex = (lines: readonly string[], address: string): number =>
  lines.findIndex((line) => line.startsWith('/') && compareText(addressOf(line), address) > 0)

const addressOf = (line: string): string => line.split(/\s|->/)[0] ?? ''
