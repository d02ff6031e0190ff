import { registry } from '../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import { knownValues } from '../../src/vscode/knownValues.ts'
import { buildSite } from '../../src/content/buildSite.ts'
import { minimalTree } from '../fixtures/minimalSite.ts'

const known = knownValues(registry, Object.keys(minimalTree))

describe('what a field may point at', () => {
  it('the practice areas, by the names of their files', () => {
    expect(known.get('practice-areas')).toEqual(['alpha-law', 'beta-law', 'gamma-law'])
  })

  it('the addresses are those that the site has for its visitors', () => {
    const { site } = buildSite(
      registry,
      Object.entries(minimalTree).map(([path, text]) => ({ path, text })),
    )
    const listed = site?.routes.filter(({ listed: isListed }) => isListed).map(({ path }) => path)
    expect(known.get('address')).toEqual(listed)
  })
})
