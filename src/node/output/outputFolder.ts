import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Folders } from '../folders.ts'
import { errorCode } from '../diskError.ts'
import { UserError } from '../userError.ts'
import { listEveryFile } from '../listFiles.ts'
import { manifestName, readBuildManifest } from './buildManifest.ts'
import { openSeenFiles, type SeenFiles } from './seenFiles.ts'
import { besideSite, insideSite, isWorkName, workFolders } from './stagingArea.ts'
import { wrongPlace } from './outputPlace.ts'

/** The finished site cannot be put where it was asked for; nothing was changed. */
export class OutputError extends UserError {
  constructor(reason: string) {
    super(`The site was not built, and nothing was changed: ${reason}.`)
  }
}

/** What the project is made of, at the top of its folder. */
const parts = ['.ci', '.git', '.github', '.vscode', 'archives', 'node_modules', 'scripts', 'src', 'tests']

/**
 * Finds the folder for the finished site. It only looks, as all of this does.
 * @param root the project's folder
 * @returns the folder itself, where `folders.out` is a link to it
 * @throws OutputError when the site must not be put there, whatever stands there
 */
export function checkPlace(folders: Folders, root: string): string {
  const out = realPlace(folders.out)
  const sources = [folders.content, folders.public, ...parts.map((part) => join(root, part))]
  const reason = wrongPlace({
    out,
    root: realPlace(root),
    sources: sources.map(realPlace),
    isSite: (folder) => readBuildManifest(folder) !== undefined,
  })
  if (reason !== undefined) throw new OutputError(reason)
  return out
}

/**
 * Looks whether a folder is absent, empty, or holds what builds have published and nothing else.
 * @param out without links
 * @param seen which of its files need not be read
 * @param isInTheWay which of its files would be lost; left out, all
 * @returns the paths of its files
 * @throws OutputError when something in it would be lost
 */
export function checkContents(
  out: string,
  seen: SeenFiles = openSeenFiles(out),
  isInTheWay: (path: string) => boolean = () => true,
): string[] {
  const wrongPlace = wrongFolder(out)
  if (wrongPlace !== undefined) throw new OutputError(wrongPlace)
  const paths = existsSync(out)
    ? listEveryFile(out).filter((path) => !isWorkName(path.split('/')[0] ?? ''))
    : []
  const wrongFile = wrongContents(
    out,
    paths,
    (path, file) => !isInTheWay(path) || seen.isPublished(path, file),
  )
  if (wrongFile !== undefined) throw new OutputError(wrongFile)
  return paths
}

/** Why no folder can be in a place, with the way out; undefined when one can. */
function wrongFolder(out: string): string | undefined {
  if (!existsSync(out)) return fileInTheWay(dirname(out))
  return statSync(out).isDirectory()
    ? undefined
    : `${out} is a file and no folder; move it elsewhere, or choose another place with OUT_DIR`
}

/**
 * Why some of the files in a folder must stay there.
 * @returns a reason with the way out; undefined when nothing would be lost
 */
function wrongContents(
  out: string,
  paths: readonly string[],
  isPublished: SeenFiles['isPublished'],
): string | undefined {
  // A build that was cut off while it filled the folder has put files there too.
  const filling = [besideSite(out), insideSite(out)].flatMap((area) => workFolders(area, 'fill'))
  const known = [out, ...filling.map(({ path }) => path)].flatMap((folder) => readBuildManifest(folder) ?? [])
  const [first] = paths
  if (first === undefined) return undefined
  if (known.length === 0)
    return `the folder ${out} holds files that may be somebody’s, such as ${first}, and no list of a build that says otherwise; move the folder elsewhere or delete it, or choose another one with OUT_DIR, and build again`
  for (const path of paths) {
    if (path === manifestName) continue
    const own = known.flatMap((manifest) => manifest.get(path) ?? [])
    if (own.length === 0)
      return `the file ${path} in ${out} was not put there by a build; move it elsewhere, and build again`
    if (!own.some((file) => isPublished(path, file)))
      return `the file ${path} in ${out} was changed since it was built; move it elsewhere, and build again`
  }
  return undefined
}

/** A folder is made together with those above it that are missing, but not inside a file. */
function fileInTheWay(parent: string): string | undefined {
  if (!existsSync(parent)) return fileInTheWay(dirname(parent))
  return statSync(parent).isDirectory()
    ? undefined
    : `${parent} is a file, and no folder can stand in it; choose another place with OUT_DIR`
}

/**
 * A path without links; of what is not there yet, as far as it is there.
 * @throws OutputError when a link leads nowhere
 */
export function realPlace(path: string): string {
  try {
    return realpathSync.native(path)
  } catch (error) {
    const code = errorCode(error)
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
    if (code === 'ENOENT' && lstatSync(path, { throwIfNoEntry: false }))
      throw new OutputError(
        `${path} is a link to ${readlinkSync(path)}, which is not there; make that folder, or remove the link, and build again`,
      )
    return join(realPlace(dirname(path)), basename(path))
  }
}
