import type { SourceFile } from '../../content/model/sourceFile.ts'

/** The content of one side of a redline, as it was read from a folder or from git. */
export interface ContentSnapshot {
  /** What it is called: a revision with its day, a folder, the files on this computer. */
  name: string
  /** Of a revision: the day on which it came to be, in New York, as 2026-01-31. */
  day?: string
  /** Every `.mdx` file, by its path inside the content folder. */
  files: readonly SourceFile[]
  /** The paths of all other files inside the content folder. */
  otherFiles: readonly string[]
  /** The list of published addresses, when there is one. */
  urlList: SourceFile | undefined
  /** The file of approvals, when there is one. */
  approvals?: SourceFile | undefined
  /** The file of archives, when there is one. */
  archives?: SourceFile | undefined
  /** Paths of the files that are served as they are, each with a slash at its beginning. */
  publicFiles: readonly string[]
}
