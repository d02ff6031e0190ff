import type { VersionData } from '../../content/model/contentType.ts'
import type { ChangeWords } from '../../content/model/labels.ts'
import type { Route } from '../../content/model/route.ts'
import type { Site, PastChange } from '../../content/model/site.ts'
import { pastVersions, versionedEntries, type VersionDates } from '../../content/versions/legalVersions.ts'
import { fillPattern } from '../../content/text/pattern.ts'
import { smartQuotes } from '../../content/text/smartQuotes.ts'
import { versionRoute } from '../../content/publish/routes.ts'
import { changedPassagesHtml } from '../redline/documents/changedPassagesHtml.ts'
import { extractPage } from '../text/extractSite.ts'
import type { PageText, SiteText } from '../text/types.ts'
import { redline } from '../redline/redline.ts'
import type { Change } from '../redline/types.ts'

/** How changes are shown. */
interface ShownAs {
  /** The words in which they are told. */
  words: ChangeWords
  /** What becomes of each text of the page once the wordings were compared. */
  change: (text: string) => string
}

/** How a legal page came to its wording, the latest change first; none when no earlier version is kept. */
export function pastChanges(
  site: Site,
  route: Route,
  { words, change }: ShownAs = { words: site.registry.labelsOf(site).changes, change: (text) => text },
): PastChange[] {
  const page = versionedEntries(site).find(({ file }) => file === route.file)
  if (page === undefined || route.supersededBy !== undefined) return []
  const past = pastVersions(page, site.versions)
  const steps = [
    ...past.map((version) => ({ route: versionRoute(site.registry, version), data: version.entry.data })),
    { route, data: page.data },
  ].map((step) => ({ ...step, reading: shownReading(site, step.route) }))
  return steps
    .flatMap((step, index): PastChange[] => {
      const before = steps[index - 1]
      if (!before) return []
      const { correction } = step.data
      return [
        {
          ...daysOf(step.data),
          ...(correction !== undefined && { correction: change(correction) }),
          before: { ...daysOf(before.data), path: before.route.path },
          html: changesHtml(before, step, { words, change }),
        },
      ]
    })
    .reverse()
}

const daysOf = ({ lastUpdated, correctedOn }: VersionDates): { day: string; correctedOn?: string } => ({
  day: lastUpdated,
  ...(correctedOn !== undefined && { correctedOn }),
})

/**
 * The wording alone, with its quotes as the page sets them: the days stand above each change, and search engines’ words
 * are not on the page.
 */
function shownReading(site: Site, route: Route): PageText {
  const page = extractPage(site, route)
  const own = page.sections.filter(({ from }) => from !== 'labels')
  const sections = own.map((section) => ({
    ...section,
    blocks: section.blocks
      .filter(({ role }) => role !== 'hidden')
      .map((block) => ({ ...block, text: smartQuotes(block.text) })),
  }))
  return {
    ...page,
    path: '/',
    title: '',
    sections: sections.filter(({ heading, blocks }) => heading === '' || blocks.length > 0),
    facts: [],
  }
}

/** One text of a page with versions. */
interface Step {
  data: Pick<VersionData, 'title'>
  reading: PageText
}

function changesHtml(before: Step, after: Step, { words, change }: ShownAs): string {
  const [from, to] = [before, after].map(({ reading: page }): SiteText => ({
    shell: { sections: [], facts: [] },
    pages: [page],
    menu: [],
    redirects: [],
  }))
  const [page] = from && to ? redline(from, to, { from: '', to: '' }).pages : []
  const changed = (runs: readonly Change[]): Change[] =>
    runs.map((run) => ({ ...run, text: change(run.text) }))
  const sections = (page?.sections ?? []).map(({ heading, blocks, ...section }) => ({
    ...section,
    ...(section.movedFrom !== undefined && { movedFrom: change(section.movedFrom) }),
    heading: changed(heading),
    blocks: blocks.map((block) => ({ ...block, runs: changed(block.runs) })),
  }))
  const titles = { before: change(before.data.title), after: change(after.data.title) }
  const facts = [
    ...(titles.before === titles.after ? [] : [fillPattern(words.title, titles)]),
    ...(page && page.facts.length > 0 ? [words.arranged] : []),
  ]
  return changedPassagesHtml({ sections, facts }, words)
}
