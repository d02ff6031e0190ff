import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Portrait } from '../../../src/firm/components/people.tsx'

describe('a person’s initials', () => {
  it.each([
    ['Mina Choe', 'MC'],
    ['Wei-Lin Zhou', 'WZ'],
    ['Ellen Pruitt-Nakamura', 'EP'],
    ['Mary Anne Evans', 'ME'],
    ['Colette', 'C'],
    ['Émile Zola', 'ÉZ'],
  ])('%s has %s', (name, expected) => {
    const html = renderToStaticMarkup(
      <Portrait person={{ slug: 'someone', name, portrait: undefined }} sizes="" />,
    )
    expect(html).toContain(`<span>${expected}</span>`)
  })
})
