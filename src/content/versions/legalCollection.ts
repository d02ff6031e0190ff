import { z } from 'zod'
import { defineCollection } from '../model/entry.ts'
import { isoDate, wholeNumber } from '../model/fields.ts'
import { pageFields, placeFields } from '../model/pageFields.ts'

const dated = {
  lastUpdated: isoDate('The date the wording last changed, such as 2025-06-20.'),
  effectiveOn: isoDate('Its first day: 2025-06-20. Until then, the earlier wording stays.').optional(),
}

/** `content/legal/NAME.mdx`: one legal page. Its body has the sections; each heading ends with its id. */
const legalPageSchema = z.strictObject({
  ...pageFields,
  order: wholeNumber('Its position in the footer: 1 comes first.'),
  menuLabel: placeFields.menuLabel,
  ...dated,
  sections: wholeNumber('How many sections it has. So the check notices if one is deleted by accident.'),
})

const { title, description, lede, callToAction } = pageFields

/** The fields of an earlier version. Others are ignored, since earlier versions are never edited. */
const legalVersionSchema = z.object({ title, description, lede, callToAction, ...dated })

export const legal = defineCollection({
  name: 'legal',
  title: 'Legal page',
  noun: 'a legal page',
  uniqueFields: ['title', 'order', 'description'],
  creation: {
    word: 'legal-page',
    naming: { field: 'title', sentence: 'What is the title of the legal page?' },
    defaults: ({ today }) => ({ lastUpdated: [today], sections: ['1'] }),
    body: [
      '<!-- Each section starts with ##, and its heading ends with an id, {#like-this}. The field "sections" counts them. -->',
      '',
      '## Introduction {#introduction}',
      '',
    ],
    note: 'The field "sections" is 1. Raise it with every section (a heading that starts with ##) that you add.',
  },
  schema: legalPageSchema,
  base: '',
  footer: 'legal',
  versions: { schema: legalVersionSchema },
})
