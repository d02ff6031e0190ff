import escapeStringRegexp from 'escape-string-regexp'
import { diagnostic, fileStart, type Diagnostic, type Site } from '../../content/model.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { shortForm } from '../../content/text/sentences.ts'
import { sourceFinder } from '../findSource.ts'
import { normalizeText } from '../readPage.ts'
import type { SiteLines } from '../readPages.ts'
import { breaksRule, type AdvertisingRule } from './rule.ts'

export interface AdvertisingPolicy {
  readonly rules: readonly AdvertisingRule[]
  /** What supports statements, with the value that pages show. */
  readonly claims: (site: Site) => { slug: string; kind: string; value: string }[]
  /** Wording that a lawyer has allowed: on a page, or on all. */
  readonly exemptions: (site: Site) => { rule: string; text: string; page?: string | undefined }[]
  /** Checks of files: for a release, as strict as those of pages. */
  readonly checks: (site: Site, today: string) => Iterable<Diagnostic>
}

type Finding = ReturnType<typeof findUnsupported>[number]

/** Text that breaks an advertising rule and that no lawyer has allowed, as warnings, once for each source line. */
export function checkAdvertising(
  site: Site,
  pages: SiteLines,
  { policy, files }: { policy: AdvertisingPolicy; files: readonly SourceFile[] },
): Diagnostic[] {
  // Claims, exemptions and earlier versions quote text that is typed elsewhere.
  const sources = files.filter(({ path }) => !/^(?:claims\/|advertising\.mdx$|legal\/versions\/)/.test(path))
  const exemptions = policy.exemptions(site)
  const isAllowed = ({ page, words, text, message: [rule] }: Finding) =>
    exemptions.some((one) => {
      const [allowed, found] = [normalizeText(one.text).toLowerCase(), words.toLowerCase()]
      const isThere = one.rule === rule && (one.page ?? page) === page && text.toLowerCase().includes(allowed)
      return isThere && (allowed.includes(found) || found.includes(allowed))
    })
  const found = findUnsupported(site, pages, policy, sourceFinder(sources))
  const once = new Map<string, Diagnostic>()
  for (const one of found) {
    const { place, words, message } = one
    const start = place.line === 1 ? fileStart : place
    const key = `${message[0]} ${place.file} ${place.line} ${words}`
    if (!isAllowed(one)) once.set(key, { ...diagnostic(place.file, start, message), severity: 'warning' })
  }
  return [...once.values()]
}

/**
 * Sentences on finished pages that break a rule and lack a supporting claim: the page, unless it's the header, the footer or
 * the banner, the words that break the rule, and the whole line or cell.
 */
function findUnsupported(
  site: Site,
  pages: SiteLines,
  { rules, claims }: AdvertisingPolicy,
  locate: ReturnType<typeof sourceFinder>,
) {
  const { name, legalName } = site.organization
  const firmFile = site.registry.organization.path
  const used = new Set(site.claimUses.map(({ claim }) => claim))
  const tagged = new Set(site.claimUses.map(({ file }) => file))
  const recorded = claims(site).flatMap(({ slug, kind, value }) => {
    const text = escapeStringRegexp(normalizeText(value))
    return used.has(slug) ? { kind, pattern: new RegExp(`(?<![\\w$])${text}(?!\\w)`, 'g') } : []
  })
  const violationsIn = (text: string) =>
    sentencesOf(text).flatMap((typed) => {
      const sentence = typed.replaceAll(legalName, 'the firm').replaceAll(name, 'the firm')
      const found = rules.filter((rule) => breaksRule(sentence, rule)).reverse()
      // Rules that no claim can satisfy hide the others; each rule is reported once.
      const worst = found.filter(({ supportedBy }) => supportedBy === undefined)
      const once = new Map((worst.length > 0 ? worst : found).map((rule) => [rule.id, rule]))
      return [...once.values()].map((rule) => ({ rule, sentence, typed }))
    })
  return [...pages].flatMap(([page, lines]) => {
    const route = site.routes.find(({ path }) => path === page)
    // Earlier versions are never edited, originals have pages of their own, and the rules read English.
    if (route?.supersededBy !== undefined || route?.entry.data.language || page.includes('@')) return []
    const files = route ? [route.file] : [firmFile, 'labels.mdx']
    const texts = searchableTexts(lines)
    const shown = recorded.filter(({ pattern }) => texts.some((text) => text.search(pattern) >= 0))
    const withoutClaims = (words: string) =>
      shown.reduce((left, { pattern }) => left.replace(pattern, '…'), words)
    const [own = firmFile] = files
    // Of a sentence with a tag, only the words around it are in the file.
    const isTypedByHand = (typed: string) =>
      locate(typed, files) || !tagged.has(locate(longestPiece(withoutClaims(typed)), files)?.file ?? own)
    return texts.flatMap((text) => {
      const bare = withoutClaims(text)
      const violations = violationsIn(text)
      const found = [
        ...(bare === text ? violations : violationsIn(bare)).filter(({ rule }) => rule.supportedBy),
        // A claim supports neither these rules nor a sentence typed without the Claim tag.
        ...violations.filter(
          ({ rule, typed }) => !rule.supportedBy || (bare !== text && isTypedByHand(typed)),
        ),
      ].filter(({ rule }) => !shown.some(({ kind }) => kind === rule.supportedBy))
      return found.map(({ rule, sentence }) => {
        const span = matchedSpan(sentence, rule)
        const words = text.includes(span) ? span : sentence
        const [figure = ''] = /(?<!\S)\S*\d\S*/.exec(words) ?? []
        const wordings = [sentence, words, text, longestPiece(words), figure]
        const places = wordings.flatMap((one) => locate(one, files) ?? [])
        const [place = { file: own, ...fileStart }] = places
        const message = `${rule.message.replace('{words}', () => `"${words}"`)} (${rule.law}).`
        const fix = `${rule.suggestion} Or ask a lawyer to allow it in advertising.mdx.`
        return { page: route?.path, words, text, place, message: [rule.id, message, fix] as const }
      })
    })
  })
}

/** A page's text without line markers and link targets, plus quotations with their speakers. */
const searchableTexts = (lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => {
    const text = line
      .replace(/^(?:#+ |[->|] |\d+\. |(?:Title|In search results|Shown later|Written by a style): )/, '')
      .replace(/ \((?:\/|#|https?:)[^)]*\)/g, '')
    const spoken = [...text.matchAll(/\[([^\]]+)\] ?/g)].map(([, words = '']) => words)
    const [, speaker] = /^(?:> )?[-–—] ?(.+)/.exec(lines[index + 1] ?? '') ?? []
    const signed = line.startsWith('> ') && speaker !== undefined ? `"${text}" — ${speaker}` : ''
    // "Cases won: 300" → "300 Cases won", as the rules expect.
    const counted = /^([^:]+): (.{1,20})$/.test(text) ? text.replace(/^([^:]+): (.+)$/, '$2 $1') : ''
    return [...text.replace(/\[[^\]]+\] ?/g, '').split(' | '), ...spoken, signed, counted].filter(Boolean)
  })

/** A question isn't split from its answer: "Were you hurt? Call us." */
const sentencesOf = (text: string): string[] => text.split(sentenceEnd)
const sentenceEnd = new RegExp(String.raw`(?<=[.!]["')]?)(?<!${shortForm})\s+(?=["'(]?[A-Z\d$])`, 'u')

/** The longest part without quotation marks and claims. */
const longestPiece = (words: string): string =>
  words.split(/[…"]/).sort((one, other) => other.length - one.length)[0] ?? ''

/** From the first to the last match of the rule. */
function matchedSpan(sentence: string, { all }: AdvertisingRule): string {
  const found = all.flatMap((words) => words.exec(sentence) ?? [])
  const starts = all.map((words) => sentence.search(words))
  const ends = starts.map((start, at) => start + (found[at]?.length ?? 0))
  return sentence.slice(Math.min(...starts), Math.max(...ends))
}
