import { expect, it } from 'vitest'
import { payloadOf, isPageOf } from '../../fixtures/payloadOf.ts'
import { abovePeople, practiceArea } from '../../fixtures/minimalSite.ts'
import { buildTree, partnersPage, person, treeWith } from '../../fixtures/editingFixture.ts'

/** The names on the partners page, in order. */
const listedOn = (people: readonly { name: string; order?: string; familyName?: string }[]) => {
  const files = people.map(({ name, order = '', familyName = '' }, at): [string, string] => {
    const fields = { order, ...(familyName !== '' && { familyName }) }
    return [`attorneys/file-${at}.mdx`, person(name, fields).replace('order: \n', '')]
  })
  const { site } = buildTree(
    treeWith({ ...abovePeople, ...Object.fromEntries(files), 'pages/partners.mdx': partnersPage }),
  )
  const page = site?.routes.map((route) => payloadOf(site, route)).find(isPageOf('partners'))
  return page?.facts.people.map(({ name }) => name)
}

it('a visitor finds people without an order field by family name', () => {
  expect(
    listedOn([
      { name: 'Zoe Adams' },
      { name: 'Ada Lopez Cano', familyName: 'Lopez Cano' },
      { name: 'Ed Marsh, Jr.' },
      { name: 'Amy Marsh' },
      { name: 'Bo Ødegaard' },
      { name: 'Émile Évrard' },
    ]),
  ).toEqual(['Zoe Adams', 'Émile Évrard', 'Ada Lopez Cano', 'Amy Marsh', 'Ed Marsh, Jr.', 'Bo Ødegaard'])
})

it('a visitor finds people with an order field first', () => {
  expect(
    listedOn([
      { name: 'Ann Ash' },
      { name: 'Cy Wu', order: '1' },
      { name: 'Bo Day' },
      { name: 'Di Zee', order: '2' },
    ]),
  ).toEqual(['Cy Wu', 'Di Zee', 'Ann Ash', 'Bo Day'])
})

it.each([
  ['', 'Ann Ash'],
  ['lead: file-1', 'Bo Day'],
])('a visitor reads that the practice with %j is led by %s', (line, name) => {
  const files = {
    ...abovePeople,
    'pages/practice-areas.mdx': `---\ntemplate: practice-areas\ntitle: Practices\nlede: All.\ndescription: The practices of a tiny firm, in as many words as are needed.\n---\n`,
    'attorneys/file-0.mdx': person('Ann Ash', { order: '1' }),
    'attorneys/file-1.mdx': person('Bo Day', { order: '2', practiceAreas: '[beta-law]' }),
    'practice-areas/alpha-law.mdx': practiceArea('Alpha', 1).replace('order: 1', `order: 1\n${line}`.trim()),
  }
  const { site, problems } = buildTree(treeWith(files))
  expect(problems.filter(({ file }) => file.startsWith('practice-areas'))).toEqual([])
  const page = site?.routes.map((route) => payloadOf(site, route)).find(isPageOf('practice-areas'))
  expect(page?.facts.areas[0]?.lead?.name).toBe(name)
})
