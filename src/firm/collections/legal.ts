import { z } from 'zod'
import { defineCollection } from '../../content/model/contentType.ts'
import { isoDate, wholeNumber } from '../../content/model/fields.ts'
import { pageFields, placeFields } from '../fields.ts'

const dated = {
  lastUpdated: isoDate('The day the wording last changed, written as 2025-06-20.'),
  effectiveOn: isoDate(
    'The first day of this wording, in New York, written as 2025-06-20. Until then the version before it stays on the site.',
  ).optional(),
}

/** `content/legal/NAME.mdx`: one legal page. Its body holds the sections; each heading ends with its id. */
const legalPageSchema = z.strictObject({
  ...pageFields,
  order: wholeNumber('Its place in the footer: 1 comes first.'),
  menuLabel: placeFields.menuLabel,
  ...dated,
  sections: wholeNumber(
    'How many numbered sections the page has. The check compares, so that none is lost by accident.',
  ),
})

const { title, description, lede, callToAction } = pageFields

/** The fields that a kept version shows. Others are ignored, since old versions are never edited. */
const legalVersionSchema = z.object({ title, description, lede, callToAction, ...dated })

export const legal = defineCollection({
  name: 'legal',
  title: 'Legal page',
  noun: 'a legal page',
  list: 'legal pages',
  uniqueFields: ['title', 'order', 'description'],
  creation: {
    word: 'legal-page',
    naming: { field: 'title', sentence: 'What is the title of the legal page?' },
    known: ({ today }) => ({ lastUpdated: today === undefined ? [] : [today], sections: ['1'] }),
    body: [
      '<!-- Each section begins with ## and ends with an id of its own, {#like-this}. The field "sections" counts them. -->',
      '',
      '## Introduction {#introduction}',
      '',
    ],
    note: 'The field "sections" says 1. Raise it with every section (a heading that begins with ##) that you add.',
  },
  schema: legalPageSchema,
  base: '',
  isNumbered: true,
  footer: 'legal',
  versions: { schema: legalVersionSchema },
})
