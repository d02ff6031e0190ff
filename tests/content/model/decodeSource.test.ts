import { registry } from '../../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../../../src/content/buildSite.ts'
import { decodeSource } from '../../../src/content/model/decodeSource.ts'
import type { SourceFile } from '../../../src/content/model/sourceFile.ts'
import { inOneLine, minimalTree } from '../../fixtures/minimalSite.ts'

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [part])),
  )

/** What is told when pages/about.mdx is this file. */
const told = (source: SourceFile): string[] =>
  buildSite(registry, [
    ...Object.entries(minimalTree).flatMap(([path, text]) => (path === source.path ? [] : [{ path, text }])),
    source,
  ])
    .problems.filter(({ file }) => file === source.path)
    .map(inOneLine)

const path = 'pages/about.mdx'
const text = minimalTree[path] ?? ''

describe('a file’s bytes', () => {
  it('are read as UTF-8, whatever its line ends, with or without a byte-order mark', () => {
    for (const typed of [text, text.replaceAll('\n', '\r\n'), `\uFEFF${text}`]) {
      const source = decodeSource(path, bytes(typed))
      expect(source).toEqual({ path, text: typed })
      expect(told(source)).toEqual([])
    }
  })

  it('that are no UTF-8 are told where they stand', () => {
    const source = decodeSource(path, bytes('---\r\ntitle: Ren', 0xe9, ' Dubois\r\n---\r\n'))
    expect(source.decodeError).toEqual({ kind: 'not-utf-8', place: { line: 2, column: 11 } })
    expect(source.text).toContain('Ren\uFFFD Dubois')
    expect(told(source)).toEqual([
      'pages/about.mdx:2:11 file-encoding This file was not saved as UTF-8, and here stands the first letter that cannot be made out. → Save it again with your program’s “Save as”, and choose UTF-8 where it asks for the encoding; then look through it for �, and type the letter that belongs there, wherever it stands.',
    ])
  })

  it('that are no UTF-8 from the first on are told at the first', () => {
    expect(decodeSource(path, bytes(0xe9)).decodeError).toEqual({
      kind: 'not-utf-8',
      place: { line: 1, column: 1 },
    })
  })

  it('in UTF-16 are told as what Windows calls them', () => {
    const source = decodeSource(path, bytes(0xff, 0xfe, '-', 0, '-', 0, '-', 0))
    expect(source.text).toBe('---')
    expect(told(source).join()).toContain(
      '1:1 file-encoding This file was saved as UTF-16, which some programs call “Unicode”.',
    )
  })
})

it('a file that is too large is told with its size', () => {
  expect(told({ path, text: '', decodeError: { kind: 'too-large', bytes: 5_000_001 } })).toEqual([
    'pages/about.mdx:1:1 file-size This file has 5,001 kB, and 1,000 kB is the most that a page may have. → Take out what is not text, or divide the text into several files.',
  ])
})
