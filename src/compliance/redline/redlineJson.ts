import { changedPassages, placeSentences } from '../compare/changedPassages.ts'
import { sideText } from '../compare/sideText.ts'
import type { PageChange, Redline } from './types.ts'

/** One changed sentence, or several that follow each other; empty on the side where there is none. */
interface JsonChange {
  /** The heading that it stands under; empty above the first. */
  section: string
  before: string
  after: string
}

/** One page: its changed sentences, and what became of facts, and of places and numbers of sections, a sentence each. */
type JsonPage = Omit<PageChange, 'sections'> & { changes: JsonChange[] }

/** What `npm run redline -- --json` prints. */
interface JsonRedline {
  from: string
  to: string
  /** What a reader must know of how it was made. */
  notes: string[]
  pages: JsonPage[]
  /** Header and footer. */
  everywhere: Pick<JsonPage, 'changes' | 'facts'>
  /** Pages that came, went or moved, menus and redirects: a sentence each. */
  site: string[]
  /** Who approved what, and which records of approvals and archives were lost: a sentence each. */
  records: string[]
}

/** A redline as data for programs. */
export const redlineJson = ({
  from,
  to,
  notes = [],
  records = [],
  pages,
  shell,
  site,
}: Redline): JsonRedline => ({
  from,
  to,
  notes,
  pages: pages.map(
    ({ path, pathBefore, title, kind, status, inserted, deleted, dateMoved, approvalLost, ...page }) => ({
      path,
      ...(pathBefore !== undefined && { pathBefore }),
      title,
      kind,
      status,
      inserted,
      deleted,
      ...wording(page),
      ...(dateMoved !== undefined && { dateMoved }),
      ...(approvalLost !== undefined && { approvalLost }),
    }),
  ),
  everywhere: wording(shell),
  site,
  records,
})

const wording = (page: Pick<PageChange, 'sections' | 'facts'>): Pick<JsonPage, 'changes' | 'facts'> => ({
  changes: changedPassages(page).map(({ section, runs }) => ({
    section,
    before: sideText(runs, 'before'),
    after: sideText(runs, 'after'),
  })),
  facts: [...page.facts, ...placeSentences(page)],
})
