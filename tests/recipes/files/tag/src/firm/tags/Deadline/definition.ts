import { defineTag } from '../../../content/tags/tag.ts'

export const deadline = defineTag({
  name: 'Deadline',
  content: 'blocks',
  place: 'block',
  properties: { day: { required: true, sentence: 'The day by which it is to be done.' } },
  sentence: 'What is to be done by a day.',
  plainText: { above: 'day' },
})
