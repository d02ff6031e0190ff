import { describe, expect, it } from 'vitest'
import { directoryFacts } from '../../../../src/firm/pages/attorneys/directoryFacts.ts'
import { createFinder } from '../../../../src/firm/pages/attorneys/finder.ts'
import { buildTree, partnersPage, person, treeWith } from '../../../fixtures/editingFixture.ts'
import { abovePeople } from '../../../fixtures/minimalSite.ts'
import { realSite } from '../../../fixtures/realSite.ts'

const people = [
  ['Denise Kealoha', 'Partner', 'Employment Law', 'Employment & Labor Law', 'J.D., Berkeley'],
  ['Ngozi Eke', 'Associate', 'Intellectual Property', 'LL.M., Universität Zürich', 'Igbo'],
  ['Ellen Pruitt-Nakamura', 'Senior Counsel', 'Environmental Law', 'Japanese'],
  ['Seán O’Brien', 'Counsel', 'Litigation', 'J.D., St. John’s University', 'Spanish'],
  ['Wei-Lin Zhou', 'Associate', 'Tax Law', 'Zhejiang University'],
]
const find = await createFinder(people)

it.each([
  ['', undefined],
  [' , ', undefined],
  ['kealoha', [0]],
  ['Denise Kealoha', [0]],
  ['kealoha, denise', [0]],
  ['KEAL DEN', [0]],
  ['kaeloha denisse', [0]],
  ['eke', [1]],
  ['zurich', [1]],
  ['züirch', [1]],
  ['igbo property', [1]],
  ['nakamura', [2]],
  ['pruitt nakamura', [2]],
  ['obrien', [3]],
  ["O'Brien", [3]],
  ['sean spanish', [3]],
  ['st johns', [3]],
  ['counsel', [2, 3]],
  ['jd', [0, 3]],
  ['law labor', [0]],
  ['emplyoment', [0]],
  ['denise litigation', []],
  // A slip is a letter added, missing, wrong, or swapped with the next, also before the word is typed to its end.
  ['k', [0]],
  ['ealoha', [0]],
  ['kealohas', [0]],
  ['keeloha', [0]],
  ['kealoah', [0]],
  ['kaelo', [0]],
  ['kaelhoa', []],
  ['aekloha', []],
  ['loha', []],
  ['kealohakealoha', []],
  ['zohu', [4]],
  ['zhu', [4]],
  ['zhouu', [4]],
  // Of short words, only whole ones are forgiven, and three letters must be right.
  ['berl', []],
  ['igb', [1]],
  ['sen', [2, 3]],
  ['exe', []],
])('a visitor who types %j finds the right people', (typed, found) =>
  expect(find(typed) && [...(find(typed) ?? [])].sort()).toEqual(found),
)

describe('the register', () => {
  const { letters } = directoryFacts(realSite().site)
  const everyone = letters.flatMap((letter) => letter.people)

  it('a visitor finds everyone by first name, last name, both orders, and with a letter missing', async () => {
    const findReal = await createFinder(everyone.map(({ name, words }) => [name, ...words]))
    everyone.forEach(({ name, family }, at) => {
      const given = name.replace(family, '').trim()
      const middle = Math.floor(family.length / 2)
      const misspelled = family.slice(0, middle) + family.slice(middle + 1)
      for (const typed of [given, family, `${given} ${family}`, `${family}, ${given}`])
        expect([...(findReal(typed) ?? [])], typed).toContain(at)
      if (family.length > 3) expect([...(findReal(misspelled) ?? [])], misspelled).toContain(at)
    })
  })

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
      site &&
      directoryFacts(site).letters.map(({ letter, people }) => [letter, people.map(({ name }) => name)])
    expect(listed).toEqual([
      ['D', ['Ada de la Cruz']],
      ['E', ['Zoe Eames', 'Édouard Évrard']],
      ['M', ['Ed Marsh, Jr.']],
      ['O', ['Bo Ødegaard']],
    ])
  })
})
