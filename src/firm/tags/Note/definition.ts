import { defineTag } from '../../../content/tags/tag.ts'

export const note = defineTag({
  name: 'Note',
  content: 'blocks',
  place: 'block',
  properties: { title: { required: false, sentence: 'A few words above the note.' } },
  sentence: 'A passage set apart from the text.',
  plainText: { above: 'title' },
  replacesBoxes: true,
})
