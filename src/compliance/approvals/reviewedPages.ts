import { z } from 'zod'
import { parseMarkdown } from '../../content/body/parseMarkdown.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import type { Approver } from '../../content/tags/organization.ts'
import type { ApprovalRecord, ApprovingReview } from './approvalRecord.ts'

const review = z.object({
  /** A number that may be larger than 32 bits, so GitHub writes it as a text. */
  fullDatabaseId: z.coerce.number().int().positive(),
  state: z.string(),
  body: z.string(),
  lastEditedAt: z.string().nullable(),
  /** None of a user who has left GitHub. */
  author: z.object({ login: z.string() }).nullable(),
  commit: z.object({ oid: z.string() }).nullable(),
})

/** An open pull request with its reviews, the oldest first, as GitHub's GraphQL interface gives it. */
export const pullRequest = z.object({
  number: z.number(),
  headRefName: z.string(),
  headRefOid: z.string().regex(/^[0-9a-f]{40,64}$/),
  /** Whether it comes from another repository, a fork. */
  isCrossRepository: z.boolean(),
  baseRepository: z.object({ nameWithOwner: z.string() }),
  reviews: z.object({ nodes: z.array(review) }),
})

export type PullRequest = z.infer<typeof pullRequest>
type Review = z.infer<typeof review>

/** An approval that a review gives. */
export interface ReviewedPage {
  /** The page's address, as the review names it. */
  page: string
  /** The person's name on the list. */
  by: string
  via: ApprovingReview
}

/** What the reviews of a pull request say of approvals. */
interface ReviewDecision {
  /** What is to be recorded, when the pages need these people. */
  given: ReviewedPage[]
  /** Why reviews that name pages are not recorded: sentences, in which logins and pages are as they were written. */
  refused: string[]
}

/**
 * Decides which reviews of a pull request approve pages. A review approves the pages of its lines `Approve /terms-of-use`
 * when GitHub counts it as approving, it was made of the last commit, nobody has edited it, its author has not asked for
 * changes since and is on the list. What is quoted, crossed out, hidden or shown as code is no such line.
 * @param approvers of the branch that the change would go into, whatever the change says
 * @param records those that the last commit has: what they hold already is passed over
 */
export function reviewedPages(
  { headRefOid, isCrossRepository, reviews: { nodes } }: PullRequest,
  approvers: readonly Approver[] | undefined,
  records: readonly Pick<ApprovalRecord, 'via' | 'subject'>[],
): ReviewDecision {
  const decision: ReviewDecision = { given: [], refused: [] }
  for (const [index, one] of nodes.entries()) {
    const login = one.author?.login ?? ''
    const isRecorded = records.some(({ via }) => via?.review === one.fullDatabaseId)
    const pages = pagesNamed(one.body)
    if (isRecorded || login === '' || (pages.length === 0 && !seemsToApprove(one))) continue
    const person = approvers?.find(({ github }) => github?.toLowerCase() === login.toLowerCase())
    const isTakenBack = nodes
      .slice(index + 1)
      .some(({ author, state }) => author?.login === login && state === 'CHANGES_REQUESTED')
    const why = refusal(one, { headRefOid, isCrossRepository, pages, isTakenBack })
    if (why !== undefined) decision.refused.push(`${login}: ${why}`)
    else if (person === undefined)
      decision.refused.push(
        `${login}: Nobody on the list "approvers" of the main branch has this name of a user in "github".`,
      )
    else {
      const via = { review: one.fullDatabaseId, login, commit: headRefOid }
      decision.given.push(...pages.map((page) => ({ page, by: person.name, via })))
    }
  }
  return decision
}

/** Whether a review that names no page in a line of its own was meant to. */
const seemsToApprove = ({ state, body }: Review): boolean =>
  state === 'APPROVED' && /\bapprove\s+(?:\/|every page\b)/i.test(body)

function refusal(
  { state, lastEditedAt, commit }: Review,
  {
    headRefOid,
    isCrossRepository,
    pages,
    isTakenBack,
  }: Pick<PullRequest, 'headRefOid' | 'isCrossRepository'> & {
    pages: readonly string[]
    isTakenBack: boolean
  },
): string | undefined {
  if (state === 'DISMISSED') return 'The review was dismissed.'
  if (state !== 'APPROVED')
    return 'The review names a page and is no approval on GitHub. Choose “Approve” when you send it.'
  if (isTakenBack) return 'The same user has asked for changes since.'
  if (lastEditedAt !== null)
    return 'The review was edited after it was sent, and nobody can see here who wrote what. Send a new one.'
  if (commit?.oid !== headRefOid)
    return `The review is of ${commit ? `commit ${commit.oid.slice(0, 7)}` : 'a commit that is gone'}, and the last one is ${headRefOid.slice(0, 7)}. Read what has changed, and send a new one.`
  if (pages.length === 0)
    return 'The page stands within a sentence or a quotation. Send a new review with a line that says nothing but, for example: Approve /terms-of-use'
  if (isCrossRepository)
    return 'The change comes from a fork, into which nothing can be recorded. Type npm run approve in a copy of it, and commit that.'
  return undefined
}

/** The pages in the lines of a text that say nothing but `Approve /terms-of-use` or `Approve every page`, or name several. */
function pagesNamed(body: string): string[] {
  const lines = parseMarkdown(body).children.flatMap((block) =>
    block.type === 'paragraph'
      ? block.children
          .map((part) => (part.type === 'text' ? part.value : part.type === 'break' ? '\n' : '\0'))
          .join('')
          .split('\n')
      : [],
  )
  const pages = lines.flatMap((line) => {
    const [, named = ''] = /^approve:?\s+(\S.*?)[.!]?$/i.exec(line.trim()) ?? []
    const parts = named.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s+(?=\/)/i).filter((part) => part !== '')
    const pages = parts.map((part) => (part.toLowerCase() === everyPage ? everyPage : part))
    return pages.every((page) => page === everyPage || /^\/[\w/.-]*$/.test(page)) ? pages : []
  })
  return [...new Set(pages)]
}
