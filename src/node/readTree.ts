import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { urlListFile } from '../content/publish/urlList.ts'
import type { Tree } from '../content/edit/plan.ts'
import { fileStart } from '../content/model.ts'
import { plainText, positionAt, type SourceFile } from '../content/model/sourceFile.ts'
import { errorCode } from './errorCode.ts'
import { listFiles } from './listFiles.ts'

const largestFile = 1_000_000

/** Reads the content tree, which is empty if the folder doesn't exist. @param folder the content folder, absolute */
export function readTree(folder: string): Tree {
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

/** A content file from its bytes. A byte-order mark and Windows’ line ends are fine and kept. */
export function decodeSource(path: string, bytes: Uint8Array): SourceFile {
  try {
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const plain = plainText(text)
    const message = "This file wasn't saved as UTF-8, so this letter can't be read."
    const fix = 'Save it again as UTF-8, then retype every letter that appears as �.'
    const place = positionAt(plain, plain.indexOf('\uFFFD'))
    return { path, text, decodeError: { place, message: ['file-encoding', message, fix] } }
  }
}

export function tooLarge(path: string, bytes: number): SourceFile {
  const message = `This file has ${Math.ceil(bytes / 1000)} kB; the limit is ${largestFile / 1000} kB.`
  const fix = "Delete what isn't text, or split the text into several files."
  return { path, text: '', decodeError: { place: fileStart, message: ['file-size', message, fix] } }
}
