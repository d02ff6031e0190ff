import type { Organization } from './organization.ts'

/** The properties of a tag by name; each takes a text in quotation marks. */
export type TagProperties = Readonly<
  Record<string, { readonly required: boolean; readonly sentence: string }>
>

/** What an editor may write inside a body besides Markdown: `<Name property="text">`. */
export interface TagDefinition<
  Name extends string = string,
  Properties extends TagProperties = TagProperties,
  Property extends string = string,
> {
  /** It begins with a capital letter, and has letters alone. */
  readonly name: Name
  /**
   * `none`: stands alone, `<Name />`. `words`: wraps words of a sentence. `blocks`: wraps paragraphs, with its tags on lines
   * of their own.
   */
  readonly content: 'none' | 'words' | 'blocks'
  /** `inline`: stands within a sentence. `block`: stands on a line of its own. */
  readonly place: 'inline' | 'block'
  readonly properties: Properties
  /** What it shows, in a sentence to the editor. */
  readonly sentence: string
  /** The fact of the organization that it stands for; kept versions go on showing that of their day. */
  readonly fact?: OrganizationFact
  /** The property that names a record, whose words it shows. One tag of a site has it, and may stand in fields too. */
  readonly record?: Property
  /** The property that holds the code of the language of the words that it wraps. Messages offer it for `lang` of web code. */
  readonly language?: Property
  /** How what it wraps is read without its component; as any other text, when left out. */
  readonly plainText?: PlainText<Property>
  /** Whether messages offer it in the place of the boxes of other programs; `above` is then their title. */
  readonly replacesBoxes?: true
}

/** Words of the organization's own file, for which a tag stands. */
interface OrganizationFact {
  /** What is read in its place where texts are compared apart from such facts: `phone`. */
  readonly name: string
  /** The kind of link that a page shows it as: messages on such links offer the tag. */
  readonly link?: 'mailto:' | 'tel:'
  /** Its lines as a page shows them; within a sentence there is one. */
  readonly lines: (organization: Organization) => readonly string[]
}

/** How a passage between two tags is read. */
interface PlainText<Property extends string> {
  readonly role?: 'quotation'
  /** The properties whose words stand above the passage, and below it as its source. */
  readonly above?: Property
  readonly source?: Property
}

/** Declares a tag. It imports no React: its component stands beside it. */
export const defineTag = <const Name extends string, const Properties extends TagProperties>(
  definition: TagDefinition<Name, Properties, Extract<keyof Properties, string>>,
): TagDefinition<Name, Properties> => definition

/** The tag of a name, or undefined when there is none. */
export const tagOf = (tags: readonly TagDefinition[], name: string): TagDefinition | undefined =>
  tags.find((tag) => tag.name === name)

/** What parts the lines of a fact in one text. */
const lineBreak = ' / '

/** A fact as one text, as kept versions hold it in the property `was`. */
export const factText = ({ lines }: OrganizationFact, organization: Organization): string =>
  lines(organization).join(lineBreak)

/**
 * The lines of the fact that a tag stands for; none when it stands for no fact.
 * @param was in a kept version, the fact as one text, as it was on the day that the version was kept
 */
export const factLines = (
  { fact }: TagDefinition,
  organization: Organization,
  was: string | undefined,
): readonly string[] => (fact === undefined ? [] : (was?.split(lineBreak) ?? fact.lines(organization)))
