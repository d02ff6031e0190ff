import type { Sides } from '../compare/types.ts'
import type { PageText, Section, SiteText } from '../text/types.ts'

type Sectioned = Pick<PageText, 'sections'>

/**
 * Labels stand on many pages, and are told where they changed.
 * @returns leaves out of two texts of a page the groups of labels that both have alike; of a page that came or went, those
 *   that both sides say alike on some page
 */
export function withChangedLabels(
  before: SiteText,
  after: SiteText,
): <Page extends Sectioned | undefined>(pair: Sides<Page>) => Sides<Page> {
  const everywhere = { before: labelsOf(before), after: labelsOf(after) }
  return (pair) => {
    const told = <Page extends Sectioned | undefined>(page: Page, other: Sectioned | undefined): Page => {
      if (page === undefined) return page
      const isAlike = (section: Section): boolean => {
        if (!section.areLabels) return false
        const counterpart = other?.sections.find(({ id }) => id === section.id)
        const words = wordsOf(section)
        return counterpart
          ? wordsOf(counterpart) === words
          : everywhere.before.has(words) && everywhere.after.has(words)
      }
      return { ...page, sections: page.sections.filter((section) => !isAlike(section)) }
    }
    return { before: told(pair.before, pair.after), after: told(pair.after, pair.before) }
  }
}

const labelsOf = ({ shell, pages }: SiteText): ReadonlySet<string> =>
  new Set(
    [shell, ...pages].flatMap(({ sections }) => sections.filter(({ areLabels }) => areLabels).map(wordsOf)),
  )

const wordsOf = ({ id, blocks }: Section): string => [id, ...blocks.map(({ text }) => text)].join('\n')
