import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { urlListFile } from '../content/publish/urlList.ts'
import { decodeSource, largestFile, tooLarge, type SourceFile } from '../content/model/sourceFile.ts'
import { errorCode } from './errorCode.ts'
import { listFiles } from './listFiles.ts'

/** What a content folder holds. */
interface ContentTree {
  /** Every `.mdx` file with its path inside the folder, sorted by path. */
  files: SourceFile[]
  /** The paths of all other files, sorted. */
  otherFiles: string[]
  /** The list of published addresses, when there is one. */
  urlList: SourceFile | undefined
}

/**
 * Reads the content tree; a folder that is not there is an empty one.
 * @param folder the content folder, absolute, without a slash at the end
 */
export function readTree(folder: string): ContentTree {
  const paths = listFiles(folder)
  const isContent = (path: string) => path.endsWith('.mdx')
  return {
    files: paths.filter(isContent).flatMap((path) => readSourceFile(folder, path) ?? []),
    otherFiles: paths.filter((path) => !isContent(path)),
    urlList: paths.includes(urlListFile) ? readSourceFile(folder, urlListFile) : undefined,
  }
}

/** One file, or undefined when it was deleted or renamed since the folder was listed. */
export function readSourceFile(folder: string, path: string): SourceFile | undefined {
  const file = join(folder, path)
  try {
    const bytes = statSync(file).size
    return bytes > largestFile ? tooLarge(path, bytes) : decodeSource(path, readFileSync(file))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
