import escapeStringRegexp from 'escape-string-regexp'
import { entriesOf } from '../../content/model/content.ts'
import { groupBy } from '../../content/model/groupBy.ts'
import type { Site } from '../../content/model/site.ts'
import { claims } from '../claims/fields.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { fileStart } from '../../content/model/diagnostic.ts'
import type { Locate } from '../locate.ts'
import { normalizeText } from '../normalizeText.ts'
import type { SiteLines } from '../readSite.ts'
import { breaks, type AdvertisingRule } from './rule.ts'
import type { Violation } from './violation.ts'

/** Sentences on finished pages that break a rule and that no claim supports. */
export function checkWording(
  site: Site,
  pages: SiteLines,
  { rules, locate }: { rules: readonly AdvertisingRule[]; locate: Locate },
): Violation[] {
  const { name, legalName } = site.organization
  const known = new Map<string, AdvertisingRule[]>()
  const broken = (sentence: string): AdvertisingRule[] => {
    const found = known.get(sentence) ?? rulesBroken(sentence, rules)
    known.set(sentence, found)
    return found
  }
  const said = (text: string) =>
    sentencesOf(text).map((sentence) =>
      sentence.replaceAll(legalName, 'the firm').replaceAll(name, 'the firm'),
    )
  const used = new Set(site.claimUses.map(({ claim }) => claim))
  const recorded = entriesOf(site, claims).flatMap(({ slug, data }) => (used.has(slug) ? data : []))
  return [...pages].flatMap(([address, lines]) => {
    const route = site.routes.find(({ path }) => path === address)
    // The text of an earlier version stays what it was.
    if (route?.supersededBy !== undefined) return []
    const page = address === everyPage ? undefined : address
    const files = route ? [route.file] : [site.registry.organization.path, 'labels.mdx']
    const texts = textsOf(lines)
    const shown = recorded.filter(({ value }) => texts.some((text) => text.includes(normalizeText(value))))
    const values = shown.map(({ value }) => normalizeText(value))
    const kinds = new Set(shown.map(({ kind }) => kind))
    const isClaimed = ({ supportedBy }: AdvertisingRule) =>
      supportedBy !== undefined && kinds.has(supportedBy)
    return texts.flatMap((text) => {
      const bare = values.reduce(withoutValue, text)
      // A sentence that is typed as it is shown takes nothing from a claim.
      const typed =
        bare === text ? [] : said(text).filter((sentence) => locate(sentence, files) !== undefined)
      const unsupported = [...said(bare), ...typed].flatMap((sentence) =>
        broken(sentence).flatMap((rule) =>
          isSupportable(rule) && !isClaimed(rule) ? { rule, sentence } : [],
        ),
      )
      const others = said(text).flatMap((sentence) =>
        broken(sentence).flatMap((rule) => (isSupportable(rule) ? [] : { rule, sentence })),
      )
      return [...unsupported, ...others].map(({ rule, sentence }): Violation => {
        const span = spanOf(sentence, rule)
        const words = text.includes(span) ? span : sentence
        const pieces = words.split(/[…"]/).map((piece) => piece.trim())
        const longest = pieces.toSorted((one, other) => other.length - one.length)[0] ?? words
        const place = locate(sentence, files) ??
          locate(words, files) ??
          locate(text, files) ??
          locate(longest, files) ??
          locate(/\S*\d\S*/.exec(words)?.[0] ?? words, files) ?? {
            file: files[0] ?? site.registry.organization.path,
            ...fileStart,
          }
        const message = `${rule.message.replace('{words}', `"${words}"`)} (${rule.law}).`
        return {
          rule: rule.id,
          page,
          words,
          text,
          place,
          message,
          fix: `${rule.suggestion} ${lawyerMayAllow}`,
        }
      })
    })
  })
}

/** Each rule once; and where one is broken that no claim can support, the others can wait. */
function rulesBroken(sentence: string, rules: readonly AdvertisingRule[]): AdvertisingRule[] {
  const found = rules.filter((rule) => breaks(sentence, rule))
  const first = [...groupBy(found, ({ id }) => id).values()].flatMap((rows) => rows.slice(0, 1))
  const worst = first.filter((rule) => !isSupportable(rule))
  return worst.length > 0 ? worst : first
}

const lawyerMayAllow = 'If it is right all the same, a lawyer adds it to "allowed" in advertising.mdx.'

/** Whether a claim can support what the rule is about. */
export const isSupportable = ({ id }: Pick<AdvertisingRule, 'id'>): boolean =>
  id === 'unrecorded-claim' || id === 'unproved-praise'

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
      (one) => one !== '',
    )
  })

/** A question stays with its answer: "Were you hurt? Call us." */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<!\b(?:Mr|Mrs|Ms|Dr|Hon|St|v|No|Inc|[A-Z])\.)(?<=[.!]["')]?)\s+(?=["'(]?[A-Z\d$])/)

/** From the first to the last of the words that break the rule. */
function spanOf(sentence: string, { all }: AdvertisingRule): string {
  const places = all.flatMap((one) => {
    const match = one.exec(sentence)
    return match ? [[match.index, match.index + match[0].length] as const] : []
  })
  return sentence.slice(Math.min(...places.map(([from]) => from)), Math.max(...places.map(([, to]) => to)))
}
