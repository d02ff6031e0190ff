import type { PageText, Section, SiteText } from '../text/types.ts'

/**
 * Labels stand on many pages, and are told where they changed.
 * @returns leaves out of a page's text the groups of labels that both sides say alike on some page
 */
export function withChangedLabels(
  before: SiteText,
  after: SiteText,
): <Page extends Pick<PageText, 'sections'>>(page: Page) => Page {
  const [old, now] = [before, after].map(labelsOf)
  const isAlike = (section: Section): boolean => {
    if (section.from !== 'labels') return false
    const words = wordsOf(section)
    return old?.has(words) === true && now?.has(words) === true
  }
  return (page) => ({ ...page, sections: page.sections.filter((section) => !isAlike(section)) })
}

const labelsOf = ({ shell, pages }: SiteText): ReadonlySet<string> =>
  new Set(
    [shell, ...pages].flatMap(({ sections }) =>
      sections.filter(({ from }) => from === 'labels').map(wordsOf),
    ),
  )

const wordsOf = ({ id, blocks }: Section): string => [id, ...blocks.map(({ text }) => text)].join('\n')
