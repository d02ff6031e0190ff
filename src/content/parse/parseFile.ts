import { readBody } from '../body/readBody.ts'
import { decodeErrorDiagnostic } from '../model/decodeErrorDiagnostic.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { lazily } from '../model/lazily.ts'
import type { ParseFile } from '../model/parsedFile.ts'
import type { BodyIndex } from '../model/parsedBody.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import { splitFile } from './splitFile.ts'

/** Each line in which a program has saved � for a letter that it couldn’t read. */
const lostLetters = ({ path, text }: SourceFile): Diagnostic[] =>
  plainText(text)
    .split('\n')
    .flatMap((line, index) =>
      line.includes('\uFFFD')
        ? [
            diagnostic(path, { line: index + 1, column: line.indexOf('\uFFFD') + 1 }, [
              'file-encoding',
              'A program has saved � here for a letter that it couldn’t read.',
              'Type the letter again.',
            ]),
          ]
        : [],
    )

/**
 * Takes a file apart: its fields and its body, and what is wrong with how they are written.
 * @param indexOf gives what compiling a file’s body found in it
 */
export const parseFileWith =
  (indexOf: (...given: Parameters<ParseFile>) => BodyIndex): ParseFile =>
  (source, registry) => {
    if (source.decodeError)
      return { parts: undefined, problems: [decodeErrorDiagnostic(source.path, source.decodeError)] }
    const split = splitFile(source)
    if ('problems' in split) return { parts: undefined, problems: split.problems }
    const { yaml } = split
    const { problems, ...index } = indexOf(source, registry)
    const tree = lazily(() => readBody(source, registry).tree)
    const mistakes = yaml.problems.map(({ place, told, expected }): Diagnostic => ({
      ...diagnostic(source.path, place, told),
      ...(expected && { expected: [expected] }),
    }))
    return {
      parts: { yaml, prose: { ...index, file: source.path, tags: registry.tags, tree } },
      problems: [...lostLetters(source), ...mistakes, ...problems],
    }
  }

/** The same without compiling bodies: for edits that are planned, and for tests. */
export const parseFile: ParseFile = parseFileWith((source, registry) => readBody(source, registry).index)
