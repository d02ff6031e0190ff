import escapeStringRegexp from 'escape-string-regexp'
import type { Position } from '../model/diagnostic.ts'
import type { ParsedBody } from '../model/parsedBody.ts'
import { placeInBlock } from './sectionRefs.ts'

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
 * @returns where each is used first, and where it is defined, if it is
 */
export function findUndefinedTerms({ blocks, headings }: ParsedBody, opening = '') {
  const definitions = blocks.map(({ whole }) => definitionsIn(whole))
  const isEntry = definitions.map((found) => found.some(({ isSure, offset }) => isSure && offset < 8))
  // Three definitions at the beginning of paragraphs are a list of them, which may be anywhere.
  const listed = isEntry.filter(Boolean).length < 3 ? [] : definitions.flat().filter(({ isSure }) => isSure)
  const outside = [...definitionsIn(opening), ...listed].map(({ term }) => term)
  const known = new Set([...headings.map(({ text }) => text), ...outside].map(singular))
  const firstUse = (term: string, until = blocks.length, definition?: Position) => {
    const pattern = patternOf(term)
    const block = blocks.slice(0, until).find(({ text }, at) => !isEntry[at] && pattern.test(text))
    const found = block && pattern.exec(block.text)
    return found ? [{ term: found[0], use: placeInBlock(block, found.index), definition }] : []
  }
  const late = blocks.flatMap((block, at) =>
    (definitions[at] ?? []).flatMap(({ term, offset, isSure }) => {
      const isNew = isSure && !known.has(singular(term)) && /^\p{Lu}\p{Ll}/u.test(term)
      known.add(singular(term))
      return isNew ? firstUse(term, at, placeInBlock(block, offset)) : []
    }),
  )
  const isElsewhere = blocks.some(({ whole }) => definesElsewhere.test(whole))
  return isElsewhere
    ? late
    : [...late, ...commonTerms.flatMap((term) => (known.has(term) ? [] : firstUse(term)))]
}

function patternOf(term: string): RegExp {
  const words = escapeStringRegexp(singular(term)).replace(/ /g, '\\s+')
  const plural = words.endsWith('y') ? `(?:${words}|${words.slice(0, -1)}ies)` : `${words}(?:s|es)?`
  // The term comes first: a search that looks back at every character takes ten times as long.
  return new RegExp(`${plural}${afterTerm}(?<=(?:^|[\\s(“"])${determiner}\\s+${plural})`, 'u')
}

const singular = (term: string): string =>
  term
    .replace(/^the\s+/i, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')

const quoted = /[“"‘']([^”"“‘’']{1,60})[”"’']/g
/** ("Personal Data"); … are called "Personal Data" */
const beforeQuote = new RegExp(
  String.raw`\([^()]*$|\b(?:called|named|termed|(?:known|referred\s+to|defined)(?:\s+\w+)?\s+as|here(?:in)?after` +
    String.raw`|together,?)\s+(?:(?:the|an?)\s+)?$`,
)
const means = String.raw`(?:(?:shall|will)\s+)?(?:means?|refers?\s+to|(?:is|are)\s+any)\b`
/** "Personal Data" means … */
const afterQuote = new RegExp(
  String.raw`^,?\s+(?:${means}|includes?\b|ha(?:s|ve)\s+the\b|(?:is|are)\s+(?:all|the|an?)\b)`,
)
/** Account means …, Company (called …), Personal Data: … */
const atStart = new RegExp(
  String.raw`^\s*((?:[Tt]he\s+)?\p{Lu}[\p{L}-]*(?:\s+\p{Lu}[\p{L}-]*){0,3})(?:\s+${means}|\s*\(|\s*[:–—]\s)`,
  'u',
)

/** Every term that a text defines or puts into quotation marks, and where. One that is not sure is not reported itself. */
function definitionsIn(text: string) {
  const found = [...text.matchAll(quoted)].map(({ 0: whole, 1: term = '', index }) => {
    const before = text.slice(Math.max(0, index - 80), index)
    // West Atlantic LLP ("West Atlantic"): a name may be before its short form.
    const isShortForm = before.includes('(') && before.includes(term)
    const isDefined = beforeQuote.test(before) || afterQuote.test(text.slice(index + whole.length))
    return { term, offset: index + 1, isSure: isDefined && !isShortForm }
  })
  const [, first] = atStart.exec(text) ?? []
  const all = first === undefined ? found : [...found, { term: first, offset: 0, isSure: false }]
  return all.map((one) => ({
    ...one,
    term: one.term.replace(/^(?:the|an?|our|your|this|these)\s+|[\s.,;:]+$/gi, ''),
  }))
}
