import { defineTag } from '../../../content/tags/tag.ts'

export const firmPhone = defineTag({
  name: 'FirmPhone',
  content: 'none',
  place: 'inline',
  properties: {},
  sentence: 'The general phone number, as a link.',
  fact: { name: 'phone', link: 'tel:', lines: ({ phone }) => [phone] },
})
