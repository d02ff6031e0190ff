import type { Organization } from './organization.ts'

/** The properties of a tag by name; each takes a text in quotation marks. */
export type TagProperties = Readonly<
  Record<string, { readonly required: boolean; readonly sentence: string; readonly form?: RegExp }>
>

/** A tag in the text of a page: `<Name property="text">`. */
export interface TagDefinition<
  Name extends string = string,
  Properties extends TagProperties = TagProperties,
  Property extends string = string,
> {
  /** Letters only, the first one a capital. */
  readonly name: Name
  /** `none`: `<Name />`. `words`: wraps words of a sentence. `blocks`: wraps paragraphs, with its tags on lines of their own. */
  readonly content: 'none' | 'words' | 'blocks'
  /** `inline`: in a sentence. `block`: on its own line. */
  readonly place: 'inline' | 'block'
  readonly properties: Properties
  /** What it shows, in a sentence to the editor. */
  readonly sentence: string
  /** The facts from the organization's file that it shows; earlier versions keep the facts of their date. */
  readonly fact?: (organization: Organization) => readonly string[]
  /** The property that names the record to show. Only one tag has it, and fields can use it too. */
  readonly record?: Property
  /** Whether it lists the pages below its page. */
  readonly listsPages?: true
}

/** Declares a tag, without its React component. */
export const defineTag = <const Name extends string, const Properties extends TagProperties>(
  definition: TagDefinition<Name, Properties, Extract<keyof Properties, string>>,
): TagDefinition<Name, Properties> => definition

export const tagOf = (tags: readonly TagDefinition[], name: string): TagDefinition | undefined =>
  tags.find((tag) => tag.name === name)

const lineBreak = ' / '

/** A fact as one text, as earlier versions have it in the property `was`. */
export const factText = (fact: NonNullable<TagDefinition['fact']>, organization: Organization): string =>
  fact(organization).join(lineBreak)

/** The lines of a tag's fact, if it has one. @param was in an earlier version, the fact as it was then */
export const factLines = (
  { fact }: TagDefinition,
  organization: Organization,
  was: string | undefined,
): readonly string[] => (fact === undefined ? [] : (was?.split(lineBreak) ?? fact(organization)))

/** The tag that shows the words of records, and its property that names one: `<Name property="record" />`. */
export type RecordTag = { name: string; property: string }

export const recordTagOf = (tags: readonly TagDefinition[]): RecordTag | undefined =>
  tags.flatMap(({ name, record }) => (record === undefined ? [] : { name, property: record }))[0]

/** Every place of a text that names a record, whose name is the second group; the first one is its quotation mark. */
export const recordReference = ({ name, property }: RecordTag): RegExp =>
  new RegExp(`<${name}\\s+${property}\\s*=\\s*(["'])((?:(?!\\1)[^])*)\\1\\s*/>`, 'g')

/** The tag as it is typed. @param record the name of a record, or `…` for any */
export const typedReference = ({ name, property }: RecordTag, record: string): string =>
  `<${name} ${property}="${record}" />`
