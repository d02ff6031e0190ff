import escapeStringRegexp from 'escape-string-regexp'
import type { Position } from '../model/diagnostic.ts'
import type { ParsedBody } from '../model/parsedBody.ts'
import { placeInBlock } from './textBlock.ts'

/** A defined term that is used before its definition, or without one. */
interface UndefinedTerm {
  term: string
  /** Where it is used for the first time. */
  use: Position | undefined
  /** Where it is defined; undefined when it isn’t. */
  definition?: Position | undefined
}

/** Words that contracts write with a capital when, and only when, they have defined them. */
const commonTerms = `
  Site, Website, Service, Platform, Application, Software, Content, Material, User, Customer, Client, Company, Firm,
  Agreement, Account, Party, Affiliate, Licensee, Licensor, Subscription, Effective Date, Personal Data,
  Personal Information, Confidential Information, Third Party`
  .trim()
  .split(/,\s+/)

/** What is before a term that is used as one. In a title in capitals, a capital may be that of a name. */
const determiner =
  String.raw`(?<!\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\s(?:(?:to|of|for|in|on|with|by)\s)?)(?:[Tt]h(?:e|is|at|ese|ose)` +
  String.raw`|[Oo]ur|[Yy]our|[Tt]heir|[Ii]ts|[Hh]is|[Hh]er|[Aa]ny|[Ss]uch|[Ee]ach|[Ee]very|[Aa]ll|[Nn]o|[Aa]n?)`

/** After it comes neither the rest of a word, nor another capital as in "the Site Map", nor "(as defined below)". */
const afterTerm =
  String.raw`(?![\p{L}\p{N}_/’'-]|\s+(?:(?:of|and|&|for)\s+)?(?:the\s+)?[\p{Lu}\p{N}\uFFFC]` +
  String.raw`|\W*\(?(?:as|each)?[^.]{0,12}\bdefined\b)`

/** A text that adopts the definitions of another document, or says where its own are, need not repeat them. */
const definesElsewhere = /\bsame meaning|\bmeanings? (?:given|set|ascribed|assigned)|\bdefined in\b/i

/**
 * The terms of a text that are used before their definition or without one, each once. In doubt a word is taken for a
 * name: what is next to it must show that it is used as a term.
 * @param opening what visitors read above the body; terms may be defined there
 */
export function findUndefinedTerms({ blocks, headings }: ParsedBody, opening = ''): UndefinedTerm[] {
  const definitions = blocks.map(({ whole }) => definitionsIn(whole))
  const isEntry = definitions.map((found) => found.some(({ isSure, offset }) => isSure && offset < 8))
  // Three definitions at the beginning of paragraphs are a list of them, which may be anywhere.
  const listed = isEntry.filter(Boolean).length < 3 ? [] : definitions.flat().filter(({ isSure }) => isSure)
  const known = new Set(
    [
      ...headings.map(({ text }) => text),
      ...[...definitionsIn(opening), ...listed].map(({ term }) => term),
    ].map(singular),
  )
  const firstUse = (term: string, until: number): UndefinedTerm | undefined => {
    const pattern = patternOf(term)
    for (const [at, block] of blocks.slice(0, until).entries()) {
      const [typed = '', used = ''] = (!isEntry[at] && pattern.exec(block.text)) || []
      if (typed === '') continue
      return { term: used, use: placeInBlock(block, block.text.search(pattern) + typed.length - used.length) }
    }
    return undefined
  }
  const found = blocks.flatMap((block, at) =>
    (definitions[at] ?? []).flatMap(({ term, offset, isSure }): UndefinedTerm[] => {
      const isNew = isSure && !known.has(singular(term)) && /^\p{Lu}\p{Ll}/u.test(term)
      known.add(singular(term))
      const use = isNew ? firstUse(term, at) : undefined
      return use ? [{ ...use, definition: placeInBlock(block, offset) }] : []
    }),
  )
  if (blocks.some(({ whole }) => definesElsewhere.test(whole))) return found
  return [
    ...found,
    ...commonTerms.flatMap((term) => (known.has(term) ? [] : (firstUse(term, blocks.length) ?? []))),
  ]
}

function patternOf(term: string): RegExp {
  const words = escapeStringRegexp(singular(term)).replace(/ /g, '\\s+')
  const plural = words.endsWith('y') ? `(?:${words}|${words.slice(0, -1)}ies)` : `${words}(?:s|es)?`
  return new RegExp(`(?<=^|[\\s(“"])${determiner}\\s+(${plural})${afterTerm}`, 'u')
}

const singular = (term: string): string =>
  term
    .replace(/^the\s+/i, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')

interface Definition {
  term: string
  offset: number
  /** Whether it is one beyond doubt; a possible one only keeps its term from being reported. */
  isSure: boolean
}

const quoted = /[“"‘']([^”"“‘’']{1,60})[”"’']/g
/** ("Personal Data"); … are called "Personal Data" */
const beforeQuote =
  /\([^()]*$|\b(?:called|named|termed|(?:known|referred\s+to|defined)(?:\s+\w+)?\s+as|here(?:in)?after|together,?)\s+(?:(?:the|an?)\s+)?$/
/** "Personal Data" means … */
const afterQuote =
  /^,?\s+(?:(?:shall|will)\s+)?(?:means?|refers?\s+to|includes?|ha(?:s|ve)\s+the|(?:is|are)\s+(?:any|all|the|an?))\b/
/** Account means …, Company (called …), Personal Data: … */
const atStart =
  /^\s*((?:[Tt]he\s+)?\p{Lu}[\p{L}-]*(?:\s+\p{Lu}[\p{L}-]*){0,3})(?:\s+(?:shall\s+)?(?:means?|refers?\s+to|(?:is|are)\s+any)\b|\s*\(|\s*[:–—]\s)/u

/** Every term that a text defines or puts into quotation marks, and where. */
function definitionsIn(text: string): Definition[] {
  const name = (typed: string) =>
    typed
      .replace(/^(?:the|a|an|our|your|this|these)\s+/i, '')
      .replace(/[\s.,;:]+$/, '')
      .replace(/\s+/g, ' ')
  const inQuotes = [...text.matchAll(quoted)].map(({ 0: whole, 1: typed = '', index }): Definition => {
    const before = text.slice(Math.max(0, index - 80), index)
    // West Atlantic LLP ("West Atlantic"): a name may be before its short form.
    const isShortForm = before.includes('(') && before.includes(typed)
    const isDefined = beforeQuote.test(before) || afterQuote.test(text.slice(index + whole.length))
    return { term: name(typed), offset: index + 1, isSure: isDefined && !isShortForm }
  })
  const [, first] = atStart.exec(text) ?? []
  return first === undefined ? inQuotes : [...inQuotes, { term: name(first), offset: 0, isSure: false }]
}
