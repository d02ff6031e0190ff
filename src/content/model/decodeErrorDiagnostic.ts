import { fileStart, diagnostic, type Diagnostic } from './diagnostic.ts'
import { largestFile, type DecodeError } from './sourceFile.ts'

const saveAgain =
  'Save it again with your program’s “Save as”, and choose UTF-8 where it asks for the encoding'

/** The problem of a file that could not be decoded. */
export function decodeErrorDiagnostic(file: string, flaw: DecodeError): Diagnostic {
  if (flaw.kind === 'not-utf-8') {
    return diagnostic(file, flaw.place, [
      'file-encoding',
      'This file was not saved as UTF-8, and here stands the first letter that cannot be made out.',
      `${saveAgain}; then look through it for �, and type the letter that belongs there, wherever it stands.`,
    ])
  }
  if (flaw.kind === 'utf-16') {
    return diagnostic(file, fileStart, [
      'file-encoding',
      'This file was saved as UTF-16, which some programs call “Unicode”.',
      `${saveAgain}.`,
    ])
  }
  return diagnostic(file, fileStart, [
    'file-size',
    `This file has ${kilobytes(flaw.bytes)} kB, and ${kilobytes(largestFile)} kB is the most that a page may have.`,
    'Take out what is not text, or divide the text into several files.',
  ])
}

const kilobytes = (bytes: number): string => Math.ceil(bytes / 1000).toLocaleString('en')
