import { describe, expect, it } from 'vitest'
import { planRetire, type RetireOptions } from '../../../src/content/edit/planRetire.ts'
import type { Tree } from '../../../src/content/edit/tree.ts'
import {
  after,
  check,
  errorsOf,
  look,
  partnersPage,
  person,
  planned,
  realTree,
  textOf,
  tiny,
  tinyAddresses,
  told,
} from '../../fixtures/editingFixture.ts'
import { bannedWords } from '../../fixtures/bannedWords.ts'
import { inOneLine, plainPage, practiceArea } from '../../fixtures/minimalSite.ts'

/** `npm run retire`, decided in memory. */

const retire = (tree: Tree, wish: RetireOptions) => planRetire(wish, look(tree))
const retired = (tree: Tree, wish: RetireOptions) => after(tree, retire(tree, wish))

const people = {
  'pages/partners.mdx': partnersPage,
  'attorneys/ann-lee.mdx': person('Ann Lee', {}),
  'attorneys/bo-day.mdx': person('Bo Day', { order: '2', practiceAreas: '\n  - "alpha-law"\n  - delta-law' }),
  'practice-areas/delta-law.mdx': practiceArea('Delta', 4),
}
const addresses = `${tinyAddresses}/partners\n/practice-areas/delta-law\n`

describe('a person who leaves', () => {
  const tree = tiny(
    {
      ...people,
      'pages/news.mdx': plainPage(
        'News',
        'owner: Ann Lee',
        'Ask [*Ann* Lee](/partners#ann-lee).\nMs. Lee’s book is out.\nThe Leeward coast.\n\n[x]: /partners#ann-lee\n\n[See][x]\n<!-- note -->\n',
      ),
    },
    `${addresses}/ann -> /partners#ann-lee\n`,
  )
  const plan = planned(retire(tree, { name: 'Ann Lee' }))
  const result = retired(tree, { name: 'Ann Lee' })

  it('loses the file, the links, and the gap in the order', () => {
    expect(textOf(result, 'attorneys/ann-lee.mdx')).toBeUndefined()
    expect(textOf(result, 'attorneys/bo-day.mdx')).toContain('order: 1\n')
    expect(textOf(result, 'pages/news.mdx')).toContain('Ask *Ann* Lee.\n')
    expect(textOf(result, 'pages/news.mdx')).toContain('[x]: /partners\n')
    expect(textOf(result, 'addresses.txt')).toContain('/ann -> /partners\n')
    expect(errorsOf(result)).toEqual([])
  })

  it('is named by these lines, the family name alone among them', () => {
    expect(told(plan.todo)).toEqual([
      'pages/news.mdx:6 names Ann Lee: owner: Ann Lee',
      'pages/news.mdx:8 names Lee: Ask *Ann* Lee.',
      'pages/news.mdx:9 names Lee: Ms. Lee’s book is out.',
    ])
  })

  it.each<[name: string, line: string, named: boolean]>([
    ['Ann Lee', 'Ann Lee wrote it with Lee Ash.', true],
    ['Ann Lee', 'Lee Ash advises families.', false],
    ['Ann Lee', 'Lee and Lee Ash advise families.', true],
    ['Ann Lee', 'Mary Ann Lee has her own page.', false],
    ['Jane Street', 'Come to 1 Street, Floor 2.', false],
    ['Jane Street', 'Street won it.', true],
    ['Jane York', 'She is known in New York.', false],
    ['Jane York', 'York & Tiny LLP', true],
    ['Jane Law', 'Ask about Alpha Law, or Gamma Law.', false],
    ['Jane Law', 'The Law Prize is named for her.', true],
  ])('%s: %j, where others have longer names, is a mention: %s', (name, line, isNamed) => {
    const version = 'legal/versions/terms-of-use/2020-01-01.mdx'
    const crowd = tiny({
      'attorneys/who.mdx': person(name, {}),
      'attorneys/lee-ash.mdx': person('Lee Ash', { order: '2' }),
      'attorneys/mary-ann-lee.mdx': person('Mary Ann Lee', { order: '3' }),
      'pages/partners.mdx': partnersPage,
      'pages/news.mdx': plainPage('News', '', line),
      [version]: `---\ntitle: Terms\n---\n\n${name} wrote them.\n`,
    })
    const { todo } = planned(retire(crowd, { name: 'attorneys/who' }))
    expect(told(todo).filter((one) => one.startsWith('pages/news.mdx'))).toHaveLength(isNamed ? 1 : 0)
    // Nobody edits a version that was kept.
    expect(todo.map(({ file }) => file)).not.toContain(version)
  })

  it('with --to, links lead there', () => {
    expect(textOf(retired(tree, { name: 'ann-lee', to: '/about' }), 'pages/news.mdx')).toContain(
      'Ask [*Ann* Lee](/about).',
    )
  })
})

describe('a practice area that leaves', () => {
  const tree = tiny(
    {
      ...people,
      'pages/news.mdx': plainPage(
        'News',
        '',
        '[a](/practice-areas/delta-law#main) [b](/contact?x=1&area=delta-law) [c](/contact?area=delta-law#form)\nDelta Law, and delta law.\n',
      ),
    },
    `${addresses}/deltas -> /practice-areas/delta-law\n`,
  )

  it('asks where its visitors go, and suggests the page above', () => {
    expect(retire(tree, { name: 'delta-law' })).toEqual({
      prompt: expect.objectContaining({ flag: 'to', suggested: '/practice-areas' }),
    })
  })

  it('loses its place in lists; links and old addresses lead on; the choice in the form is dropped', () => {
    const result = retired(tree, { name: '/practice-areas/delta-law', to: 'practice-areas' })
    expect(textOf(result, 'attorneys/bo-day.mdx')).toContain('practiceAreas: \n  - "alpha-law"\nexperience')
    expect(textOf(result, 'pages/news.mdx')).toContain(
      '[a](/practice-areas) [b](/contact?x=1) [c](/contact#form)\n',
    )
    expect(textOf(result, 'addresses.txt')).toContain(
      '/practice-areas/delta-law -> /practice-areas\n/deltas -> /practice-areas\n',
    )
    expect(errorsOf(result)).toEqual([])
  })

  it('asks what takes its place where a list cannot be shorter, and puts it there', () => {
    expect(retire(tree, { name: 'beta-law', to: '/about' })).toEqual({
      prompt: expect.objectContaining({
        flag: 'instead',
        suggested: 'delta-law',
        choices: [{ word: 'delta-law', words: 'Delta Law' }],
      }),
    })
    const result = retired(tree, { name: 'beta-law', to: '/about', instead: 'delta-law' })
    expect(textOf(result, 'pages/home.mdx')).toContain('areas: [alpha-law, delta-law, gamma-law]')
    expect(textOf(result, 'attorneys/ann-lee.mdx')).toContain('practiceAreas: [alpha-law]\n')
    expect(textOf(result, 'practice-areas/delta-law.mdx')).toContain('order: 3\n')
    expect(errorsOf(result)).toEqual([])
  })

  it('the first of a list on one line leaves with its comma', () => {
    const result = retired(tree, { name: 'alpha-law', to: '/about', instead: 'delta-law' })
    expect(textOf(result, 'attorneys/ann-lee.mdx')).toContain('practiceAreas: [beta-law]\n')
    expect(textOf(result, 'attorneys/bo-day.mdx')).toContain('practiceAreas: \n  - delta-law\nexperience')
  })
})

describe('a page that leaves', () => {
  const tree = tiny(
    {
      'pages/news.mdx': plainPage('News', '', '![x](./a.jpg) ![y](./b.jpg)\n'),
      'pages/a.jpg': '',
      'pages/b.jpg': '',
      'pages/about.mdx': plainPage('About Us', '', '![y](./b.jpg) [n](/news#x)\n\n## Why\n'),
    },
    `${tinyAddresses}/news\n`,
  )

  it('takes along the pictures that no other page shows', () => {
    expect(retired(tree, { name: '/news', to: '/about#why' }).otherFiles).toEqual(['pages/b.jpg'])
  })

  it('may lead to another website', () => {
    const result = retired(tree, { name: '/news', to: 'https://news.example/x' })
    expect(textOf(result, 'addresses.txt')).toContain('/news -> https://news.example/x\n')
    expect(textOf(result, 'pages/about.mdx')).toContain('[n](https://news.example/x)')
  })

  it('leaves without a redirect when it was a draft', () => {
    const draft = tiny({ 'pages/soon.mdx': plainPage('Soon', 'draft: true') })
    expect(textOf(retired(draft, { name: 'soon' }), 'addresses.txt')).toBe(tinyAddresses)
  })
})

describe('a link that would lead to the page that it stands on', () => {
  const about = (body: string) =>
    tiny(
      {
        'pages/about.mdx': plainPage('About Us', '', `${body}\n\n## Why\n`),
        'pages/about/team.mdx': plainPage('Team'),
        'pages/news.mdx': plainPage('News', '', '[team](/about/team)\n'),
      },
      `${tinyAddresses}/about/team\n/news\n`,
    )

  it.each([
    ['Meet [the *team*](/about/team).', 'Meet the *team*.', []],
    [
      '[See][t]\n\n[t]: /about/team',
      '[t]: /about\n',
      [
        'pages/about.mdx:9 leads to the page that it stands on: write another address in the place of /about, or take the link out',
      ],
    ],
    ['[here](/about#why) [team](/about/team)', '[here](/about#why) team', []],
  ])('%j becomes %j, and names %j', (body, text, named) => {
    const tree = about(body)
    const wish = { name: '/about/team', to: '/about' }
    expect(textOf(retired(tree, wish), 'pages/about.mdx')).toContain(text)
    expect(textOf(retired(tree, wish), 'pages/news.mdx')).toContain('[team](/about)')
    expect(told(planned(retire(tree, wish)).todo).filter((line) => line.includes(' leads to '))).toEqual(
      named,
    )
    expect(errorsOf(retired(tree, wish))).toEqual([])
  })

  it('is named in a field, which cannot do without one', () => {
    const tree = tiny(
      {
        'pages/about.mdx': plainPage(
          'About Us',
          'callToAction:\n  primary:\n    text: The team\n    link: /about/team',
          '## Why\n',
        ),
        'pages/about/team.mdx': plainPage('Team'),
      },
      `${tinyAddresses}/about/team\n`,
    )
    expect(told(planned(retire(tree, { name: '/about/team', to: '/about' })).todo)).toContainEqual(
      expect.stringMatching(
        /^pages\/about\.mdx:\d+ leads to the page that it stands on: write another address/,
      ),
    )
  })

  it('is that of a person on the page of people', () => {
    const tree = tiny(
      { ...people, 'pages/partners.mdx': `${partnersPage}\nFirst [Ann](#ann-lee), then [Bo](#bo-day).\n` },
      addresses,
    )
    expect(textOf(retired(tree, { name: 'ann-lee' }), 'pages/partners.mdx')).toContain(
      'First Ann, then [Bo](#bo-day).',
    )
  })
})

describe('what cannot be retired', () => {
  const tree = tiny(
    { ...people, 'pages/about/team.mdx': plainPage('Team') },
    `${addresses}/gone -> /contact\n`,
  )
  it.each<[RetireOptions, string]>([
    [{ name: '/' }, 'The site cannot do without its page /: other pages lead to it'],
    [{ name: 'contact' }, 'The site cannot do without its page /contact'],
    [{ name: '/practice-areas' }, 'The site cannot do without its page /practice-areas'],
    [{ name: '/about' }, 'Below /about stands another page: /about/team. Move or retire it first.'],
    [
      { name: 'Ann Leigh' },
      'There is no page, person or role "Ann Leigh". Did you mean "Ann Lee" (attorneys/ann-lee.mdx)?',
    ],
    [
      { name: 'ann-lee', instead: 'bo-day' },
      'Nothing needs to take the place of Ann Lee. Leave out --instead.',
    ],
    [{ name: 'team', to: '/abuot' }, 'There is no page /abuot on the site today. Did you mean /about?'],
    [
      { name: 'team', to: '/gone' },
      'The page /gone has left the site, and its visitors are led to /contact. Write --to /contact, or another address.',
    ],
    [{ name: 'team', to: '/about/team' }, '/about/team is the page that leaves.'],
    [{ name: 'beta-law', to: '/about', instead: 'alpha-law' }, 'Alpha Law cannot take that place.'],
  ])('%j: %s', (wish, sentence) => {
    const decided = retire(tree, wish)
    expect('error' in decided ? decided.error : decided).toContain(sentence)
    expect('error' in decided ? (decided.error.match(bannedWords)?.[0] ?? '') : decided).toBe('')
  })
})

describe('the content of the firm', () => {
  const tree = realTree()
  const files = look(tree).files.filter(
    ({ collection, file }) => !collection.isRecord && !('error' in retire(tree, { name: file })),
  )

  // Every third of them: all kinds are among them.
  it.each(files.map(({ file }) => file).filter((_, index) => index % 3 === 0))(
    '%s can leave, and the check finds nothing that was not there',
    (name) => {
      let wish: RetireOptions = { name }
      let decided = retire(tree, wish)
      while ('prompt' in decided) {
        wish = { ...wish, [decided.prompt.flag]: decided.prompt.suggested }
        decided = retire(tree, wish)
      }
      const { problems } = check(after(tree, decided))
      expect(problems.map(inOneLine)).toEqual(check(tree).problems.map(inOneLine))
    },
  )

  it('takes the earlier versions of a legal page off with it, and leads their addresses on', () => {
    const result = retired(tree, { name: '/privacy-policy', to: '/terms-of-use' })
    expect(textOf(result, 'addresses.txt')).toContain(
      '/privacy-policy -> /terms-of-use\n/privacy-policy/2024-03-11 -> /terms-of-use\n',
    )
    expect(errorsOf(result)).toEqual([])
  })

  it('asks who takes the card of somebody on the Attorneys page', () => {
    expect(retire(tree, { name: 'Mina Choe' })).toEqual({
      prompt: expect.objectContaining({
        flag: 'instead',
        sentence: expect.stringContaining(
          'Mina Choe has card 3 of 4 on the Attorneys page, and the row needs four.',
        ),
        suggested: 'avital-gerstein',
      }),
    })
  })

  it('names the links that lead to their own page when the page below it has left', () => {
    const { todo } = planned(retire(tree, { name: 'careers/join', to: '/careers' }))
    expect(told(todo)).toContainEqual(
      expect.stringMatching(/^pages\/careers\.mdx:\d+ leads to the page that it stands on: /),
    )
  })

  it('names the lines that speak of a practice area', () => {
    const { todo } = planned(retire(tree, { name: 'Tax Law', to: '/practice-areas' }))
    const lines = told(todo)
    expect(lines).toContain('attorneys/avital-gerstein.mdx:5 names Tax Law: specialization: Tax Law')
  })
})

describe('the pictures of a person who leaves', () => {
  const advertising = `---
allowed: []
pictures:
  - file: attorneys/bo-day.jpg
    kind: photograph
    by: B. Lens, 2025
    consent: Bo Day
  # Of the first day.
  - by: A. Lens, 2025
    file: attorneys/ann-lee.jpg
    kind: photograph
    consent: Ann Lee, in writing
---
`
  const tree = tiny(
    {
      ...people,
      'attorneys/ann-lee.mdx': person('Ann Lee', { portrait: './ann-lee.jpg' }),
      'attorneys/ann-lee.jpg': '',
      'advertising.mdx': advertising,
    },
    addresses,
  )

  it('leave the entry that says where they come from to a person, line by line', () => {
    const plan = planned(retire(tree, { name: 'Ann Lee' }))
    expect(plan.changes).toContainEqual({ kind: 'delete', path: 'attorneys/ann-lee.jpg' })
    expect(told(plan.todo).filter((line) => line.startsWith('advertising.mdx'))).toEqual([
      'advertising.mdx:9 take out: - by: A. Lens, 2025',
      'advertising.mdx:10 take out: file: attorneys/ann-lee.jpg',
      'advertising.mdx:11 take out: kind: photograph',
      'advertising.mdx:12 take out: consent: Ann Lee, in writing',
    ])
  })

  it('leave the line above the entries, too, when no entry stays', () => {
    const [before = '', only = ''] = advertising.split(/ {2}# Of the first day\.\n/)
    const alone = {
      ...tree,
      files: tree.files.map((file) =>
        file.path === 'advertising.mdx'
          ? { ...file, text: `${before.slice(0, before.indexOf('  - file'))}${only}` }
          : file,
      ),
    }
    const plan = planned(retire(alone, { name: 'Ann Lee' }))
    expect(told(plan.todo).filter((line) => line.startsWith('advertising.mdx'))).toEqual([
      'advertising.mdx:3 take out: pictures:',
      'advertising.mdx:4 take out: - by: A. Lens, 2025',
      'advertising.mdx:5 take out: file: attorneys/ann-lee.jpg',
      'advertising.mdx:6 take out: kind: photograph',
      'advertising.mdx:7 take out: consent: Ann Lee, in writing',
    ])
  })

  it('stay when another file shows them, and that place is named', () => {
    const shared = {
      ...tree,
      files: tree.files.map((file) =>
        file.path === 'pages/about.mdx'
          ? { ...file, text: `${file.text}\n![Ann at work](../attorneys/ann-lee.jpg)\n` }
          : file,
      ),
    }
    const plan = planned(retire(shared, { name: 'Ann Lee' }))
    expect(plan.changes).not.toContainEqual({ kind: 'delete', path: 'attorneys/ann-lee.jpg' })
    expect(told(plan.todo)).toContainEqual(
      expect.stringMatching(
        /^pages\/about\.mdx:\d+ shows attorneys\/ann-lee\.jpg, so that picture was kept$/,
      ),
    )
    expect(told(plan.todo)).not.toContainEqual(expect.stringContaining('take out'))
  })
})

describe('a person who was begun and not filled in', () => {
  const begun = person('Cy Fox', { order: '3', title: '(to be filled in)' })
  const tree = tiny(
    { ...people, 'pages/partners.mdx': partnersPage, 'attorneys/cy-fox.mdx': begun },
    addresses,
  )

  it.each(['Cy Fox', 'cy-fox'])('is found as %s', (name) => {
    const result = retired(tree, { name })
    expect(textOf(result, 'attorneys/cy-fox.mdx')).toBeUndefined()
    expect(errorsOf(result)).toEqual([])
  })
})

describe('an address that was never published', () => {
  const tree = tiny({ 'pages/team.mdx': plainPage('Team') }, `${tinyAddresses}/team\n`)

  it('is forgotten, and nobody is asked where its visitors go', () => {
    const fresh = { ...tree, committed: new Set(['/', '/about']) }
    expect(textOf(retired(fresh, { name: 'team' }), 'addresses.txt')).toBe(tinyAddresses)
  })

  it('is kept as soon as a commit has it, and when nobody can tell', () => {
    for (const committed of [new Set(['/team']), undefined])
      expect(retire({ ...tree, committed }, { name: 'team' })).toHaveProperty('prompt.flag', 'to')
  })
})
