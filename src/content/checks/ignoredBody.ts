import { advertisingFile, firmFile } from '../../firm/collections.ts'
import { diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../../firm/pages/schemas.ts'
import type { Check } from './check.ts'

/** The templates of pages that show the text below the fields. */
export const templatesWithBody: ReadonlySet<Page['template']> = new Set([
  'about',
  'diversity',
  'firm',
  'plain',
  'practice-areas',
])

/** Text below the fields of files of which only the fields are shown: nobody would read it. */
export const checkIgnoredBody: Check = ({ content }) => {
  const silent = new Set<string>([
    firmFile.path,
    advertisingFile.path,
    ...content.entries.pages.flatMap(({ file, data }) => (templatesWithBody.has(data.template) ? [] : [file])),
  ])
  return content.bodies.flatMap(({ file, prose }) => {
    const first = prose.tree.children.find(({ type }) => type === 'element')
    const start = first?.position?.start
    if (!silent.has(file) || start === undefined) return []
    return [
      diagnostic(file, { line: start.line + prose.firstLine - 1, column: start.column }, [
        'unseen-text',
        'This file shows its fields alone, and nothing of the text below the second ---.',
        'Put the text into one of the fields above that line, or delete it.',
      ]),
    ]
  })
}
