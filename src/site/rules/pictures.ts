import type { Rules } from './rule.ts'

/** Pictures in texts. */
export const pictureRules = {
  'picture-text': {
    severity: 'error',
    summary: 'A picture has no text for those who cannot see it.',
    what: 'Between the square brackets stands one sentence that says what the picture shows.',
    why: 'It is read aloud to people who cannot see the picture, shown when the picture cannot be had, and read by search engines. The law asks for it.',
    wrong: ['![](/office.jpg)'],
    right: ['![The reception desk on the 40th floor](/office.jpg)'],
  },
  'missing-picture': {
    severity: 'error',
    summary: 'A picture’s file does not exist.',
    what: 'A picture that stands beside the text’s own file is written with ./ before its name. One in the folder “public” is written with / before its path. Capitals count: Office.jpg and office.jpg are two names.',
    why: 'Visitors would see an empty frame.',
    wrong: ['![The reception desk](office.JPG)'],
    right: ['![The reception desk](./office.jpg)'],
  },
} as const satisfies Rules
