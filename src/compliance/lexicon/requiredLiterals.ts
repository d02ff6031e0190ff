import { nonAsciiSign, parsePattern, type PatternNode } from './parsePattern.ts'

/**
 * What a pattern asks of every text that it matches: to hold some literals. This is the analysis of Russ Cox, "Regular
 * Expression Matching with a Trigram Index" (2012), with whole literals, and with the edges of words.
 */

/**
 * Of each need, a text that a pattern matches meets one part: it holds a literal, or it meets all of some other needs.
 * A literal is in small letters, with `nonAsciiSign` for signs outside ASCII. Where it has `wordEdge` at its beginning or its end, the letter beyond is none of a word.
 */
export interface Need {
  anyOf: readonly (string | readonly Need[])[]
}

/** The sign for the edge of a word at the beginning or the end of a literal. */
export const wordEdge = '\b'

/** Whether a letter is one of a word, as patterns see it. */
export const isWordLetter = (letter: string): boolean => wordLetters.has(letter)

const wordLetters = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_')

/** What is known of the texts that a part of a pattern matches. */
interface Facts {
  /** All of them, with `wordEdge` where one stands; undefined when they are too many, or not known. */
  exact: readonly string[] | undefined
  /** What they need besides. */
  needs: readonly Need[]
  /** Whether no letter of a word can stand before a letter that follows. */
  endsWord: boolean
}

/** What stands around a part. */
interface Surroundings {
  /** Whether no letter of a word stands right before it. */
  before: boolean
  /** Whether no letter of a word stands right behind it. */
  behind: boolean
}

const unknown: Surroundings = { before: false, behind: false }

/** Of others, shorter ones stand in most texts: what is long, a short word by itself, and what prose has seldom. */
const isTelling = (literal: string): boolean =>
  bare(literal).length >= 3 ||
  literal.length >= 4 ||
  /[\d"$%#]/.test(literal) ||
  literal.includes(nonAsciiSign)

/** More texts than these are not told apart. */
const mostExact = 40
/** As many letters tell a literal from others. */
const mostLetters = 20

/**
 * What every text needs that a pattern matches.
 * @param pattern a pattern; with the flags `u` and `v`, by whose rules letters outside ASCII may stand for others, nothing
 *   is known
 * @returns needs, all of which are met; none when the pattern asks for no telling literal
 */
export function needsOf({ source, flags }: RegExp): readonly Need[] {
  return /[uv]/.test(flags) ? [] : allNeeds(factsOf(parsePattern(source), unknown), unknown)
}

function factsOf(node: PatternNode, around: Surroundings): Facts {
  const { before } = around
  switch (node.kind) {
    case 'text':
      return { exact: [node.text], needs: [], endsWord: !isWordLetter(node.text.slice(-1)) }
    case 'edge':
      return { exact: [wordEdge], needs: [], endsWord: true }
    case 'nothing':
      return { exact: [''], needs: [], endsWord: before }
    case 'beside':
      return { exact: [''], needs: allNeeds(factsOf(node.node, unknown), unknown), endsWord: before }
    case 'class':
      return { exact: node.letters, needs: [], endsWord: node.isGap }
    case 'optional': {
      const { exact, endsWord } = factsOf(node.node, around)
      return { exact: exact && ['', ...exact], needs: [], endsWord: before && endsWord }
    }
    case 'repeated': {
      const facts = factsOf(node.node, unknown)
      return node.isRequired
        ? { exact: undefined, needs: allNeeds(facts, unknown), endsWord: facts.endsWord }
        : { exact: undefined, needs: [], endsWord: before && facts.endsWord }
    }
    case 'sequence':
      return sequenceFacts(node.nodes, around)
    case 'choice':
      return choiceFacts(node.nodes, around)
  }
}

function choiceFacts(nodes: readonly PatternNode[], around: Surroundings): Facts {
  const all = nodes.map((node) => factsOf(node, around))
  const endsWord = all.every((one) => one.endsWord)
  const exact = all.flatMap((one) => one.exact ?? [])
  if (all.every((one) => one.exact) && exact.length <= mostExact) return { exact, needs: [], endsWord }
  const needs = all.map((one) => allNeeds(one, around))
  return { exact: undefined, needs: needs.every(({ length }) => length > 0) ? [anyOf(needs)] : [], endsWord }
}

const anyOf = (needs: readonly (readonly Need[])[]): Need => ({
  anyOf: needs.flatMap((all): Need['anyOf'] => (all.length === 1 && all[0] ? all[0].anyOf : [all])),
})

function sequenceFacts(nodes: readonly PatternNode[], { before, behind }: Surroundings): Facts {
  const needs: Need[] = []
  let isExact = true
  /** The texts of the parts that were read last, as long as those are known; and whether a word may go on before them. */
  let run: readonly string[] = ['']
  let beforeRun = before
  let endsWord = before
  const isBehind = (index: number) => beginsOutsideWord(nodes, index, () => behind)
  for (const [index, node] of nodes.entries()) {
    const facts = factsOf(node, { before: endsWord, behind: isBehind(index + 1) })
    const { exact } = facts
    needs.push(...facts.needs)
    if (exact && run.length * exact.length <= mostExact) {
      run = run.flatMap((one) => exact.map((more) => one + more))
    } else {
      isExact = false
      needs.push(...literalNeeds(run, { before: beforeRun, behind: isBehind(index) }))
      run = exact ?? ['']
      beforeRun = exact ? endsWord : facts.endsWord
    }
    endsWord = facts.endsWord
  }
  if (!isExact) needs.push(...literalNeeds(run, { before: beforeRun, behind }))
  return { exact: isExact ? run : undefined, needs, endsWord }
}

/** Whether what some parts match begins with no letter of a word. @param rest whether that holds of what follows them */
function beginsOutsideWord(nodes: readonly PatternNode[], index: number, rest: () => boolean): boolean {
  const node = nodes[index]
  if (node === undefined) return rest()
  const further = () => beginsOutsideWord(nodes, index + 1, rest)
  const begins = (inside: PatternNode, behind: () => boolean) => beginsOutsideWord([inside], 0, behind)
  switch (node.kind) {
    case 'text':
      return !isWordLetter(node.text.charAt(0))
    case 'edge':
      return true
    case 'nothing':
    case 'beside':
      return further()
    case 'class':
      return node.isGap
    case 'optional':
      return begins(node.node, further) && further()
    case 'repeated':
      return begins(node.node, () => false) && (node.isRequired || further())
    case 'sequence':
      return beginsOutsideWord(node.nodes, 0, further)
    case 'choice':
      return node.nodes.every((one) => begins(one, further))
  }
}

const allNeeds = ({ exact, needs }: Facts, around: Surroundings): readonly Need[] =>
  exact ? [...needs, ...literalNeeds(exact, around)] : needs

function literalNeeds(texts: readonly string[], around: Surroundings): Need[] {
  const literals = texts.map((text) => literalOf(text, around))
  return literals.every(isTelling) ? [{ anyOf: literals }] : []
}

/** Signs between words. A literal begins behind them, at the edge of a word, where fewer places have to be looked at. */
const gapBefore = /^\W*[\s,.;:'!?()-](?=\w)/

/** A text as a literal: with edges at its beginning and its end alone, beside letters of words. */
function literalOf(text: string, { before, behind }: Surroundings): string {
  const whole = bare(text)
  const letters = whole.replace(gapBefore, '')
  const begins =
    letters !== whole || ((before || text.startsWith(wordEdge)) && isWordLetter(letters.charAt(0)))
  const start = begins ? wordEdge : ''
  if (letters.length > mostLetters) return `${start}${letters.slice(0, mostLetters)}`
  const ends = (behind || text.endsWith(wordEdge)) && isWordLetter(letters.slice(-1))
  return `${start}${letters}${ends ? wordEdge : ''}`
}

const bare = (literal: string): string =>
  literal.includes(wordEdge) ? literal.replaceAll(wordEdge, '') : literal
