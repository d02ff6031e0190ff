import type { CollectionName } from '../../firm/collections.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { jsonSchemaOf, type FieldSchema } from '../docs/jsonSchema.ts'
import { contentFileTypes, type ContentFileType } from '../docs/contentFileTypes.ts'
import type { Prompt } from './needsInput.ts'

/** A kind of file that `npm run new` begins. */
export interface NewKind {
  word: string
  /** `a person`. */
  words: string
  collection: CollectionName
  /** The field that holds what it is called, and how it is asked for. */
  naming: { field: string; sentence: string }
  /** The field that tells its forms apart, and how it is asked for. */
  variants?: { field: string; sentence: string; choices: NonNullable<Prompt['choices']> }
  /** What stands below the fields; the blank is put in between. */
  body: { before: readonly string[] }
}

export const newKinds: readonly NewKind[] = [
  {
    word: 'person',
    words: 'a person',
    collection: 'attorneys',
    naming: { field: 'name', sentence: 'What is the person’s name, as the page shows it?' },
    variants: {
      field: 'group',
      sentence: 'Which group do they belong to?',
      choices: [
        { word: 'partner', words: 'listed on the page of partners' },
        { word: 'associate', words: 'listed on the page of associates and counsel' },
        { word: 'staff', words: 'shown on the leadership page only' },
      ],
    },
    body: { before: ['<!-- The biography, one sentence a line. This remark is shown to nobody. -->', ''] },
  },
  {
    word: 'practice-area',
    words: 'a practice area',
    collection: 'practice-areas',
    naming: { field: 'title', sentence: 'What is the practice area called, for example Maritime Law?' },
    body: { before: ['<!-- The introduction, one sentence a line. This remark is shown to nobody. -->', ''] },
  },
  {
    word: 'role',
    words: 'a role',
    collection: 'jobs',
    naming: { field: 'title', sentence: 'What is the title of the role?' },
    variants: {
      field: 'page',
      sentence: 'Which page lists it?',
      choices: [
        { word: 'careers', words: 'a current opening on the Careers page' },
        { word: 'join', words: 'an open role on the Join Our Team page' },
      ],
    },
    body: { before: ['<!-- What the role is, one sentence a line. This remark is shown to nobody. -->', ''] },
  },
  {
    word: 'legal-page',
    words: 'a legal page',
    collection: 'legal',
    naming: { field: 'title', sentence: 'What is the title of the legal page?' },
    body: {
      before: [
        '<!-- Each section begins with ## and ends with an id of its own, {#like-this}. The field "sections" counts them. -->',
        '',
        '## Introduction {#introduction}',
        '',
      ],
    },
  },
  {
    word: 'page',
    words: 'a page',
    collection: 'pages',
    naming: { field: 'title', sentence: 'What is the title of the page?' },
    body: {
      before: ['<!-- The text of the page, one sentence a line. This remark is shown to nobody. -->', ''],
    },
  },
]

const schemaOf = memoizeWeak(({ schema, title }: ContentFileType) => jsonSchemaOf(schema, title))

/** The fields of a kind’s new file. */
export function newFields({ collection, variants }: NewKind, form: string | undefined): FieldSchema {
  const kind = contentFileTypes.find(({ name }) => name === collection)
  if (!kind) return {}
  const whole = schemaOf(kind)
  const wanted = variants ? form : 'plain'
  return (
    whole.allOf?.find(({ if: { properties } }) =>
      Object.values(properties).some((word) => word.const === wanted),
    )?.then ?? whole
  )
}

/** The fields that can be given as flags: every text, and every list of texts, by its way: `pay.from`. */
export function flaggable({ properties = {} }: FieldSchema, before = ''): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    if (field.properties) return flaggable(field, `${before}${name}.`)
    return field.items?.properties || field.const !== undefined ? [] : [before + name]
  })
}

/** Every field that some kind takes as a flag. */
export const allFieldFlags = (): string[] => [
  ...new Set(
    newKinds.flatMap((kind) => [
      ...(kind.variants ? [kind.variants.field] : []),
      ...(kind.variants?.choices ?? [{ word: '' }]).flatMap(({ word }) => flaggable(newFields(kind, word))),
    ]),
  ),
]
