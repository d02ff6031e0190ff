import type { ParseFile } from '../../content/model/parsedFile.ts'
import type { Registry } from '../../content/model/registry.ts'
import { claims } from '../claims/fields.ts'
import { advertisingFile } from '../advertising/exemptions.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { isRecord } from '../text/extractData.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { ContentSnapshot } from './contentSnapshot.ts'
import { describeExemption, exemptionLists } from './describeExemption.ts'
import { stopped } from '../compare/linkSentences.ts'
import type { Sides } from '../compare/types.ts'

/**
 * What changed in the files that no page shows and that say what pages may say: records of claims, and permissions
 * under the rules on advertising. Sentences, since who reviews a page relies on them.
 * @param registry what both sides are made of
 * @param read takes a file apart
 */
export function supportingFileChanges(
  registry: Registry,
  { before, after }: Sides<ContentSnapshot>,
  read: ParseFile,
): string[] {
  const [old, now] = [before, after].map(
    ({ files }) => new Map(files.filter(isSupportingFile).map((file) => [file.path, file])),
  )
  if (!old || !now) return []
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)]
    if (was?.text === is?.text) return []
    const [saidBefore, saidNow] = [was, is].map((file) =>
      file ? saysOf(registry, file, read) : new Map<string, string[]>(),
    )
    if (!saidBefore || !saidNow) return []
    const changes = [...new Set([...saidBefore.keys(), ...saidNow.keys()])].flatMap((name) =>
      fieldChanges(name, saidBefore.get(name) ?? [], saidNow.get(name) ?? []),
    )
    const subject = subjectOf(path)
    if (is === undefined) {
      const [statement] = saidBefore.get('statement') ?? []
      return [
        statement === undefined
          ? `${subject} was removed.`
          : `${subject} was removed. It stated: ${stopped(statement)}`,
      ]
    }
    if (was === undefined) return [[`${subject} is new.`, ...changes].join(' ')]
    return changes.length === 0 ? [] : [[`${subject} changed.`, ...changes].join(' ')]
  })
}

const isSupportingFile = ({ path }: SourceFile): boolean =>
  path === advertisingFile.path || path.startsWith(`${claims.name}/`)

/** What a file is, as the beginning of a sentence: `The claim “cases-won” (claims/cases-won.mdx)`. */
function subjectOf(path: string): string {
  const name = path.startsWith(`${claims.name}/`)
    ? path.slice(claims.name.length + 1, -'.mdx'.length)
    : undefined
  return name === undefined ? `What is allowed in advertising (${path})` : `The claim “${name}” (${path})`
}

/** What the fields of both are called, as the register of claims has them. */
const labels: Readonly<Record<string, string>> = {
  kind: 'Kind',
  statement: 'Statement',
  value: 'Shown as',
  asOf: 'As of',
  reviewBy: 'Review by',
  owner: 'Owner',
  evidence: 'Evidence',
  evidenceDigest: 'Digest of the evidence',
  givenBy: 'Given by',
  year: 'Year',
  area: 'Field',
  saidBy: 'Said by',
  consent: 'Consent',
  sample: 'Sample',
  note: 'Note',
  text: 'Text',
}

/** What became of one field, a sentence each: of a list, which entries went and came. */
function fieldChanges(name: string, before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((text) => !after.includes(text))
  const come = after.filter((text) => !before.includes(text))
  const list = exemptionLists.get(name)
  if (list !== undefined) {
    return [
      ...gone.map((text) => `${list.gone}: ${stopped(text)}`),
      ...come.map((text) => `${list.come}: ${stopped(text)}`),
    ]
  }
  const label = labels[name] ?? name
  const [old, now] = [gone.join(', '), come.join(', ')]
  if (old !== '' && now !== '') return [`${label}: ${old} → ${stopped(now)}`]
  if (now !== '') return [`${label}: ${stopped(now)}`]
  return old === '' ? [] : [`No longer there: ${label}: ${stopped(old)}`]
}

/** What a file says, field by field; a list has its entries. What cannot be read counts as one text. */
function saysOf(registry: Registry, source: SourceFile, read: ParseFile): Map<string, string[]> {
  const { parts } = read(source, registry)
  const data = parts?.yaml.data
  if (!isRecord(data)) return new Map([['text', [normalizeText(source.text)]]])
  const fields = Object.entries(data).map(([name, value]): [string, string[]] => [
    name,
    describeExemption(name, value) ?? (Array.isArray(value) ? value : [value]).map(inWords),
  ])
  const note = /^---\r?\n[^]*?\r?\n---\r?\n([^]*)$/.exec(source.text)?.[1] ?? ''
  return new Map(normalizeText(note) === '' ? fields : [...fields, ['note', [normalizeText(note)]]])
}

/** A value in one line: a day as a day, and of fields within fields each with its name. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (!isRecord(value)) {
    const text = normalizeText(String(value))
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text
  }
  return Object.entries(value)
    .map(([name, inner]) => `${labels[name] ?? name}: ${inWords(inner)}`)
    .join(', ')
}
