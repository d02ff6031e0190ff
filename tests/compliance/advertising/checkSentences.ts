import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { complianceDiagnostics } from '../../../src/compliance/complianceDiagnostics.ts'
import { familyOf, findWords, type Finding } from '../../../src/compliance/lexicon/findWords.ts'
import { plainContext } from '../../../src/compliance/lexicon/matchContext.ts'
import { normalizeText } from '../../../src/compliance/text/normalizeText.ts'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'
import { groupBy } from '../../../src/content/model/groupBy.ts'
import { inOneLine, minimalTree, plainPage, type Tree } from '../../fixtures/minimalSite.ts'
import { siteOf, today } from '../../fixtures/complianceFixture.ts'

/** A sentence that somebody judged, or a few that belong together. */
export interface JudgedSentence {
  text: string
  /** Whether a lawyer would question it. */
  questionable: boolean
  /** The rule that it breaks, if its heading in `questionable.txt` names one. */
  rule?: string | undefined
}

const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'sentences', `${name}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)

/** The sentences of `sentences/`, one a line; in `questionable.txt`, headings name the rule that they break. */
export function judgedSentences(): JudgedSentence[] {
  let rule: string | undefined
  const questionable = linesOf('questionable').flatMap((text): JudgedSentence[] => {
    if (!text.startsWith('# ')) return [{ text, questionable: true, rule }]
    rule = text === '# any rule' ? undefined : text.slice(2)
    return []
  })
  return [...questionable, ...linesOf('innocent').map((text) => ({ text, questionable: false }))]
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

/** Whether a statement on the page may allow the words. */
const mayBeAllowedBeside = (one: Finding): boolean =>
  familyOf(one, newYorkLexicon.words)?.allowedBeside !== undefined

const listener = { ...plainContext(newYorkLexicon.words), names: ['West Atlantic'] }

/**
 * What the whole check says of sentences, each as the body of a page of its own on one tiny site. Only words that a
 * statement on their page may allow, and every tenth sentence, need a page: elsewhere the check tells what was found in the
 * sentence, which every tenth shows; but of rules that speak against the same words it tells one.
 * @throws when the tiny site cannot be made of them, or the check says otherwise, with what is wrong
 */
export function checkSentences(sentences: readonly JudgedSentence[]): CheckedSentence[] {
  const findings = sentences.map(({ text }) => findWords(normalizeText(text), listener))
  const fileOf = (index: number) => `pages/sentence-${index + 1}.mdx`
  const tree: Tree = { 'firm.mdx': firm }
  for (const [index, { text }] of sentences.entries()) {
    const mayBeAllowed = findings[index]?.some(mayBeAllowedBeside)
    if (mayBeAllowed || index % 10 === 0)
      tree[fileOf(index)] = plainPage(`Page ${index + 1}`, '', `${asParagraph(text)}\n`)
  }
  const { site, files } = siteOf(tree)
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  const told = complianceDiagnostics(site, { lexicon: newYorkLexicon, today, files: sources })
  const elsewhere = told.filter(({ file }) => !file.startsWith('pages/sentence-'))
  if (elsewhere.length > 0) throw new Error(elsewhere.map(inOneLine).join('\n'))
  const toldOf = groupBy(told, ({ file }) => file)
  return sentences.map((sentence, index) => {
    const found = findings[index] ?? []
    const rules = new Set(found.map(({ rule }) => rule))
    const file = fileOf(index)
    if (tree[file] === undefined) return { ...sentence, rules: [...rules] }
    const toldRules = new Set((toldOf.get(file) ?? []).map(({ rule }) => rule))
    // Of rules that speak against the same words, the check tells one.
    const isSilent = toldRules.size === 0 && found.some((one) => !mayBeAllowedBeside(one))
    const differs = isSilent || [...toldRules].some((rule) => !rules.has(rule))
    if (differs) throw new Error(`${sentence.text}: ${[...toldRules].join()} and not ${[...rules].join()}`)
    return { ...sentence, rules: [...toldRules] }
  })
}

/** As a paragraph that Markdown shows to the letter. */
const asParagraph = (text: string): string =>
  text.replace(/[\\`*_[\]<>|~]/g, String.raw`\$&`).replace(/^(\d*)([-+#=.)])/, String.raw`$1\$2`)

/** How many of the questionable are found, and how many of the innocent are not left alone. */
export interface Measurement {
  /** From 0 to 1. */
  recall: number
  falseAlarms: number
  missed: readonly CheckedSentence[]
  alarms: readonly CheckedSentence[]
}

export function measure(checked: readonly CheckedSentence[]): Measurement {
  const questionable = checked.filter((one) => one.questionable)
  const innocent = checked.filter((one) => !one.questionable)
  const missed = questionable.filter(({ rules }) => rules.length === 0)
  const alarms = innocent.filter(({ rules }) => rules.length > 0)
  return {
    recall: 1 - missed.length / questionable.length,
    falseAlarms: alarms.length / innocent.length,
    missed,
    alarms,
  }
}
