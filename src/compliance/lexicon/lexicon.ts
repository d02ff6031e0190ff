import type { FieldPath } from '../../content/model/fieldPath.ts'
import type { Entry } from '../../content/model/entry.ts'
import type { Site } from '../../content/model/site.ts'
import type { AdvertisingFile } from './fields.ts'
import type { PatternNeeds } from './patternNeeds.ts'

/**
 * The rules on advertising of one state or one trade, as data: words and patterns, and what is told of them. A part
 * that is left out is not looked for; an empty lexicon finds nothing. `Rule` is the name of a rule that the site has.
 */
export interface AdvertisingLexicon<Rule extends string = string> {
  /** The file in which the site says how it applies them. */
  file?: AdvertisingFile
  words?: WordLexicon<Rule>
  priorResults?: PriorResultsRule<Rule>
  label?: LabelRule<Rule>
  particulars?: ParticularsRule<Rule>
  awards?: AwardsRule<Rule>
  pay?: PayRule<Rule>
  pictures?: PicturesRule<Rule>
  privacy?: PrivacyRule<Rule>
}

/**
 * What is wrong, and what to write instead, a plain sentence each. A name in braces stands for what was found; which
 * names there are is said where the advice stands.
 */
export interface Advice {
  message: string
  fix: string
}

/** What of a lexicon is looked for in texts. */
export interface IndexedWords<Rule extends string = string> {
  families: readonly WordFamily<Rule>[]
  /** Phrases that hold such words and mean something else, as parts of a pattern: `best (?:efforts|interests)`. */
  harmless: readonly string[]
  /** What is named in a text and says nothing, such as the titles of books; with the flag `g`. */
  names?: readonly RegExp[]
  /** Words that most texts of the trade hold, in the singular. They decide nothing but how fast a text is looked at. */
  common?: readonly string[]
}

/** Words that a rule speaks against, wherever they stand on the pages. */
export interface WordLexicon<Rule extends string = string> extends IndexedWords<Rule> {
  /** What the patterns need (`lexiconNeeds`), where it was worked out before. It counts for these very words. */
  needs?: { of: IndexedWords; patterns: PatternNeeds }
  /** Words by which the firm and its people are spoken of; the names of the firm count besides. */
  ofFirm: RegExp
  /** Quotations whose source, the line below them, is a client. */
  quotations: { rule: Rule; source: RegExp; advice: Advice }
  /** Praise in the value of a claim, which is only a few words; with the flag `g`. */
  praiseInValue: RegExp
  /** The kinds of pages on which roles are described, and years are what an applicant has. */
  jobPages: readonly string[]
}

/** Words of one rule that count under the same conditions. */
export interface WordFamily<Rule extends string = string> {
  rule: Rule
  /** With the flag `g`, without back-references. The group `core` is what is most likely typed in one piece; without it, the whole match is. */
  patterns: readonly RegExp[]
  /** With the flag `y`: what stands right behind the match, such as the noun behind a number. One of them must. */
  followedBy?: readonly RegExp[]
  /**
   * Lexical fields, with the flag `g`: of each, a word stands in the sentence of the match, before it or behind. What is
   * found reaches from the first of these words to the last.
   */
  together?: readonly RegExp[]
  /** Words count where one of these is given; left out, everywhere. */
  onlyWhen?: readonly Circumstance[]
  /** Words do not count where one of these is given. */
  unless?: readonly Circumstance[]
  /** Which of the firm's own words in `advertising.mdx` belong to the family. */
  ownWords?: OwnWords
  /** Whether they tell or announce what a client said: a testimonial's record supports them. */
  tellsOfClient?: true
  /** Sentences that are allowed on pages with the statement that goes with them: the first that fits. */
  allowedBeside?: readonly AllowedBeside[]
  /** `{said}`: the words, and where they stand unseen. `{core}`: their part that is most likely typed in one piece. */
  advice: Advice
  /** What is told in its place; the first that fits. */
  adviceWhen?: readonly (Advice & { when: Circumstance })[]
}

/** A sentence that is allowed beside a statement on its page. */
export interface AllowedBeside {
  sentence: RegExp
  statement: RegExp
}

export type OwnWords = 'praise' | 'promises' | 'specialist'

/** Where words stand. All that is said of it must hold. Patterns have no flag `g`. */
export interface Circumstance {
  /** What the core of the words looks like. */
  core?: RegExp
  /** What stands before them in their sentence. */
  before?: RegExp
  sentence?: RegExp
  /** Their sentence speaks of the firm. */
  isOfFirm?: true
  /** They stand in a heading or a label, which speaks of the firm without saying so. */
  isLabel?: true
  /** Whether roles are described on the page. */
  isOnJobPage?: boolean
}

/** The statement that goes with results, comparisons and the words of clients. */
interface PriorResultsRule<Rule extends string> {
  rule: Rule
  statement: RegExp
  /** The claims that need it. */
  kinds: readonly string[]
  /** `{words}`, `{page}`. */
  missing: Advice
}

/** The words that call the site advertising, at the foot of every page. */
interface LabelRule<Rule extends string> {
  rule: Rule
  /** The field of the organization’s file that holds the line. */
  field: string
  words: RegExp
  missing: Advice
}

/** The firm's name, office and telephone number at the foot of every page. */
interface ParticularsRule<Rule extends string> {
  rule: Rule
  /** What tells a street address that is none. */
  noOffice: RegExp
  isNoOffice: Advice
  /** `{what}`. */
  missing: Advice
}

/** What is shown with an award, and recorded of it. */
export interface AwardsRule<Rule extends string = string> {
  /** Every award that a page shows. */
  shown: (site: Site) => ShownField[]
  /** Words that tell no giver and no field from another. */
  commonWords: readonly string[]
  /** The field of what was given to a firm as a whole. */
  wholeFirm: RegExp
  /** `{award}`. */
  unrecorded: Advice & { rule: Rule }
  /** `{award}`, `{lacking}`. */
  lacking: Advice & { rule: Rule }
}

interface PicturesRule<Rule extends string> {
  /** `{picture}`. */
  unknown: Advice & { rule: Rule }
  /** The rule on pictures that are shown without their label. */
  labelRule: Rule
  /** What is wrong with a picture of each kind on a page without its label: `{picture}`, `{page}`. */
  staged: Record<'dramatized' | 'generated', string>
  /** What to do when the picture's entry has a label, and when it has none: `{label}`. */
  addLabel: string
  chooseLabel: string
}

/** What a form collects, and what a policy says of it. */
export interface PrivacyRule<Rule extends string = string> {
  rule: Rule
  /** The form that visitors fill in, if there is one. */
  formOf: (site: Site) => ShownForm | undefined
  /** The title of the policy. */
  policy: RegExp
  /** The sentence of the policy on the form: it names the form, and says that it collects something. */
  form: RegExp
  collects: RegExp
  things: readonly CollectedThing[]
  /** The policy has no sentence on the form. */
  silent: Advice
  /** A field of the form is not in the policy: `{thing}`. */
  notSaid: Advice
  /** The policy names what the form has no field for: `{words}`. */
  notAsked: Advice
  /** A label asks for more than its field, and the policy does not say so: `{label}`, `{thing}`. */
  inLabel: Advice
}

/** A field of a content file whose text a page shows. */
export interface ShownField {
  entry: Pick<Entry, 'file' | 'placeOf'>
  text: string
  path: FieldPath
}

/** A form on a page. */
export interface ShownForm {
  entry: Pick<Entry, 'file' | 'placeOf'>
  /** The names of all fields that it has, and of its texts. */
  asked: ReadonlySet<string>
  /** The labels of the fields in which a visitor types, by their names. */
  labels: ReadonlyMap<string, ShownField>
}

/** Ranges of pay whose beginning is above their end. */
interface PayRule<Rule extends string> {
  rule: Rule
  /** Every role with its range of pay, in amounts such as `$145,000`, and the kind of page that lists it. */
  ranges: (site: Site) => { role: ShownField; kind: string; from: string; to: string }[]
  /** `{role}`, `{from}`, `{to}`. */
  advice: Advice
}

/** What a form may ask for. */
interface CollectedThing {
  /** The form's field for it, if it has one. */
  field?: string
  /** As messages call it. */
  name: string
  /** As labels and policies call it. */
  words: RegExp
  /** A policy speaks of it to say that it is better left out. */
  onlyInLabels?: true
}

/** A pattern for families: parts put together, wherever in a text, in capitals or not. */
export const anyCase = (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw(strings, ...parts), 'gi')

/** A lexical field: words and phrases with a comma and a gap or a line end between them, each as in a pattern. */
export const field = (list: string): RegExp =>
  new RegExp(
    String.raw`(?<![\w-])(?:${list
      .trim()
      .split(/,\s+|\s*\n\s*/)
      .join('|')})(?![\w-])`,
    'gi',
  )
