import { canonicalText } from '../approvals/canonicalText.ts'
import { everyPageText } from '../text/everyPage.ts'
import type { SiteText } from '../text/types.ts'

/**
 * How the wording of two states of the site differs: the ends of sentences that begin with "Since then". Nothing when
 * every page says what it said.
 */
export function changedPages(before: SiteText, now: SiteText): string[] {
  const [old, current] = [before, now].map(wordings)
  if (!old || !current) return []
  const added = [...current.keys()].filter((path) => !old.has(path))
  const removed = [...old.keys()].filter((path) => !current.has(path))
  const changed = [...current].flatMap(([path, text]) =>
    old.has(path) && old.get(path) !== text ? [path] : [],
  )
  return [
    ...counted(changed, ['the wording of 1 page has changed', 'the wording of # pages has changed']),
    ...counted(added, ['1 page was added', '# pages were added']),
    ...counted(removed, ['1 page was taken away', '# pages were taken away']),
    ...(everywhere(before) === everywhere(now)
      ? []
      : ['what stands on every page (header, menus, footer, labels) has changed.']),
  ]
}

const wordings = ({ pages }: SiteText): Map<string, string> =>
  new Map(pages.map((page) => [page.path, canonicalText(page)]))

const everywhere = (siteText: SiteText): string => canonicalText(everyPageText(siteText))

const counted = (paths: readonly string[], [one, many]: readonly [string, string]): string[] =>
  paths.length === 0
    ? []
    : [`${(paths.length === 1 ? one : many).replace('#', String(paths.length))}: ${paths.join(', ')}.`]
