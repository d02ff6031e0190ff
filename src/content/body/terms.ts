import type { ParsedBody, TextBlock } from '../model/parsedBody.ts'
import escapeStringRegexp from 'escape-string-regexp'
import type { Position } from '../model/diagnostic.ts'
import { placeInBlock } from './textBlock.ts'

/** A defined term that is used before its definition, or without one. */
interface UndefinedTerm {
  term: string
  /** Where it is used for the first time. */
  use: Position | undefined
  /** Where it is defined; undefined when it is not. */
  definition: Position | undefined
}

/** Words that contracts write with a capital when, and only when, they have defined them. */
const commonTerms = [
  'Site',
  'Website',
  'Service',
  'Platform',
  'Application',
  'Software',
  'Content',
  'Material',
  'User',
  'Customer',
  'Client',
  'Company',
  'Firm',
  'Agreement',
  'Account',
  'Party',
  'Affiliate',
  'Licensee',
  'Licensor',
  'Subscription',
  'Effective Date',
  'Personal Data',
  'Personal Information',
  'Confidential Information',
  'Third Party',
]

/** What stands before a term that is used as one. Without it, a capital may be that of a name. */
const determiner =
  '(?:[Tt]he|[Tt]his|[Tt]hese|[Tt]hose|[Oo]ur|[Yy]our|[Tt]heir|[Ii]ts|[Hh]is|[Hh]er|[Aa]ny|[Ss]uch|[Ee]ach|[Ee]very|[Aa]ll|[Nn]o|[Aa]n?)'

/**
 * The terms of a text that are used before their definition or without one, each once. In doubt a word is taken for a
 * name: what it stands next to must show that it is used as a term.
 * @param opening what visitors read above the body; terms may be defined there
 */
export function findUndefinedTerms(prose: ParsedBody, opening = ''): UndefinedTerm[] {
  const passages = prose.blocks.map((run): ScannedBlock => ({
    run,
    definitions: definitionsIn(run.whole),
  }))
  const named = [...prose.headings.map(({ text }) => text), ...definitionsIn(opening).map(({ term }) => term)]
  const headed = new Set(named.map(singular))
  const known = new Set(headed)
  const late: UndefinedTerm[] = []
  passages.forEach(({ run, definitions }, index) => {
    for (const { term, offset, isSure } of definitions) {
      const isFirst = !known.has(singular(term))
      if (isFirst && isSure && /^\p{Lu}\p{Ll}/u.test(term)) {
        const use = firstUse(term, passages.slice(0, index))
        if (use) late.push({ term, use: use.place, definition: placeInBlock(run, offset) })
      }
      known.add(singular(term))
    }
  })
  // A text that adopts the definitions of another document need not repeat them.
  if (passages.some(({ run }) => adoptsOtherDefinitions.test(run.whole))) return late
  const undefinedTerms = commonTerms.flatMap((term): UndefinedTerm[] => {
    const use = known.has(singular(term)) ? undefined : firstUse(term, passages)
    return use ? [{ term: use.term, use: use.place, definition: undefined }] : []
  })
  return [...late, ...undefinedTerms]
}

const adoptsOtherDefinitions = /\bsame meaning|\bmeanings? (?:given|set|ascribed|assigned)|\bdefined in\b/i

interface ScannedBlock {
  run: TextBlock
  definitions: Definition[]
}

/** The first place where a term is used as one. */
function firstUse(
  term: string,
  passages: readonly ScannedBlock[],
): { term: string; place: Position | undefined } | undefined {
  const name = singular(term)
  const words = escapeStringRegexp(name).replace(/ /g, '\\s+')
  const plural = words.endsWith('y') ? `(?:${words}|${words.slice(0, -1)}ies)` : `${words}(?:s|es)?`
  const pattern = new RegExp(`(?:^|[\\s(“"])${determiner}\\s+(${plural})`, 'g')
  const beginning = name.slice(0, 3)
  for (const { run, definitions } of passages) {
    if (!run.text.includes(beginning)) continue
    for (const { 0: found, 1: used = '', index } of run.text.matchAll(pattern)) {
      const end = index + found.length
      if (!endsThere(run.text, end)) continue
      // Within a list of definitions one term may help to define another, and some texts say so themselves.
      const isTold = /^\W*\(?(?:as\s+)?(?:each\s+)?(?:term\s+is\s+)?defined\b/i.test(
        run.text.slice(end, end + 40),
      )
      if (isTold || definitions.some(({ isSure, offset }) => isSure && offset < 8)) break
      return { term: used, place: placeInBlock(run, end - used.length) }
    }
  }
  return undefined
}

/**
 * Behind a term, neither the rest of a word nor another capital: "the Site Map", "the Company Act", "the Party of Labor",
 * "the Service’s". One pattern for all terms, since to compile it takes longer than to read a page.
 */
const afterTerm = /(?![\p{L}\p{N}_/’'-]|\s+(?:of\s+|and\s+|&\s+|for\s+)?(?:the\s+)?[\p{Lu}\p{N}\uFFFC])/uy

/** Whether a term that was found ends at a place of a text. */
function endsThere(text: string, place: number): boolean {
  afterTerm.lastIndex = place
  return afterTerm.test(text)
}

interface Definition {
  term: string
  offset: number
  /** Whether it is one beyond doubt; a possible one only keeps its term from being reported. */
  isSure: boolean
}

const quoted = `[“"‘']([^”"“‘’']{1,60})[”"’']`

/** The “Site”, and all that stands in quotation marks. */
const inQuotes = new RegExp(quoted, 'g')

/** “Personal Data” means … */
const beforeMeans = new RegExp(
  `${quoted},?\\s+(?:shall\\s+|will\\s+)?(?:means?|refers?\\s+to|includes?|has\\s+the|have\\s+the|is\\s+(?:any|the|a|an)|are\\s+(?:any|the|all))\\b`,
  'g',
)

/** … are called “Personal Data”, … is referred to as the “Site” */
const afterCalled = new RegExp(
  `\\b(?:called|named|termed|known\\s+as|referred\\s+to(?:\\s+\\w+)?\\s+as|defined\\s+as|hereinafter|hereafter|collectively,?|together,?)\\s+(?:(?:the|an?)\\s+)?${quoted}`,
  'g',
)

/** Account means …, Company (called …), Personal Data: … */
const atBeginning =
  /^\s*((?:[Tt]he\s+)?\p{Lu}[\p{L}-]*(?:\s+\p{Lu}[\p{L}-]*){0,3})(?:\s+(?:shall\s+)?(?:means?|refers?\s+to|is\s+any|are\s+any)\b|\s*\(|\s*[:–—]\s)/u

/** Every term that a text defines, and where. */
function definitionsIn(text: string): Definition[] {
  const found: Definition[] = []
  const add = (typed: string | undefined, offset: number, isSure = true) => {
    const term = typed
      ?.replace(/^(?:the|a|an|our|your|this|these)\s+/i, '')
      .replace(/[\s.,;:]+$/, '')
      .replace(/\s+/g, ' ')
    if (term) found.push({ term, offset, isSure })
  }
  for (const bracket of text.matchAll(/\([^()]{0,200}\)/g)) {
    const before = text.slice(Math.max(0, bracket.index - 80), bracket.index)
    for (const quote of bracket[0].matchAll(inQuotes)) {
      // West Atlantic LLP ("West Atlantic"): a name may stand before its short form.
      const isName = before.includes(quote[1] ?? '')
      add(quote[1], bracket.index + quote.index + 1, !isName)
    }
  }
  for (const quote of text.matchAll(beforeMeans)) add(quote[1], quote.index + 1)
  for (const quote of text.matchAll(afterCalled))
    add(quote[1], quote.index + quote[0].indexOf(quote[1] ?? ''))
  add(atBeginning.exec(text)?.[1], 0, false)
  // Any other term in quotation marks is at least spoken of, and counts as known from there on.
  for (const quote of text.matchAll(inQuotes)) add(quote[1], quote.index + 1, false)
  return found
}

const singular = (term: string): string =>
  term
    .replace(/^the\s+/i, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
