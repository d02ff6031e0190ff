import { describe, expect, it } from 'vitest'
import { legalPage, termsBody } from '../../fixtures/legalSite.ts'
import { planMove } from '../../../src/content/edit/planMove.ts'
import { bannedWords } from '../../fixtures/bannedWords.ts'
import {
  after,
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
import { file, plainPage } from '../../fixtures/minimalSite.ts'
import type { Tree } from '../../../src/content/edit/tree.ts'

/** `npm run move`, decided in memory. */

const move = (tree: Tree, old: string, next: string) => planMove({ old, new: next }, look(tree))
const moved = (tree: Tree, old: string, next: string) => after(tree, move(tree, old, next))

/** The body of a page after `/about` has become `/firm`. */
function bodyAfter(body: string): string {
  const tree = tiny({ 'pages/news.mdx': plainPage('News', '', `${body}\n`) })
  const text = textOf(moved(tree, '/about', '/firm'), 'pages/news.mdx') ?? ''
  return text.slice(text.lastIndexOf('---\n') + 4).trimEnd()
}

describe('a link in a body', () => {
  it.each([
    ['[a](/about)', '[a](/firm)'],
    ['[a](/about#why)', '[a](/firm#why)'],
    ['[a](/about?x=1&y=/about#why)', '[a](/firm?x=1&y=/about#why)'],
    ['[a](  </about> "About us")', '[a](  </firm> "About us")'],
    ["[*a* `]( /about`](/about 'x')", "[*a* `]( /about`](/firm 'x')"],
    ['[a](/about "/about")', '[a](/firm "/about")'],
    ['[/about](/about)', '[/about](/firm)'],
    ['See [a][1].\n\n[1]: /about "x"', 'See [a][1].\n\n[1]: /firm "x"'],
    ['> - [a](/about)\n> - [b](/about#why)', '> - [a](/firm)\n> - [b](/firm#why)'],
    ['| a |\n| - |\n| [a](/about) |', '| a |\n| - |\n| [a](/firm) |'],
    ['<Note title="x">\n\n[a](/about)\n\n</Note>', '<Note title="x">\n\n[a](/firm)\n\n</Note>'],
    ['[a](https://tiny.example/about#why)', '[a](https://tiny.example/firm#why)'],
    ['https://tiny.example/about', 'https://tiny.example/firm'],
    ['<https://tiny.example/about>', '<https://tiny.example/firm>'],
    ['[![x](/og.png)](/about)', '[![x](/og.png)](/firm)'],
    ['[a](/contact) and the words /about', '[a](/contact) and the words /about'],
    ['`[a](/about)`', '`[a](/about)`'],
    ['[a](https://other.example/about)', '[a](https://other.example/about)'],
    ['<!-- [a](/about) -->', '<!-- [a](/about) -->'],
  ])('%j becomes %j', (before, wanted) => {
    expect(bodyAfter(before)).toBe(wanted)
  })

  it('is told where its address is written in another way', () => {
    const tree = tiny({ 'pages/news.mdx': plainPage('News', '', '[a](/a&#98;out)\n') })
    const plan = planned(move(tree, '/about', '/firm'))
    expect(told(plan.todo)).toEqual(['pages/news.mdx:7 write /firm in the place of /about'])
  })
})

describe('a file that is mended', () => {
  it('keeps every other byte: line ends, a byte-order mark, quotation marks, spaces', () => {
    const text = `\uFEFF${plainPage('News', 'callToAction:\n  primary:\n    text:  "Go"\n    link:   "/about#why"  \n', 'A  [x](/about) \n\n\n* b').replaceAll('\n', '\r\n')}`
    const tree = tiny({ 'pages/news.mdx': text })
    expect(textOf(moved(tree, '/about', '/firm'), 'pages/news.mdx')).toBe(text.replaceAll('/about', '/firm'))
  })

  it('keeps the line ends of the list of addresses', () => {
    const tree = tiny({}, tinyAddresses.replaceAll('\n', '\r\n'))
    expect(textOf(moved(tree, '/about', '/firm'), 'addresses.txt')).toBe(
      tinyAddresses
        .replace('/about\n', '/about -> /firm\n')
        .replace('/practice-areas\n', '/firm\n/practice-areas\n')
        .replace(/(\/contact\n)(\/firm\n)/, '$1$2')
        .replaceAll('\n', '\r\n'),
    )
  })

  it('a list without a line end at its end gets a new line all the same', () => {
    const tree = tiny({}, '/\n/about')
    expect(textOf(moved(tree, '/about', '/firm'), 'addresses.txt')).toBe('/\n/about -> /firm\n/firm')
  })
})

describe('what else leads to a file', () => {
  const people = {
    'pages/partners.mdx': partnersPage,
    'attorneys/ann-lee.mdx': person('Ann Lee', {}),
    'attorneys/bo-day.mdx': person('Bo Day', {
      order: '2',
      practiceAreas: '\n  - "alpha-law"\n  - gamma-law',
    }),
  }

  it('fields that name a practice area, its address, and its choice in the contact form', () => {
    const tree = tiny({
      ...people,
      'pages/news.mdx': plainPage(
        'News',
        '',
        '[a](/contact?area=alpha-law&x=1#form) [b](/practice-areas/alpha-law)\n',
      ),
    })
    const result = moved(tree, 'practice-areas/alpha-law', 'omega-law')
    expect(textOf(result, 'attorneys/ann-lee.mdx')).toContain('practiceAreas: [omega-law, beta-law]')
    expect(textOf(result, 'attorneys/bo-day.mdx')).toContain('  - "omega-law"\n  - gamma-law')
    expect(textOf(result, 'pages/home.mdx')).toContain('areas: [omega-law, beta-law, gamma-law]')
    expect(textOf(result, 'pages/news.mdx')).toContain(
      '[a](/contact?area=omega-law&x=1#form) [b](/practice-areas/omega-law)',
    )
    expect(result.files.map(({ path }) => path)).not.toContain('practice-areas/alpha-law.mdx')
  })

  it('the place of a person on the page that lists them, and nothing else of that name', () => {
    const tree = tiny({
      ...people,
      'pages/news.mdx': plainPage('News', '', '[a](/partners#ann-lee) [b](#ann-lee)\n\n## Ann Lee\n'),
    })
    const result = moved(tree, 'ann-lee', 'ann-day')
    expect(textOf(result, 'pages/news.mdx')).toContain('[a](/partners#ann-day) [b](#ann-lee)')
    expect(textOf(result, 'addresses.txt')).toBe(tinyAddresses)
  })

  it('pages below a page, their pictures, and links to them; its own pictures are called from where it stands', () => {
    const tree = tiny(
      {
        'pages/about.mdx': plainPage('About Us', '', '![x](./about/sea%20side.jpg)\n\n## Why\n'),
        'pages/about/team.mdx': plainPage('Team', '', '![x](./sea%20side.jpg) [up](/about)\n'),
        'pages/about/sea side.jpg': '',
        'pages/news.mdx': plainPage('News', '', '[a](/about/team#x) ![x](about/sea%20side.jpg)\n'),
      },
      `${tinyAddresses}/about/team\n`,
    )
    const result = moved(tree, '/about', '/firm')
    expect(result.otherFiles).toEqual(['pages/firm/sea side.jpg'])
    expect(textOf(result, 'pages/firm.mdx')).toContain('![x](./firm/sea%20side.jpg)')
    expect(textOf(result, 'pages/firm/team.mdx')).toContain('![x](./sea%20side.jpg) [up](/firm)')
    expect(textOf(result, 'pages/news.mdx')).toContain('[a](/firm/team#x) ![x](./firm/sea%20side.jpg)')
    expect(textOf(result, 'addresses.txt')).toContain('/about/team -> /firm/team\n')
  })
})

describe('published addresses', () => {
  it('redirects that led to the old address lead to the new one at once', () => {
    const tree = tiny({}, `${tinyAddresses}/us -> /about#why\n/who->/about\n`)
    expect(textOf(moved(tree, '/about', '/firm'), 'addresses.txt')).toContain(
      '/us -> /firm#why\n/who -> /firm\n',
    )
  })

  it('there and back leaves a redirect from the name in between, and no circle', () => {
    const tree = tiny()
    const back = moved(moved(tree, '/about', '/firm'), '/firm', '/about')
    expect(back.files).toEqual(tree.files)
    expect(textOf(back, 'addresses.txt')).toBe(
      tinyAddresses.replace('/contact\n', '/contact\n/firm -> /about\n'),
    )
    expect(errorsOf(back)).toEqual([])
  })

  it('from name to name to name, every old address leads to the last in one step', () => {
    const far = moved(moved(tiny(), '/about', '/firm'), '/firm', '/house')
    expect(textOf(far, 'addresses.txt')).toMatch(/^\/about -> \/house$[^]*^\/firm -> \/house$[^]*^\/house$/m)
    expect(errorsOf(far)).toEqual([])
  })

  it('a draft was never published: nothing is recorded', () => {
    const tree = tiny({ 'pages/soon.mdx': plainPage('Soon', 'draft: true') })
    expect(textOf(moved(tree, '/soon', '/later'), 'addresses.txt')).toBe(tinyAddresses)
  })

  it('the front page may have another file, and stays where it is', () => {
    const result = moved(tiny(), 'pages/home.mdx', 'pages/front.mdx')
    expect(textOf(result, 'addresses.txt')).toBe(tinyAddresses)
    expect(errorsOf(result)).toEqual([])
  })
})

describe('what is typed', () => {
  const tree = tiny({ 'pages/about/team.mdx': plainPage('Team') }, `${tinyAddresses}/about/team\n`)
  it.each([
    ['about/team', 'about/crew'],
    ['/about/team', '/about/crew'],
    ['/about/team/', '/about/crew/'],
    ['pages/about/team', 'pages/about/crew'],
    ['content/pages/about/team.mdx', 'content/pages/about/crew.mdx'],
    ['./content/pages/about/team.mdx', 'about/crew'],
    ['content\\pages\\about\\team.mdx', '/about/crew'],
    ['https://tiny.example/about/team', 'https://tiny.example/about/crew'],
    ['team', 'about/crew'],
    ['Team', '/about/crew'],
  ])('%s to %s', (old, next) => {
    expect(moved(tree, old, next).files.map(({ path }) => path)).toContain('pages/about/crew.mdx')
  })
})

describe('a move that cannot be', () => {
  const tree = tiny({
    'pages/about/team.mdx': plainPage('Team'),
    'pages/firm/old.mdx': plainPage('Old'),
    'legal/terms.mdx': file('title: Terms'),
    'attorneys/ann-lee.mdx': person('Ann Lee', {}),
    'jobs/team.mdx': file('title: x'),
    'legal/cookies.mdx': legalPage(termsBody('We bake.'), '2026-01-10'),
    'legal/versions/cookies/2024-01-10.mdx': legalPage(termsBody('We baked.'), '2024-01-10'),
  })
  it.each([
    ['/abuot', '/firm', 'There is no page, person or role "/abuot". Did you mean /about?'],
    ['Lee', 'x', 'There is no page, person or role "Lee". Did you mean "Ann Lee" (attorneys/ann-lee.mdx)?'],
    ['team', 'crew', '"team" may mean 2 files. Write which: pages/about/team.mdx or jobs/team.mdx.'],
    [
      'firm.mdx',
      'x',
      'firm.mdx is no page, person or role. The place where it stands belongs to the site itself.',
    ],
    ['/about', '/about', 'pages/about.mdx has that name already. Nothing was changed.'],
    ['/about', '/contact', 'There is a file pages/contact.mdx already.'],
    ['/about', '/terms', 'The page legal/terms.mdx has the address /terms already.'],
    ['/about', '/firm', 'In the folder pages/firm/ there are files already, for example pages/firm/old.mdx.'],
    ['/about', '/about/us', '/about cannot stand below itself.'],
    [
      'pages/about',
      'legal/about',
      'pages/about.mdx is a page, and the folder legal is for another kind of file',
    ],
    [
      'ann-lee',
      '/ann-day',
      'Ann Lee has no address of its own. Write the new name as a file: attorneys/ann-day',
    ],
    [
      'alpha-law',
      '/omega-law',
      'The address of a practice area begins with /practice-areas/, and "/omega-law" does not.',
    ],
    ['alpha-law', 'practice-areas/a/b', 'Files of practice-areas/ stand directly in that folder.'],
    [
      '/about',
      '/Über Uns',
      '"/Über Uns" cannot be a name: names have small letters a to z, digits and single hyphens. Write pages/ueber-uns.',
    ],
    ['ann-lee', 'José Peña', 'Write attorneys/jose-pena.'],
    ['/about', '/art', 'The address "/art" belongs to the site’s own files.'],
    ['/about/team', 'crew/', '"crew/" may mean /crew or /about/crew. Write one of the two.'],
    ['/practice-areas', '/fields', 'this page stays where it is'],
    ['/about', '', 'The new name is missing.'],
    ['legal/cookies', 'legal/cake', 'Terms has earlier versions, at /cookies/2024-01-10.'],
  ])('%s to %s: %s', (old, next, sentence) => {
    const decided = move(tree, old, next)
    expect('error' in decided ? decided.error : decided).toContain(sentence)
    expect('error' in decided ? (decided.error.match(bannedWords)?.[0] ?? '') : decided).toBe('')
  })

  it('a list of addresses that cannot be read is not written into', () => {
    const flawed: Tree = {
      ...tree,
      urlList: { path: 'addresses.txt', text: '\uFFFD', decodeError: { kind: 'utf-16' } },
    }
    expect(move(flawed, '/about', '/house')).toEqual({
      error: expect.stringContaining('addresses.txt: This file was saved as UTF-16'),
    })
  })
})

describe('the content of the firm', () => {
  const tree = realTree()
  const known = look(tree).files.filter(
    // These keep their names; the privacy policy has an earlier version.
    ({ file: path }) => !/^(pages\/(home|not-found|practice-areas)|legal\/privacy-policy)\.mdx$/.test(path),
  )

  // One in eight: all kinds are among them.
  it.each(known.map(({ file: path }) => path).filter((_, index) => index % 8 === 0))(
    '%s has another name and then its old one: not a byte is lost',
    (path) => {
      const from = path.replace(/\.mdx$/, '')
      const there = moved(tree, path, `${from}-moved`)
      expect(there.files.map((entry) => entry.path)).toContain(`${from}-moved.mdx`)
      const back = moved(there, `${from}-moved`, from)
      expect(back.files).toEqual(tree.files)
      expect(back.otherFiles).toEqual(tree.otherFiles)
    },
  )

  it.each([
    '/about',
    '/attorneys/partners',
    'practice-areas/tax-law',
    'legal/terms-of-use',
    'jobs/associate',
    'mina-choe',
  ])('%s has another name, and the check finds no error that was not there', (old) => {
    const { file: path } = known.find(
      (entry) => entry.address === old || entry.file.endsWith(`${old}.mdx`),
    ) ?? { file: old }
    const before = errorsOf(tree)
    expect(errorsOf(moved(tree, path, path.replace('.mdx', '-moved')))).toHaveLength(before.length)
  })
})

describe('lines that still say the old name', () => {
  const area = realTree().files.find(({ path }) => path === 'practice-areas/tax-law.mdx')
  const leftBy = (tree: Tree, old: string, next: string) => told(planned(move(tree, old, next)).todo)

  it('are listed when a practice area is called otherwise, its own file among them', () => {
    const left = leftBy(realTree(), 'practice-areas/tax-law', 'taxation')
    expect(left).toContain('practice-areas/taxation.mdx:2 names Tax Law: title: Tax Law')
    expect(left).toContain('attorneys/avital-gerstein.mdx:5 names Tax Law: specialization: Tax Law')
  })

  it('and when its fields have the new name already', () => {
    const text = area?.text.replaceAll('Tax Law', 'Taxation') ?? ''
    const files = realTree().files.map((file) => (file === area ? { ...file, text } : file))
    const left = leftBy({ ...realTree(), files }, 'practice-areas/tax-law', 'taxation')
    expect(left).toContain('attorneys/avital-gerstein.mdx:5 names Tax Law: specialization: Tax Law')
    expect(left.join()).not.toContain('names Taxation')
  })

  it('and of somebody who marries, the family name alone', () => {
    const tree = tiny({
      'attorneys/ann-ash.mdx': person('Ann Ash', {}),
      'pages/news.mdx': plainPage('News', '', 'Ms. Ash speaks.\nAshley does not.\nAnn Ash writes.\n'),
      'pages/partners.mdx': partnersPage,
    })
    expect(leftBy(tree, 'attorneys/ann-ash', 'ann-bell')).toEqual([
      'attorneys/ann-bell.mdx:3 names Ann Ash: name: Ann Ash',
      'attorneys/ann-bell.mdx:13 names Ann Ash: Ann Ash works here.',
      'pages/news.mdx:7 names Ash: Ms. Ash speaks.',
      'pages/news.mdx:9 names Ann Ash: Ann Ash writes.',
    ])
  })

  it('are none when a page only goes elsewhere, or was never called after its file', () => {
    expect(leftBy(realTree(), 'about/firm', 'careers/firm')).toEqual([])
    expect(leftBy(realTree(), 'about/firm', 'about/company')).toEqual([])
  })
})
