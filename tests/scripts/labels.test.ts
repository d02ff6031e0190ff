import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { legalPage, legalTree, onlyLegal, termsBody } from '../fixtures/legalSite.ts'
import { gitFixture } from './gitFixture.ts'

/** Words that stand in the labels are seen by every command that tells what the site says. */

const {
  'labels.mdx': labels = '',
  'firm.mdx': firm = '',
  ...others
} = legalTree(legalPage(termsBody('You may use it.')))
const project = gitFixture('labels')
afterAll(() => project.remove())
const { run } = project

beforeAll(async () => {
  // From before the labels were content.
  project.write({ ...others, 'firm.mdx': firm.replace(onlyLegal, ''), 'labels.mdx': undefined })
  project.commit('2026-01-10')
  project.write({ 'labels.mdx': labels })
  for (const page of ['/terms', '/notice', 'every page'])
    expect((await run('approve', [page, '--by', 'Ann Lee'])).status).toBe(0)
  project.commit('2026-01-31')
  // The version before stays as it was, with its labels.
  project.write({ 'legal/terms.mdx': legalPage(termsBody('You must use it.'), '2026-01-31') })
  expect((await run('approve', ['/terms', '--by', 'Ann Lee'])).status).toBe(0)
  project.commit('2026-01-31')
})
afterEach(() => project.git('checkout', '--quiet', '--', 'content'))

const changed = (from: string, to: string) => project.write({ 'labels.mdx': labels.replace(from, to) })

describe('a revision from before the labels were content', { timeout: 60_000 }, () => {
  it('is read with the oldest copy that is kept, so that nothing is told where the words are the same', async () => {
    const { status, output } = await run('redline', ['HEAD~2', 'HEAD~1'])
    expect(status).toBe(0)
    expect(output).toContain('Nothing changed in what the content says.')
    expect(output).not.toMatch(/errors in|Labels/)
  })

  it('said the same', async () => {
    const { status, output } = await run('said', ['Last Updated', '--page', '/terms'])
    expect(status).toBe(0)
    expect(output).toContain(`has said "Last Updated" since January 10, 2026 or earlier, and says it still`)
  })
})

describe('a label of a page', { timeout: 60_000 }, () => {
  const edit = () => changed('Last Updated {days}', 'First Published {days}')

  it('loses the approvals of the pages that show it, which keeps a release back', async () => {
    edit()
    const { status, output } = await run('check', ['--release'])
    expect(status).toBe(1)
    for (const page of ['/terms', '/notice'])
      expect(output).toContain(
        `The page ${page} was approved by Ann Lee on January 31, 2026, and has changed`,
      )
    expect(output).toContain('First Published {days}')
    expect(output).not.toContain('What stands on every page')
    expect((await run('approve', ['--list'])).output).toContain('First Published {days}')
  })

  it('is told by redline and review, with the approvals that are lost', async () => {
    edit()
    const redline = await run('redline', ['HEAD'])
    expect(redline.output).toMatch(/\[-Last Updated-\] \{\+First Published\+\} \{days\}/)
    expect(redline.output).not.toContain('On every page')
    expect(redline.output).not.toContain('/terms/2026-01-10')
    const review = await run('review', ['HEAD'])
    expect(review.output).toMatch(/\[-Last Updated-\] \{\+First Published\+\} \{days\}/)
    expect(review.output).toContain('Approval lost: /terms (Ann Lee had approved it on January 31, 2026)')
    expect(review.output).toContain('Approval lost: /notice')
    expect(review.output).not.toContain('Approval lost: every page')
  })
})

describe('a label of every page', { timeout: 60_000 }, () => {
  const edit = () => changed('menu: Menu', 'menu: We are the best law firm and guarantee results')

  it('loses the approval of every page, and is held to the rules', async () => {
    edit()
    const { status, output } = await run('check', ['--release'])
    expect(status).toBe(1)
    expect(output).toContain(
      'What stands on every page (header, menus, footer, labels) was approved by Ann Lee on January 31, 2026, and has changed',
    )
    expect(output).toMatch(/content\/labels\.mdx[^]*"best/)
    expect(output).not.toContain('The page /terms was approved')
  })

  it('is told once by redline and review', async () => {
    edit()
    const { output } = await run('review', ['HEAD'])
    expect(output.match(/guarantee results\+\}/g)).toHaveLength(1)
    expect(output).toContain('Approval lost: every page (Ann Lee had approved it on January 31, 2026)')
    expect((await run('redline', ['HEAD'])).output).toContain(
      'What stands on every page has lost its approval: Ann Lee had approved it on January 31, 2026.',
    )
  })

  it('is found by said, on every page', async () => {
    edit()
    project.git('commit', '--quiet', '-a', '-m', 'x')
    const { status, output } = await run('said', ['guarantee results'])
    project.git('reset', '--quiet', '--hard', 'HEAD~1')
    expect(status).toBe(0)
    expect(output).toContain(
      'Every page, in its header, menus, footer or labels, has said "guarantee results"',
    )
  })
})
