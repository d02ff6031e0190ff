import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { about, claim } from '../fixtures/complianceFixture.ts'
import { minimalTree } from '../fixtures/minimalSite.ts'
import { workFolder } from './tempProject.ts'
import { run } from './runCommand.ts'

/** `npm run claims` as a lawyer runs it, on trees small enough to read. Today is 2026-01-31 there. */

const work = workFolder('claims')
afterAll(() => work.clear())

const shown = about('Tried: <Claim name="cases-tried" />, "<Claim name="praise" />".')
const advertising = 'Attorney Advertising. Prior results do not guarantee a similar outcome.'
const sound = work.project({
  ...minimalTree,
  'firm.mdx': minimalTree['firm.mdx']?.replace('Attorney Advertising.', advertising) ?? '',
  ...shown,
  'claims/cases-tried.mdx': claim('"200+"'),
  'claims/praise.mdx': claim('=They answered, at once', {
    kind: 'comparison',
    owner: 'B. Person',
    sample: 'true',
  }),
})
const overdue = work.project({
  ...minimalTree,
  'claims/cases-tried.mdx': claim('"200+"', { reviewBy: '2026-01-30', evidence: '' }),
})
const claims = (folder: string, ...words: string[]) => run(folder, 'claims', words)

describe('npm run claims', { timeout: 60_000 }, () => {
  it('prints the register as a table', async () => {
    expect(await claims(sound)).toEqual({
      status: 0,
      aside: '',
      output: `Claim        Shown as                 Kind        As of       Review by   Owner      Sample  State     Shown on
-----------  -----------------------  ----------  ----------  ----------  ---------  ------  --------  --------
cases-tried  200+                     figure      2025-06-20  2026-06-20  A. Person          in order  /about
praise       =They answered, at once  comparison  2025-06-20  2026-06-20  B. Person  sample  in order  /about

2 claims, all in order. 1 is a sample, invented for this site.
`,
    })
  })

  it('says what is the matter, and with --due that alone, with an exit status', async () => {
    const all = await claims(overdue)
    expect([all.status, all.output.split('\n').slice(2)]).toEqual([
      0,
      [
        'cases-tried  200+      figure  2025-06-20  2026-01-30  A. Person          overdue, unsupported, not shown  nowhere',
        '',
        '1 claim, of which 1 must be looked at.',
        '',
      ],
    ])
    const due = await claims(overdue, '--due')
    expect([due.status, due.output]).toEqual([1, expect.stringContaining('1 claim must be looked at.')])
    expect(await claims(sound, '--due')).toEqual({
      status: 0,
      output: '2 claims, all in order. 1 is a sample, invented for this site.\n',
      aside: '',
    })
  })

  it('writes CSV that a spreadsheet does not calculate with', async () => {
    const { status, output } = await claims(sound, '--csv')
    expect(status).toBe(0)
    const lines = output.split('\r\n')
    expect(lines[0]).toBe(
      'Claim,File,Kind,Shown as,Statement,As of,Review by,Owner,Evidence,Digest of the evidence,State,Shown on,Sample',
    )
    expect(lines[2]).toContain(`,"'=They answered, at once",`)
    expect(lines).toHaveLength(4)
    const told = await claims(sound, '--csv', '--out', 'register.csv')
    expect(told.output).toBe('Wrote register.csv: 2 claims.\n')
    expect(readFileSync(join(sound, 'register.csv'), 'utf8')).toBe(output)
  })

  it('gives the digest of a document as a line for its record', async () => {
    writeFileSync(join(sound, 'list.pdf'), 'evidence')
    expect(await claims(sound, '--digest', 'list.pdf')).toEqual({
      status: 0,
      aside: '',
      output: 'evidenceDigest: ee8250fb76e094b34b471f13a73dbbe51d1ae142e9df59d7c0d31ec20f0a0a8e\n',
    })
  })

  it.each([
    [['praise'], 'does not know what to do with "praise"'],
    [['--du'], 'There is no flag --du. Did you mean "--due"?'],
    [['--out', 'a.csv'], 'The flag --out goes with --csv'],
    [['--csv', '--out', 'a.xlsx'], 'let the name of the file end in .csv'],
    [['--digest', 'nothing.pdf'], 'The file nothing.pdf cannot be read.'],
    [['--digest'], 'Behind --digest belongs a text'],
  ])('%j is told in a sentence', async (words, sentence) => {
    const { status, output, aside } = await claims(sound, ...words)
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain(sentence)
    expect(aside).not.toMatch(/^\s+at /m)
  })

  it('prints what can be read while the content has errors, and says so beside it', async () => {
    const folder = work.project({
      ...minimalTree,
      ...about('[Gone](/gone). Tried: <Claim name="cases-tried" />.'),
      'claims/cases-tried.mdx': claim('"200+"'),
      'claims/lost.mdx': claim('"9"', { asOf: 'soon' }),
    })
    const { status, output, aside } = await claims(folder)
    expect(status).toBe(1)
    expect(output.split('\n').slice(2)).toEqual([
      'cases-tried  200+      figure  2025-06-20  2026-06-20  A. Person          in order  /about',
      '',
      '1 claim, all in order.',
      '',
    ])
    expect(aside.replaceAll('\n', ' ')).toContain(
      'The content has 2 errors, so a page that shows a claim may be missing here. These records cannot be read and are not in the register: claims/lost.mdx. To see what to mend: npm run check',
    )
  })

  it('is refused where not even the firm’s own facts can be read', async () => {
    const { status, output, aside } = await claims(work.project({ ...minimalTree, 'firm.mdx': 'None.' }))
    expect([status, output]).toEqual([2, ''])
    expect(aside).toMatch(/^The content has an error, so nobody can say what the pages show\./)
  })

  it('has help', async () => {
    const { status, output } = await claims(sound, '--help')
    expect(status).toBe(0)
    for (const flag of ['--due', '--csv', '--out FILE', '--digest FILE']) expect(output).toContain(flag)
  })
})
