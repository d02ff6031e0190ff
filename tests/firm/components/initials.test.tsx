import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Portrait } from '../../../src/firm/components/people.tsx'

it.each([
  ['Wei-Lin Zhou', 'WZ'],
  ['Ellen Pruitt-Nakamura', 'EP'],
  ['Mary Anne Evans', 'ME'],
  ['Colette', 'C'],
  ['Émile Zola', 'ÉZ'],
])('a visitor sees %s without a portrait as %s', (name, expected) => {
  const html = renderToStaticMarkup(
    <Portrait person={{ slug: 'someone', name, portrait: undefined }} sizes="" />,
  )
  expect(html).toContain(`<span>${expected}</span>`)
})
