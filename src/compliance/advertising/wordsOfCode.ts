import { lazily } from '../../content/model/lazily.ts'
import type { Site } from '../../content/model/site.ts'
import { markSite } from '../../content/proof/markSite.ts'
import { unmarked, unmarkedPassages } from '../../content/text/marks.ts'
import { startOf } from '../text/locateInFiles.ts'
import { extractSite } from '../text/extractSite.ts'
import { textsOfPage } from '../text/textsOfPage.ts'
import type { RuleContext, Violation } from './violation.ts'

/**
 * Says of words that the code has put into a page's data that they come from there. Nobody finds them in the file that they
 * would be told at. Only where no file holds the whole text is it looked at: the site is read once more then, with marks
 * on all letters of its content.
 */
export function tellWordsOfCode(
  violations: readonly Violation[],
  { site, locate }: Pick<RuleContext, 'site' | 'locate'>,
): Violation[] {
  const codeWords = lazily(() => wordsOfCode(site))
  return violations.map((violation) => {
    const { page = '', text, words, message } = violation
    const { file } = violation.place()
    if (locate(text, [file]) !== undefined) return violation
    const passages = codeWords().get(`${page}\n${text}`) ?? []
    const added = passages.filter((passage) => passage.includes(words) || words.includes(passage))
    if (added.length === 0) return violation
    const told = added.map((passage) => `"${passage}"`).join(' and ')
    return {
      ...violation,
      place: () => startOf(file),
      message: `${message} The code of the site adds ${told} to a text: no file of the content says so.`,
      fix: 'A developer takes these words out of the code, or moves them into the content, where they can be reviewed.',
    }
  })
}

/** The words of the code in each text of the site, by the address of its page and the text. */
function wordsOfCode(site: Site): ReadonlyMap<string, string[]> {
  const { shell, pages } = extractSite(markSite(site).site)
  const texts = [
    ...textsOfPage(shell).map(({ text }) => ({ page: '', text })),
    ...pages.flatMap((page) => [
      { page: page.path, text: page.title },
      ...textsOfPage(page).map(({ text }) => ({ page: page.path, text })),
    ]),
  ]
  return new Map(texts.map(({ page, text }) => [`${page}\n${unmarked(text)}`, unmarkedPassages(text)]))
}
