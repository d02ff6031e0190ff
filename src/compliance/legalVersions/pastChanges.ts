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
import type { Change } from '../compare/types.ts'

/** How changes are written once the texts were compared. */
interface ChangeFormat {
  /** The words of the site. */
  words: ChangeWords
  /** Writes a text of the page. */
  write: (text: string) => string
}

/**
 * How a legal page came to its wording, the latest change first; none when no earlier version is kept.
 * @param format as the site's own pages are told, when left out
 */
export function pastChanges(
  site: Site,
  route: Route,
  format: ChangeFormat = { words: site.registry.labelsOf(site).changes, write: (text) => text },
): PastChange[] {
  const steps = wordingSteps(site, route)
  return steps
    .flatMap((step, index): PastChange[] => {
      const before = steps[index - 1]
      if (!before) return []
      const { correction } = step
      return [
        {
          ...step.days,
          ...(correction !== undefined && { correction: format.write(correction) }),
          before: { ...before.days, path: before.path },
          html: changesHtml(before, step, format),
        },
      ]
    })
    .reverse()
}

/** One wording of a page, and what is told of it beside the next one. */
interface WordingStep {
  path: string
  title: string
  days: VersionDays
  correction: string | undefined
  reading: PageText
}

interface VersionDays {
  day: string
  correctedOn?: string
}

/** The wordings of a legal page that has earlier versions, from which its changes follow: the oldest first. */
export function wordingSteps(site: Site, route: Route): WordingStep[] {
  const page = versionedEntries(site).find(({ file }) => file === route.file)
  if (page === undefined || route.supersededBy !== undefined) return []
  const past = pastVersions(page, site.versions)
  if (past.length === 0) return []
  return [
    ...past.map((version) => ({ at: versionRoute(site.registry, version), data: version.entry.data })),
    { at: route, data: page.data },
  ].map(({ at, data }) => ({
    path: at.path,
    title: data.title,
    days: daysOf(data),
    correction: data.correction,
    reading: shownReading(site, at),
  }))
}

const daysOf = ({ lastUpdated, correctedOn }: VersionDates): VersionDays => ({
  day: lastUpdated,
  ...(correctedOn !== undefined && { correctedOn }),
})

/**
 * The wording alone, with its quotes as the page sets them: the days stand above each change, and search engines’ words
 * are not on the page.
 */
function shownReading(site: Site, route: Route): PageText {
  const page = extractPage(site, route)
  const own = page.sections.filter(({ areLabels }) => !areLabels)
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

function changesHtml(before: WordingStep, after: WordingStep, { words, write }: ChangeFormat): string {
  const [from, to] = [before, after].map(({ reading: page }): SiteText => ({
    shell: { sections: [], facts: [] },
    pages: [page],
    menu: [],
    redirects: [],
  }))
  const [change] = from && to ? redline(from, to, { from: '', to: '' }).pages : []
  const titles = { before: write(before.title), after: write(after.title) }
  const facts = [
    ...(before.title === after.title ? [] : [fillPattern(words.title, titles)]),
    ...(change && change.facts.length > 0 ? [words.arranged] : []),
  ]
  const written = (runs: readonly Change[]) => runs.map((run) => ({ ...run, text: write(run.text) }))
  const sections = (change?.sections ?? []).map((section) => ({
    ...section,
    ...(section.movedFrom !== undefined && { movedFrom: write(section.movedFrom) }),
    heading: written(section.heading),
    blocks: section.blocks.map((block) => ({ ...block, runs: written(block.runs) })),
  }))
  return changedPassagesHtml({ sections, facts }, words)
}
