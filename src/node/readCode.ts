import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '../content/model/sourceFile.ts'
import { listFiles } from './listFiles.ts'

/**
 * The files of a project's code that may hold words.
 * @param root the project's folder
 */
export const readCode = (root: string): Pick<SourceFile, 'path' | 'text'>[] =>
  listFiles(join(root, 'src'))
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .map((path) => ({ path: `src/${path}`, text: readFileSync(join(root, 'src', path), 'utf8') }))
