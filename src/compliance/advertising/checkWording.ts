import escapeStringRegexp from 'escape-string-regexp'
import { entriesOf } from '../../content/model/content.ts'
import { groupBy } from '../../content/model/groupBy.ts'
import type { Site } from '../../content/model/site.ts'
import { claims } from '../claims/fields.ts'
import { startOf, type LocateInFiles } from '../text/locateInFiles.ts'
import { normalizeText } from '../text/normalizeText.ts'
import { filesOfEveryPage, sourceFilesOfPage } from '../text/sourceFilesOfPage.ts'
import { textsOfPage } from '../text/textsOfPage.ts'
import type { SiteText } from '../text/types.ts'
import { breaks, type AdvertisingRule } from './rule.ts'
import type { Violation } from './violation.ts'

export interface SiteInFiles {
  site: Site
  siteText: SiteText
  locate: LocateInFiles
}

/** Sentences on pages, in menus and in the text for search results that break a rule and that no claim supports. */
export function checkWording(
  { site, siteText, locate }: SiteInFiles,
  rules: readonly AdvertisingRule[],
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
  return passagesOf(site, siteText).flatMap(({ texts, page, files }) => {
    const used = new Set(site.claimUses.flatMap(({ file, claim }) => (files.includes(file) ? claim : [])))
    const shown = entriesOf(site, claims).flatMap(({ slug, data }) => (used.has(slug) ? data : []))
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
        const place =
          locate(sentence, files) ??
          locate(words, files) ??
          locate(text, files) ??
          locate(longest, files) ??
          locate(/\S*\d\S*/.exec(words)?.[0] ?? words, files) ??
          startOf(files[0] ?? site.registry.organization.path)
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

/** What a page says, and the files it may be typed in. */
interface Passage {
  texts: readonly string[]
  page: string | undefined
  files: readonly string[]
}

function passagesOf(site: Site, { shell, pages, menu }: SiteText): Passage[] {
  const textsIn = (part: typeof shell) =>
    textsOfPage(part).flatMap(({ text, role }, index, all) => {
      const below = all[index + 1]
      const isSigned = role === 'quotation' && below?.role === 'quotation'
      return isSigned ? [text, `"${text}" — ${below.text.replace(/^[-–—] */, '')}`] : text
    })
  const inMenus = groupBy(menu, ({ path }) => path)
  return [
    { texts: textsIn(shell), page: undefined, files: filesOfEveryPage(site.registry) },
    ...pages.map((page) => {
      const labels = inMenus.get(page.path) ?? []
      return {
        texts: [...new Set([page.title, ...textsIn(page), ...labels.map(({ place }) => lastPart(place))])],
        page: page.path,
        files: sourceFilesOfPage(site, page),
      }
    }),
  ]
}

/** "Practice Areas > Tax Law" is the label "Tax Law". */
const lastPart = (place: string): string => normalizeText(place.split(' > ').at(-1) ?? '')

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
