import escapeStringRegexp from 'escape-string-regexp'
import type { z } from 'zod'
import { entriesOf, singleOf } from '../../content/model/content.ts'
import type { SingleFile } from '../../content/model/contentType.ts'
import { diagnostic, fileStart, type Diagnostic, type Position } from '../../content/model/diagnostic.ts'
import type { Entry } from '../../content/model/entry.ts'
import type { FieldPath } from '../../content/model/fieldPath.ts'
import type { Site } from '../../content/model/site.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import type { Claims } from '../claims.ts'
import { locatorIn } from '../locate.ts'
import { normalizeText } from '../readPage.ts'
import type { SiteLines } from '../readSite.ts'
import { breaks, type AdvertisingRule } from './rule.ts'

/** An award, and the field of a content file that shows it. */
export interface ShownAward {
  entry: Pick<Entry, 'file' | 'placeOf'>
  text: string
  path: FieldPath
}

/** Words that a lawyer has allowed, on one page or on all, until a day or for good. */
interface Exemption {
  rule: string
  text: string
  page?: string | undefined
  reviewBy?: string | undefined
}

/** The rules on advertising, what a lawyer has allowed, the claims that support statements, and where the site shows awards. */
export interface AdvertisingPolicy {
  readonly exemptions: SingleFile<z.ZodType<{ allowed?: Exemption[] | undefined }>>
  readonly claims: Claims
  readonly rules: readonly AdvertisingRule[]
  readonly awards: (site: Site) => ShownAward[]
}

/** What breaks a rule, unless a lawyer has allowed it. */
interface Finding {
  rule: string
  /** Undefined for what is on every page. */
  page: string | undefined
  words: string
  /** The text that has the words. */
  text: string
  place: Position & { file: string }
  message: string
  fix: string
}

/**
 * What breaks a rule on advertising, once for each place where it is typed: a warning until a release.
 * @param files the content files
 */
export function checkAdvertising(
  site: Site,
  pages: SiteLines,
  { policy, files, today }: { policy: AdvertisingPolicy; files: readonly SourceFile[]; today: string },
): Diagnostic[] {
  // Records, exemptions and earlier versions aren't where a page's text is typed.
  const typed = files.filter(({ path }) => !/^(?:claims\/|advertising\.mdx$|legal\/versions\/)/.test(path))
  const exemptions = singleOf(site, policy.exemptions)?.data.allowed ?? []
  const isAllowed = (found: Finding) =>
    exemptions.some(({ rule, page = found.page, text, reviewBy = today }) => {
      const allowed = normalizeText(text).toLowerCase()
      const words = found.words.toLowerCase()
      const isThere = rule === found.rule && page === found.page && found.text.toLowerCase().includes(allowed)
      return isThere && reviewBy >= today && (allowed.includes(words) || words.includes(allowed))
    })
  const found = [
    ...unsupportedWords(site, pages, policy, locatorIn(typed)),
    ...unrecordedAwards(site, policy),
  ]
  const once = new Map(
    found.flatMap((one) => {
      if (isAllowed(one)) return []
      const { rule, words, place, message, fix } = one
      const start = place.line === 1 ? fileStart : place
      const problem = { ...diagnostic(place.file, start, [rule, message, fix]), severity: 'warning' as const }
      return [[`${rule} ${place.file} ${place.line} ${words}`, problem]]
    }),
  )
  return [...once.values()]
}

/** Sentences on finished pages that break a rule and that no claim supports. */
function unsupportedWords(
  site: Site,
  pages: SiteLines,
  { rules, claims }: AdvertisingPolicy,
  locate: ReturnType<typeof locatorIn>,
): Finding[] {
  const { name, legalName } = site.organization
  const firmFile = site.registry.organization.path
  const used = new Set(site.claimUses.map(({ claim }) => claim))
  const recorded = entriesOf(site, claims)
    .filter(({ slug }) => used.has(slug))
    .map(({ data: { kind, value } }) => ({ kind, value: normalizeText(value) }))
  const broken = (text: string) =>
    sentencesOf(text).flatMap((typed) => {
      const sentence = typed.replaceAll(legalName, 'the firm').replaceAll(name, 'the firm')
      const found = rules.filter((rule) => breaks(sentence, rule)).reverse()
      // Each rule once; and where one is broken that no claim can support, the others can wait.
      const worst = found.filter(({ supportedBy }) => supportedBy === undefined)
      const once = new Map((worst.length > 0 ? worst : found).map((rule) => [rule.id, rule]))
      return [...once.values()].map((rule) => ({ rule, sentence, typed }))
    })
  return [...pages].flatMap(([page, lines]) => {
    const route = site.routes.find(({ path }) => path === page)
    // The text of an earlier version stays what it was.
    if (route?.supersededBy !== undefined) return []
    const files = route ? [route.file] : [firmFile, 'labels.mdx']
    const texts = textsOf(lines)
    const shown = recorded.filter(({ value }) => texts.some((text) => text.includes(value)))
    return texts.flatMap((text) => {
      const bare = shown.reduce((left, { value }) => withoutValue(left, value), text)
      const whole = broken(text)
      const found = [
        ...(bare === text ? whole : broken(bare)).filter(({ rule }) => rule.supportedBy),
        // No claim supports these rules, nor a sentence that is typed as it is shown.
        ...whole.filter(({ rule, typed }) => !rule.supportedBy || (bare !== text && locate(typed, files))),
      ].filter(({ rule }) => !shown.some(({ kind }) => kind === rule.supportedBy))
      return found.map(({ rule, sentence }): Finding => {
        const span = spanOf(sentence, rule)
        const words = text.includes(span) ? span : sentence
        const [piece = ''] = words.split(/[…"]/).sort((one, other) => other.length - one.length)
        const [figure = ''] = /\S*\d\S*/.exec(words) ?? []
        const places = [sentence, words, text, piece, figure].flatMap((one) => locate(one, files) ?? [])
        return {
          rule: rule.id,
          page: page === everyPage ? undefined : page,
          words,
          text,
          place: places[0] ?? { file: files[0] ?? firmFile, ...fileStart },
          message: `${rule.message.replace('{words}', () => `"${words}"`)} (${rule.law}).`,
          fix: `${rule.suggestion} If it is right all the same, a lawyer adds it to "allowed" in advertising.mdx.`,
        }
      })
    })
  })
}

/** Awards that no claim records, with who gave them, when and for what. */
const unrecordedAwards = (site: Site, { claims, awards }: AdvertisingPolicy): Finding[] =>
  awards(site).flatMap(({ entry, text, path }) => {
    const award = normalizeText(text)
    const isRecord = ({ data }: { data: { kind: string; value: string } }) =>
      data.kind === 'ranking' && normalizeText(data.value) === award
    return entriesOf(site, claims).some(isRecord)
      ? []
      : {
          rule: 'unrecorded-claim',
          page: site.routes.find(({ file }) => file === entry.file)?.path,
          words: award,
          text: award,
          place: { file: entry.file, ...entry.placeOf(path) },
          message: `No claim says who gave the award "${award}", when and for what (Rule 7.1(b), (d)).`,
          fix: 'Record it in claims/ with kind: ranking and write <Claim name="…" /> in its place.',
        }
  })

const withoutValue = (text: string, value: string): string =>
  text.replace(new RegExp(`(?<![\\w$])${escapeStringRegexp(value)}(?!\\w)`, 'g'), '…')

/** The texts of a page without the signs of lines and the targets of links; a quotation also with who said it. */
const textsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => {
    const text = line
      .replace(/^(?:#+ |[->|] |\d+\. |(?:Title|In search results|Shown later|Written by a style): )/, '')
      .replace(/ \((?:\/|#|https?:)[^)]*\)/g, '')
    const spoken = [...text.matchAll(/\[([^\]]+)\] ?/g)].map(([, words = '']) => words)
    const [, speaker] = /^(?:> )?[-–—] ?(.+)/.exec(lines[index + 1] ?? '') ?? []
    const signed = line.startsWith('> ') && speaker !== undefined ? `"${text}" — ${speaker}` : ''
    // A figure comes after what it counts.
    const counted = /^([^:]+): (.{1,20})$/.test(text) ? text.replace(/^([^:]+): (.+)$/, '$2 $1') : ''
    return [...text.replace(/\[[^\]]+\] ?/g, '').split(' | '), ...spoken, signed, counted].filter(Boolean)
  })

/** A question stays with its answer: "Were you hurt? Call us." */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<!\b(?:Mr|Mrs|Ms|Dr|Hon|St|v|No|Inc|[A-Z])\.)(?<=[.!]["')]?)\s+(?=["'(]?[A-Z\d$])/)

/** From the first to the last of the words that break the rule. */
function spanOf(sentence: string, { all }: AdvertisingRule): string {
  const found = all.flatMap((words) => words.exec(sentence) ?? [])
  const starts = all.map((words) => sentence.search(words))
  const ends = starts.map((start, at) => start + (found[at]?.length ?? 0))
  return sentence.slice(Math.min(...starts), Math.max(...ends))
}
