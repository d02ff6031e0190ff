import type { Site } from '../../content/buildSite.ts'
import { remembered } from '../../content/model/remembered.ts'
import { startOf } from '../findPlace.ts'
import { pageFiles } from '../pageFiles.ts'
import { plainWords } from '../text/plainWords.ts'
import type { PageReading } from '../text/types.ts'
import type { Bench, Complaint, Hearing } from './complaint.ts'
import { findWords } from './findWords.ts'
import { plainListener, sentenceAt, type Finding, type Listener } from './finding.ts'
import { pageTexts, seenWords, type PageText } from './pageTexts.ts'
import { certificationStatement, isCertification } from './specialists.ts'
import { isClientAsSource } from './testimonials.ts'
import { wordingAdvice } from './wordingAdvice.ts'

/** Words on the pages, seen and hidden, that a rule speaks against. What a record supports is not among them. */
export const hearWording: Hearing = (bench) => {
  const { site, reading } = bench
  const whole: Spoken = { texts: pageTexts(reading.everywhere), page: undefined, files: ['firm.mdx'] }
  const pages = reading.pages.map((page) => spokenBy(site, page))
  return [whole, ...pages, ...menuWords(reading)].flatMap((spoken) => hear(spoken, bench))
}

/** The texts of one page, or of header and footer, and the files that they come from. */
interface Spoken {
  texts: PageText[]
  page: PageReading | undefined
  files: string[]
}

/** The names of pages in menus, where they are others than the titles. */
function menuWords({ menu, pages }: Bench['reading']): Spoken[] {
  const pageOf = new Map(pages.map((page) => [page.path, page]))
  return menu.flatMap(({ place, path }): Spoken[] => {
    const page = pageOf.get(path)
    const label = plainWords(place.split(' > ').at(-1) ?? '')
    if (!page || label === page.title) return []
    return [{ texts: [{ text: label, role: 'heading' }], page, files: [page.file] }]
  })
}

const spokenBy = (site: Site, page: PageReading): Spoken => ({
  texts: [{ text: page.title, role: 'heading' as const }, ...pageTexts(page)],
  page,
  files: pageFiles(site, page),
})

function hear({ texts, page, files }: Spoken, { site, findPlace }: Bench): Complaint[] {
  const listener = listenerOf(site, page)
  const from = new Set(files)
  const used = site.claimUses.filter(({ file }) => from.has(file)).map(({ claim }) => claim)
  const recordOf = new Map(site.entries.claims.map(({ slug, data }) => [slug, plainWords(data.value)]))
  const recorded = [...new Set(used)].flatMap((claim) => recordOf.get(claim) ?? [])
  const quotes = site.entries.claims
    .filter(({ slug, data }) => data.kind === 'testimonial' && used.includes(slug))
    .map(({ data }) => plainWords(data.value))
  const claimFiles = used.map((claim) => `claims/${claim}.mdx`)
  return texts.flatMap(({ text, role }, index) => {
    const found = [...heardIn(text, listener), ...clientsWords(texts, index)]
    return found.flatMap((finding): Complaint[] => {
      if (finding.clients === 'told' && isOfRecord(texts, index, quotes)) return []
      if (finding.rule === 'specialist' && page && isCertified(finding, text, page)) return []
      const typed = findPlace(finding.words, files)
      const isRecorded =
        (finding.rule === 'unrecorded-claim' || finding.rule === 'unproved-praise') &&
        overlapsOne(finding, text, recorded)
      if (!typed && isRecorded) return []
      const place =
        typed ??
        findPlace(text, files) ??
        findPlace(finding.core, files) ??
        findPlace(finding.words, claimFiles) ??
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

/** What each listener has found in which text. Most texts stand on several pages, and stay from save to save. */
const heard = remembered<Listener, Map<string, readonly Finding[]>>(() => new Map())

function heardIn(text: string, listener: Listener): readonly Finding[] {
  const found = heard(listener).get(text) ?? findWords(text, listener)
  heard(listener).set(text, found)
  return found
}

/** Everybody who listens for a firm, by what they know. */
const listeners = remembered<Site['firm'], Map<string, Listener>>(() => new Map())

function listenerOf({ firm, advertising }: Site, page: PageReading | undefined): Listener {
  const { praise = [], promises = [], specialist = [], harmless = [] } = advertising?.data.words ?? {}
  const isAboutJobs = page?.kind === 'careers' || page?.kind === 'join'
  const key = JSON.stringify([isAboutJobs, praise, promises, specialist, harmless])
  const listener = listeners(firm).get(key) ?? {
    ...plainListener,
    names: [firm.name, firm.legalName],
    isAboutJobs,
    praise: praise.map(plainWords),
    promises: promises.map(plainWords),
    specialist: specialist.map(plainWords),
    harmless: harmless.map(plainWords),
  }
  listeners(firm).set(key, listener)
  return listener
}

const isCertified = ({ index }: Finding, text: string, page: PageReading): boolean =>
  isCertification(sentenceAt(text, index)) && certificationStatement.test(seenWords(page))

/** Whether found words share a place of the text with the words of a record. */
const overlapsOne = ({ index, words }: Finding, text: string, recorded: readonly string[]): boolean =>
  recorded.some((value) => {
    for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1))
      if (at < index + words.length && index < at + value.length) return true
    return false
  })

/** A quotation whose source, the next text, is a client: a testimonial, which needs a record as a figure does. */
function clientsWords(texts: readonly PageText[], index: number): Finding[] {
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
function isOfRecord(texts: readonly PageText[], index: number, quotes: readonly string[]): boolean {
  const [above, text, below] = [texts[index - 1], texts[index], texts[index + 1]]
  if (text?.role === 'quotation' && above?.role === 'quotation' && isClientAsSource(text.text)) return true
  if (text?.role === 'heading') return quotes.length > 0
  return quotes.some((quote) => [above, text, below].some((one) => one?.text.includes(quote)))
}

const whereOf = (role: PageText['role']): string => {
  if (role === 'hidden') return 'the text for search results'
  return role === 'picture' ? 'the text of a picture' : ''
}
