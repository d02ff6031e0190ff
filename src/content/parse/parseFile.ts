import { parseBody } from '../body/parseBody.ts'
import { decodeErrorDiagnostic } from '../model/decodeErrorDiagnostic.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import type { ParseFile } from '../model/parsedFile.ts'
import { collectionOfPath } from '../model/registry.ts'
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

/** Takes a file apart: its fields and its body, and what is wrong with how they are written. */
export const parseFile: ParseFile = (source, registry) => {
  if (source.decodeError)
    return { parts: undefined, problems: [decodeErrorDiagnostic(source.path, source.decodeError)] }
  const split = splitFile(source)
  if ('problems' in split) return { parts: undefined, problems: split.problems }
  const { yaml, body, bodyLine } = split
  const { prose, problems } = parseBody(body, {
    file: source.path,
    firstLine: bodyLine,
    numbered: collectionOfPath(registry, source.path)?.isNumbered ?? false,
    tags: registry.tags,
  })
  const mistakes = yaml.problems.map(({ place, told, expected }): Diagnostic => ({
    ...diagnostic(source.path, place, told),
    ...(expected && { expected: [expected] }),
  }))
  return {
    parts: { yaml, prose: { ...prose, madeFrom: [source.path, source.text] } },
    problems: [...lostLetters(source), ...mistakes, ...problems],
  }
}
