import { complianceDiagnostics } from '../../../src/compliance/complianceDiagnostics.ts'
import { findWords, plainContext } from '../../../src/compliance/lexicon/findWords.ts'
import { normalizeText } from '../../../src/compliance/text/normalizeText.ts'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'
import { inOneLine, minimalTree, plainPage, type Tree } from '../../fixtures/minimalSite.ts'
import { siteOf, today } from '../../fixtures/complianceFixture.ts'

/** A sentence that somebody judged, or a few that belong together. */
export interface JudgedSentence {
  text: string
  /** What is the matter with it, or what it is about. */
  kind: string
  /** Whether a lawyer would question it. */
  questionable: boolean
}

/** A judged sentence with the rules that speak against it. */
export interface CheckedSentence extends JudgedSentence {
  rules: readonly string[]
}

/** Our firm's name, and the sentence on prior results, so that results are not told a second time as lacking it. */
const firm = (minimalTree['firm.mdx'] ?? '')
  .replace('name: Tiny\n', 'name: West Atlantic\n')
  .replace('legalName: Tiny LLP', 'legalName: West Atlantic LLP')
  .replace('Attorney Advertising.', 'Attorney Advertising. Prior results do not guarantee a similar outcome.')

const listener = { ...plainContext(newYorkLexicon.words), names: ['West Atlantic'] }
const holdsWords = ({ text }: JudgedSentence) => findWords(normalizeText(text), listener).length > 0

/**
 * What the whole check says of sentences, each as the body of a page of its own on one tiny site. Those that hold no
 * words of the lexicon need no page: no other check reads prose.
 * @throws when the tiny site cannot be made of them, with what is wrong
 */
export function checkSentences(sentences: readonly JudgedSentence[]): CheckedSentence[] {
  const fileOf = (index: number) => `pages/sentence-${index + 1}.mdx`
  const tree: Tree = { 'firm.mdx': firm }
  for (const [index, sentence] of sentences.entries())
    if (holdsWords(sentence))
      tree[fileOf(index)] = plainPage(`Page ${index + 1}`, '', `${asParagraph(sentence.text)}\n`)
  const { site, files } = siteOf(tree)
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  const found = complianceDiagnostics(site, { lexicon: newYorkLexicon, today, files: sources })
  const elsewhere = found.filter(({ file }) => !file.startsWith('pages/sentence-'))
  if (elsewhere.length > 0) throw new Error(elsewhere.map(inOneLine).join('\n'))
  return sentences.map((sentence, index) => ({
    ...sentence,
    rules: [...new Set(found.flatMap(({ file, rule }) => (file === fileOf(index) ? [rule] : [])))],
  }))
}

/** As a paragraph that Markdown shows to the letter. */
const asParagraph = (text: string): string =>
  text.replace(/[\\`*_[\]<>|~]/g, String.raw`\$&`).replace(/^(\d*)([-+#=.)])/, String.raw`$1\$2`)

/** How many of the questionable are found, and how many of the innocent are not left alone. */
export interface Measurement {
  /** From 0 to 1; 1 when none was given. */
  recall: number
  falseAlarms: number
  /** How much of what is told is told rightly. */
  precision: number
  missed: readonly CheckedSentence[]
  alarms: readonly CheckedSentence[]
}

export function measure(checked: readonly CheckedSentence[]): Measurement {
  const questionable = checked.filter((one) => one.questionable)
  const innocent = checked.filter((one) => !one.questionable)
  const missed = questionable.filter(({ rules }) => rules.length === 0)
  const alarms = innocent.filter(({ rules }) => rules.length > 0)
  const found = questionable.length - missed.length
  return {
    recall: share(found, questionable.length, 1),
    falseAlarms: share(alarms.length, innocent.length, 0),
    precision: share(found, found + alarms.length, 1),
    missed,
    alarms,
  }
}

const share = (part: number, whole: number, ofNone: number): number => (whole === 0 ? ofNone : part / whole)
