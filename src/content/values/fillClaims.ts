import type { Root } from 'hast'
import { bringBack } from '../report/bringBack.ts'
import { suggestion } from '../text/nearest.ts'
import { problemAt, type Place, type Problem } from '../model/problem.ts'
import { walkElements } from '../body/walk.ts'
import type { SourceReading } from '../readSource.ts'
import type { FieldPath } from '../frontmatter/yaml/yamlProblem.ts'

/** Where a page takes its words from a record of `content/claims/`. */
export interface ClaimUse extends Place {
  file: string
  /** The record's name: its file without folder and ending. */
  claim: string
}

/** The words of every record by its name; undefined when the record itself is not sound and was told already. */
export type ClaimValues = ReadonlyMap<string, string | undefined>

/** What a file came to once its references were filled in. */
export interface FilledReading {
  reading: SourceReading
  uses: ClaimUse[]
}

const reference = /<Claim\s+name\s*=\s*(?:"([^"]*)"|'([^']*)')\s*\/>/g

/**
 * Puts the words of records in the place of `<Claim name="…" />`, in fields and body alike, before a schema looks at
 * them: so lengths and forms are held against what visitors will read. The reading that was given stays as it is.
 */
export function fillClaims(file: string, reading: SourceReading, values: ClaimValues): FilledReading {
  const { parts } = reading
  const namesClaim = parts && (parts.prose.claims.length > 0 || parts.yaml.source.includes('Claim'))
  if (!namesClaim) return { reading, uses: [] }
  const key = JSON.stringify([file, ...[...values].map(([name, words]) => [name, words ?? null])])
  const known = latest.get(reading)
  if (known?.key === key) return known.filled
  const filled = fillAnew(file, reading, { parts, values })
  latest.set(reading, { key, filled })
  return filled
}

/** What each reading last came to: as long as no record changes, the filled reading is the same object, and understood once. */
const latest = new WeakMap<SourceReading, { key: string; filled: FilledReading }>()

function fillAnew(
  file: string,
  reading: SourceReading,
  { parts, values }: { parts: NonNullable<SourceReading['parts']>; values: ClaimValues },
): FilledReading {
  const uses: ClaimUse[] = []
  const problems: Problem[] = []
  const fill = (claim: string, place: Place): string => {
    uses.push({ file, claim, line: place.line, column: place.column })
    if (!values.has(claim)) problems.push(unknownClaim(file, place, { claim, values }))
    return values.get(claim) ?? '…'
  }
  const fillText = (typed: string, path: FieldPath): string => {
    const place = () => parts.yaml.placeOf(path)
    const filled = typed.replace(reference, (_, double?: string, single?: string) =>
      fill(double ?? single ?? '', place()),
    )
    const broken = /<\/?Claim\b[^<>]*>?/.exec(filled)?.[0]
    if (broken !== undefined) problems.push(brokenReference(file, place(), broken))
    return filled
  }
  const fillData = (value: unknown, path: FieldPath): unknown => {
    if (typeof value === 'string') return value.includes('Claim') ? fillText(value, path) : value
    if (Array.isArray(value)) return value.map((item: unknown, index) => fillData(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, fillData(inner, [...path, name])]),
    )
  }
  const data = fillData(parts.yaml.data, [])
  const filledBody = parts.prose.claims.map(({ claim, ...place }) => fill(claim, place))
  if (uses.length === 0 && problems.length === 0) return { reading, uses }
  const prose = { ...parts.prose, tree: withWords(parts.prose.tree, filledBody) }
  return {
    reading: {
      parts: { yaml: { ...parts.yaml, data }, prose },
      problems: [...reading.problems, ...problems],
    },
    uses,
  }
}

/** A copy of a body in which each reference holds its words, in the order of the text. */
function withWords(tree: Root, words: readonly string[]): Root {
  if (words.length === 0) return tree
  const copy = structuredClone(tree)
  const left = [...words]
  walkElements(copy, (element) => {
    if (element.tagName === 'Claim') element.children = [{ type: 'text', value: left.shift() ?? '' }]
  })
  return copy
}

const unknownClaim = (
  file: string,
  place: Place,
  { claim, values }: { claim: string; values: ClaimValues },
): Problem =>
  problemAt(file, place, [
    'unknown-claim',
    `There is no record claims/${claim}.mdx.`,
    suggestion(claim, [...values.keys()]) ||
      `Write the name of a file in the folder claims, without .mdx, or add a record of that name. Was the record deleted? ${bringBack(`claims/${claim}.mdx`)}`,
  ])

const brokenReference = (file: string, place: Place, typed: string): Problem =>
  problemAt(file, place, [
    'unknown-claim',
    'This begins like the place of a recorded claim, and does not end as one.',
    `Write <Claim name="${/name\s*=\s*["'“”‘’„]*([a-z0-9-]+)/.exec(typed)?.[1] ?? 'years-of-practice'}" />, in straight quotation marks, with /> at its end.`,
  ])
