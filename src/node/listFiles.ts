import { existsSync, readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { compareText } from '../content/model/diagnostic.ts'

/**
 * Every file below `folder` as a path with `/`, sorted; none when there is no such folder. What begins with a dot, and
 * all below it, is left out; so are links.
 */
export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? walk(folder, (entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()))
    : []

/** Files that systems put into folders that are looked at, and into new disks; nobody has written them. */
const systemFiles: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', 'lost+found'])

/**
 * Every file below a folder as a path with `/`, sorted: those with a dot at the beginning too, and whatever is no
 * folder, such as links. What systems put there by themselves is left out.
 */
export const listEveryFile = (folder: string): string[] => walk(folder, ({ name }) => !systemFiles.has(name))

/**
 * What stands below a folder and is no folder, as paths with `/`, sorted. (With `recursive`, `readdirSync` asks the system
 * about each file, which takes twice as long, and follows links into other folders on some versions of Node only.)
 * @param takes whether a file is listed, and a folder looked into
 */
function walk(folder: string, takes: (entry: Dirent) => boolean): string[] {
  const list = (below: string): string[] =>
    readdirSync(join(folder, below), { withFileTypes: true })
      .filter(takes)
      .flatMap((entry) => (entry.isDirectory() ? list(`${below}${entry.name}/`) : `${below}${entry.name}`))
  return list('').sort(compareText)
}
