import type { Site } from '../../content/buildSite.ts'
import { memoizeWeak } from '../../content/model/memoize.ts'
import { startOf } from '../locateInFiles.ts'
import { sourceFilesOfPage } from '../sourceFilesOfPage.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { PageText } from '../text/types.ts'
import type { RuleContext, Violation, AdvertisingRule } from './violation.ts'
import { findWords } from './findWords.ts'
import { defaultContext, sentenceAt, type Finding, type MatchContext } from './finding.ts'
import { textsOfPage, seenWords, type TextOnPage } from './textsOfPage.ts'
import { certificationStatement, isCertification } from './specialists.ts'
import { isClientAsSource } from './testimonials.ts'
import { wordingAdvice } from './wordingAdvice.ts'

/** Words on the pages, seen and hidden, that a rule speaks against. What a record supports is not among them. */
export const checkWording: AdvertisingRule = (ruleContext) => {
  const { site, siteText } = ruleContext
  const whole: ScanTarget = { texts: textsOfPage(siteText.shell), page: undefined, files: ['firm.mdx'] }
  const pages = siteText.pages.map((page) => scanTargetOf(site, page))
  return [whole, ...pages, ...menuWords(siteText)].flatMap((target) => scan(target, ruleContext))
}

/** The texts of one page, or of header and footer, and the files that they come from. */
interface ScanTarget {
  texts: TextOnPage[]
  page: PageText | undefined
  files: string[]
}

/** The names of pages in menus, where they are others than the titles. */
function menuWords({ menu, pages }: RuleContext['siteText']): ScanTarget[] {
  const pageOf = new Map(pages.map((page) => [page.path, page]))
  return menu.flatMap(({ place, path }): ScanTarget[] => {
    const page = pageOf.get(path)
    const label = normalizeText(place.split(' > ').at(-1) ?? '')
    if (!page || label === page.title) return []
    return [{ texts: [{ text: label, role: 'heading' }], page, files: [page.file] }]
  })
}

const scanTargetOf = (site: Site, page: PageText): ScanTarget => ({
  texts: [{ text: page.title, role: 'heading' as const }, ...textsOfPage(page)],
  page,
  files: sourceFilesOfPage(site, page),
})

function scan({ texts, page, files }: ScanTarget, { site, locate }: RuleContext): Violation[] {
  const context = contextOf(site, page)
  const from = new Set(files)
  const used = site.claimUses.filter(({ file }) => from.has(file)).map(({ claim }) => claim)
  const recordOf = new Map(site.entries.claims.map(({ slug, data }) => [slug, normalizeText(data.value)]))
  const recorded = [...new Set(used)].flatMap((claim) => recordOf.get(claim) ?? [])
  const quotes = site.entries.claims
    .filter(({ slug, data }) => data.kind === 'testimonial' && used.includes(slug))
    .map(({ data }) => normalizeText(data.value))
  const claimFiles = used.map((claim) => `claims/${claim}.mdx`)
  return texts.flatMap(({ text, role }, index) => {
    const found = [...scanCached(text, context), ...testimonialFindings(texts, index)]
    return found.flatMap((finding): Violation[] => {
      if (finding.clients === 'told' && isOfRecord(texts, index, quotes)) return []
      if (finding.rule === 'specialist' && page && isCertified(finding, text, page)) return []
      const typed = locate(finding.words, files)
      const isRecorded =
        (finding.rule === 'unrecorded-claim' || finding.rule === 'unproved-praise') &&
        overlapsOne(finding, text, recorded)
      if (!typed && isRecorded) return []
      const place =
        typed ??
        locate(text, files) ??
        locate(finding.core, files) ??
        locate(finding.words, claimFiles) ??
        startOf(files[0] ?? 'firm.mdx')
      return [
        {
          rule: finding.rule,
          page: page?.path,
          words: finding.words,
          text,
          place,
          ...wordingAdvice(finding, sentenceAt(text, finding.index), whereOf(role)),
        },
      ]
    })
  })
}

/** What was found in which text with which context. Most texts stand on several pages, and stay from save to save. */
const findingsOf = memoizeWeak<MatchContext, Map<string, readonly Finding[]>>(() => new Map())

function scanCached(text: string, context: MatchContext): readonly Finding[] {
  const found = findingsOf(context).get(text) ?? findWords(text, context)
  findingsOf(context).set(text, found)
  return found
}

/** Everybody who listens for a firm, by what they know. */
const contexts = memoizeWeak<Site['firm'], Map<string, MatchContext>>(() => new Map())

function contextOf({ firm, advertising }: Site, page: PageText | undefined): MatchContext {
  const { praise = [], promises = [], specialist = [], harmless = [] } = advertising?.data.words ?? {}
  const isAboutJobs = page?.kind === 'careers' || page?.kind === 'join'
  const key = JSON.stringify([isAboutJobs, praise, promises, specialist, harmless])
  const context = contexts(firm).get(key) ?? {
    ...defaultContext,
    names: [firm.name, firm.legalName],
    isAboutJobs,
    praise: praise.map(normalizeText),
    promises: promises.map(normalizeText),
    specialist: specialist.map(normalizeText),
    harmless: harmless.map(normalizeText),
  }
  contexts(firm).set(key, context)
  return context
}

const isCertified = ({ index }: Finding, text: string, page: PageText): boolean =>
  isCertification(sentenceAt(text, index)) && certificationStatement.test(seenWords(page))

/** Whether found words share a place of the text with the words of a record. */
const overlapsOne = ({ index, words }: Finding, text: string, recorded: readonly string[]): boolean =>
  recorded.some((value) => {
    for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1))
      if (at < index + words.length && index < at + value.length) return true
    return false
  })

/** A quotation whose source, the next text, is a client: a testimonial, which needs a record as a figure does. */
function testimonialFindings(texts: readonly TextOnPage[], index: number): Finding[] {
  const [quoted, source] = [texts[index], texts[index + 1]]
  if (quoted?.role !== 'quotation' || source?.role !== 'quotation') return []
  if (!isClientAsSource(source.text)) return []
  const words = quoted.text
  return [{ rule: 'unrecorded-claim', words, index: 0, core: words, clients: 'quoted' }]
}

/**
 * Whether words that tell or announce what a client said belong to a record: it is shown in the same text or in one
 * beside it, or anywhere below a heading. The source below a quotation is told with the quotation.
 */
function isOfRecord(texts: readonly TextOnPage[], index: number, quotes: readonly string[]): boolean {
  const [above, text, below] = [texts[index - 1], texts[index], texts[index + 1]]
  if (text?.role === 'quotation' && above?.role === 'quotation' && isClientAsSource(text.text)) return true
  if (text?.role === 'heading') return quotes.length > 0
  return quotes.some((quote) => [above, text, below].some((one) => one?.text.includes(quote)))
}

const whereOf = (role: TextOnPage['role']): string => {
  if (role === 'hidden') return 'the text for search results'
  return role === 'picture' ? 'the text of a picture' : ''
}
