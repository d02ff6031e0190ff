import type { ClaimUse } from '../model/content.ts'
import { diagnostic, type Diagnostic, type Position } from '../model/diagnostic.ts'
import { mapTexts, type FieldPath } from '../model/fieldPath.ts'
import type { ParsedFile } from '../model/parsedBody.ts'
import { recordReference, typedReference, type RecordTag } from '../tags/tag.ts'
import { didYouMean } from '../text/closestMatch.ts'

/** The text of every record by name; undefined if the record is invalid. */
type ClaimValues = ReadonlyMap<string, string | undefined>

/** Replaces claim tags in fields before validation, so limits apply to what visitors read. In bodies, their components do that. */
export function interpolateClaims(file: string, reading: ParsedFile, values: ClaimValues, tag?: RecordTag) {
  const { parts } = reading
  if (!parts || !tag || !(parts.prose.claims.length > 0 || parts.yaml.source.includes(tag.name)))
    return { reading, uses: [] }
  const uses: ClaimUse[] = []
  const problems: Diagnostic[] = []
  const noteUse = (claim: string, place: () => Position, path?: FieldPath): string => {
    uses.push({ file, claim, place, ...(path && { path }) })
    const message = `The file claims/${claim}.mdx doesn't exist.`
    const fix = didYouMean(claim, [...values.keys()]) || 'Write the name of a file in claims, without .mdx.'
    if (!values.has(claim)) problems.push(diagnostic(file, place(), ['unknown-claim', message, fix]))
    return values.get(claim) ?? '…'
  }
  const beginning = new RegExp(`</?${tag.name}\\b[^<>]*>?`)
  const data = mapTexts(parts.yaml.data, (typed, path) => {
    const place = () => parts.yaml.placeOf(path)
    const useOf = (_tag: string, _quote: string, record: string) => noteUse(record, place, path)
    const filled = typed.replace(recordReference(tag), useOf)
    const message = "This tag is broken by a typo, so it doesn't show a claim."
    const fix = `Write it like ${typedReference(tag, 'years-of-practice')}, with straight quotation marks.`
    if (beginning.test(filled)) problems.push(diagnostic(file, place(), ['unknown-claim', message, fix]))
    return filled
  })
  for (const { claim, ...place } of parts.prose.claims) noteUse(claim, () => place)
  const filled = { ...parts, yaml: { ...parts.yaml, data } }
  return { reading: { parts: filled, problems: [...reading.problems, ...problems] }, uses }
}
