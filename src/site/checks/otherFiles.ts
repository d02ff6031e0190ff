import { fileStart, problemAt } from '../problem.ts'
import type { Check } from './check.ts'

/** What the endings of texts look like that somebody may take for pages. */
const textEnding = /\.(md|mdx|markdown|mdown|docx?|odt|rtf)$|\.mdx\.[^/]*$/i

/** What is wrong with a file that is not read, and what to do. */
function wordsFor(path: string): readonly [message: string, fix: string] {
  if (/(^|\/)~\$[^/]*$/.test(path)) {
    return [
      'Word keeps this file beside a document as long as the document is open.',
      'Close the document in Word, and delete this file if it is still there.',
    ]
  }
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

/** Texts that are not read because of their ending. Notes for the writers have names in capitals, such as README.md. */
export const checkOtherFiles: Check = ({ otherFiles }) =>
  [...otherFiles]
    .filter((path) => textEnding.test(path) && !/(^|\/)[A-Z]+\.md$/.test(path))
    .map((path) => problemAt(path, fileStart, ['unread-file', ...wordsFor(path)]))
