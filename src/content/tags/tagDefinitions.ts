import { addressLines } from '../text/addressLines.ts'
import { defineTag } from './tag.ts'

/** The tags that editors may use in a body. Their components are in `tags.tsx`. */

const fact = { content: 'none', place: 'inline', properties: {} } as const

export const firmEmail = defineTag({
  ...fact,
  name: 'FirmEmail',
  sentence: 'The general e-mail address, as a link.',
  fact: ({ email }) => [email],
})

export const firmPhone = defineTag({
  ...fact,
  name: 'FirmPhone',
  sentence: 'The general phone number, as a link.',
  fact: ({ phone }) => [phone],
})

export const firmAddress = defineTag({
  ...fact,
  name: 'FirmAddress',
  place: 'block',
  sentence: 'The firm’s name and postal address.',
  fact: ({ legalName, address }) => [legalName, ...addressLines(address)],
})

const claim = defineTag({
  name: 'Claim',
  content: 'none',
  place: 'inline',
  properties: {
    name: { required: true, sentence: 'The name of a file in the folder claims, without .mdx.' },
  },
  sentence: 'The value of a claim: a figure, an award, a quotation.',
  record: 'name',
})

const note = defineTag({
  name: 'Note',
  content: 'blocks',
  place: 'block',
  properties: { title: { required: false, sentence: 'A few words above the note.' } },
  sentence: 'A note, set apart from the text.',
})

const quotation = defineTag({
  name: 'Quotation',
  content: 'blocks',
  place: 'block',
  properties: { by: { required: true, sentence: 'Who said it.' } },
  sentence: 'A quotation with its source.',
})

const language = defineTag({
  name: 'Language',
  content: 'words',
  place: 'inline',
  properties: {
    code: {
      required: true,
      sentence: 'Write the code of the language: de for German, es for Spanish, fr for French, la for Latin.',
      form: /^[a-z]{2,3}$/,
    },
  },
  sentence: 'Text in another language, so that screen readers pronounce it correctly.',
})

const children = defineTag({
  name: 'Children',
  content: 'none',
  place: 'block',
  properties: {
    order: {
      required: false,
      sentence: 'Write order="newest" for the newest page first, or leave it out for the order of menus.',
      form: /^newest$/,
    },
  },
  sentence: 'The pages below this one, with their descriptions.',
  listsPages: true,
})

export const tags = [firmEmail, firmPhone, firmAddress, claim, note, quotation, language, children] as const
