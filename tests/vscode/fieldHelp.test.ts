import { registry } from '../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import { fileKinds } from '../../src/content/docs/jsonSchema.ts'
import { fieldHelp } from '../../src/vscode/fieldHelp.ts'

const help = fieldHelp(fileKinds(registry))

/** The help at the place that is marked with a stroke. */
function at(path: string, marked: string) {
  const before = marked.slice(0, marked.indexOf('|')).split('\n')
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
  return { path, text: marked.replace('|', ''), position }
}

const labelsAt = async (path: string, marked: string) =>
  (await help.complete(at(path, marked))).map(({ label }) => label)

describe('what may be written here', () => {
  it.each([
    ['the kind of a page comes first', 'pages/x.mdx', '---\n|\n---\n', ['template']],
    ['the words of a field', 'pages/x.mdx', '---\ntemplate: plain\ninMenu: |\n---\n', ['header', 'nowhere']],
    ['true and false', 'firm.mdx', '---\nsample: |\n---\n', ['true', 'false']],
    [
      'the fields of a group',
      'firm.mdx',
      '---\naddress:\n  street: S\n  city: C\n  |\n---\n',
      ['floor', 'region', 'postalCode'],
    ],
    [
      'the fields of a list’s item',
      'practice-areas/x.mdx',
      '---\nservices:\n  - title: A\n    |\n---\n',
      ['description', 'features'],
    ],
    ['nothing in the text', 'pages/x.mdx', '---\ntemplate: plain\n---\n\nte|', []],
    ['nothing on the fence', 'pages/x.mdx', '---|\ntemplate: plain\n---\n', []],
    ['nothing in a file without fields', 'pages/x.mdx', 'te|\n', []],
  ])('%s', async (_, path, marked, labels) => {
    expect((await labelsAt(path, marked)).toSorted()).toEqual(labels.toSorted())
  })

  it('then the fields of that kind of page, and of it alone, that are not there yet', async () => {
    const labels = await labelsAt('pages/attorneys/x.mdx', '---\ntemplate: partners\ntitle: T\n|\n---\n')
    expect(labels).toEqual(expect.arrayContaining(['description', 'lede', 'inMenu']))
    expect(labels.filter((label) => ['template', 'title', 'headline', 'figures'].includes(label))).toEqual([])
  })

  it('fields that are still being written, without a closing fence, are helped with as well', async () => {
    expect(await labelsAt('jobs/x.mdx', '---\npage: join\nreq|')).toContain('requirements')
  })

  it('each field comes with its sentence and is written with its colon', async () => {
    const items = await help.complete(at('jobs/x.mdx', '---\npage: join\npos|\n---\n'))
    expect(items.find(({ label }) => label === 'posted')).toMatchObject({
      documentation: 'The date the role was posted, such as 2025-06-20.',
      textEdit: { newText: 'posted: ${1:2025-06-20}' },
    })
  })
})

describe('what a field means', () => {
  it.each([
    ['practice-areas/x.mdx', '---\ntitle: Tax\nor|der: 6\n---\n', 'Its position in lists: 1 comes first.'],
    ['practice-areas/x.mdx', '---\nservices:\n  - ti|tle: A\n---\n', 'The name of this service.'],
    [
      'attorneys/x.mdx',
      '---\ngroup: part|ner\n---\n',
      '`associate`: associate = listed on the page of associates',
    ],
    ['firm.mdx', '---\nph|one: 1\n---\n', 'The general phone number with its country code'],
  ])('%s %j', async (path, marked, sentence) => {
    expect(await help.explain(at(path, marked))).toContain(sentence)
  })

  it.each([
    ['between fields', '---\ntemplate: plain\n|\n---\n'],
    ['in the text', '---\ntemplate: plain\n---\n\ntit|le: no field\n'],
  ])('nothing is explained %s', async (_, marked) => {
    expect(await help.explain(at('pages/x.mdx', marked))).toBeUndefined()
  })
})
