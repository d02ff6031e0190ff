import { expect, it } from 'vitest'
import { complianceDiagnosticsOf, inShort } from '../fixtures/complianceFixture.ts'
import { minimalTree } from '../fixtures/minimalSite.ts'

/** What a release of a firm with these lines in firm.mdx reports about them. */
async function reported(lines: string): Promise<string[]> {
  const firm = minimalTree['firm.mdx']?.replace('delivery: simulated\nlaunch: demo', lines) ?? ''
  const found = inShort(await complianceDiagnosticsOf({ 'firm.mdx': firm }, { release: true }))
  return found.filter((problem) => /no-delivery|sample-left/.test(problem))
}

it.each([
  ['delivery: simulated', ['firm.mdx:19:11 error no-delivery']],
  ['# no delivery', ['firm.mdx:2:1 error no-delivery']],
  ['delivery: mailto', []],
  ['delivery: endpoint\ndeliveryAddress: https://messages.example/message', []],
  ['delivery: endpoint\ndeliveryAddress: http://localhost:80/message', ['firm.mdx:20:18 error no-delivery']],
  ['delivery: mailto\nsample: true', ['firm.mdx:20:9 error sample-left']],
  ['delivery: simulated\nsample: true\nlaunch: demo', []],
])('a firm with %j can’t release a form that reaches nobody, or invented facts', async (lines, problems) => {
  expect(await reported(lines)).toEqual(problems)
})

it('an editor reads about both before the release, as warnings', async () => {
  const firm = minimalTree['firm.mdx']?.replace('launch: demo', 'sample: true') ?? ''
  expect(inShort(await complianceDiagnosticsOf({ 'firm.mdx': firm }))).toEqual(
    expect.arrayContaining(['firm.mdx:19:11 warning no-delivery', 'firm.mdx:20:9 warning sample-left']),
  )
})
