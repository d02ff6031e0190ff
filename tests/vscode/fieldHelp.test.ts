import { registry } from '../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import { fileKinds } from '../../src/content/docs/jsonSchema.ts'
import { fieldHelp } from '../../src/vscode/fieldHelp.ts'

const help = fieldHelp(fileKinds(registry))

/** The position that | marks. */
function at(path: string, marked: string) {
  const before = marked.slice(0, marked.indexOf('|')).split('\n')
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
  return { path, text: marked.replace('|', ''), position }
}

const labelsAt = async (path: string, marked: string) =>
  (await help.complete(at(path, marked))).map(({ label }) => label)

describe('suggestions', () => {
  it.each([
    ['the template of a page first', 'pages/x.mdx', '---\n|\n---\n', ['template']],
    ['the values of a field', 'pages/x.mdx', '---\ntemplate: plain\ninMenu: |\n---\n', ['header', 'nowhere']],
    ['true and false', 'firm.mdx', '---\nsample: |\n---\n', ['true', 'false']],
    [
      'the fields of a group',
      'firm.mdx',
      '---\naddress:\n  street: S\n  city: C\n  |\n---\n',
      ['floor', 'region', 'postalCode'],
    ],
    [
      'the fields of a list item',
      'practice-areas/x.mdx',
      '---\nservices:\n  - title: A\n    |\n---\n',
      ['description', 'features', 'limits'],
    ],
    ['nothing in the body', 'pages/x.mdx', '---\ntemplate: plain\n---\n\nte|', []],
    ['nothing on the second ---', 'pages/x.mdx', '---\ntemplate: plain\n---|\n', []],
    ['nothing on the first ---', 'pages/x.mdx', '---|\ntemplate: plain\n---\n', []],
    ['nothing in a file without fields', 'pages/x.mdx', 'te|\n', []],
  ])('an editor in VS Code is offered %s', async (_, path, marked, labels) => {
    expect((await labelsAt(path, marked)).toSorted()).toEqual(labels.toSorted())
  })

  it('an editor in VS Code is offered only fields that the template has and the page lacks', async () => {
    const labels = await labelsAt('pages/attorneys/x.mdx', '---\ntemplate: partners\ntitle: T\n|\n---\n')
    expect(labels).toEqual(expect.arrayContaining(['description', 'lede', 'inMenu']))
    expect(labels.filter((label) => ['template', 'title', 'headline', 'figures'].includes(label))).toEqual([])
  })

  it('an editor in VS Code gets help before the second --- is typed', async () => {
    expect(await labelsAt('jobs/x.mdx', '---\ntitle: Clerk\nreq|')).toContain('requirements')
  })

  it('an editor in VS Code reads what each field means, and gets its colon', async () => {
    const items = await help.complete(at('jobs/x.mdx', '---\ntitle: Clerk\npos|\n---\n'))
    expect(items.find(({ label }) => label === 'posted')).toMatchObject({
      documentation: 'The date the role was posted, such as 2025-06-20.',
      textEdit: { newText: 'posted: ${1:2025-06-20}' },
    })
  })
})

describe('explanations', () => {
  it.each([
    ['practice-areas/x.mdx', '---\ntitle: Tax\nor|der: 6\n---\n', 'Its position in lists: 1 comes first.'],
    ['practice-areas/x.mdx', '---\nservices:\n  - ti|tle: A\n---\n', 'The name of this service.'],
    ['attorneys/x.mdx', '---\ngroup: part|ner\n---\n', '`associate`: associate = listed on'],
    ['firm.mdx', '---\nph|one: 1\n---\n', 'The general phone number with its country code'],
  ])('an editor in VS Code who points at | in %s %j reads %j', async (path, marked, sentence) => {
    expect(await help.explain(at(path, marked))).toContain(sentence)
  })

  it.each([
    ['between fields', '---\ntemplate: plain\n|\n---\n'],
    ['at the body', '---\ntemplate: plain\n---\n\ntit|le: no field\n'],
  ])('an editor in VS Code who points %s reads nothing', async (_, marked) => {
    expect(await help.explain(at('pages/x.mdx', marked))).toBeUndefined()
  })
})
