import type { Check } from '../model/check.ts'
import { diagnostic } from '../model/diagnostic.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { collectionOfPath, kindOfEntry } from '../model/registry.ts'
import { variants } from '../parse/schema.ts'
import type { ContentType } from '../model/entry.ts'

/** Text below the fields of files of which only the fields are shown: nobody would read it. */
export const checkIgnoredBodies: Check = ({ content: { registry, entries, bodies } }) => {
  const isFieldsOnly = new Set(registry.singles.map(({ path }) => path))
  for (const entry of entries)
    if (entry.type === registry.pages && !kindOfEntry(registry, entry)?.showsBody)
      isFieldsOnly.add(entry.file)
  return bodies.flatMap(({ file, prose: { start } }) =>
    start === undefined || !isFieldsOnly.has(file)
      ? []
      : diagnostic(file, start, [
          'unseen-text',
          'This file shows its fields alone, and nothing of the text below the second ---.',
          'Put the text into one of the fields above that line, or delete it.',
        ]),
  )
}

const namesOf = memoizeWeak(
  ({ schema }: ContentType) => new Set(variants(schema).flatMap(({ shape }) => Object.keys(shape))),
)

/** Paragraphs of nothing but fields: visitors would read them, and what they say would not be done. */
export const checkFieldsInBodies: Check = ({ content: { registry, bodies } }) =>
  bodies.flatMap(({ file, prose: { blocks, headings } }) => {
    const type = registry.singles.find(({ path }) => path === file) ?? collectionOfPath(registry, file)
    // A line of hyphens below it makes a heading of a paragraph.
    const texts = [
      ...blocks.map(({ whole, pieces: [piece] }) => ({ text: whole, place: piece?.start })),
      ...headings.map(({ text, ...place }) => ({ text, place })),
    ]
    return texts.flatMap(({ text, place }) => {
      const names = text
        .trim()
        .split('\n')
        .map((line) => /^\s*([A-Za-z]\w*):(?:\s|$)/.exec(line)?.[1] ?? '')
      if (!place || !type || !names.every((name) => namesOf(type).has(name))) return []
      return diagnostic(file, place, [
        'field-below',
        `This looks like the field "${names[0]}", but it is below the second ---.`,
        'Move it above that line.',
      ])
    })
  })
