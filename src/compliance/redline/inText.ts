import { headingOf, markRuns, type Marks } from './marks.ts'
import { changedPassages, countChanges, pageTitle, type PageChange } from './redline.ts'

export const terminalMarks: Marks = {
  deleted: ['[-', '-]'],
  inserted: ['{+', '+}'],
  movedAway: ['[moved from here: ', ']'],
  movedHere: ['[moved to here: ', ']'],
}

const markdownMarks: Marks = {
  deleted: ['<del>', '</del>'],
  inserted: ['<ins>', '</ins>'],
  movedAway: ['<del>moved from here: ', '</del>'],
  movedHere: ['<ins>moved to here: ', '</ins>'],
}
/** "3 words out, 5 words in, on 2 pages" */
export function summary(pages: readonly PageChange[]): string {
  if (pages.length === 0) return 'No change in what visitors read.'
  const { deleted, inserted } = countChanges(pages)
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
  return `${counted(deleted, 'word')} out, ${counted(inserted, 'word')} in, on ${counted(pages.length, 'page')}.`
}

/** For a terminal. */
export const redlineText = (pages: readonly PageChange[]): string =>
  [
    ...pages.map((page) =>
      [
        pageTitle(page),
        ...changedPassages(page).map((one) => `  ${markRuns(one, terminalMarks, (text) => text)}`),
      ].join('\n'),
    ),
    summary(pages),
  ].join('\n\n')

/** GitHub cuts comments that are longer than 65,536 characters. */
const longestComment = 60_000

/** For the comment on a pull request, and as a file. */
export function redlineMarkdown(pages: readonly PageChange[]): string {
  const text = [
    summary(pages),
    ...pages.map((page) =>
      [
        `### ${escapeMarkdown(pageTitle(page))}`,
        ...changedPassages(page).map((one) => {
          const { level, sentences } = headingOf([one])
          const text = markRuns(sentences[0] ?? one, markdownMarks, escapeMarkdown)
          return level === undefined ? text : `**${text}**`
        }),
      ].join('\n\n'),
    ),
  ].join('\n\n')
  if (text.length <= longestComment) return text
  const cut = text.lastIndexOf('\n\n', longestComment)
  return `${text.slice(0, cut)}\n\nThe rest is too long for a comment. To read all of it: npm run redline -- BASE --out redline.html`
}

/** No letter of the text is taken for Markdown, HTML, a mention or a reference. */
const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]()#+.!|<>&~@:-]/g, (sign) =>
    /[<>&@:#]/.test(sign) ? `&#${sign.charCodeAt(0)};` : `\\${sign}`,
  )
