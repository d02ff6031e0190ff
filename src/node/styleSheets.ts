import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { SourceFile } from '../content/model/sourceFile.ts'
import { errorCode } from './diskError.ts'
import { pathFrom } from './folders.ts'
import { readCode } from './readCode.ts'
import { UserError } from './userError.ts'

/** Lines of comments, in which examples may stand. */
const comments = /^[ \t]*(?:\/\/|\/?\*).*/gm

/** How modules name the style sheets that they import: by a name alone, with what they take of it, or when they are needed. */
const importsOfModule = /\bimport\b[^'"`;]*['"]([^'"]+\.css)(?:\?[^'"]*)?['"]/g

/** And style sheets: in quotation marks, or as an address. */
const importsOfSheet = /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+\.css)\b/g

/**
 * The style sheets of a project: those of its code, and those that it imports from packages, with what these import. What
 * the modules of packages import by themselves, the bundler alone knows.
 * @param root the project's folder
 * @throws UserError when one that is imported is not there
 */
export function readStyleSheets(root: string): Pick<SourceFile, 'path' | 'text'>[] {
  const found = new Map<string, Pick<SourceFile, 'path' | 'text'>>()
  const waiting = readCode(root).map(({ path, text }) => ({ file: resolve(root, path), path, text }))
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { file, path, text } = next
    const isSheet = path.endsWith('.css')
    if (found.has(file)) continue
    if (isSheet) found.set(file, { path, text })
    for (const [, name = ''] of text
      .replace(comments, '')
      .matchAll(isSheet ? importsOfSheet : importsOfModule)) {
      if (/^(?:[a-z]+:|\/)/i.test(name)) continue
      const imported = sheetOf(name, { root, file, path })
      waiting.push({ file: imported, path: pathFrom(root, imported), text: readFileSync(imported, 'utf8') })
    }
  }
  return [...found.values()]
}

/** A style sheet takes a name without a point for a file beside it, where there is one. */
function sheetOf(name: string, { root, file, path }: { root: string; file: string; path: string }): string {
  const { resolve: find } = createRequire(file)
  for (const one of path.endsWith('.css') && !name.startsWith('.') ? [`./${name}`, name] : [name]) {
    try {
      return find(one)
    } catch (error) {
      if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error
    }
  }
  throw new UserError(
    `${join(root, path)} imports the style sheet "${name}", which is not there.\nInstall the packages (npm ci), or ask a developer.`,
  )
}
