import { valueAt } from './frontmatter/fields/fieldInWords.ts'
import { flawProblem } from './model/flawProblem.ts'
import { problemAt, type Problem } from './model/problem.ts'
import { checkProse } from './body/checkProse.ts'
import { parseProse, type Prose } from './body/parseProse.ts'
import { readYaml, type YamlData } from './frontmatter/yaml/readYaml.ts'
import { plainText, type SourceFile } from './model/sourceFile.ts'
import { splitSource } from './frontmatter/splitSource.ts'

/** A content file taken apart, before its collection's schema has looked at it. */
export interface SourceReading {
  /** The fields and the body; undefined when the file could not be cut in two. */
  parts: { yaml: YamlData; prose: Prose } | undefined
  problems: Problem[]
}

/** Takes one file apart. The costly step of building a site; its result depends on the arguments alone. */
export type ReadSource = (source: SourceFile, options: { numbered: boolean }) => SourceReading

/**
 * Each line in which a letter was lost: a program that could not make it out has saved the sign for that in its place.
 */
const lostLetters = ({ path, text }: SourceFile): Problem[] =>
  plainText(text)
    .split('\n')
    .flatMap((line, index) =>
      line.includes('\uFFFD')
        ? [
            problemAt(path, { line: index + 1, column: line.indexOf('\uFFFD') + 1 }, [
              'file-encoding',
              'Here stands �, which programs write where they cannot make a letter out.',
              'Type the letter that belongs there; an earlier version of the file may show which.',
            ]),
          ]
        : [],
    )

/** Cuts a file at its fences and reads both parts. `numbered`: whether second-level headings are numbered. */
export const readSource: ReadSource = (source, { numbered }) => {
  if (source.flaw) return { parts: undefined, problems: [flawProblem(source.path, source.flaw)] }
  const split = splitSource(source)
  if ('problems' in split) return { parts: undefined, problems: split.problems }
  const yaml = readYaml(split.frontmatter, split.frontmatterLine)
  const title = valueAt(yaml.data, ['title'])
  const { prose, problems } = parseProse(split.body, {
    title: typeof title === 'string' ? title : '',
    file: source.path,
    firstLine: split.bodyLine,
    numbered,
  })
  const told = yaml.problems.map(({ place, rule, message, fix }) =>
    problemAt(source.path, place, [rule, message, fix]),
  )
  const found = checkProse(source.path, prose)
  return { parts: { yaml, prose }, problems: [...lostLetters(source), ...told, ...problems, ...found] }
}
