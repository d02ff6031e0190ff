import type { ParseFile } from '../model/parsedFile.ts'
import { decodeErrorDiagnostic } from '../model/decodeErrorDiagnostic.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { checkBody } from '../body/checkBody.ts'
import { parseBody } from '../body/parseBody.ts'
import { parseYaml } from '../frontmatter/yaml/parseYaml.ts'
import { collectionOfPath, isRequiredFile } from '../model/registry.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import { splitSource } from '../frontmatter/splitSource.ts'

/**
 * Each line in which a letter was lost: a program that could not make it out has saved the sign for that in its place.
 */
const checkReplacementChars = ({ path, text }: SourceFile): Diagnostic[] =>
  (text.includes('\uFFFD') ? plainText(text).split('\n') : []).flatMap((line, index) =>
    line.includes('\uFFFD')
      ? [
          diagnostic(path, { line: index + 1, column: line.indexOf('\uFFFD') + 1 }, [
            'file-encoding',
            'Here stands �, which programs write where they cannot make a letter out.',
            'Type the letter that belongs there; an earlier version of the file may show which.',
          ]),
        ]
      : [],
  )

/** Cuts a file at its fences and reads both parts. */
export const parseFile: ParseFile = (source, registry) => {
  if (source.decodeError)
    return { parts: undefined, problems: [decodeErrorDiagnostic(source.path, source.decodeError)] }
  const split = splitSource(source, isRequiredFile(registry, source.path))
  if ('problems' in split) return { parts: undefined, problems: split.problems }
  const yaml = parseYaml(split.frontmatter, split.frontmatterLine)
  const { prose, problems } = parseBody(split.body, {
    file: source.path,
    firstLine: split.bodyLine,
    numbered: collectionOfPath(registry, source.path)?.isNumbered ?? false,
    tags: registry.tags,
  })
  const told = yaml.problems.map(({ place, rule, message, fix }) =>
    diagnostic(source.path, place, [rule, message, fix]),
  )
  const found = checkBody(source.path, prose)
  return {
    parts: { yaml, prose: { ...prose, madeFrom: [source.path, source.text] } },
    problems: [...checkReplacementChars(source), ...told, ...problems, ...found],
  }
}
