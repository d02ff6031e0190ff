import { registry } from '../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import { newFileSnippets } from '../../src/vscode/newFileSnippets.ts'

const names = (path: string, text: string) => newFileSnippets(registry, path, text).map(({ name }) => name)

describe('the files that may be begun', () => {
  it.each([
    ['an empty file', ''],
    ['a word', 'new'],
    ['the name itself, and a line end', 'new person: partner\n'],
  ])('%s: those of its folder', (_, text) => {
    expect(names('attorneys/jane.mdx', text)).toEqual([
      'new person: partner',
      'new person: associate',
      'new person: staff',
    ])
  })

  it.each([
    ['a file with fields', 'attorneys/jane.mdx', '---\nname: Jane\n---\n'],
    ['a first fence', 'attorneys/jane.mdx', '---\n'],
    ['two lines of text', 'pages/x.mdx', 'The firm\nhas moved'],
    ['the one file of its kind', 'firm.mdx', ''],
    ['a folder of no kind', 'misc/x.mdx', ''],
  ])('%s: none', (_, path, text) => {
    expect(names(path, text)).toEqual([])
  })
})
