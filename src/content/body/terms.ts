import type { Position } from '../model/diagnostic.ts'
import type { ParsedBody, TextBlock } from '../model/parsedBody.ts'

/** Words that contracts write with a capital when, and only when, they have defined them. */
const commonTerms = `
  Site, Website, Service, Platform, Application, Software, Content, Material, User, Customer, Client, Company, Firm,
  Agreement, Account, Party, Affiliate, Licensee, Licensor, Subscription, Effective Date, Personal Data,
  Personal Information, Confidential Information, Third Party`
  .trim()
  .split(/,\s+/)

/** What is before a term that is used as one. In a title in capitals, a capital may be that of a name. */
const determiner =
  String.raw`(?<!\p{Lu}\p{Ll}+\s(?:(?:to|of)\s)?\p{Lu}\p{Ll}+\s(?:(?:to|of|for|in|on|with|by)\s)?)(?:[Tt]h(?:e|is|at|ese|ose)` +
  String.raw`|[Oo]ur|[Yy]our|[Tt]heir|[Ii]ts|[Hh]is|[Hh]er|[Aa]ny|[Ss]uch|[Ee]ach|[Ee]very|[Aa]ll|[Nn]o|[Aa]n?)`

/** After it comes neither the rest of a word, nor another capital as in "the Site Map", nor "(as defined below)". */
const afterTerm =
  String.raw`(?![\p{L}\p{N}_/’'-]|\s+(?:(?:of|and|&|for)\s+)?(?:the\s+)?[\p{Lu}\p{N}\uFFFC]` +
  String.raw`|\W*\(?(?:as|each)?[^.]{0,12}\bdefined\b)`

/** A text that adopts the definitions of another document, or says where its own are, need not repeat them. */
const definesElsewhere = /\bsame meaning|\bmeanings? (?:given|set|ascribed|assigned)|\bdefined in\b/i

/** The common terms that neither a text nor its opening defines, with their first use. In doubt, a word is taken for a name. */
export function findUndefinedTerms({ blocks, headings }: ParsedBody, opening = '') {
  if (blocks.some(({ whole }) => definesElsewhere.test(whole))) return []
  const texts = [opening, ...blocks.map(({ whole }) => whole)]
  const defined = new Set([...headings.map(({ text }) => text), ...texts.flatMap(definedIn)].map(singular))
  const running = blocks.map((block) => ({ block, text: runningText(block) }))
  return commonTerms.flatMap((term) => {
    const pattern = patternOf(term)
    const first = defined.has(term) ? undefined : running.find(({ text }) => pattern.test(text))
    const found = first && pattern.exec(first.text)
    return found ? [{ term: found[0], use: placeInBlock(first.block, found.index) }] : []
  })
}

function patternOf(term: string): RegExp {
  const words = term.replace(/ /g, '\\s+')
  const plural = words.endsWith('y') ? `(?:${words}|${words.slice(0, -1)}ies)` : `${words}(?:s|es)?`
  // The term comes first: a search that looks back at every character takes ten times as long.
  return new RegExp(`${plural}${afterTerm}(?<=(?:^|[\\s(“"])${determiner}\\s+${plural})`, 'u')
}

const singular = (term: string): string =>
  term
    .replace(/^(?:\w{1,3}\.\s+)?(?:the\s+)?/i, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')

/** Words in quotation marks, and "this Agreement"; the first ones of a text: Account means …, Personal Data: … */
const quoted = /(?:[“"‘']|\b[Tt]his (?=Agreement\b))(Agreement\b|[^”"“‘’']{1,60}[”"’'])/g
const atStart = new RegExp(
  String.raw`^\s*((?:[Tt]he\s+)?\p{Lu}[\p{L}-]*(?:\s+\p{Lu}[\p{L}-]*){0,3})(?:\s*\(|\s*[:–—]\s` +
    String.raw`|\s+(?:(?:shall|will)\s+)?(?:means?|refers?\s+to|(?:is|are)\s+any)\b)`,
  'gu',
)

/** Every term that a text may define. */
const definedIn = (text: string): string[] =>
  [...text.matchAll(quoted), ...text.matchAll(atStart)].map(([, term = '']) =>
    term.replace(/^(?:the|an?|our|your|this|these)\s+|(?<![\s.,;:”"’'])[\s.,;:”"’']+$/gi, ''),
  )

/** "Section 7" and the like; not "Section 7 of the Act", "Section 7(a)", "Section 7 U.S.C.", "Section 194-b". */
const typedSection = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:[Ss]ections?|§§?|[Cc]lauses?)\s+(?<number>\d{1,3})(?![\p{L}\p{N}(:§-]|\.\d|\s*\()` +
    String.raw`(?!(?:(?:\s*[,–-]|,?\s+(?:and|or|to|through))\s*\d+)*,?\s+(?:of|under|in|et)\s+(?!(?:this|these)\b)` +
    String.raw`|\s+\p{Lu}|\s*(?:U\.S\.C|C\.F\.R))`,
  'gu',
)

/** Text before it that isn't the name of a law, unlike in "Labor Law Section 194" and "15 U.S.C. § 45". */
const isNoLawBefore =
  /(?:^|[!?;:,(“"]|(?<!\p{Lu})\.|(?<![\p{L}])\p{Ll}[\p{L}’'-]*|(?:^|[.!?]\s)\p{Lu}\p{Ll}*)\s*$/u

/** Every reference to a section of the same document that is typed and no link. */
export const findHardcodedSectionRefs = ({ blocks }: ParsedBody) =>
  blocks.flatMap((block) => {
    const text = runningText(block)
    return [...text.matchAll(typedSection)].flatMap(({ 0: words, index, groups }) => {
      const before = text.slice(Math.max(0, index - 40), index)
      const place = isNoLawBefore.test(before) ? placeInBlock(block, index) : undefined
      return place ? [{ words, number: Number(groups?.['number']), place }] : []
    })
  })

/** A block’s text in which links and code are blanked out, character by character, so that offsets stay. */
function runningText({ whole, pieces }: TextBlock): string {
  let end = 0
  return pieces
    .map(({ length, isLinkOrCode }) => {
      const piece = whole.slice(end, (end += length))
      return isLinkOrCode ? piece.replace(/\S/g, '\uFFFC') : piece
    })
    .join('')
}

/** Where a character of a block is in the file; undefined for what the site put in. */
export function placeInBlock({ whole, pieces }: TextBlock, offset: number): Position | undefined {
  let from = 0
  for (const { length, start } of pieces) {
    const lines = whole.slice(from, offset).split('\n')
    const column = (lines.at(-1) ?? '').length + (lines.length > 1 ? 1 : (start?.column ?? 1))
    if (offset < from + length) return start && { line: start.line + lines.length - 1, column }
    from += length
  }
  return undefined
}
