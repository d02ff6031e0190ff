import { expect, it } from 'vitest'
import { directoryFacts } from '../../../../src/firm/pages/attorneys/directoryFacts.ts'
import { buildTree, partnersPage, person, treeWith } from '../../../fixtures/editingFixture.ts'
import { abovePeople } from '../../../fixtures/minimalSite.ts'

it('a visitor finds people at the first letter of their family name, without its accent', () => {
  const names = ['Édouard Évrard', 'Bo Ødegaard', 'Ada de la Cruz', 'Ed Marsh, Jr.', 'Zoe Eames']
  const files = names.map((name, at): [string, string] => [
    `attorneys/file-${at}.mdx`,
    person(name, name.includes('Cruz') ? { familyName: 'de la Cruz' } : {}),
  ])
  const { site } = buildTree(
    treeWith({ ...abovePeople, ...Object.fromEntries(files), 'pages/partners.mdx': partnersPage }),
  )
  const listed =
    site && directoryFacts(site).letters.map(({ letter, people }) => [letter, people.map(({ name }) => name)])
  expect(listed).toEqual([
    ['D', ['Ada de la Cruz']],
    ['E', ['Zoe Eames', 'Édouard Évrard']],
    ['M', ['Ed Marsh, Jr.']],
    ['O', ['Bo Ødegaard']],
  ])
})

it.each([
  [99, 'ninety-nine'],
  [100, undefined],
])('a visitor of a firm of %i people reads their number in words below one hundred: %s', (count, words) => {
  const files = Array.from({ length: count }, (_, at) => [`attorneys/x${at}.mdx`, person(`Ada X${at}`, {})])
  const { site } = buildTree(
    treeWith({ ...abovePeople, ...Object.fromEntries(files), 'pages/partners.mdx': partnersPage }),
  )
  expect(site && directoryFacts(site).counts.at(-1)).toBe(words)
})
