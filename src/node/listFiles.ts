import { existsSync, readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { compareText } from '../content/model.ts'

/** Files that operating systems create by themselves. */
const systemFiles: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', 'lost+found'])

const isOwn = (entry: Dirent): boolean =>
  !entry.name.startsWith('.') && !systemFiles.has(entry.name) && (entry.isFile() || entry.isDirectory())

/**
 * All files below a folder as sorted paths with `/`, without dot files, links and system files. Empty if the folder doesn't
 * exist.
 */
export const listFiles = (folder: string): string[] => (existsSync(folder) ? walk(folder, isOwn) : [])

/** All files below a folder as sorted paths with `/`, including dot files and links, without system files. */
export const listAllFiles = (folder: string): string[] => walk(folder, ({ name }) => !systemFiles.has(name))

/**
 * `readdirSync` with `recursive` takes twice as long, and follows links in some versions of Node.
 * @param isIncluded whether a file is listed or a folder entered
 */
function walk(folder: string, isIncluded: (entry: Dirent) => boolean): string[] {
  const list = (below: string): string[] =>
    readdirSync(join(folder, below), { withFileTypes: true })
      .filter(isIncluded)
      .flatMap((entry) => (entry.isDirectory() ? list(`${below}${entry.name}/`) : `${below}${entry.name}`))
  return list('').sort(compareText)
}
