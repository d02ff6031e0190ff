import { urlListHeading } from '../publish/urls/recordAddresses.ts'
import { urlListFile } from '../publish/urls/parseUrlList.ts'
import { groupBy } from '../model/groupBy.ts'
import { compareText } from '../model/diagnostic.ts'
import type { PlanError } from './resolveEntry.ts'
import type { EditableFile, FileEdit } from './parseEditable.ts'
import type { NeedsInput } from './needsInput.ts'
import type { ContentIndex } from './indexContent.ts'
import { applyEdits, type LineChange } from '../text/textEdits.ts'
import { changedTree, type FileChange, type Tree } from './tree.ts'

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
  edits: readonly FileEdit[]
  /** New places of files. */
  renamed?: ReadonlyMap<string, string>
  deleted?: readonly string[]
  created?: readonly { path: string; text: string }[]
}

/** Edits, renames and deletions worked out. */
interface Changeset extends Pick<Plan, 'changes' | 'summary'> {
  /** The lines in which a person has to make an edit, in the files as they will be. */
  byHand: FileSummary[]
  /** The content folder as it will be. */
  after: Tree
}

/** The changes of a content folder that make edits, renames and deletions, and what is told of each file. */
export function buildChangeset(
  { tree, open }: ContentIndex,
  { edits, renamed = new Map(), deleted = [], created = [] }: FileOperations,
): Changeset {
  const before = new Map<string, string>([
    ...open.map((file: EditableFile) => [file.path, file.raw] as const),
    ...(tree.urlList ? [[urlListFile, tree.urlList.text] as const] : []),
  ])
  const editsOf = groupBy(
    edits.flatMap((edit) => ('start' in edit ? [edit] : [])),
    ({ file }) => file,
  )
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
  for (const path of new Set([...editsOf.keys(), ...renamed.keys()])) {
    const old = before.get(path)
    const to = renamed.get(path)
    const own = editsOf.get(path) ?? []
    const { text, changes: lines } = applyEdits(old ?? urlListHeading, own)
    if (to !== undefined) {
      const written = own.length > 0 && old !== undefined ? { written: { text, before: old } } : {}
      changes.push({ kind: 'rename', path, to, ...written })
    } else if (old === undefined) changes.push({ kind: 'create', path, text })
    else changes.push({ kind: 'write', path, text, before: old })
    summary.push({ file: path, ...(to !== undefined && { to }), lines })
  }
  const byHand = edits.flatMap((edit) => {
    const { file, words } = edit
    return 'line' in edit ? [{ file: renamed.get(file) ?? file, lines: [{ line: edit.line, words }] }] : []
  })
  return { changes, summary: summary.sort(inOrder), byHand, after: changedTree(tree, changes) }
}

/** What is left, a group for each file and no line twice. */
export function onceEach(left: readonly FileSummary[]): FileSummary[] {
  return [...groupBy(left, ({ file }) => file)].map(([file, groups]) => {
    const lines = groups.flatMap((group) => group.lines)
    const first = lines.filter(({ line }, index) => lines.findIndex((other) => other.line === line) === index)
    return { file, lines: first.sort((a, b) => a.line - b.line) }
  })
}

/** The file that an edit is about first, its list of addresses last. */
const inOrder = (a: FileSummary, b: FileSummary): number => rank(a) - rank(b) || compareText(a.file, b.file)

const rank = ({ file, whole, to }: FileSummary): number =>
  file === urlListFile ? 2 : whole !== undefined || to !== undefined ? 0 : 1
