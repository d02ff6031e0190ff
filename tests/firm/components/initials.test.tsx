import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PortraitPlaceholder } from '../../../src/firm/components/PortraitPlaceholder.tsx'

describe('a person’s initials', () => {
  it.each([
    ['Mina Choe', 'MC'],
    ['Wei-Lin Zhou', 'WZ'],
    ['Ellen Pruitt-Nakamura', 'EP'],
    ['Mary Anne Evans', 'ME'],
    ['Colette', 'C'],
    ['Émile Zola', 'ÉZ'],
  ])('%s has %s', (name, expected) => {
    const html = renderToStaticMarkup(<PortraitPlaceholder slug="someone" name={name} />)
    expect(html).toContain(`<span>${expected}</span>`)
  })
})
