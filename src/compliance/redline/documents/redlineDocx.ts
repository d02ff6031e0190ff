import { strToU8, zipSync } from 'fflate'
import type { Redline } from '../types.ts'
import { redlineParagraphs } from './redlineParagraphs.ts'
import { libreOfficeRejectWorkaround } from './libreOfficeRejectWorkaround.ts'
import { docxBody, type Signature } from './docxBody.ts'
import { docxPackage } from './docxPackage.ts'

/**
 * The redline as a Word document (DOCX) with real tracked changes: who accepts all of them has the new wording, who
 * rejects all of them the old one. Moved sections are moves, page notes are comments. The same redline, author and
 * date give the same bytes.
 * @returns the file's bytes
 * @throws RangeError on a date that is neither an ISO day nor an ISO moment in UTC
 */
export function redlineDocx(redline: Redline, signature: Signature): Uint8Array {
  const { document, comments } = docxBody(libreOfficeRejectWorkaround(redlineParagraphs(redline)), signature)
  const parts = {
    ...docxPackage(`Redline: ${redline.from} to ${redline.to}`, signature.author),
    'word/document.xml': document,
    'word/comments.xml': comments,
  }
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  // The archive's dates are written as local time, so a local day is the same bytes in every time zone.
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1), level: 9 })
}
