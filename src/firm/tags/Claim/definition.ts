import { defineTag } from '../../../content/tags/tag.ts'

export const claim = defineTag({
  name: 'Claim',
  content: 'none',
  place: 'inline',
  properties: {
    name: { required: true, sentence: 'The name of a file in the folder claims, without .mdx.' },
  },
  sentence: 'The words of a recorded claim: a figure, an award, a quotation.',
  record: 'name',
})
