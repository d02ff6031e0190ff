import { defineTag } from '../../../content/tags/tag.ts'

export const quotation = defineTag({
  name: 'Quotation',
  content: 'blocks',
  place: 'block',
  properties: { by: { required: true, sentence: 'Who said it.' } },
  sentence: 'A quotation with its source.',
  plainText: { role: 'quotation', source: 'by' },
})
