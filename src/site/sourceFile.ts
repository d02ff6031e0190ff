/** One content file as it was read: its path inside the content folder, with `/`, and its text. */
export interface SourceFile {
  path: string
  text: string
}
