import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { urlListFile } from '../content/publish/urlList.ts'
import { decodeSource, largestFile, tooLarge, type SourceFile } from '../content/model/sourceFile.ts'
import { errorCode } from './errorCode.ts'
import { listFiles } from './listFiles.ts'

interface ContentTree {
  /** All `.mdx` files, sorted by their paths inside the folder. */
  files: SourceFile[]
  /** The paths of all other files, sorted. */
  otherFiles: string[]
  /** The list of published addresses, if it exists. */
  urlList: SourceFile | undefined
}

/** Reads the content tree, which is empty if the folder doesn't exist. @param folder the content folder, absolute */
export function readTree(folder: string): ContentTree {
  const paths = listFiles(folder)
  const isContent = (path: string) => path.endsWith('.mdx')
  return {
    files: paths.filter(isContent).flatMap((path) => readSourceFile(folder, path) ?? []),
    otherFiles: paths.filter((path) => !isContent(path)),
    urlList: paths.includes(urlListFile) ? readSourceFile(folder, urlListFile) : undefined,
  }
}

/** Reads one file; undefined if it no longer exists. */
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
