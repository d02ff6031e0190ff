import { isNote } from '../model/sourceFile.ts'
import { fileStart, diagnostic } from '../model/diagnostic.ts'
import type { Check } from '../model/check.ts'

/** What the endings of texts look like that somebody may take for pages. */
const textEnding = /\.(md|mdx|markdown|mdown|docx?|odt|rtf)$|\.mdx\.[^/]*$/i

/** What is wrong with a file that is not read, and what to do. */
function wordsFor(path: string, files: ReadonlySet<string>): readonly [message: string, fix: string] {
  if (/(^|\/)~\$[^/]*$/.test(path)) {
    return [
      'Word keeps this file beside a document as long as the document is open.',
      'Close the document in Word, and delete this file if it is still there.',
    ]
  }
  const named = path.replace(/\.(?:mdx.*|md|markdown|mdown)$/i, '.mdx')
  if (files.has(named))
    return [
      `This file is not read: its name does not end with .mdx, and ${named} stands beside it.`,
      'Delete it, if it is a copy that you do not need; or move it out of the content folder.',
    ]
  return /\.(?:docx?|odt|rtf)$/i.test(path)
    ? [
        'This is a document of a word processor, and the site reads plain text only.',
        'Begin a file with npm run new, copy the words into it, and move this document out of the content folder; another name does not help.',
      ]
    : [
        'This file is not read, because its name does not end with .mdx.',
        'Rename it so that it ends with .mdx, or move it out of the content folder; notes for yourselves go into a README.md.',
      ]
}

/** Texts that are not read because of their ending, but for notes. */
export const checkOtherFiles: Check = ({ otherFiles, content }) => {
  const files = new Set(content.bodies.map(({ file }) => file))
  // `wrongExtension` has reported those that are surely meant as files of the site.
  const told = new Set(content.problems.map(({ file }) => file))
  return [...otherFiles]
    .filter((path) => textEnding.test(path) && !isNote(path) && !told.has(path))
    .map((path) => diagnostic(path, fileStart, ['unread-file', ...wordsFor(path, files)]))
}
