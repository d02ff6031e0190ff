import { defineTag } from '../../../content/tags/tag.ts'

export const language = defineTag({
  name: 'Language',
  content: 'words',
  place: 'inline',
  properties: {
    code: {
      required: true,
      sentence: 'The code of the language: de for German, es for Spanish, fr for French, la for Latin.',
    },
  },
  sentence: 'Words of another language, which programs that read pages aloud pronounce rightly.',
  language: 'code',
})
