import { describe, expect, it } from 'vitest'
import { changedPassages } from '../../../src/compliance/compare/changedPassages.ts'
import { legalPage, pageIn, redlineOf, shown } from '../../fixtures/redlineOf.ts'

/** How one wording of a page is told from another: which words went and came, and where one change ends. */

const page = (body: string) => legalPage(`## Use {#use}\n\n${body}\n`)
const changeOf = (before: string, after: string) => pageIn(redlineOf(page(before), page(after)), '/terms')
const told = (before: string, after: string) =>
  changedPassages(changeOf(before, after)).map(({ runs }) => shown(runs))

describe('a changed sentence', () => {
  it.each<[string, string, string, string[]]>([
    [
      'does not end at U.S. or D.C.',
      'We serve clients of the firm. It is old.',
      'We serve clients of the U.S. Department and of Washington, D.C. Circuit firm. It is old.',
      ['We serve clients of the {+U.S. Department and of Washington, D.C. Circuit +}firm.'],
    ],
    [
      'stands apart from a wholly new one behind it',
      'We keep your name. That is all.',
      'We keep your address. We sell nothing of what you told us to anybody. That is all.',
      ['We keep your [-name-]{+address+}.', '{+We sell nothing of what you told us to anybody.+}'],
    ],
    [
      'stands apart from a wholly new one before it',
      'You may use the pages of this site. That is all.',
      'Nobody else is allowed to do so. Clients may use the pages of this site. That is all.',
      ['{+Nobody else is allowed to do so.+}', '[-You-]{+Clients+} may use the pages of this site.'],
    ],
    [
      'stands apart from one that went',
      'We keep your name for a year. We may sell it to our friends. That is all.',
      'We keep your name for two years. That is all.',
      ['We keep your name for [-a year-]{+two years+}.', '[-We may sell it to our friends.-]'],
    ],
    [
      'stays one when it was cut in two',
      'We collect your name and your address, and we never sell what we have collected.',
      'We collect your name and your address. We never sell what we have collected.',
      ['We collect your name and your address[-, and we-]{+. We+} never sell what we have collected.'],
    ],
    [
      'is found again in the items of a list',
      'Once the request is granted, send the bills to the office of the firm. It pays within a month.',
      'Once the request is granted, you must:\n\n- Send the bills to the office of the firm.\n\nIt pays within a month.',
      ['Once the request is granted, [-send-]{+you must:+}', '{+Send +}the bills to the office of the firm.'],
    ],
    [
      'is shown word by word when it is short and the number is new',
      'Effective August 1, 2022, in all states.',
      'Effective June 30, 2023, in all states.',
      ['Effective [-August 1, 2022-]{+June 30, 2023+}, in all states.'],
    ],
    [
      'is shown whole when little of it is left',
      'At our firm, open is more important than documented.',
      'Lawyers write down what they did, and why they did it.',
      [
        '[-At our firm, open is more important than documented.-]{+Lawyers write down what they did, and why they did it.+}',
      ],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(told(before, after)).toEqual(expected)
  })
})

describe('a sentence that moved', () => {
  const before = 'We keep your name. We never sell it.\n\nYou may write to us. It is free.'
  const after = 'We keep your name.\n\nYou must write to us. It is free. We never sell it.'

  it('has no words that went or came, and is told', () => {
    expect(changeOf(before, after)).toMatchObject({
      inserted: 1,
      deleted: 1,
      facts: ['The words “We never sell it.” moved within “Use”, and none of them changed.'],
    })
  })

  it('is marked as moved at both places', () => {
    const runs = changeOf(before, after).sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => block.runs),
    )
    expect(runs.filter(({ moved }) => moved)).toEqual([
      { kind: 'deleted', text: ' We never sell it.', moved: true },
      { kind: 'inserted', text: ' We never sell it.', moved: true },
    ])
  })

  it('is none where it stands twice on a side: nobody could say which one it is', () => {
    const { deleted } = changeOf(
      `${before} We never sell it.`,
      'We keep your name.\n\nYou may write to us. It is free.',
    )
    expect(deleted).toBe(8)
  })

  it('is told once with those that came along', () => {
    const { facts } = changeOf(
      'One is. Two is. Three is.\n\nYou may write. You may call.',
      'Three is.\n\nYou may write. One is. Two is. You may call.',
    )
    expect(facts).toEqual(['The words “One is.” moved within “Use”, and none of them changed.'])
  })
})

describe('changed links', () => {
  const links = (urls: Record<string, string>) =>
    Object.entries(urls)
      .map(([words, url]) => `[${words}](${url})`)
      .join(' and ')
  const factsOf = (before: Record<string, string>, after: Record<string, string>) =>
    changeOf(`See ${links(before)}.`, `See ${links(after)}.`).facts

  it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    [
      'one by its words',
      { A: 'https://a.example/x', B: 'https://a.example/y' },
      { A: 'https://a.example/z', B: 'https://a.example/y' },
      ['“A” now leads to https://a.example/z instead of https://a.example/x.'],
    ],
    [
      'many by what changed in all of them',
      { A: 'https://a.example/x', B: 'https://a.example/y', C: 'https://a.example/z' },
      { A: 'https://b.example/x', B: 'https://b.example/y', C: 'https://b.example/z' },
      ['In the addresses of 3 links, “a.example” is now “b.example”: “A”, “B”, “C”.'],
    ],
    [
      'many that lead to one address by that address',
      { A: 'https://a.example/x', B: 'https://a.example/x' },
      { A: 'https://a.example/y/z', B: 'https://a.example/y/z' },
      ['“A”, “B” now lead to https://a.example/y/z instead of https://a.example/x.'],
    ],
    [
      'by a part that is new',
      { A: 'https://a.example/x', B: 'https://a.example/y' },
      { A: 'https://a.example/en/x', B: 'https://a.example/en/y' },
      ['In the addresses of 2 links, “en/” is new: “A”, “B”.'],
    ],
    [
      'new ones together, and those that are gone together',
      { A: 'https://a.example/1', B: 'https://a.example/2' },
      { C: 'https://b.example/3', D: 'https://b.example/4' },
      [
        '2 new links: “C” leads to https://b.example/3; “D” leads to https://b.example/4.',
        '2 links are gone: “A” led to https://a.example/1; “B” led to https://a.example/2.',
      ],
    ],
  ])('are told: %s', (_, before, after, expected) => {
    expect(factsOf(before, after)).toEqual(expected)
  })
})
