import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commentMark } from '../../src/compliance/pullRequest/reviewComment.ts'
import { legalPage } from '../fixtures/redlineOf.ts'
import { gitFixture } from './gitFixture.ts'

/** `npm run review`: what a pull request shows, on a change of one word. */

const project = gitFixture('review')
afterAll(() => project.remove())
const { folder, run } = project
const terms = (word: string) => legalPage(`## Use {#use}\n\nYou ${word} use it.\n`)
const approve = () => run('approve', ['/terms', '--by', 'Jane Sample'], { BUILD_DATE: '2026-01-15' })

beforeAll(async () => {
  project.write({
    ...terms('may'),
    'addresses.txt': `${readFileSync(join(folder, 'content/addresses.txt'), 'utf8')}/terms\n`,
  })
  const { status, aside } = await approve()
  if (status !== 0) throw new Error(aside)
  project.commit('2026-01-20')
}, 60_000)

describe('npm run review', { timeout: 60_000 }, () => {
  it('says that nothing changed', async () => {
    const { status, output } = await run('review', ['HEAD'])
    expect([status, output]).toEqual([
      0,
      expect.stringContaining('Nothing changed in what the content says.'),
    ])
    expect(output).not.toContain('Approval lost')
  })

  it('writes the redline, the list of pages and the comment, with the lost approval', async () => {
    project.write(terms('must'))
    const { output } = await run('review', ['HEAD', '--out', 'shown'])
    project.git('checkout', '--', 'content/legal/terms.mdx')
    expect(output).toContain('Approval lost: /terms (Jane Sample had approved it on January 15, 2026)')
    const shown = join(folder, 'shown')
    expect(readdirSync(shown).toSorted()).toEqual([
      'comment.md',
      'pages.txt',
      'redline.docx',
      'redline.html',
      'redline.json',
      'redline.pdf',
    ])
    expect(readFileSync(join(shown, 'pages.txt'), 'utf8')).toBe('/terms\tchanged\n')
    const comment = readFileSync(join(shown, 'comment.md'), 'utf8')
    expect(comment.startsWith(`${commentMark}\n`)).toBe(true)
    expect(comment).toContain('**1 approval is lost by this change**')
    expect(comment).toContain('/terms (Jane Sample had approved it on January 15, 2026)')
    expect(comment).toContain('You ~~may~~ **must** use it.')
    rmSync(shown, { recursive: true })
  })

  it('tells of words that say they are older than the base, which still had others', async () => {
    const review = async (day: string, more = '') => {
      project.write({
        'legal/terms.mdx': terms('must')['legal/terms.mdx']?.replace(
          /lastUpdated: .*/,
          `lastUpdated: ${day}${more}`,
        ),
      })
      const { status, output } = await run('review', ['HEAD', '--github'])
      project.git('checkout', '--', 'content/legal/terms.mdx')
      return { status, early: output.split('\n').find((line) => line.includes('early-day')) }
    }
    expect(await review('2026-01-20')).toEqual({ status: 0, early: undefined })
    // What takes effect later leaves the old words in force until then.
    expect(await review('2026-01-16', '\neffectiveOn: 2026-03-01')).toEqual({
      status: 0,
      early: undefined,
    })
    const { status, early } = await review('2026-01-16')
    expect(status).toBe(0)
    expect(early).toMatch(
      /^::warning file=content\/legal\/terms\.mdx,.*::This page says that its words are of January 16, 2026, and on January 20, 2026 it still had others, in commit [0-9a-f]{7} of January 20, 2026\./,
    )
    expect(early).toContain('the day on which they change for visitors: January 20, 2026 or a later one.')
  })

  it('annotates problems, fails for errors, and shows the rest all the same', async () => {
    project.write(terms('[may](/nowhere)'))
    const { status, output } = await run('review', ['HEAD', '--github', '--out', 'shown'])
    project.git('checkout', '--', 'content/legal/terms.mdx')
    expect(status).toBe(1)
    expect(output).toMatch(/^::error file=content\/legal\/terms\.mdx,line=\d+,col=\d+,title=broken-link::/m)
    const comment = readFileSync(join(folder, 'shown/comment.md'), 'utf8')
    rmSync(join(folder, 'shown'), { recursive: true })
    expect(comment).toMatch(/\d errors? must be mended before this change is merged/)
    expect(comment).toContain('/nowhere')
  })

  it('misses a record that the base has, though the file alone is whole', async () => {
    const file = join(folder, 'content/legal/approvals.txt')
    const text = readFileSync(file, 'utf8')
    const again = await run('approve', ['/terms', '--by', 'Jane Sample', '--note', 'Again'])
    expect(again.status).toBe(0)
    project.commit('2026-01-21')
    expect((await run('review', ['HEAD~1'])).output).toContain(
      'Approved in this change: /terms by Jane Sample',
    )
    project.write({ 'legal/approvals.txt': text })
    project.write(terms('must'))
    const { status, output } = await run('review', ['HEAD', '--github'])
    project.git('checkout', '--', 'content/legal')
    expect(status).toBe(1)
    expect(output).toMatch(
      /^::error file=content\/legal\/approvals\.txt,line=\d+,col=1,title=approval-record::Record 4 was removed since commit [0-9a-f]{7} of January 21, 2026; it stood at the end, behind line \d+: /m,
    )
    expect(output).not.toContain('approval-lost')
  })

  it.each([
    [[], 'Name what to compare with: npm run review -- main'],
    [['main', 'HEAD'], 'One revision is compared with at a time.'],
    [['nowhere'], 'There is no revision "nowhere".'],
    [['--gihub', 'main'], 'Did you mean "--github"?'],
  ])('tells %j in a sentence', async (words, sentence) => {
    const { status, aside } = await run('review', words)
    expect(status).toBe(2)
    expect(aside).toContain(sentence)
    expect(aside).not.toMatch(/^\s+at /m)
  })
})
