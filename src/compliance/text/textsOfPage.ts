import type { BlockRole, PageText } from './types.ts'

/** A text of a page as the rules look at it: seen, or read by search engines and screen readers alone. */
export interface TextOnPage {
  text: string
  role: BlockRole | 'fact'
}

/** Facts that say of a person or a role what their own file is the record of, or where a link leads. */
const isOwnRecord = (key: string): boolean => /(?:^|\.)(?:experience|pay\.(?:from|to)|posted)$/.test(key)
const isLink = (label: string): boolean => label.endsWith(' leads to')

/** Every text of a page, its title, headings and facts among them. */
export const textsOfPage = ({ sections, facts }: Pick<PageText, 'sections' | 'facts'>): TextOnPage[] => [
  ...sections.flatMap(({ heading, areLabels, blocks }) => [
    // The name of a group of labels is no word of the page.
    ...(heading === '' || areLabels ? [] : [{ text: heading, role: 'heading' as const }]),
    ...blocks,
  ]),
  ...facts
    .filter(({ key, label }) => !isOwnRecord(key) && !isLink(label))
    .map(({ value }) => ({ text: value, role: 'fact' as const })),
]

/** The words that a page shows to those who look at it. */
export const seenWords = (page: Pick<PageText, 'sections' | 'facts'>): string =>
  textsOfPage(page)
    .filter(({ role }) => role !== 'hidden' && role !== 'picture')
    .map(({ text }) => text)
    .join('\n')
