import { compareText } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/sourceFile.ts'
import { urlListFile } from '../publish/urlList.ts'

/** A content folder. */
export interface Tree {
  /** Every `.mdx` file, sorted by path. */
  files: readonly SourceFile[]
  /** The paths of all other files. */
  otherFiles: readonly string[]
  /** The list of published addresses, when there is one. */
  urlList: SourceFile | undefined
  /** The addresses that the list has in the last commit; undefined when that is unknown. */
  committed?: ReadonlySet<string> | undefined
}

/** One change of a content folder. A renamed file without a text keeps its bytes. */
export type FileChange =
  | { kind: 'create' | 'write'; path: string; text: string }
  | { kind: 'rename'; path: string; to: string; text?: string }
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
  for (const change of changes) {
    if (change.kind === 'rename' || change.kind === 'delete') {
      texts.delete(change.path)
      others.delete(change.path)
    }
    if (change.kind === 'rename') {
      const moved = tree.files.find(({ path }) => path === change.path)
      if (moved) put({ ...moved, path: change.to, text: change.text ?? moved.text })
      else others.add(change.to)
    } else if (change.kind !== 'delete') put({ path: change.path, text: change.text })
  }
  return {
    ...tree,
    files: [...texts.values()].sort((a, b) => compareText(a.path, b.path)),
    otherFiles: [...others].sort(compareText),
    urlList,
  }
}
