import { afterAll, describe, expect, it } from 'vitest'
import { contentOf, run, workFolder } from './choreFolder.ts'

/** `npm run retire` as an editor runs it, on a copy of the firm’s content. */

const work = workFolder('retire')
afterAll(work.clear)

describe('npm run retire', { timeout: 60_000 }, () => {
  it('takes a practice area off the site and names what a person must rewrite', async () => {
    const folder = work.project()
    const { status, output, aside } = await run(folder, 'retire', ['Tax Law', '--to', '/practice-areas'])
    expect([status, aside]).toEqual([0, ''])
    expect(output).toMatch(/^Done:\n\ncontent\/practice-areas\/tax-law\.mdx \(deleted\)\n/)
    expect(output).toContain('  line 8  “tax-law” is taken out of the list\n')
    expect(output).toMatch(/Left to you: read these \d+ lines, and change what is no longer true\./)
    expect(output).toMatch(/ {2}line \d+ {2}counts ten: The firm has ten practices\.\n/)
    expect(output).toContain('Visitors of /practice-areas/tax-law are led to /practice-areas from now on.')
    const content = contentOf(folder)
    expect(content).not.toHaveProperty(['practice-areas/tax-law.mdx'])
    expect(content['addresses.txt']).toContain('/practice-areas/tax-law -> /practice-areas\n')
    expect((await run(folder, 'check', [])).status).toBe((await run(work.project(), 'check', [])).status)
  })

  it('without a terminal, says which flag answers what it would ask', async () => {
    const folder = work.project()
    const before = contentOf(folder)
    expect(await run(folder, 'retire', ['tax-law'])).toEqual({
      status: 2,
      output: '',
      aside: `Where do visitors of /practice-areas/tax-law go from now on? An address of this site, or one that begins with https://
Answer with the flag --to, for example: --to /practice-areas
`,
    })
    const { aside } = await run(folder, 'retire', ['Mina', 'Choe'])
    expect(aside).toContain('Mina Choe has card 3 of 4 on the Attorneys page, and the row needs four.')
    expect(aside).toContain('Answer with the flag --instead, for example: --instead avital-gerstein\nOr: ')
    expect(contentOf(folder)).toEqual(before)
  })

  it.each([
    [[], 'The name is missing. Write, for example: npm run retire mina-choe'],
    [
      ['Mina Choi'],
      'There is no page, person or role "Mina Choi". Did you mean "Mina Choe" (attorneys/mina-choe.mdx)?',
    ],
    [['tax-law', '--to'], 'Behind --to belongs a text'],
    [['contact'], 'The site cannot do without its page /contact'],
  ])('%j: %s', async (words, sentence) => {
    const { status, output, aside } = await run(work.project(), 'retire', words)
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain(sentence)
    expect(aside).not.toMatch(/^\s+at /m)
  })
})
