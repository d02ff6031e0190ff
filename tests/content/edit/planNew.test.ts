import { entriesOf } from '../../../src/content/model/content.ts'
import { attorneys } from '../../../src/firm/collections/attorneys/schema.ts'
import { registry } from '../../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import { placeholder } from '../../../src/content/parse/fieldTexts.ts'
import { planNew } from '../../../src/content/edit/planNew.ts'
import type { NewOptions } from '../../../src/content/edit/newOptions.ts'
import { newFields, newKinds } from '../../../src/content/edit/newKinds.ts'
import { slugOf } from '../../../src/content/text/slugOf.ts'
import type { Tree } from '../../../src/content/edit/tree.ts'
import type { FieldSchema } from '../../../src/content/docs/jsonSchema.ts'
import {
  after,
  check,
  errorsOf,
  look,
  person,
  planned,
  realTree,
  textOf,
  tiny,
} from '../../fixtures/editingFixture.ts'
import { bannedWords } from '../../fixtures/bannedWords.ts'

/** `npm run new`, decided in memory on the content of the firm. */

const tree = realTree()
const begin = (
  on: Tree,
  kind: string | undefined,
  fields: Record<string, string[]>,
  more: Partial<NewOptions> = {},
) => planNew({ kind, fields, draft: false, ...more }, look(on))

describe('a name as a file’s name', () => {
  it.each([
    ['Ada Sample', 'ada-sample'],
    ["Conan O'Brien", 'conan-obrien'],
    ['Conan O’Brien', 'conan-obrien'],
    ['Müller & Co', 'mueller-co'],
    ['José Peña-Núñez', 'jose-pena-nunez'],
    ['Łukasz Ørsted', 'lukasz-orsted'],
    ['J. P. McDonald, Jr.', 'j-p-mcdonald-jr'],
    ['Banking & Finance Law', 'banking-finance-law'],
    ['Straße 12', 'strasse-12'],
    ['ﬁne', 'fine'],
    ['  A  --  B ', 'a-b'],
    ['法律', ''],
    ['!?', ''],
  ])('%s → %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})

const forms = newKinds(registry).flatMap((kind) =>
  (kind.variants?.choices.map(({ word }) => word) ?? [undefined]).map((form) => ({
    kind,
    form,
    word: `${kind.word} ${form ?? ''}`,
  })),
)

/** Every field of a kind, those within others too. */
const sentences = ({ properties = {} }: FieldSchema): string[] =>
  Object.values(properties).flatMap(({ description }) => description ?? [])

describe.each(forms)('a new $word', ({ kind, form }) => {
  const fields = {
    [kind.naming.field]: ['Quay & Sample'],
    ...(kind.variants && form && { [kind.variants.field]: [form] }),
  }
  const decided = begin(tree, kind.word, fields, { below: '' })
  const file = `${kind.collection.name}/quay-sample.mdx`

  it('passes the check except for its blanks', () => {
    const before = new Set(errorsOf(tree))
    const fresh = check(after(tree, decided)).problems.filter(
      ({ severity, rule, file: at }) => severity === 'error' && !(rule === 'blank' && at === file),
    )
    expect(fresh.filter(({ message }) => ![...before].some((line) => line.includes(message)))).toEqual([])
    expect(errorsOf(after(tree, decided))).toContainEqual(expect.stringContaining(`${file}:`))
  })

  it('brings no warning either', () => {
    const warnings = (of: Tree) => check(of).problems.filter(({ severity }) => severity === 'warning')
    expect(warnings(after(tree, decided))).toEqual(warnings(tree))
  })

  it('has every field’s sentence above it', () => {
    const text = textOf(after(tree, decided), file) ?? ''
    for (const sentence of sentences(newFields(registry, kind, form))) expect(text).toContain(`# ${sentence}`)
  })

  it('as a draft changes no number and no address, and its blanks are warnings', () => {
    const draft = after(tree, begin(tree, kind.word, fields, { below: '', draft: true }))
    expect(errorsOf(draft)).toEqual(errorsOf(tree))
    expect(textOf(draft, 'addresses.txt')).toBe(textOf(tree, 'addresses.txt'))
    expect(textOf(draft, file)).toContain('\ndraft: true\n')
  })

  it('as a draft is told by exactly what happened', () => {
    const { notes, changes } = planned(begin(tree, kind.word, fields, { below: '', draft: true }))
    const said = notes.find((note) => note.startsWith('It is not on the site yet')) ?? ''
    const written = changes.map(({ path }) => path)
    expect(said.includes('list of addresses')).toBe(kind.collection.base !== undefined)
    expect(written.filter((path) => /^(?:addresses\.txt|pages\/(?!quay))/.test(path))).toEqual([])
  })
})

describe('a new person', () => {
  const given = {
    name: ['Ada Sample'],
    group: ['partner'],
    title: ['Partner # 1: "the first"'],
    specialization: ['&co'],
    practiceAreas: ['tax-law', 'litigation'],
    experience: ['12+ years'],
    education: ['J.D., Columbia'],
    keyAchievements: ['Argued: often.'],
  }
  const decided = begin(tree, 'person', given)

  it('with all fields given is sound but for the biography', () => {
    const result = after(tree, decided)
    expect(errorsOf(result).filter((line) => line.startsWith('attorneys/ada'))).toEqual([
      expect.stringMatching(/ blank The text below the fields is still to be filled in\./),
    ])
    expect(textOf(result, 'attorneys/ada-sample.mdx')).toContain('\n# order:\n')
    const text =
      textOf(result, 'attorneys/ada-sample.mdx')?.replace(`\n${placeholder}\n`, '\nShe works here.\n') ?? ''
    const files = result.files.map((file) =>
      file.path === 'attorneys/ada-sample.mdx' ? { ...file, text } : file,
    )
    expect(errorsOf({ ...result, files })).toEqual(errorsOf(tree))
    const found = entriesOf(look({ ...result, files }).content, attorneys).find(
      ({ slug }) => slug === 'ada-sample',
    )
    expect(found?.data).toMatchObject({ title: 'Partner # 1: “the first”', specialization: '&co' })
  })

  it('stands in its list by the family name, and no other person’s file is touched', () => {
    const { changes } = planned(decided)
    expect(changes.map(({ path }) => path).filter((path) => path.startsWith('attorneys/'))).toEqual([
      'attorneys/ada-sample.mdx',
    ])
  })

  it('comes last where all others have numbers', () => {
    const people = {
      'attorneys/bo-day.mdx': person('Bo Day', { order: '2' }),
      'attorneys/ann-lee.mdx': person('Ann Lee', { order: '1' }),
    }
    const numbered = begin(tiny(people), 'person', { name: ['Cy Fox'], group: ['partner'] })
    expect(planned(numbered).notes).toContain(
      'It comes last in its list (order: 3). Change the field "order" to put it elsewhere.',
    )
  })

  it('says once how a line is switched on', () => {
    expect(textOf(after(tree, decided), 'attorneys/ada-sample.mdx')).toMatch(
      /^---\n# A line such as "# familyName:" is switched off\. To use it, delete the # and the space\.\n/,
    )
  })

  it.each<[given: Record<string, string[]>, line: string, blanks: string[]]>([
    [{ portrait: ['./mina-choe.jpg'] }, 'portraitAlt: (to be filled in)', ['portraitAlt']],
    [{ portrait: ['./mina-choe.jpg'], portraitAlt: ['Ada at her desk'] }, 'portraitAlt: Ada at her desk', []],
    [{}, '# portraitAlt:', []],
  ])('with %j has the line %j below the field’s sentence', (portrait, line, blanks) => {
    const pictured: Tree = { ...tree, otherFiles: [...tree.otherFiles, 'attorneys/mina-choe.jpg'] }
    const result = after(pictured, begin(pictured, 'person', { ...given, ...portrait }))
    expect(textOf(result, 'attorneys/ada-sample.mdx')).toMatch(
      new RegExp(`^# What the photograph shows, .*\\n${line.replace(/[()]/g, String.raw`\$&`)}$`, 'm'),
    )
    expect(errorsOf(result).filter((error) => error.startsWith('attorneys/ada'))).toEqual(
      [...blanks.map((field) => `The field "${field}"`), 'The text below the fields'].map((what) =>
        expect.stringContaining(` blank ${what} is still to be filled in.`),
      ),
    )
  })

  it('of the staff stands on the leadership page', () => {
    const result = after(tree, begin(tree, 'person', { name: ['Ada Sample'], group: ['staff'] }))
    expect(textOf(result, 'attorneys/ada-sample.mdx')).toMatch(
      /^leadership:\n(.*\n)*? {2}role: \(to be filled in\)$/m,
    )
  })
})

describe('a new page', () => {
  it('stands below another, and its address is recorded', () => {
    const result = after(tree, begin(tree, 'page', { title: ['Our History'] }, { below: '/about' }))
    expect(textOf(result, 'pages/about/our-history.mdx')).toContain('title: Our History\n')
    expect(textOf(result, 'addresses.txt')).toContain(
      '/about/leadership\n/about/our-history\n/about/why-choose\n',
    )
  })

  it('takes an old address back: it leads nowhere else then', () => {
    const old = {
      ...tree,
      urlList: { path: 'addresses.txt', text: `${tree.urlList?.text ?? ''}/our-history -> /about\n` },
    }
    const result = after(old, begin(old, 'page', { title: ['Our History'] }, { below: '' }))
    expect(textOf(result, 'addresses.txt')).toContain('\n/our-history\n')
  })
})

describe('what is asked, one after the other', () => {
  it.each<[string | undefined, Record<string, string[]>, string]>([
    [undefined, {}, 'kind'],
    ['person', {}, 'name'],
    ['person', { name: ['Ada Sample'] }, 'group'],
    ['Practice area', {}, 'title'],
    ['role', { title: ['Clerk'] }, 'page'],
    ['legal page', {}, 'title'],
    ['page', { title: ['Our History'] }, 'below'],
  ])('%s %j: %s', (kind, fields, flag) => {
    expect(begin(tree, kind, fields)).toEqual({ prompt: expect.objectContaining({ flag }) })
  })
})

describe('what cannot be begun', () => {
  it.each<[string, Record<string, string[]>, Partial<NewOptions>, string]>([
    ['persona', {}, {}, 'There is no kind "persona". Did you mean "person"?'],
    ['jobs', {}, {}, 'There is no kind "jobs". Did you mean "role"?'],
    ['partner', {}, {}, 'There is no kind "partner". Did you mean "person"?'],
    ['practices', {}, {}, 'There is no kind "practices". Did you mean "practice-area"?'],
    [
      'person',
      { name: ['Mina Choe'], group: ['partner'] },
      {},
      'There is a file attorneys/mina-choe.mdx already, and nothing is written over it. If you mean another one, give this one another name:\nnpm run new -- person --name "Mina Choe" --group partner --file mina-choe-2',
    ],
    [
      'person',
      { name: ['A B'], group: ['partners'] },
      {},
      'The field "group" does not know "partners". Did you mean "partner"?',
    ],
    [
      'person',
      { name: ['A B'], group: ['staff'], keyAchievements: ['x'] },
      {},
      'A person of the kind "staff" has no field "keyAchievements".',
    ],
    [
      'person',
      { name: ['法律'], group: ['staff'] },
      {},
      'The name "法律" has no letter that a file’s name can have.',
    ],
    ['person', { name: ['A B'], group: ['staff'] }, { file: 'A B' }, '"A B" cannot be a file’s name'],
    [
      'person',
      { name: ['A B'], group: ['partner'], practiceAreas: ['taxlaw'] },
      {},
      'There is no practice area "taxlaw". Did you mean "tax-law"?',
    ],
    ['page', { title: ['Contact'] }, { below: '' }, 'There is a file pages/contact.mdx already'],
    [
      'page',
      { title: ['Privacy Policy'] },
      { below: '' },
      'The page legal/privacy-policy.mdx has the address /privacy-policy already.',
    ],
    [
      'page',
      { title: ['Tax Law'] },
      { below: '' },
      'practice-areas/tax-law.mdx has the title "Tax Law" already.',
    ],
    ['page', { title: ['Art'] }, { below: '' }, 'The address "/art" belongs to the site’s own files.'],
    ['page', { title: ['X'] }, { below: '/abuot' }, 'Did you mean /about?'],
    [
      'role',
      { title: ['X'], page: ['join'] },
      { below: '/about' },
      'Only a page can stand below another one.',
    ],
  ])('%s %j %j: %s', (kind, fields, more, sentence) => {
    const decided = begin(tree, kind, fields, more)
    expect('error' in decided ? decided.error : decided).toContain(sentence)
    expect('error' in decided ? (decided.error.match(bannedWords)?.[0] ?? '') : decided).toBe('')
  })
})
