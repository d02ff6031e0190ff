import escapeStringRegexp from 'escape-string-regexp'
import type { Position } from '../model/diagnostic.ts'
import type { ParsedBody, TextBlock } from '../model/parsedBody.ts'
import { placeInBlock } from './textBlock.ts'

/** A defined term that is used before its definition, or without one. */
interface UndefinedTerm {
  term: string
  /** Where it is used for the first time. */
  use: Position | undefined
  /** Where it is defined; undefined when it isn’t. */
  definition: Position | undefined
}

/** Words that contracts write with a capital when, and only when, they have defined them. */
const commonTerms =
  'Site,Website,Service,Platform,Application,Software,Content,Material,User,Customer,Client,Company,Firm,Agreement,Account,Party,Affiliate,Licensee,Licensor,Subscription,Effective Date,Personal Data,Personal Information,Confidential Information,Third Party'.split(
    ',',
  )

/** What is before a term that is used as one. Without it, or in a title in capitals, a capital may be that of a name. */
const determiner =
  '(?<!\\p{Lu}\\p{Ll}+\\s\\p{Lu}\\p{Ll}+\\s(?:(?:to|of|for|in|on|with|by)\\s)?)(?:[Tt]he|[Tt]h(?:is|at|ese|ose)|[Oo]ur|[Yy]our|[Tt]heir|[Ii]ts|[Hh]is|[Hh]er|[Aa]ny|[Ss]uch|[Ee]ach|[Ee]very|[Aa]ll|[Nn]o|[Aa]n?)'

/** After a term comes neither the rest of a word nor another capital: "the Site Map", "the Party of Labor". */
const afterTerm = "(?![\\p{L}\\p{N}_/’'-]|\\s+(?:(?:of|and|&|for)\\s+)?(?:the\\s+)?[\\p{Lu}\\p{N}\\uFFFC])"

/** A text that adopts the definitions of another document, or says where its own are, need not repeat them. */
const definesElsewhere = /\bsame meaning|\bmeanings? (?:given|set|ascribed|assigned)|\bdefined in\b/i

/** So many definitions in a row are a list of them, which may be anywhere. */
const glossary = 3

/**
 * The terms of a text that are used before their definition or without one, each once. In doubt a word is taken for a
 * name: what is next to it must show that it is used as a term.
 * @param opening what visitors read above the body; terms may be defined there
 */
export function findUndefinedTerms({ blocks, headings }: ParsedBody, opening = ''): UndefinedTerm[] {
  const definitions = blocks.map(({ whole }) => definitionsIn(whole))
  const starts = definitions.map((found) => found.some(({ isSure, offset }) => isSure && offset < 8))
  const isListed = (at: number) =>
    starts.some((_, from) => {
      const row = starts.slice(from, from + glossary)
      return from <= at && at < from + glossary && row.length === glossary && row.every(Boolean)
    })
  const known = new Set(
    [
      ...headings.map(({ text }) => text),
      ...definitionsIn(opening).map(({ term }) => term),
      ...definitions.flatMap((found, at) => (isListed(at) ? found.map(({ term }) => term) : [])),
    ].map(singular),
  )
  const usable = blocks.filter((_, at) => !starts[at])
  const late: UndefinedTerm[] = []
  definitions.forEach((found, at) => {
    for (const { term, offset, isSure } of found) {
      if (isSure && !known.has(singular(term)) && /^\p{Lu}\p{Ll}/u.test(term)) {
        const before = blocks.slice(0, at)
        const use = firstUse(
          term,
          usable.filter((block) => before.includes(block)),
        )
        const block = blocks[at]
        if (use && block) late.push({ ...use, term, definition: placeInBlock(block, offset) })
      }
      known.add(singular(term))
    }
  })
  if (blocks.some(({ whole }) => definesElsewhere.test(whole))) return late
  const missing = commonTerms.flatMap((term): UndefinedTerm[] => {
    const use = known.has(singular(term)) ? undefined : firstUse(term, usable)
    return use ? [{ ...use, definition: undefined }] : []
  })
  return [...late, ...missing]
}

/** The first place where a term is used as one. */
function firstUse(
  term: string,
  blocks: readonly TextBlock[],
): Pick<UndefinedTerm, 'term' | 'use'> | undefined {
  const words = escapeStringRegexp(singular(term)).replace(/ /g, '\\s+')
  const plural = words.endsWith('y') ? `(?:${words}|${words.slice(0, -1)}ies)` : `${words}(?:s|es)?`
  const pattern = new RegExp(
    `(?<=^|[\\s(“"])${determiner}\\s+(${plural})${afterTerm}(?!\\W*\\(?(?:as|each)?[^.]{0,12}\\bdefined\\b)`,
    'u',
  )
  for (const block of blocks) {
    const found = pattern.exec(block.text)
    if (!found) continue
    const used = found[1] ?? ''
    return { term: used, use: placeInBlock(block, found.index + found[0].length - used.length) }
  }
  return undefined
}

interface Definition {
  term: string
  offset: number
  /** Whether it is one beyond doubt; a possible one only keeps its term from being reported. */
  isSure: boolean
}

const quoted = `[“"‘']([^”"“‘’']{1,60})[”"’']`
const inQuotes = new RegExp(quoted, 'g')
/** “Personal Data” means …; … are called “Personal Data” */
const sure = [
  new RegExp(
    `${quoted},?\\s+(?:(?:shall|will)\\s+)?(?:means?|refers?\\s+to|includes?|ha(?:s|ve)\\s+the|(?:is|are)\\s+(?:any|all|the|an?))\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:called|named|termed|known\\s+as|referred\\s+to(?:\\s+\\w+)?\\s+as|defined\\s+as|hereinafter|hereafter|collectively,?|together,?)\\s+(?:(?:the|an?)\\s+)?${quoted}`,
    'g',
  ),
]
/** Account means …, Company (called …), Personal Data: … */
const atStart =
  /^\s*((?:[Tt]he\s+)?\p{Lu}[\p{L}-]*(?:\s+\p{Lu}[\p{L}-]*){0,3})(?:\s+(?:shall\s+)?(?:means?|refers?\s+to|(?:is|are)\s+any)\b|\s*\(|\s*[:–—]\s)/u

/** Every term that a text defines, and where. */
function definitionsIn(text: string): Definition[] {
  const found: Definition[] = []
  const add = (typed: string | undefined, offset: number, isSure = true) => {
    const term = (typed ?? '')
      .replace(/^(?:the|a|an|our|your|this|these)\s+/i, '')
      .replace(/[\s.,;:]+$/, '')
      .replace(/\s+/g, ' ')
    if (term !== '') found.push({ term, offset, isSure })
  }
  for (const { 0: bracket, index } of text.matchAll(/\([^()]{0,200}\)/g)) {
    const before = text.slice(Math.max(0, index - 80), index)
    for (const quote of bracket.matchAll(inQuotes))
      // West Atlantic LLP ("West Atlantic"): a name may be before its short form.
      add(quote[1], index + quote.index + 1, !before.includes(quote[1] ?? ''))
  }
  for (const pattern of sure)
    for (const quote of text.matchAll(pattern)) add(quote[1], quote.index + quote[0].indexOf(quote[1] ?? ''))
  add(atStart.exec(text)?.[1], 0, false)
  // Any other term in quotation marks is at least spoken of, and counts as known from there on.
  for (const quote of text.matchAll(inQuotes)) add(quote[1], quote.index + 1, false)
  return found
}

const singular = (term: string): string =>
  term
    .replace(/^the\s+/i, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
