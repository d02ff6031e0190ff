import { ledgerHeading } from '../publish/ledger/recordAddresses.ts'
import { ledgerFile } from '../publish/ledger/readLedger.ts'
import { compareText } from '../model/problem.ts'
import type { Refusal } from './findTarget.ts'
import type { OpenFile } from './openFile.ts'
import type { Asking } from './question.ts'
import type { Survey } from './survey.ts'
import { applyEdits, type LineDeed, type TextEdit } from './textEdits.ts'
import type { FileChange } from './tree.ts'

/** A chore, decided: what is to be written, and what is to be told about it. */
export interface Plan {
  changes: FileChange[]
  /** What is done, by file. */
  deeds: FileDeeds[]
  /** What is left to a person: places to look at and rewrite, in the files as they will be. */
  left: FileDeeds[]
  /** Plain sentences for the end. */
  notes: string[]
  /** The command that takes all of it back, as far as it does: it is tried before it is told. */
  undo?: Undo
}

/** A chore that may take another one back. */
export interface Undo {
  /** As it is typed: `npm run retire -- pages/our-history --anyway`. */
  command: string
  /** Decides it on the content as it is once the other one is done. */
  decide: (survey: Survey) => Plan | Refusal | Asking
}

/** What is done in a file, or is left to be done there. */
export interface FileDeeds {
  /** Its path inside the content folder, as it was before. */
  file: string
  /** Where it stands from now on, when that is another place. */
  to?: string
  /** What becomes of the file as a whole. */
  whole?: 'created' | 'deleted'
  lines: LineDeed[]
}

/** What becomes of files as such, and the edits of their texts. */
export interface FileFates {
  /** By path inside the content folder. */
  edits: ReadonlyMap<string, readonly TextEdit[]>
  /** New places of files. */
  renamed?: ReadonlyMap<string, string>
  deleted?: readonly string[]
  created?: readonly { path: string; text: string }[]
}

/** The changes of a content folder that make edits, renames and deletions, and what is told of each file. */
export function planOf(
  { tree, open }: Survey,
  { edits, renamed = new Map(), deleted = [], created = [] }: FileFates,
): Pick<Plan, 'changes' | 'deeds'> {
  const raw = new Map<string, string>([
    ...open.map((file: OpenFile) => [file.path, file.raw] as const),
    ...(tree.ledger ? [[ledgerFile, tree.ledger.text] as const] : []),
  ])
  const paths = new Set([...edits.keys(), ...renamed.keys()])
  const changes: FileChange[] = []
  const deeds: FileDeeds[] = []
  for (const path of deleted) {
    changes.push({ kind: 'delete', path })
    deeds.push({ file: path, whole: 'deleted', lines: [] })
  }
  for (const { path, text } of created) {
    changes.push({ kind: 'create', path, text })
    deeds.push({ file: path, whole: 'created', lines: [] })
  }
  for (const path of paths) {
    const before = raw.get(path)
    const to = renamed.get(path)
    const given = edits.get(path) ?? []
    if (given.length === 0 && to === undefined) continue
    const { text, deeds: lines } = applyEdits(before ?? ledgerHeading, given)
    const isChanged = given.length > 0
    if (to !== undefined) {
      const written = isChanged && before !== undefined ? { written: { text, before } } : {}
      changes.push({ kind: 'rename', path, to, ...written })
    } else if (before === undefined) changes.push({ kind: 'create', path, text })
    else changes.push({ kind: 'write', path, text, before })
    deeds.push({ file: path, ...(to !== undefined && { to }), lines })
  }
  return { changes, deeds: deeds.sort(inOrder) }
}

/** What is left, a group for each file and no line twice. */
export function onceEach(left: readonly FileDeeds[]): FileDeeds[] {
  const byFile = new Map<string, LineDeed[]>()
  for (const { file, lines } of left) {
    const told = byFile.get(file) ?? []
    byFile.set(file, [...told, ...lines.filter(({ line }) => !told.some((other) => other.line === line))])
  }
  return [...byFile].map(([file, lines]) => ({ file, lines: lines.sort((a, b) => a.line - b.line) }))
}

/** The file that a chore is about first, its list of addresses last. */
const inOrder = (a: FileDeeds, b: FileDeeds): number => rank(a) - rank(b) || compareText(a.file, b.file)

const rank = ({ file, whole, to }: FileDeeds): number =>
  file === ledgerFile ? 2 : whole !== undefined || to !== undefined ? 0 : 1
