import escapeStringRegexp from 'escape-string-regexp'
import { entriesOf } from '../../content/model/content.ts'
import { fileStart } from '../../content/model/diagnostic.ts'
import type { Site } from '../../content/model/site.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { claims } from '../claims.ts'
import type { Locate } from '../locate.ts'
import { normalizeText } from '../readPage.ts'
import type { SiteLines } from '../readSite.ts'
import type { Violation } from './exemptions.ts'
import { breaks, type AdvertisingRule } from './rule.ts'

const lawyerMayAllow = 'If it is right all the same, a lawyer adds it to "allowed" in advertising.mdx.'

/** Sentences on finished pages that break a rule and that no claim supports. */
export function checkWording(
  site: Site,
  pages: SiteLines,
  { rules, locate }: { rules: readonly AdvertisingRule[]; locate: Locate },
): Violation[] {
  const { name, legalName } = site.organization
  const firmFile = site.registry.organization.path
  const used = new Set(site.claimUses.map(({ claim }) => claim))
  const recorded = entriesOf(site, claims).filter(({ slug }) => used.has(slug))
  const known = new Map<string, AdvertisingRule[]>()
  const broken = (text: string) =>
    sentencesOf(text).flatMap((typed) => {
      const sentence = typed.replaceAll(legalName, 'the firm').replaceAll(name, 'the firm')
      const found = known.get(sentence) ?? rulesBroken(sentence, rules)
      known.set(sentence, found)
      return found.map((rule) => ({ rule, sentence, typed }))
    })
  return [...pages].flatMap(([page, lines]) => {
    const route = site.routes.find(({ path }) => path === page)
    // The text of an earlier version stays what it was.
    if (route?.supersededBy !== undefined) return []
    const files = route ? [route.file] : [firmFile, 'labels.mdx']
    const texts = textsOf(lines)
    const shown = recorded
      .map(({ data: { kind, value } }) => ({ kind, value: normalizeText(value) }))
      .filter(({ value }) => texts.some((text) => text.includes(value)))
    return texts.flatMap((text) => {
      const bare = shown.reduce((left, { value }) => withoutValue(left, value), text)
      // No claim supports these rules, nor a sentence that is typed as it is shown.
      const isUnsupported = ({ rule, typed }: { rule: AdvertisingRule; typed: string }) =>
        !rule.supportedBy || (bare !== text && locate(typed, files) !== undefined)
      const found = [
        ...broken(bare).filter(({ rule }) => rule.supportedBy),
        ...broken(text).filter(isUnsupported),
      ].filter(({ rule }) => !shown.some(({ kind }) => kind === rule.supportedBy))
      return found.map(({ rule, sentence }): Violation => {
        const span = spanOf(sentence, rule)
        const words = text.includes(span) ? span : sentence
        const pieces = words.split(/[…"]/).sort((one, other) => other.length - one.length)
        const figure = /\S*\d\S*/.exec(words)?.[0] ?? ''
        const place = [sentence, words, text, ...pieces.slice(0, 1), figure]
          .map((one) => locate(one, files))
          .find((one) => one !== undefined)
        return {
          rule: rule.id,
          page: page === everyPage ? undefined : page,
          words,
          text,
          place: place ?? { file: files[0] ?? firmFile, ...fileStart },
          message: `${rule.message.replace('{words}', () => `"${words}"`)} (${rule.law}).`,
          fix: `${rule.suggestion} ${lawyerMayAllow}`,
        }
      })
    })
  })
}

/** Each rule once; and where one is broken that no claim can support, the others can wait. */
function rulesBroken(sentence: string, rules: readonly AdvertisingRule[]): AdvertisingRule[] {
  const found = rules.filter((rule) => breaks(sentence, rule))
  const first = found.filter(({ id }, index) => found.findIndex((one) => one.id === id) === index)
  const worst = first.filter(({ supportedBy }) => supportedBy === undefined)
  return worst.length > 0 ? worst : first
}

const withoutValue = (text: string, value: string): string =>
  text.replace(new RegExp(`(?<![\\w$])${escapeStringRegexp(value)}(?!\\w)`, 'g'), '…')

/** The texts of a page without the signs of lines and the targets of links; a quotation also with who said it. */
const textsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => {
    const text = line
      .replace(/^(?:#+ |[->|] |\d+\. |(?:Title|In search results|Shown later|Written by a style): )/, '')
      .replace(/ \((?:\/|#|https?:)[^)]*\)/g, '')
    const speaker = /^(?:> )?[-–—] ?(.+)/.exec(lines[index + 1] ?? '')?.[1]
    const signed = line.startsWith('> ') && speaker !== undefined ? [`"${text}" — ${speaker}`] : []
    // A figure comes after what it counts.
    const figure = /^([^:]+): (.{1,20})$/.exec(text)
    const counted = figure ? [`${figure[2]} ${figure[1]}`] : []
    const spoken = [...text.matchAll(/\[([^\]]+)\] ?/g)].map(([, words = '']) => words)
    return [...text.replace(/\[[^\]]+\] ?/g, '').split(' | '), ...spoken, ...signed, ...counted].filter(
      Boolean,
    )
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
