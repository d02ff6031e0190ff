import { urlListFile, parseUrlList } from '../content/publish/urlList.ts'
import { decodeSource } from '../content/model/sourceFile.ts'
import { runGit } from './git.ts'

/**
 * The addresses in the list of the last commit: those that may have been published.
 * @param folder the content folder, absolute
 * @returns undefined when there is no such list, so that nobody can tell
 */
export function committedAddresses(folder: string): ReadonlySet<string> | undefined {
  const shown = runGit(folder, ['show', `HEAD:./${urlListFile}`])
  if (!shown.ok) return undefined
  return new Set(parseUrlList(decodeSource(urlListFile, shown.output)).lines.map(({ address }) => address))
}
