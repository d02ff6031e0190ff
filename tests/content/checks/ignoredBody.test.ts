import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { templates } from '../../../src/firm/templates.ts'
import { pages } from '../../../src/firm/pages.ts'
import { build, inOneLine, plainPage, minimalTree } from '../../fixtures/minimalSite.ts'

/** Text below the fields of files that show their fields alone. */

const told = (path: string, text: string): string[] =>
  build({ [path]: text })
    .problems.filter(({ rule }) => rule === 'unseen-text')
    .map(inOneLine)

describe('a text below the fields', () => {
  it.each(['firm.mdx', 'pages/contact.mdx', 'pages/home.mdx'])('of %s is told with its place', (path) => {
    const text = minimalTree[path] ?? ''
    const lines = text.trimEnd().split('\n').length
    expect(told(path, text)).toEqual([])
    expect(told(path, `${text.trimEnd()}\n\n<!-- A remark. -->\n\nA note to all.\n`)).toEqual([
      `${path}:${lines + 4}:1 unseen-text This file shows its fields alone, and nothing of the text below the second ---. → Put the text into one of the fields above that line, or delete it.`,
    ])
  })

  it('is shown by a plain page', () => {
    expect(told('pages/news.mdx', plainPage('News', '', 'We have moved.\n'))).toEqual([])
  })

  it('is told of just the templates of pages that do not show it', () => {
    const sources = readFileSync(join(import.meta.dirname, '../../../src/firm/templates.ts'), 'utf8')
    const showing = [...sources.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('(.+)'\)/gm)].filter(
      ([, , file = '']) =>
        readFileSync(join(import.meta.dirname, '../../../src/firm', file), 'utf8').includes('payload.body'),
    )
    expect(Object.keys(templates).length).toBeGreaterThan(showing.length)
    const declared = Object.values(pages).filter(({ showsBody }) => showsBody)
    expect(new Set(showing.map(([, kind]) => kind))).toEqual(new Set(declared.map(({ name }) => name)))
  })
})
