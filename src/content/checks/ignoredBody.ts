import { entriesOf } from '../model/content.ts'
import { kindOfEntry } from '../model/registry.ts'
import { diagnostic } from '../model/diagnostic.ts'
import type { Check } from '../model/check.ts'

/** Text below the fields of files of which only the fields are shown: nobody would read it. */
export const checkIgnoredBody: Check = ({ content }) => {
  const { registry } = content
  const silent = new Set([
    ...registry.singles.map(({ path }) => path),
    ...entriesOf(content, registry.pages).flatMap((entry) =>
      kindOfEntry(registry, entry)?.showsBody ? [] : [entry.file],
    ),
  ])
  return content.bodies.flatMap(({ file, prose }) => {
    const place = silent.has(file) ? prose.start : undefined
    if (place === undefined) return []
    return [
      diagnostic(file, place, [
        'unseen-text',
        'This file shows its fields alone, and nothing of the text below the second ---.',
        'Put the text into one of the fields above that line, or delete it.',
      ]),
    ]
  })
}
