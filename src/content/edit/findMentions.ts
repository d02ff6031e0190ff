import escapeStringRegexp from 'escape-string-regexp'
import { decodeString } from 'micromark-util-decode-string'
import { valueAt } from '../model/fieldPath.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import { truncate } from '../text/truncate.ts'
import type { ContentIndex, KnownFile } from './indexContent.ts'
import type { EditedLine } from './plan.ts'

/** The lines that still name someone or something, in plain letters, capitals or entities, also across lines. */
export function findMentions(
  known: KnownFile,
  files: readonly SourceFile[],
  index: ContentIndex,
): EditedLine[] {
  const names = namesOf(known, index)
  const others = index.known
    .filter(({ file }) => file !== known.file)
    .flatMap((other) => namesOf(other, index))
    .filter((other) => !names.includes(other) && names.some((name) => pattern(name).test(other)))
  return files.flatMap(({ path, text }) => {
    const plain = plainText(text)
    const lines = plain.split('\n')
    // Neither step changes the number of lines.
    const shown = decodeString(plain)
      .replace(/[*_]+/g, '')
      .replace(/^[ \t]*# .*$/gm, '')
    const blanked = others.reduce(
      (rest, other) => rest.replace(pattern(other), (found) => found.replace(/\S/g, ' ')),
      shown,
    )
    const found = names.flatMap((name) =>
      [...blanked.matchAll(pattern(name))].map((match) => ({
        line: blanked.slice(0, match.index).split('\n').length,
        name,
      })),
    )
    return found
      .filter(({ line }, at) => found.findIndex((other) => other.line === line) === at)
      .sort((a, b) => a.line - b.line)
      .map(({ line, name }) => ({
        file: path,
        line,
        words: `names ${name}: ${truncate((lines[line - 1] ?? '').trim(), 140)}`,
      }))
  })
}

/** A name as a whole, as typed or in capitals, whatever its apostrophes and spaces are. */
function pattern(name: string): RegExp {
  const words = (text: string) =>
    text
      .trim()
      .split(/\s+/)
      .map(escapeStringRegexp)
      .join(String.raw`\s+`)
      .replace(/['’]/g, "['’]")
  const either = `${words(name)}|${words(name.toUpperCase())}`
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${either})(?![\p{L}\p{N}])`, 'gu')
}

/** What a file is called on the site: its name or title, a person's family name, its names in menus and forms. */
function namesOf({ collection, file, name }: KnownFile, { content }: ContentIndex): string[] {
  const data = content.entries.find((entry) => entry.file === file)?.data
  const fields = ['menuLabel', 'familyName', ...(collection.nameFields ?? [])].map((field) =>
    valueAt(data, [field]),
  )
  const typed = fields.filter((value) => typeof value === 'string')
  const family =
    collection.isOfPeople && valueAt(data, ['familyName']) === undefined
      ? name.split(/\s+/).at(-1)
      : undefined
  return [...new Set([name, ...typed, ...(family === undefined ? [] : [family])])].filter(
    (word) => word.length > 1,
  )
}
