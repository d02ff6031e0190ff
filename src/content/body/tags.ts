/** What an editor may write inside a body besides Markdown: `<Name property="text">`, always with a capital letter. */
export interface ProseTag {
  /** `none`: stands alone, `<Name />`. `blocks`: wraps paragraphs, with its tags on lines of their own. */
  content: 'none' | 'blocks'
  /** `inline`: stands within a sentence. `block`: stands on a line of its own. */
  place: 'inline' | 'block'
  /** Its properties; each takes a text in quotation marks. */
  properties: Readonly<Record<string, { required: boolean; sentence: string }>>
  /** What it shows. */
  sentence: string
}

const tag = <T extends ProseTag>(definition: T): T => definition

/** The components of `src/firm/tags/`, by the name that content uses. */
export const proseTags = {
  FirmEmail: tag({
    content: 'none',
    place: 'inline',
    properties: {},
    sentence: 'The general e-mail address, as a link.',
  }),
  FirmPhone: tag({
    content: 'none',
    place: 'inline',
    properties: {},
    sentence: 'The general phone number, as a link.',
  }),
  FirmAddress: tag({
    content: 'none',
    place: 'block',
    properties: {},
    sentence: 'The firm’s name and postal address.',
  }),
  Claim: tag({
    content: 'none',
    place: 'inline',
    properties: {
      name: { required: true, sentence: 'The name of a file in the folder claims, without .mdx.' },
    },
    sentence: 'The words of a recorded claim: a figure, an award, a quotation.',
  }),
  Note: tag({
    content: 'blocks',
    place: 'block',
    properties: { title: { required: false, sentence: 'A few words above the note.' } },
    sentence: 'A passage set apart from the text.',
  }),
  Quotation: tag({
    content: 'blocks',
    place: 'block',
    properties: { by: { required: true, sentence: 'Who said it.' } },
    sentence: 'A quotation with its source.',
  }),
} as const

export type ProseTagName = keyof typeof proseTags

const isName = (name: string): name is ProseTagName => Object.hasOwn(proseTags, name)

export const proseTagNames: readonly ProseTagName[] = Object.keys(proseTags).filter(isName)

/** The definition of a tag, or undefined when there is none of that name. */
export const proseTag = (name: string): ProseTag | undefined =>
  Object.entries(proseTags).find(([known]) => known === name)?.[1]
