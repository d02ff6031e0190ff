import type { PageText, Section, SiteText } from '../src/compliance/text/types.ts'
import { redline } from '../src/compliance/redline/redline.ts'

/** Seconds that a redline of a large site takes. */
interface RedlineTimes {
  /** Every page with an edit in every tenth sentence. */
  edited: number
  /** No page with a sentence that stayed. */
  rewritten: number
}

const pages = 300
const wordsOnPage = 3000
const sections = 15
const sentenceLength = 20

/** Measures redlines of 300 pages of 3,000 words each, made without chance. */
export function benchRedline(): RedlineTimes {
  const before = siteOf((page, sentence) => sentenceOf(page * 1000 + sentence))
  const edited = siteOf((page, sentence) => {
    const text = sentenceOf(page * 1000 + sentence)
    return sentence % 10 === 0 ? text.replace(/ \S+ (\S+) /, ' must not $1 ') : text
  })
  const rewritten = siteOf((page, sentence) => sentenceOf(7_000_000 + page * 1000 + sentence))
  return { edited: secondsOf(before, edited), rewritten: secondsOf(before, rewritten) }
}

function secondsOf(before: SiteText, after: SiteText): number {
  const started = performance.now()
  redline(before, after, { from: 'before', to: 'after' })
  return (performance.now() - started) / 1000
}

const common = 'the of and to in that a is for by or as we you it on with this be not'.split(' ')

/** A sentence of English length, half of it words that stand in every text. */
function sentenceOf(seed: number): string {
  let state = seed * 2_654_435_761 + 1
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
  const words = Array.from({ length: sentenceLength }, () =>
    next(2) === 0 ? common[next(common.length)] : `word${next(3000)}`,
  )
  return `The ${words.slice(1).join(' ')}.`
}

function siteOf(sentence: (page: number, sentence: number) => string): SiteText {
  return {
    shell: { sections: [], facts: [] },
    pages: Array.from({ length: pages }, (_, page) => pageOf(page, sentence)),
    menu: [],
    redirects: [],
  }
}

function pageOf(page: number, sentence: (page: number, sentence: number) => string): PageText {
  const perSection = wordsOnPage / sentenceLength / sections
  const perBlock = 5
  return {
    path: `/page-${page}`,
    kind: 'legal',
    file: `legal/page-${page}.mdx`,
    title: `Page ${page}`,
    sections: Array.from({ length: sections }, (_, section): Section => ({
      id: `section-${section}`,
      heading: `Section ${section}`,
      level: 2,
      number: section + 1,
      blocks: Array.from({ length: perSection / perBlock }, (__, block) => ({
        role: 'paragraph',
        text: Array.from({ length: perBlock }, (___, place) =>
          sentence(page, section * perSection + block * perBlock + place),
        ).join(' '),
      })),
    })),
    facts: [],
  }
}
