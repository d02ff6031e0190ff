import { describe, expect, it } from 'vitest'
import { initials } from '../../../src/firm/components/initials.ts'

describe('a person’s initials', () => {
  it.each([
    ['Mina Choe', 'MC'],
    ['Wei-Lin Zhou', 'WZ'],
    ['Ellen Pruitt-Nakamura', 'EP'],
    ['Mary Anne Evans', 'ME'],
    ['Colette', 'C'],
    ['Émile Zola', 'ÉZ'],
  ])('%s has %s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})
