import { isAmongVersions } from '../../../src/content/versions/legalVersions.ts'
import { registry } from '../../../src/firm/registry.ts'
import { Ajv } from 'ajv'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { slug } from 'github-slugger'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseYaml } from '../../../src/content/parse/yaml.ts'
import { jsonSchemaOf, type FieldSchema } from '../../../src/content/docs/jsonSchema.ts'
import { fileTypeOf, contentFileTypes } from '../../../src/content/docs/contentFileTypes.ts'
import { newFiles } from '../../../src/content/docs/newFiles.ts'
import { referenceFiles } from '../../../src/content/docs/referenceFiles.ts'
import { splitFile } from '../../../src/content/parse/splitFile.ts'
import { readTree } from '../../../src/node/readTree.ts'

const root = join(import.meta.dirname, '../../..')
const described = contentFileTypes(registry).map((kind) => ({
  ...kind,
  schema: jsonSchemaOf(kind.schema, kind.title),
}))
const ajv = new Ajv({
  allErrors: true,
  strictTypes: false,
  keywords: ['x-points-at', 'x-words', 'enumDescriptions'],
})
const validators = new Map(described.map(({ name, schema }) => [name, ajv.compile(schema)]))

/** What a tool that reads YAML with its usual guesses says of a file's fields; nothing when it has no objection. */
function objections(kind: string, fields: string): string[] {
  const validate = validators.get(kind)
  if (!validate) throw new Error(`There is no kind "${kind}".`)
  validate(parse(fields))
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}

/** Whether the site itself accepts the fields. */
function siteAccepts(kind: string, fields: string): boolean {
  const { data, problems } = parseYaml(fields, 2)
  const schema = contentFileTypes(registry).find(({ name }) => name === kind)?.schema
  return problems.length === 0 && schema?.safeParse(data).success === true
}

const { files } = readTree(join(root, 'content'))
const claimed = (name: string): string =>
  /^value: "?(.*?)"?$/m.exec(files.find(({ path }) => path === `claims/${name}.mdx`)?.text ?? '')?.[1] ?? ''
// What is kept beside the versions is no file that anybody edits.
const edited = files.filter(({ path }) => !isAmongVersions(registry, path))
const content = edited.map((file) => {
  const split = splitFile(file)
  if (!('yaml' in split)) throw new Error(`${file.path} has no fields.`)
  // What a record says in the place of its name is looked at, as the site does.
  const fields = split.yaml.source.replace(/<Claim name="([^"]*)" \/>/g, (_, name: string) => claimed(name))
  return { path: file.path, kind: fileTypeOf(registry, file.path)?.name ?? '', fields }
})

const fieldsOf = (path: string): string => {
  const found = content.find((file) => file.path === path)
  if (!found) throw new Error(`There is no ${path}.`)
  return found.fields
}

/** Every field below a schema, and every text of a list, with its way from the top. */
const sentencesBelow = (schema: FieldSchema, way: string): [way: string, sentence: string][] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, string][] => [
    [`${way} › ${name}`, field.description ?? ''],
    ...sentencesBelow(field, `${way} › ${name}`),
  ]),
  ...(schema.items?.properties || !schema.items
    ? []
    : [[`${way} › item`, schema.items.description ?? ''] satisfies [string, string]]),
  ...(schema.items ? sentencesBelow(schema.items, way) : []),
]

describe('the committed reference', () => {
  it.each(referenceFiles(registry))('$path is in step with the schemas', ({ path, text }) => {
    const committed = readFileSync(join(root, path), 'utf8')
    expect(
      committed === text,
      `${path} is out of step with the schemas of src/firm. Run: npm run reference`,
    ).toBe(true)
  })

  it('no JSON Schema is left over from a kind that is gone', () => {
    const names = readdirSync(join(root, '.vscode/schemas')).toSorted()
    expect(names).toEqual(
      contentFileTypes(registry)
        .map(({ name }) => `${name}.json`)
        .toSorted(),
    )
  })
})

describe('the JSON Schemas', () => {
  it.each(content)('find nothing wrong with $path', ({ kind, fields }) => {
    expect(objections(kind, fields)).toEqual([])
  })

  it('are for every content file', () => {
    expect(new Set(content.map(({ kind }) => kind))).toEqual(
      new Set(contentFileTypes(registry).map(({ name }) => name)),
    )
  })

  const tax = fieldsOf('practice-areas/tax-law.mdx')
  const role = fieldsOf('jobs/associate.mdx')
  const partner = fieldsOf('attorneys/avital-gerstein.mdx')
  const firm = fieldsOf('firm.mdx')
  const partners = fieldsOf('pages/attorneys/partners.mdx')

  it.each([
    ['an order in quotes', 'practice-areas', tax, 'order: 6', 'order: "6"'],
    ['a title that is a number', 'practice-areas', tax, 'title: Tax Law', 'title: 2025'],
    ['a title with an ampersand', 'practice-areas', tax, 'title: Tax Law', 'title: Tax & Law'],
    ['a year without quotes', 'firm', firm, 'founded: "1999"', 'founded: 1999'],
    ['a ZIP code without quotes', 'firm', firm, 'postalCode: "10004"', 'postalCode: 02134'],
    ['degrees without quotes', 'firm', firm, 'longitude: "-74.0125"', 'longitude: -74.0125'],
    ['a day in quotes', 'jobs', role, 'posted: "2025-06-09"', "posted: '2025-06-09'"],
    ['a day without quotes', 'jobs', role, 'posted: "2025-06-09"', 'posted: 2025-06-09'],
    ['a field that may be left out', 'practice-areas', tax, 'sample: true\n', ''],
    ['sample: false', 'practice-areas', tax, 'sample: true', 'sample: false'],
  ])('accept what the site accepts: %s', (_, kind, fields, from, to) => {
    const changed = replaced(fields, from, to)
    expect(siteAccepts(kind, changed)).toBe(true)
    expect(objections(kind, changed)).toEqual([])
  })

  it.each([
    ['an unknown field', 'practice-areas', tax, 'order: 6', 'order: 6\nordr: 6', 'additional properties'],
    ['a missing field', 'practice-areas', tax, 'order: 6\n', '', "'order'"],
    ['a number in words', 'practice-areas', tax, 'order: 6', 'order: six', '/order must match pattern'],
    ['a number below zero', 'practice-areas', tax, 'order: 6', 'order: -1', '/order must be >= 0'],
    ['half a place', 'practice-areas', tax, 'order: 6', 'order: 6.5', '/order must be integer'],
    [
      'an unknown drawing',
      'practice-areas',
      tax,
      'mark: ledger',
      'mark: legder',
      '/mark must be equal to one',
    ],
    ['a list where a text belongs', 'practice-areas', tax, 'mark: ledger', 'mark: [ledger]', '/mark'],
    [
      'a point too many',
      'practice-areas',
      tax,
      'points:',
      'points:\n  - A fourth.',
      '/points must NOT have more',
    ],
    ['an unknown field in a group', 'practice-areas', tax, 'primary:', 'primry:', '/callToAction'],
    ['a long title', 'practice-areas', tax, 'title: Tax Law', `title: ${'x'.repeat(61)}`, '/title must NOT'],
    ['sample: perhaps', 'practice-areas', tax, 'sample: true', 'sample: perhaps', '/sample must be boolean'],
    ['an impossible day', 'jobs', role, '"2025-06-09"', '2025-02-30', '/posted must match'],
    ['an amount without its sign', 'jobs', role, 'from: $245,000', 'from: 245000', '/pay/from'],
    ['an unknown page', 'jobs', role, 'page: join', 'page: joint', '/page must be equal to one'],
    ['no page', 'jobs', role, 'page: join\n', '', "'page'"],
    ['a field of the other page', 'jobs', role, 'page: join', 'page: careers', 'department'],
    ['a field of the other group', 'attorneys', partner, 'keyAchievements', 'keyFocusAreas', 'keyFocusAreas'],
    ['a field of another template', 'pages', partners, 'people: 10', 'people: 10\nheadline: Ten', 'headline'],
    ['a year of three digits', 'firm', firm, 'founded: "1999"', 'founded: 199', '/founded must be >= 1000'],
  ])('refuse what the site refuses: %s', (_, kind, fields, from, to, objection) => {
    const changed = replaced(fields, from, to)
    expect(siteAccepts(kind, changed)).toBe(false)
    expect(objections(kind, changed).join('\n')).toContain(objection)
  })
})

const replaced = (fields: string, from: string, to: string): string => {
  if (!fields.includes(from)) throw new Error(`"${from}" does not stand there.`)
  return fields.replace(from, () => to)
}

describe('the sentences', () => {
  const sentences = described.flatMap(({ title, schema }) => [
    ...sentencesBelow(schema, title),
    ...(schema.allOf ?? []).flatMap(({ if: { properties }, then }) =>
      sentencesBelow(then, `${title} ${Object.values(properties)[0]?.const ?? ''}`),
    ),
  ])

  it('stand at every field, begin like a sentence and end with a full stop', () => {
    const startsWell =
      /^([A-Z0-9]|(true|header|partner|associate|staff|careers|join|figure|comparison|ranking|result|testimonial) )/
    const odd = sentences.filter(([, sentence]) => !startsWell.test(sentence) || !sentence.endsWith('.'))
    expect(sentences.length).toBeGreaterThan(300)
    expect(odd).toEqual([])
  })

  it('are plain American English without the words of programmers', () => {
    const jargon =
      /\b(undefined|token|parse|JSX|MDX file|schema|regex|regular expression|null|string|boolean|integer|array|object|enum|frontmatter|YAML|slug|component|canonical|metadata|markup|render\w*|neighbour|centre|colour)\b/i
    expect(sentences.filter(([, sentence]) => jargon.test(sentence))).toEqual([])
  })

  it('fit on a line or two', () => {
    expect(sentences.filter(([, sentence]) => sentence.length > 130)).toEqual([])
  })
})

describe('the guide to the fields', () => {
  const guide = readFileSync(join(root, 'content/FIELDS.md'), 'utf8')
  const tree = unified().use(remarkParse).use(remarkGfm).parse(guide)
  const firstCells: string[] = []
  visit(tree, 'tableRow', (row) => {
    visit(row.children[0] ?? tree, 'inlineCode', ({ value }) => {
      firstCells.push(value)
    })
  })

  it('has a row for every field of every kind', () => {
    const named = new Set(
      described.flatMap(({ schema }) =>
        [schema, ...(schema.allOf ?? []).map(({ then }) => then)].flatMap((form) =>
          sentencesBelow(form, '').map(([way]) => way.split(' › ').at(-1) ?? ''),
        ),
      ),
    )
    named.delete('item')
    expect(new Set(firstCells)).toEqual(named)
  })

  it('has four cells in each row', () => {
    const widths = new Set<number>()
    visit(tree, 'tableRow', (row) => {
      widths.add(row.children.length)
    })
    expect([...widths]).toEqual([4])
  })

  it('has a section for every kind and every form', () => {
    for (const { title, schema } of described) {
      expect(guide).toContain(`\n## ${title}\n`)
      for (const { if: condition } of schema.allOf ?? []) {
        const [name = '', telling] = Object.entries(condition.properties)[0] ?? []
        expect(guide).toContain(`\n### ${name}: ${telling?.const ?? ''}\n`)
      }
    }
  })
})

describe('the guide for editors', () => {
  const guide = readFileSync(join(root, 'content/README.md'), 'utf8')

  const wholeFiles = [...guide.matchAll(/```markdown\n([^]*?)```/g)]
    .map(([, text = '']) => text.replaceAll(/^ {3}/gm, ''))
    .filter((text) => text.startsWith('---\n'))

  it.each([
    ['attorneys', 'a partner', 'group: partner'],
    ['pages', 'a page', 'template: plain'],
  ] as const)('shows of %s %s that the site accepts', (collection, _, line) => {
    const text = wholeFiles.find((example) => example.includes(`\n${line}\n`)) ?? ''
    const split = splitFile({ path: `${collection}/jane-sample.mdx`, text })
    if (!('yaml' in split)) throw new Error(split.problems[0]?.message)
    expect(objections(collection, split.yaml.source)).toEqual([])
    expect(siteAccepts(collection, split.yaml.source)).toBe(true)
  })

  it.each(['README.md', 'FIELDS.md'])('%s leads only to headings that exist', (name) => {
    const texts = new Map(
      ['README.md', 'FIELDS.md'].map((file) => [file, readFileSync(join(root, 'content', file), 'utf8')]),
    )
    const links = [...(texts.get(name) ?? '').matchAll(/\]\(((?:README|FIELDS)\.md)?#([\w-]+)\)/g)]
    expect(links.length).toBeGreaterThan(1)
    for (const [, file = name, anchor] of links) {
      const headings = [...(texts.get(file) ?? '').matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
        slug(words),
      )
      expect(headings).toContain(anchor)
    }
  })
})

describe('new files', () => {
  const offered = contentFileTypes(registry).flatMap((kind) =>
    newFiles(kind).map((file) => ({ ...file, schema: kind.schema })),
  )

  it('are what an editor adds', () => {
    expect(offered.map(({ name }) => name)).toEqual([
      'new person: partner',
      'new person: associate',
      'new person: staff',
      'new practice area',
      'new open role: careers',
      'new open role: join',
      'new claim: figure',
      'new claim: comparison',
      'new claim: ranking',
      'new claim: result',
      'new claim: testimonial',
      'new legal page',
      'new page: plain',
    ])
  })

  it.each(offered)('"$name" writes every needed field, ready to be filled in', ({ schema, snippet }) => {
    const filledIn = snippet
      .replace(/\$\{\d+\|([^,|]+)[^|]*\|\}/g, '$1')
      .replace(/(?<!\\)\$\d+/g, 'something')
      .replaceAll('\\', '')
    const split = splitFile({ path: 'new.mdx', text: filledIn })
    if (!('yaml' in split)) throw new Error(split.problems[0]?.message)
    const { data, problems } = parseYaml(split.yaml.source, 2)
    expect(problems).toEqual([])
    // What is left to object to is the wording alone: no field is missing, misspelt or of the wrong kind.
    const left = schema.safeParse(data).error?.issues ?? []
    expect(left.filter(({ code }) => code !== 'invalid_format' && code !== 'too_small')).toEqual([])
  })
})
