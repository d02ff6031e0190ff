import { everyPage } from '../../content/publish/addresses.ts'
import { everyPageText } from '../text/everyPage.ts'
import type { PageText, SiteText } from '../text/types.ts'
import { withChangedLabels } from './changedLabels.ts'
import { comparePage, isUnchangedSection } from './comparePage.ts'
import { compareSections } from '../compare/compareSections.ts'
import { factSentences } from '../compare/factSentences.ts'
import { isAnyWithdrawn, lostApproval, type SideApprovals } from './lostApproval.ts'
import { matchPages } from './matchPages.ts'
import { siteSentences } from './siteSentences.ts'
import type { PageChange, Redline } from './types.ts'
import { truncateList } from '../../content/text/truncate.ts'

/** What is known of the two sides besides what they say. */
export interface RedlineNames {
  /** What the sides are called: a revision with its day, a folder, the files on this computer. */
  from: string
  to: string
  /** The content files whose text differs, by their paths inside the content folder; without them none is `reflowed`. */
  touched?: ReadonlySet<string>
  /** Whether a file is one of the kept versions, which are told by their records. */
  isKept?: (file: string) => boolean
  /** Who approved which words, as either side has it. */
  approvals?: SideApprovals
  /** What became of the records of approvals and archives, a sentence each. */
  records?: readonly string[]
  /** What came to the site or left it by a day, or will, a sentence each. */
  showing?: readonly string[]
  /** What readers must know of how the sides were read, a sentence each. */
  notes?: readonly string[]
}

/**
 * What changed between two states of the site for those who read it. Pure; the same texts give the same redline.
 * Every text of both sides can be told from it exactly (`reconstructSide.ts`), but for labels that both say alike.
 */
export function redline(before: SiteText, after: SiteText, names: RedlineNames): Redline {
  const {
    from,
    to,
    touched = new Set(),
    isKept = () => false,
    approvals = noApprovals,
    notes,
    records,
    showing = [],
  } = names
  const pairs = matchPages(before, after)
  // An approval is lost as well when its record is.
  const withdrawn = new Set(
    isAnyWithdrawn(approvals) ? pairs.filter((pair) => lostApproval(pair, approvals) !== undefined) : [],
  )
  const told = withChangedLabels(before, after)
  const pages = pairs.flatMap((pair): PageChange[] => {
    const isTouched = [pair.before, pair.after].some((page) => page && touched.has(page.file))
    const change = comparePage(told(pair), isTouched || withdrawn.has(pair))
    if (!change) return []
    const approvalLost = lostApproval(pair, approvals)
    return [approvalLost === undefined ? change : { ...change, approvalLost }]
  })
  const shells = told({ before: before.shell, after: after.shell })
  const shell = compareSections(shells.before.sections, shells.after.sections)
  const approvalLost = lostApproval({ before: aroundPages(before), after: aroundPages(after) }, approvals)
  const recordsToTell = [
    ...(records ?? []),
    ...(approvalLost === undefined
      ? []
      : [`What stands on every page has lost its approval: ${approvalLost}.`]),
  ]
  const everywhere = {
    sections: shell.every(isUnchangedSection) ? [] : shell,
    facts: factSentences({ ...before.shell, title: everyPage }, { ...after.shell, title: everyPage }),
    ...(approvalLost !== undefined && { approvalLost }),
  }
  const site = [...siteSentences(before, after, pages), ...showing]
  const changed =
    site.length + everywhere.sections.length + everywhere.facts.length > 0 ||
    pages.some(({ status }) => status !== 'reflowed')
  const unread = changed
    ? []
    : unreadFiles(
        [...touched].filter((file) => !isKept(file)),
        [before, after],
      )
  const toNote = [...(notes ?? []), ...unread]
  return {
    from,
    to,
    shell: everywhere,
    pages,
    site,
    ...(recordsToTell.length > 0 && { records: recordsToTell }),
    ...(toNote.length > 0 && { notes: toNote }),
  }
}

/** What stands on every page, as it is approved. */
const aroundPages = (siteText: SiteText): PageText => ({
  path: everyPage,
  kind: everyPage,
  file: '',
  title: everyPage,
  ...everyPageText(siteText),
})

const noApprovals: SideApprovals = { before: [], after: [] }

/** Files that are no page of their own, and were edited without any word changing anywhere. */
function unreadFiles(touched: readonly string[], sides: readonly SiteText[]): string[] {
  const own = new Set(sides.flatMap(({ pages }) => pages.map(({ file }) => file)))
  const rest = touched.filter((file) => !own.has(file))
  const names = truncateList(rest, maxNames).join(', ')
  return rest.length === 0 ? [] : [`Edited, with no change in what visitors read: ${names}.`]
}

const maxNames = 5
