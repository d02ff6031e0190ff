import { fileStart, problemAt, type Problem } from './problem.ts'
import { largestFile, type SourceFlaw } from './sourceFile.ts'

const saveAgain =
  'Save it again with your program’s “Save as”, and choose UTF-8 where it asks for the encoding'

/** What kept a file from being read, in words. */
export function flawProblem(file: string, flaw: SourceFlaw): Problem {
  if (flaw.kind === 'not-utf-8') {
    return problemAt(file, flaw.place, [
      'file-encoding',
      'This file was not saved as UTF-8, and here stands the first letter that cannot be made out.',
      `${saveAgain}; then look through it for �, and type the letter that belongs there, wherever it stands.`,
    ])
  }
  if (flaw.kind === 'utf-16') {
    return problemAt(file, fileStart, [
      'file-encoding',
      'This file was saved as UTF-16, which some programs call “Unicode”.',
      `${saveAgain}.`,
    ])
  }
  return problemAt(file, fileStart, [
    'file-size',
    `This file has ${kilobytes(flaw.bytes)} kB, and ${kilobytes(largestFile)} kB is the most that a page may have.`,
    'Take out what is not text, or divide the text into several files.',
  ])
}

const kilobytes = (bytes: number): string => Math.ceil(bytes / 1000).toLocaleString('en')
