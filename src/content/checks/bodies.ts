import { diagnostic } from '../model/diagnostic.ts'
import type { CheckContext } from '../model/site.ts'
import { collectionOfPath, kindOfEntry } from '../model/registry.ts'
import type { Entry } from '../model/entry.ts'
import { variants } from '../parse/schema.ts'

/** Text below the fields of files that show only their fields. */
export function* checkIgnoredBodies({ content: { registry, entries, bodies } }: CheckContext) {
  const hidesBody = (entry: Entry) =>
    entry.type === registry.pages && !kindOfEntry(registry, entry)?.showsBody
  const hiding = entries.filter(hidesBody).map(({ file }) => file)
  const isFieldsOnly = new Set([...registry.singles.map(({ path }) => path), ...hiding])
  const message = "This file shows only its fields, so visitors don't see text below the second ---."
  const fix = 'Move the text into a field, or delete it.'
  for (const { file, start } of bodies)
    if (start && isFieldsOnly.has(file)) yield diagnostic(file, start, ['unseen-text', message, fix])
}

/** Fields below the second ---, which visitors would read. */
export function* checkFieldsInBodies({ content: { registry, bodies } }: CheckContext) {
  for (const { file, blocks, headings } of bodies) {
    const texts = [
      ...blocks.map(({ whole, pieces: [piece] }) => ({ text: whole, place: piece?.start })),
      // A line of hyphens below it makes a heading of a paragraph.
      ...headings.map(({ text, ...place }) => ({ text, place })),
    ].filter(({ text }) => nameIn(text) !== '')
    if (texts.length === 0) continue
    const type = registry.singles.find(({ path }) => path === file) ?? collectionOfPath(registry, file)
    const fields = new Set(variants(type?.schema).flatMap(({ shape }) => Object.keys(shape)))
    for (const { text, place } of texts) {
      const lines = text.trim().split('\n')
      const message = `This looks like the field "${nameIn(text)}", but it's below the second ---.`
      if (place && lines.every((line) => fields.has(nameIn(line))))
        yield diagnostic(file, place, ['field-below', message, 'Move it above that line.'])
    }
  }
}

const nameIn = (line: string) => /^\s*([A-Za-z]\w*):(?:\s|$)/.exec(line)?.[1] ?? ''
