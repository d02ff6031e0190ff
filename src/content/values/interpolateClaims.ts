import type { ClaimUse } from '../model/content.ts'
import { recordReference, recordTagOf, typedReference, type RecordTag } from '../tags/recordTag.ts'
import { lazily } from '../model/lazily.ts'
import type { ParsedBody } from '../model/parsedBody.ts'
import type { ParsedFile } from '../model/parsedFile.ts'
import { mapTexts, type FieldPath } from '../model/fieldPath.ts'
import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { didYouMean } from '../text/closestMatch.ts'
import { diagnostic, type Position, type Diagnostic } from '../model/diagnostic.ts'

/** The words of every record by its name; undefined when the record itself is not sound, which is reported there. */
export type ClaimValues = ReadonlyMap<string, string | undefined>

/** A parsed file with its references filled in. */
interface InterpolatedFile {
  reading: ParsedFile
  uses: ClaimUse[]
}

/**
 * Puts the words of records in the place of the tags that name them, in fields and body alike, before a schema looks at
 * them: so lengths and forms are held against what visitors will read. The parsed file that was given stays as it is.
 */
export function interpolateClaims(file: string, reading: ParsedFile, values: ClaimValues): InterpolatedFile {
  const { parts } = reading
  const tag = parts && recordTagOf(parts.prose.tags)
  const namesClaim = tag && (parts.prose.claims.length > 0 || parts.yaml.source.includes(tag.name))
  if (!namesClaim) return { reading, uses: [] }
  const key = JSON.stringify([file, ...[...values].map(([name, words]) => [name, words ?? null])])
  const known = latest.get(reading)
  if (known?.key === key) return known.filled
  const filled = fillAnew(file, reading, { parts, tag, values })
  latest.set(reading, { key, filled })
  return filled
}

/** The last result for each parsed file: the same object while no record changes, so that what is memoized by it holds. */
const latest = new WeakMap<ParsedFile, { key: string; filled: InterpolatedFile }>()

function fillAnew(
  file: string,
  reading: ParsedFile,
  { parts, tag, values }: { parts: NonNullable<ParsedFile['parts']>; tag: RecordTag; values: ClaimValues },
): InterpolatedFile {
  const uses: ClaimUse[] = []
  const problems: Diagnostic[] = []
  const fill = (claim: string, place: () => Position): string => {
    uses.push({ file, claim, place })
    if (!values.has(claim)) problems.push(unknownClaim(file, place(), { claim, values }))
    return values.get(claim) ?? '…'
  }
  const reference = recordReference(tag)
  const beginning = new RegExp(`</?${tag.name}\\b[^<>]*>?`)
  const fillText = (typed: string, path: FieldPath): string => {
    // Fields are parsed anew for that, so it is asked only where a place is told.
    const place = () => parts.yaml.placeOf(path)
    const filled = typed.replace(reference, (_, double?: string, single?: string) =>
      fill(double ?? single ?? '', place),
    )
    const broken = beginning.exec(filled)?.[0]
    if (broken !== undefined) problems.push(brokenReference(file, place(), { tag, typed: broken }))
    return filled
  }
  const data = mapTexts(parts.yaml.data, (typed, path) =>
    typed.includes(tag.name) ? fillText(typed, path) : typed,
  )
  const filledBody = parts.prose.claims.map(({ claim, ...place }) => fill(claim, () => place))
  if (uses.length === 0 && problems.length === 0) return { reading, uses }
  const prose = withWords(parts.prose, tag, filledBody)
  return {
    reading: {
      parts: { yaml: { ...parts.yaml, data }, prose },
      problems: [...reading.problems, ...problems],
    },
    uses,
  }
}

/** A copy of a body in which each reference holds its words, in the order of the text. */
function withWords(prose: ParsedBody, tag: RecordTag, words: readonly string[]): ParsedBody {
  if (words.length === 0) return prose
  const filledTree = (): Root => {
    const copy = structuredClone(prose.tree())
    const left = [...words]
    visit(copy, 'element', (element) => {
      if (element.tagName === tag.name) element.children = [{ type: 'text', value: left.shift() ?? '' }]
    })
    return copy
  }
  return { ...prose, tree: lazily(filledTree) }
}

const unknownClaim = (
  file: string,
  place: Position,
  { claim, values }: { claim: string; values: ClaimValues },
): Diagnostic =>
  diagnostic(file, place, [
    'unknown-claim',
    `There is no record claims/${claim}.mdx.`,
    didYouMean(claim, [...values.keys()]) ||
      'Write the name of a file in the folder claims, without .mdx; or add a record of that name.',
  ])

const brokenReference = (
  file: string,
  place: Position,
  { tag, typed }: { tag: RecordTag; typed: string },
): Diagnostic =>
  diagnostic(file, place, [
    'unknown-claim',
    'This begins like the place of a recorded claim, and does not end as one.',
    `Write ${typedReference(tag, nameIn(typed, tag) ?? 'years-of-practice')}, in straight quotation marks, with /> at its end.`,
  ])

/** The name of the record that was probably meant. */
const nameIn = (typed: string, { property }: RecordTag): string | undefined =>
  new RegExp(`${property}\\s*=\\s*["'“”‘’„]*([a-z0-9-]+)`).exec(typed)?.[1]
