import { fileStart, problemAt } from '../problem.ts'
import type { Check } from './check.ts'

/** What the endings of texts look like that somebody may take for pages. */
const textEnding = /\.(md|mdx|markdown|mdown|docx?|odt|rtf)$|\.mdx\.[^/]*$/i

/** Texts that are not read because of their ending. Notes for the writers have names in capitals, such as README.md. */
export const checkOtherFiles: Check = ({ otherFiles }) =>
  [...otherFiles]
    .filter((path) => textEnding.test(path) && !/(^|\/)[A-Z]+\.md$/.test(path))
    .map((path) =>
      problemAt(path, fileStart, [
        'unread-file',
        'This file is not read, because its name does not end with .mdx.',
        'Rename it so that it ends with .mdx, or move it out of the content folder; notes for yourselves go into a README.md.',
      ]),
    )
