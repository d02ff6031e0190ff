import { entriesOf } from '../../content/model/content.ts'
import { advertisingEntry } from '../lexicon/fields.ts'
import { claims } from '../claims/fields.ts'
import type { Site } from '../../content/model/site.ts'
import { lazily } from '../../content/model/lazily.ts'
import { groupBy } from '../../content/model/groupBy.ts'
import { memoizeWeak } from '../../content/model/memoize.ts'
import { startOf } from '../text/locateInFiles.ts'
import { filesOfEveryPage, sourceFilesOfPage } from '../text/sourceFilesOfPage.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { PageText } from '../text/types.ts'
import { familyOf, findWords, type Finding } from '../lexicon/findWords.ts'
import type { MatchContext } from '../lexicon/matchContext.ts'
import type { AllowedBeside, WordLexicon } from '../lexicon/lexicon.ts'
import { sentenceAt } from '../lexicon/sentenceAt.ts'
import { textsOfPage, seenWords, type TextOnPage } from '../text/textsOfPage.ts'
import {
  fillAdvice,
  isSupportable,
  type AdvertisingCheck,
  type RuleContext,
  type Violation,
} from './violation.ts'

/** Words on the pages, seen and hidden, that a rule speaks against. What a record supports is not among them. */
export const checkWording: AdvertisingCheck = (ruleContext) => {
  const { lexicon, site, siteText } = ruleContext
  const { words } = lexicon
  if (!words) return []
  const whole: ScanTarget = {
    texts: textsOfPage(siteText.shell),
    page: undefined,
    files: filesOfEveryPage(site.registry),
  }
  const pages = siteText.pages.map((page) => scanTargetOf(site, page))
  return [whole, ...pages, ...menuWords(siteText)].flatMap((target) => scan(target, words, ruleContext))
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

function scan(
  { texts, page, files }: ScanTarget,
  lexicon: WordLexicon,
  ruleContext: RuleContext,
): Violation[] {
  const { site, locate } = ruleContext
  const context = contextOf(page, lexicon, ruleContext)
  const { usesIn, valueOf, testimonials } = recordsOf(site)
  const used = [...new Set(files)]
    .flatMap((file) => usesIn.get(file) ?? [])
    .sort((one, other) => one.rank - other.rank)
    .map(({ claim }) => claim)
  const recorded = [...new Set(used)].flatMap((claim) => valueOf.get(claim) ?? [])
  const quotes = testimonials.filter(({ claim }) => used.includes(claim)).map(({ value }) => value)
  const claimFiles = used.map((claim) => `${claims.name}/${claim}.mdx`)
  return texts.flatMap(({ text, role }, index) => {
    const found = [...scanCached(text, context), ...clientQuotation(texts, index, lexicon)]
    return found.flatMap((one): Violation[] => {
      const { tellsOfClient, allowedBeside } = familyOf(one, lexicon) ?? {}
      if (tellsOfClient && isOfRecord(texts, index, quotes, lexicon)) return []
      if (page && allowedBeside && isAllowed(allowedBeside, sentenceAt(text, one.index), page)) return []
      const typed = lazily(() => locate(one.words, files))
      const isRecorded = isSupportable(one.rule) && overlapsOne(one, text, recorded)
      if (isRecorded && !typed()) return []
      const place = lazily(
        () =>
          typed() ??
          locate(text, files) ??
          locate(one.core, files) ??
          locate(one.words, claimFiles) ??
          startOf(files[0] ?? site.registry.organization.path),
      )
      return [
        {
          rule: one.rule,
          page: page?.path,
          words: one.words,
          text,
          place,
          ...fillAdvice(one.advice, { said: saidIn(one.words, role), core: one.core }),
        },
      ]
    })
  })
}

/** The values of claims as they are read, the testimonials among them, and which claims each file uses. */
const recordsOf = memoizeWeak((site: Site) => {
  const records = entriesOf(site, claims).map(({ slug, data }) => ({
    claim: slug,
    value: normalizeText(data.value),
    isTestimonial: data.kind === 'testimonial',
  }))
  const uses = site.claimUses.map(({ file, claim }, rank) => ({ file, claim, rank }))
  return {
    usesIn: groupBy(uses, ({ file }) => file),
    valueOf: new Map(records.map(({ claim, value }) => [claim, value])),
    testimonials: records.filter(({ isTestimonial }) => isTestimonial),
  }
})

/** What was found in which text with which context. Most texts stand on several pages, and stay from save to save. */
const findingsOf = memoizeWeak<MatchContext, Map<string, Finding[]>>(() => new Map())

function scanCached(text: string, context: MatchContext): Finding[] {
  const found = findingsOf(context).get(text) ?? findWords(text, context)
  findingsOf(context).set(text, found)
  return found
}

/** The contexts of a firm, by the lexicon and the firm's own words: they stay from save to save, and what was found too. */
const contexts = memoizeWeak((_lexicon: WordLexicon) =>
  memoizeWeak((_organization: Site['organization']) => new Map<string, MatchContext>()),
)

function contextOf(
  page: PageText | undefined,
  lexicon: WordLexicon,
  { site, lexicon: { file } }: RuleContext,
): MatchContext {
  const { organization } = site
  const { praise, promises, specialist, harmless } = advertisingEntry(site, file)?.data.words ?? {}
  const ownWords = {
    praise: praise?.map(normalizeText),
    promises: promises?.map(normalizeText),
    specialist: specialist?.map(normalizeText),
    harmless: harmless?.map(normalizeText),
  }
  const isOnJobPage = page !== undefined && lexicon.jobPages.includes(page.kind)
  const known = contexts(lexicon)(organization)
  const key = JSON.stringify([isOnJobPage, ownWords])
  const context = known.get(key) ?? {
    lexicon,
    names: [organization.name, organization.legalName],
    isOnJobPage,
    ownWords,
  }
  known.set(key, context)
  return context
}

const isAllowed = (allowances: readonly AllowedBeside[], said: string, page: PageText): boolean =>
  allowances.find(({ sentence }) => sentence.test(said))?.statement.test(seenWords(page)) ?? false

/** Whether found words share a place of the text with the words of a record. */
const overlapsOne = ({ index, words }: Finding, text: string, recorded: readonly string[]): boolean =>
  recorded.some((value) => {
    for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1))
      if (at < index + words.length && index < at + value.length) return true
    return false
  })

/** A quotation whose source, the next text, is a client: a testimonial, which needs a record as a figure does. */
function clientQuotation(
  texts: readonly TextOnPage[],
  index: number,
  { quotations: { rule, source, advice } }: WordLexicon,
): Finding[] {
  const [quoted, below] = [texts[index], texts[index + 1]]
  if (quoted?.role !== 'quotation' || below?.role !== 'quotation' || !source.test(below.text)) return []
  return [{ rule, words: quoted.text, index: 0, core: quoted.text, advice }]
}

/**
 * Whether words that tell or announce what a client said belong to a record: it is shown in the same text or in one
 * beside it, or anywhere below a heading. The source below a quotation is told with the quotation.
 */
function isOfRecord(
  texts: readonly TextOnPage[],
  index: number,
  quotes: readonly string[],
  { quotations: { source } }: WordLexicon,
): boolean {
  const [above, text, below] = [texts[index - 1], texts[index], texts[index + 1]]
  if (text?.role === 'quotation' && above?.role === 'quotation' && source.test(text.text)) return true
  if (text?.role === 'heading') return quotes.length > 0
  return quotes.some((quote) => [above, text, below].some((one) => one?.text.includes(quote)))
}

/** Words in quotation marks, and where they stand if they are not seen. */
function saidIn(words: string, role: TextOnPage['role']): string {
  if (role === 'hidden') return `"${words}" in the text for search results`
  return role === 'picture' ? `"${words}" in the text of a picture` : `"${words}"`
}
