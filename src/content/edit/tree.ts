import { compareText } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/sourceFile.ts'
import { urlListFile } from '../publish/urls/parseUrlList.ts'

/** What a content folder holds. */
export interface Tree {
  /** Every `.mdx` file, sorted by path. */
  files: readonly SourceFile[]
  /** The paths of all other files. */
  otherFiles: readonly string[]
  /** The list of published addresses, when there is one. */
  urlList: SourceFile | undefined
  /** The addresses that the list has in the last commit; undefined when nobody can tell. */
  committed?: ReadonlySet<string> | undefined
}

/** One change of a content folder; paths inside it. A text is written whole; without one, bytes stay as they are. */
export type FileChange =
  | { kind: 'create'; path: string; text: string }
  /** `before`: the text that the change was decided on. */
  | { kind: 'write'; path: string; text: string; before: string }
  | { kind: 'rename'; path: string; to: string; written?: { text: string; before: string } }
  | { kind: 'delete'; path: string }

/** A tree as it will be after changes. */
export function changedTree(tree: Tree, changes: readonly FileChange[]): Tree {
  const texts = new Map(tree.files.map((file) => [file.path, file]))
  const others = new Set(tree.otherFiles)
  let { urlList } = tree
  const put = (file: SourceFile) => {
    if (file.path === urlListFile) urlList = file
    else texts.set(file.path, file)
  }
  // What leaves makes room first, so that files may change places.
  for (const change of changes) {
    if (change.kind !== 'rename' && change.kind !== 'delete') continue
    texts.delete(change.path)
    others.delete(change.path)
  }
  for (const change of changes) {
    if (change.kind === 'create' || change.kind === 'write') put({ path: change.path, text: change.text })
    if (change.kind !== 'rename') continue
    const moved = tree.files.find(({ path }) => path === change.path)
    if (!moved) others.add(change.to)
    else if (change.written) put({ path: change.to, text: change.written.text })
    else put({ ...moved, path: change.to })
  }
  return {
    ...tree,
    files: [...texts.values()].sort((a, b) => compareText(a.path, b.path)),
    otherFiles: [...others].sort(compareText),
    urlList,
  }
}
