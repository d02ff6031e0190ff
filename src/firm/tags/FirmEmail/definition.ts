import { defineTag } from '../../../content/tags/tag.ts'

export const firmEmail = defineTag({
  name: 'FirmEmail',
  content: 'none',
  place: 'inline',
  properties: {},
  sentence: 'The general e-mail address, as a link.',
  fact: { name: 'e-mail', link: 'mailto:', lines: ({ email }) => [email] },
})
