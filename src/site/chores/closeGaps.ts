import type { FieldPath } from '../readYaml.ts'
import { insideOf, scalarAt, type OpenFile } from './openFile.ts'
import type { Known, Survey } from './survey.ts'
import type { TextEdit } from './textEdits.ts'

/** A numbered list and the files in it. */
interface Numbered {
  path: FieldPath
  places: { file: string; order: number }[]
}

/**
 * The edits that number those who come after a file one lower, once it is gone: in every list that was numbered without
 * gaps and repetitions before, and in no other.
 */
export function closeGaps(gone: Known, { content, open }: Survey): Map<string, TextEdit[]> {
  const edits = new Map<string, TextEdit[]>()
  const files = new Map(open.map((file) => [file.path, file]))
  for (const { path, places } of listsOf(gone, content.entries)) {
    const own = places.find(({ file }) => file === gone.file)?.order
    const orders = places.map(({ order }) => order).sort((a, b) => a - b)
    if (own === undefined || orders.some((order, index) => order !== (orders[0] ?? 0) + index)) continue
    for (const { file, order } of places) {
      const edit = order > own ? lowered(files.get(file), path, order) : undefined
      if (edit) edits.set(file, [...(edits.get(file) ?? []), edit])
    }
  }
  return edits
}

function lowered(file: OpenFile | undefined, path: FieldPath, order: number): TextEdit | undefined {
  const scalar = file && scalarAt(file, path)
  const at = file && scalar && insideOf(file, scalar)
  return at && { ...at, text: String(order - 1), words: `${path.join(', ')}: ${order} → ${order - 1}` }
}

function listsOf({ file, collection }: Known, entries: Survey['content']['entries']): Numbered[] {
  const path = ['order']
  if (collection === 'attorneys') {
    const group = entries.attorneys.find((entry) => entry.file === file)?.data.group
    const alike = entries.attorneys.filter(({ data }) => data.group === group)
    const leaders = entries.attorneys.flatMap((entry) =>
      entry.data.leadership ? [{ file: entry.file, order: entry.data.leadership.order }] : [],
    )
    return [
      { path, places: alike.map((entry) => ({ file: entry.file, order: entry.data.order })) },
      { path: ['leadership', 'order'], places: leaders },
    ]
  }
  if (collection === 'jobs') {
    const page = entries.jobs.find((entry) => entry.file === file)?.data.page
    const alike = entries.jobs.filter(({ data }) => data.page === page)
    return [{ path, places: alike.map((entry) => ({ file: entry.file, order: entry.data.order })) }]
  }
  // Pages may have no number, and those of one menu stand in several folders; records of claims have none.
  if (collection === 'pages' || collection === 'claims') return []
  return [
    { path, places: entries[collection].map((entry) => ({ file: entry.file, order: entry.data.order })) },
  ]
}
