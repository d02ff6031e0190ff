import { urlListHeading } from '../publish/urls/recordAddresses.ts'
import { urlListFile } from '../publish/urls/parseUrlList.ts'
import { groupBy } from '../model/groupBy.ts'
import { compareText } from '../model/diagnostic.ts'
import type { EditableFile, FileEdit } from './parseEditable.ts'
import type { ContentIndex } from './indexContent.ts'
import { applyEdits, type LineChange } from '../text/textEdits.ts'
import { changedTree, type FileChange, type Tree } from './tree.ts'

/** A planned edit: what is to be written, and what its author reads about it. */
export interface Plan {
  changes: FileChange[]
  /** What is done, by file. */
  summary: FileSummary[]
  /** What is left to a person: places to look at and rewrite, in the files as they will be. */
  todo: FileSummary[]
  /** Plain sentences for the end. */
  notes: string[]
}

/** Why an edit cannot be planned: what is wrong, and what to do, in plain sentences. */
export interface PlanError {
  error: string
  /** The flag whose answer is at fault, so that its question can be asked again. */
  flag?: string
}

/** A plan that waits for an answer. */
export interface NeedsInput {
  prompt: Prompt
}

/** A question that must be answered before an edit can be planned. */
export interface Prompt {
  /** The flag that answers it, without hyphens: `name`. */
  flag: string
  /** The question, as it is asked. */
  sentence: string
  /** What may be answered, when that is one of a few words. */
  choices?: readonly { word: string; words: string }[]
  /** What Enter alone answers. */
  suggested?: string
  /** Whether the suggested answer is taken without asking when nobody can be asked. */
  isOptional?: true
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

/** The changes of a content folder that make edits, renames and deletions, and their summary by file. */
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

/** The notes on files that could not be edited. @param gone a file that leaves, which needs no edit */
export const unreadNotes = ({ unread }: ContentIndex, gone?: string): string[] =>
  unread
    .filter((file) => file !== gone)
    .map((file) => `${file} cannot be read, so nothing was mended in it. See npm run check.`)
