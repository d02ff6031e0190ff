import { describe, expect, it } from 'vitest'
import { reviewedPages, type PullRequest } from '../../../src/compliance/approvals/reviewedPages.ts'
import { approvalComment } from '../../../src/compliance/pullRequest/approvalComment.ts'

/** Which reviews of a pull request approve which pages. */

const head = 'a'.repeat(40)
const older = 'b'.repeat(40)
const approvers = ['Ann Lee', 'Ben Wu'].map((name) => ({
  name,
  office: 'Partner',
  email: 'a@tiny.example',
  github: name.toLowerCase().replace(' ', '-'),
}))

type Review = PullRequest['reviews']['nodes'][number]

const review = (body: string, more: Partial<Review> = {}): Review => ({
  fullDatabaseId: 7,
  state: 'APPROVED',
  body,
  lastEditedAt: null,
  author: { login: 'ann-lee' },
  commit: { oid: head },
  ...more,
})

const decide = (nodes: Review[], more: Partial<PullRequest> = {}, recorded: number[] = []) =>
  reviewedPages(
    {
      number: 5,
      headRefName: 'terms',
      headRefOid: head,
      isCrossRepository: false,
      baseRepository: { nameWithOwner: 'firm/site' },
      reviews: { nodes },
      ...more,
    },
    approvers,
    recorded.map((number) => ({
      subject: '/terms',
      via: { review: number, login: 'ann-lee', commit: older },
    })),
  )

const pagesOf = (body: string) => decide([review(body)]).given.map(({ page }) => page)

describe('the text of a review', () => {
  it.each([
    ['Approve /terms-of-use', ['/terms-of-use']],
    ['approve: /terms.', ['/terms']],
    ['I have read it all.\n\nApprove /terms\nApprove /notice\r\n', ['/terms', '/notice']],
    ['Read it.\nApprove /terms, /notice and /about\nThank you!', ['/terms', '/notice', '/about']],
    ['Approve /', ['/']],
    ['Approve /practice-areas/tax-law', ['/practice-areas/tax-law']],
    ['Approve /terms\nApprove /terms', ['/terms']],
    ['Approve every page', ['every page']],
    ['Approve Every Page, /terms and /notice.', ['every page', '/terms', '/notice']],
  ])('%j approves %j', (body, pages) => expect(pagesOf(body)).toEqual(pages))

  it.each([
    ['a sentence', 'I do not approve /terms'],
    ['a sentence that goes on', 'Approve /terms when Ben has read it'],
    ['a quotation', '> Approve /terms'],
    ['a quotation of somebody else', '> Ann wrote:\n> Approve /terms\n\nShe has not.'],
    ['a line that a quotation goes on with', '> Ann wrote:\nApprove /terms'],
    ['code', '```\nApprove /terms\n```'],
    ['indented code', '    Approve /terms'],
    ['code within a line', '`Approve /terms`'],
    ['what is hidden', '<!--\nApprove /terms\n-->'],
    ['what is hidden within a paragraph', 'Well. <!--\nApprove /terms\n-->'],
    ['what is crossed out', '~~Approve /terms~~'],
    ['an item of a list', '- Approve /terms'],
    ['a heading', '# Approve /terms'],
    ['marks of a shell', 'Approve /terms; rm -rf $(pwd) `id`'],
    ['a shell’s words behind the page', 'Approve /terms$(id)'],
    ['another site', 'Approve https://example.com/terms'],
    ['nothing', ''],
  ])('%s approves nothing', (_, body) => expect(pagesOf(body)).toEqual([]))
})

describe('a review', () => {
  const given = { page: '/terms', by: 'Ann Lee', via: { review: 7, login: 'ann-lee', commit: head } }
  const text = 'Approve /terms'

  it.each([
    ['by somebody on the list', review(text), given],
    [
      'whose user is written otherwise',
      review(text, { author: { login: 'Ann-Lee' } }),
      { ...given, via: { ...given.via, login: 'Ann-Lee' } },
    ],
  ])('%s approves', (_, one, expected) => expect(decide([one])).toEqual({ given: [expected], refused: [] }))

  it.each([
    ['by a stranger', review(text, { author: { login: 'eve' } }), 'eve: Nobody on the list "approvers"'],
    [
      'of an older commit',
      review(text, { commit: { oid: older } }),
      'ann-lee: The review is of commit bbbbbbb',
    ],
    [
      'of a commit that is gone',
      review(text, { commit: null }),
      'ann-lee: The review is of a commit that is gone',
    ],
    [
      'that was edited',
      review(text, { lastEditedAt: '2026-01-31T12:00:00Z' }),
      'ann-lee: The review was edited after it was sent',
    ],
    ['that was dismissed', review(text, { state: 'DISMISSED' }), 'ann-lee: The review was dismissed.'],
    ['that is a comment', review(text, { state: 'COMMENTED' }), 'ann-lee: The review names a page and is no'],
    [
      'that asks for changes',
      review(text, { state: 'CHANGES_REQUESTED' }),
      'ann-lee: The review names a page and is no approval',
    ],
    [
      'that names the page within a sentence',
      review('I approve /terms.'),
      'ann-lee: The page stands within a sentence or a quotation.',
    ],
  ])('%s approves nothing, and is told why', (_, one, why) => {
    const { given: none, refused } = decide([one])
    expect([none, refused]).toEqual([[], [expect.stringContaining(why)]])
  })

  it.each([
    ['that names no page', review('Looks good to me.')],
    ['that speaks of a page without approving', review('See /terms.')],
    ['of somebody who has left GitHub', review(text, { author: null })],
  ])('%s is passed over', (_, one) => expect(decide([one])).toEqual({ given: [], refused: [] }))

  it('that is recorded is passed over, though the record has moved the branch on', () => {
    expect(decide([review(text, { commit: { oid: older } })], {}, [7])).toEqual({ given: [], refused: [] })
  })

  it('is taken back by a later one of the same user, and not by that of another', () => {
    const changes = (login: string) =>
      review('Wait.', { fullDatabaseId: 8, state: 'CHANGES_REQUESTED', author: { login } })
    expect(decide([review(text), changes('ann-lee')])).toEqual({
      given: [],
      refused: ['ann-lee: The same user has asked for changes since.'],
    })
    expect(decide([review(text), changes('ben-wu')]).given).toHaveLength(1)
    expect(decide([changes('ann-lee'), review(text)]).given).toHaveLength(1)
  })

  it('of a fork approves nothing, and is told what to do', () => {
    const { given: none, refused } = decide([review(text)], { isCrossRepository: true })
    expect([none, refused[0]]).toEqual([[], expect.stringContaining('comes from a fork')])
  })

  it('by two people are two approvals', () => {
    const ben = review(text, { fullDatabaseId: 8, author: { login: 'ben-wu' } })
    expect(decide([review(text), ben]).given.map(({ by }) => by)).toEqual(['Ann Lee', 'Ben Wu'])
  })

  it('approves nothing where there is no list', () => {
    const { given: none } = reviewedPages(
      {
        number: 5,
        headRefName: 'terms',
        headRefOid: head,
        isCrossRepository: false,
        baseRepository: { nameWithOwner: 'firm/site' },
        reviews: { nodes: [review(text)] },
      },
      undefined,
      [],
    )
    expect(none).toEqual([])
  })
})

it('the comment calls nobody and shows no marks of what others wrote', () => {
  const comment = approvalComment([], ['eve: There is no page "/<img src=x>@ann *b*"\n# Recorded'])
  expect(comment).not.toMatch(/<img|@ann|\*b\*|^# /m)
})
