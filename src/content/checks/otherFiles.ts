import type { CheckContext } from '../model/check.ts'
import { diagnostic, fileStart } from '../model/diagnostic.ts'
import { isNote } from '../model/sourceFile.ts'

/** Files that look like pages. */
const textEnding = /\.(md|mdx|markdown|mdown|docx?|odt|rtf)$|\.mdx\.[^/]*$/i

export function* checkOtherFiles({ otherFiles }: CheckContext) {
  for (const path of otherFiles)
    if (textEnding.test(path) && !isNote(path))
      yield diagnostic(path, fileStart, [
        'unread-file',
        "The site doesn't read this file, because its name doesn't end with .mdx.",
        'Rename it, or copy its text into a new file (npm run new). Notes go into README.md.',
      ])
}
