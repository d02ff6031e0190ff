import { describe, expect, it } from 'vitest'
import { planMove } from '../../../src/content/edit/planMove.ts'
import type { Tree } from '../../../src/content/edit/plan.ts'
import { legalPage, termsBody } from '../../fixtures/legalSite.ts'
import {
  treeAfter,
  errorsOf,
  indexOfTree,
  partnersPage,
  person,
  realTree,
  textOf,
  treeWith,
  minimalAddresses,
} from '../../fixtures/editingFixture.ts'
import { file, plainPage } from '../../fixtures/minimalSite.ts'

const move = (tree: Tree, old: string, next: string) => planMove({ old, new: next }, indexOfTree(tree))
const moved = (tree: Tree, old: string, next: string) => treeAfter(tree, move(tree, old, next))

describe('links after a move', () => {
  it.each([
    ['[a](/about)', '[a](/firm)'],
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
  ])('an editor who moves /about to /firm finds %j as %j', (before, expected) => {
    const tree = treeWith({ 'pages/news.mdx': plainPage('News', '', `${before}\n`) })
    const text = textOf(moved(tree, '/about', '/firm'), 'pages/news.mdx') ?? ''
    expect(text.slice(text.lastIndexOf('---\n') + 4).trimEnd()).toBe(expected)
  })
})

describe('npm run move', () => {
  it('an editor reads in the check about a moved link that is written with entities', () => {
    const tree = treeWith(
      { 'pages/news.mdx': plainPage('News', '', '[a](/a&#98;out)\n') },
      `${minimalAddresses}/news\n`,
    )
    expect(errorsOf(moved(tree, '/about', '/firm'))).toEqual([
      expect.stringMatching(/pages\/news\.mdx:7.*"\/about" leads to an old address.*Write \/firm/),
    ])
  })

  it('an editor who moves a page keeps the byte-order mark, line endings, quotation marks and spaces', () => {
    const text = `\uFEFF${plainPage('News', 'callToAction:\n  primary:\n    text:  "Go"\n    link:   "/about#why"  \n', 'A  [x](/about) \n\n\n* b').replaceAll('\n', '\r\n')}`
    const tree = treeWith({ 'pages/news.mdx': text }, minimalAddresses.replaceAll('\n', '\r\n'))
    const result = moved(tree, '/about', '/firm')
    expect(textOf(result, 'pages/news.mdx')).toBe(text.replaceAll('/about', '/firm'))
    expect(textOf(result, 'addresses.txt')).toContain('/about -> /firm\r\n/contact\r\n/firm\r\n')
  })

  it('an editor who renames an area finds it renamed in fields, the contact form and links', () => {
    const tree = treeWith({
      'pages/partners.mdx': partnersPage,
      'attorneys/bo-day.mdx': person('Bo Day', { practiceAreas: '\n  - "alpha-law"\n  - gamma-law' }),
      'pages/news.mdx': plainPage('News', '', '[a](/contact?area=alpha-law&x=1#form)\n'),
    })
    const result = moved(tree, 'practice-areas/alpha-law', 'omega-law')
    expect(textOf(result, 'attorneys/bo-day.mdx')).toContain('  - "omega-law"\n  - gamma-law')
    expect(textOf(result, 'pages/home.mdx')).toContain('areas: [omega-law, beta-law, gamma-law]')
    expect(textOf(result, 'pages/news.mdx')).toContain('[a](/contact?area=omega-law&x=1#form)')
  })

  it('an editor who renames a person finds links to them changed, but no headings of that name', () => {
    const links = '[c](/attorneys/ann-lee) [d](/contact?to=ann-lee#form)'
    const people = {
      'pages/partners.mdx': partnersPage,
      'attorneys/ann-lee.mdx': person('Ann Lee', {}),
      'pages/news.mdx': plainPage(
        'News',
        '',
        `[a](/partners#ann-lee) [b](#ann-lee)\n${links}\n\n## Ann Lee\n`,
      ),
    }
    const tree = treeWith(people, `${minimalAddresses}/attorneys/ann-lee\n`)
    const result = moved(tree, 'ann-lee', 'ann-day')
    expect(textOf(result, 'pages/news.mdx')).toContain(
      '[a](/partners#ann-day) [b](#ann-lee)\n[c](/attorneys/ann-day) [d](/contact?to=ann-day#form)',
    )
    expect(textOf(result, 'addresses.txt')).toContain('/attorneys/ann-lee -> /attorneys/ann-day\n')
  })

  it('an editor who renames a role finds links to its page, its lists and the form changed', () => {
    const links = '[a](/careers/associate) [b](/careers/join#associate) [c](/contact?role=associate#form)\n'
    const firm = realTree()
    const news = { path: 'pages/news.mdx', text: plainPage('News', '', links) }
    const result = moved({ ...firm, files: [...firm.files, news] }, 'jobs/associate', 'litigator')
    expect(textOf(result, 'pages/news.mdx')).toContain(links.replaceAll('associate', 'litigator'))
    expect(textOf(result, 'addresses.txt')).toContain('/careers/associate -> /careers/litigator\n')
  })

  it('an editor who moves a page moves the pages below it', () => {
    const tree = treeWith(
      {
        'pages/about/team.mdx': plainPage('Team', '', '[up](/about)\n'),
        'pages/news.mdx': plainPage('News', '', '[a](/about/team#main)\n'),
      },
      `${minimalAddresses}/about/team\n/news\n`,
    )
    const result = moved(tree, '/about', '/firm')
    expect(textOf(result, 'pages/firm/team.mdx')).toContain('[up](/firm)')
    expect(textOf(result, 'pages/news.mdx')).toContain('[a](/firm/team#main)')
    expect(textOf(result, 'addresses.txt')).toContain('/about/team -> /firm/team\n')
    expect(errorsOf(result)).toEqual([])
  })

  it.each<[what: string, before: string, after: string]>([
    ['a redirect', '/about\n/contact\n', '/about -> /firm\n/contact\n/firm\n'],
    ['shorter old redirects', '/about\n/us -> /about#why\n', '/about -> /firm\n/firm\n/us -> /firm#why\n'],
    ['a former address back', '/about\n/firm -> /about\n', '/about -> /firm\n/firm\n'],
    ['an ending for the last line', '/\n/about', '/\n/about -> /firm\n/firm\n'],
  ])('an editor who moves a page gets %s in the list of addresses', (_, before, expected) => {
    expect(textOf(moved(treeWith({}, before), '/about', '/firm'), 'addresses.txt')).toBe(expected)
  })

  it('an editor who moves a draft records no address', () => {
    const tree = treeWith({ 'pages/soon.mdx': plainPage('Soon', 'draft: true') })
    const result = moved(tree, 'pages/soon.mdx', 'pages/other.mdx')
    expect(textOf(result, 'addresses.txt')).toBe(minimalAddresses)
    expect(errorsOf(result)).toEqual([])
  })

  it.each([
    ['about/team', 'about/crew'],
    ['/about/team/', '/about/crew/'],
    ['content/pages/about/team.mdx', 'content/pages/about/crew.mdx'],
    ['./content/pages/about/team.mdx', 'about/crew'],
    ['content\\pages\\about\\team.mdx', '/about/crew'],
    ['https://tiny.example/about/team', 'https://tiny.example/about/crew'],
    ['Team', '/about/crew'],
  ])('an editor can write %s and %s to move a page', (old, next) => {
    const tree = treeWith({ 'pages/about/team.mdx': plainPage('Team') }, `${minimalAddresses}/about/team\n`)
    expect(moved(tree, old, next).files.map(({ path }) => path)).toContain('pages/about/crew.mdx')
  })

  it.each([
    ['team', 'crew', '"team" could be pages/about/team.mdx or pages/firm/team.mdx or jobs/team.mdx. Type'],
    ['/about', '/about', 'pages/about.mdx already exists.'],
    ['/about', '/contact', 'pages/contact.mdx already exists.'],
    ['/about', '/terms', 'legal/terms.mdx already exists.'],
    ['/about', '/firm', 'pages/firm/team.mdx already exists.'],
    ['ann-lee', '/ann-day', 'Write attorneys/ann-day.'],
    ['alpha-law', '/omega-law', 'Write practice-areas/omega-law.'],
    ['alpha-law', 'practice-areas/a/b', 'Write practice-areas/b.'],
    ['/about', '/Über Uns', 'Write pages/ueber-uns.'],
    ['alpha-law', 'practice-areas/', 'Write practice-areas/another-name.'],
    ['alpha-law', 'practice-areas/index', 'Write practice-areas/another-name.'],
    ['alpha-law', 'about/alpha-law', 'Write practice-areas/alpha-law.'],
    ['jobs/team', 'jobs/Team-2', `"jobs/Team-2" can't be the new name of a role. Write jobs/team-2.`],
    ['home', 'x', 'The site needs a page at /.'],
    ['/about', '/aux', `"/aux" can't be the new name of a page`],
    ['/about', '/art', "is reserved for the site's own files"],
    ['/practice-areas', '/fields', 'The site needs a page at /practice-areas.'],
    ['legal/cookies', 'legal/cake', 'has earlier versions'],
  ])('an editor who moves %s to %s reads %j', (old, next, sentence) => {
    const tree = treeWith({
      'pages/about/team.mdx': plainPage('Team'),
      'pages/firm/team.mdx': plainPage('Old'),
      'legal/terms.mdx': file('title: Terms'),
      'attorneys/ann-lee.mdx': person('Ann Lee', {}),
      'jobs/team.mdx': file('title: x'),
      'legal/cookies.mdx': legalPage(termsBody('We bake.'), '2026-01-10'),
      'legal/versions/cookies/2024-01-10.mdx': legalPage(termsBody('We baked.'), '2024-01-10'),
    })
    expect(move(tree, old, next)).toEqual({ error: expect.stringContaining(sentence) })
  })
})

describe('the firm’s own files', () => {
  const tree = realTree()
  const paths = indexOfTree(tree).indexed.map((one) => one.file)
  const fixed = /^(?:pages\/(?:home|not-found|practice-areas|search)|legal\/privacy-policy)\.mdx$/

  it.each(
    paths.filter((path, at) => path === 'legal/disclaimer.mdx' || (at % 16 === 0 && !fixed.test(path))),
  )('an editor can move %s and back without a new error or a changed file', (path) => {
    const from = path.replace(/\.mdx$/, '')
    const there = moved(tree, path, `${from}-moved`)
    expect(errorsOf(there)).toEqual(errorsOf(tree))
    const back = moved(there, `${from}-moved`, from)
    expect(back.files).toEqual(tree.files)
    expect(back.otherFiles).toEqual(tree.otherFiles)
  })
})
