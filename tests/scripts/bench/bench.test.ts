import { afterAll, expect, it } from 'vitest'
import { run } from '../runCommand.ts'
import { workFolder } from '../tempProject.ts'

const work = workFolder('bench')
afterAll(work.clear)
const project = work.project({ 'firm.mdx': '' })

it.each([
  [['--only', 'build,nothing'], 'Behind --only stands "nothing". There are: build, visit,'],
  [['--systems', 'hugo'], 'Behind --systems stands "hugo". There are: ours, astro,'],
  [['--sizes', '28,many'], 'Behind --sizes stands "28,many"; write numbers'],
  [['--rounds', '0'], 'Behind --rounds stands "0"; write'],
  [['--rounds', '2,3'], 'Behind --rounds stands "2,3"; write a number from 1 on'],
  [['--quick', '--full'], 'Choose one of --quick and --full.'],
  [['astro'], 'Leave "astro" out.'],
  [['--quik'], 'There is no flag --quik. Did you mean "--quick"?'],
])('%j is refused in words', async (args, sentence) => {
  const { status, output, aside } = await run(project, 'bench', args)
  expect([status, output]).toEqual([2, ''])
  expect(aside.replaceAll(/\s+/g, ' ')).toContain(sentence)
})
