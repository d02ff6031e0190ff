import { urlListHeading } from '../publish/urls/recordAddresses.ts'
import { urlListFile } from '../publish/urls/parseUrlList.ts'
import { compareText } from '../model/diagnostic.ts'
import type { PlanError } from './resolveEntry.ts'
import type { EditableFile } from './parseEditable.ts'
import type { NeedsInput } from './needsInput.ts'
import type { ContentIndex } from './indexContent.ts'
import { applyEdits, type LineChange, type TextEdit } from '../text/textEdits.ts'
import type { FileChange } from './tree.ts'

/** A planned edit: what is to be written, and what is to be told about it. */
export interface Plan {
  changes: FileChange[]
  /** What is done, by file. */
  summary: FileSummary[]
  /** What is left to a person: places to look at and rewrite, in the files as they will be. */
  todo: FileSummary[]
  /** Plain sentences for the end. */
  notes: string[]
  /** The command that takes all of it back, as far as it does: it is tried before it is told. */
  undo?: Undo
}

/** A command that may take another one back. */
interface Undo {
  /** As it is typed: `npm run retire -- pages/our-history --anyway`. */
  command: string
  /** Decides it on the content as it is once the other one is done. */
  decide: (index: ContentIndex) => Plan | PlanError | NeedsInput
}

/** What is done in a file, or is left to be done there. */
export interface FileSummary {
  /** Its path inside the content folder, as it was before. */
  file: string
  /** Where it stands from now on, when that is another place. */
  to?: string
  /** What becomes of the file as a whole. */
  whole?: 'created' | 'deleted'
  lines: LineChange[]
}

/** What becomes of files as such, and the edits of their texts. */
interface FileOperations {
  /** By path inside the content folder. */
  edits: ReadonlyMap<string, readonly TextEdit[]>
  /** New places of files. */
  renamed?: ReadonlyMap<string, string>
  deleted?: readonly string[]
  created?: readonly { path: string; text: string }[]
}

/** The changes of a content folder that make edits, renames and deletions, and what is told of each file. */
export function buildChangeset(
  { tree, open }: ContentIndex,
  { edits, renamed = new Map(), deleted = [], created = [] }: FileOperations,
): Pick<Plan, 'changes' | 'summary'> {
  const raw = new Map<string, string>([
    ...open.map((file: EditableFile) => [file.path, file.raw] as const),
    ...(tree.urlList ? [[urlListFile, tree.urlList.text] as const] : []),
  ])
  const paths = new Set([...edits.keys(), ...renamed.keys()])
  const changes: FileChange[] = []
  const summary: FileSummary[] = []
  for (const path of deleted) {
    changes.push({ kind: 'delete', path })
    summary.push({ file: path, whole: 'deleted', lines: [] })
  }
  for (const { path, text } of created) {
    changes.push({ kind: 'create', path, text })
    summary.push({ file: path, whole: 'created', lines: [] })
  }
  for (const path of paths) {
    const before = raw.get(path)
    const to = renamed.get(path)
    const given = edits.get(path) ?? []
    if (given.length === 0 && to === undefined) continue
    const { text, changes: lines } = applyEdits(before ?? urlListHeading, given)
    const isChanged = given.length > 0
    if (to !== undefined) {
      const written = isChanged && before !== undefined ? { written: { text, before } } : {}
      changes.push({ kind: 'rename', path, to, ...written })
    } else if (before === undefined) changes.push({ kind: 'create', path, text })
    else changes.push({ kind: 'write', path, text, before })
    summary.push({ file: path, ...(to !== undefined && { to }), lines })
  }
  return { changes, summary: summary.sort(inOrder) }
}

/** What is left, a group for each file and no line twice. */
export function onceEach(left: readonly FileSummary[]): FileSummary[] {
  const byFile = new Map<string, LineChange[]>()
  for (const { file, lines } of left) {
    const told = byFile.get(file) ?? []
    byFile.set(file, [...told, ...lines.filter(({ line }) => !told.some((other) => other.line === line))])
  }
  return [...byFile].map(([file, lines]) => ({ file, lines: lines.sort((a, b) => a.line - b.line) }))
}

/** The file that an edit is about first, its list of addresses last. */
const inOrder = (a: FileSummary, b: FileSummary): number => rank(a) - rank(b) || compareText(a.file, b.file)

const rank = ({ file, whole, to }: FileSummary): number =>
  file === urlListFile ? 2 : whole !== undefined || to !== undefined ? 0 : 1
