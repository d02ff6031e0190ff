import { registry } from '../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import type { SourceFile } from '../../src/content/model/sourceFile.ts'
import { decodeSource, tooLarge } from '../../src/node/readTree.ts'
import { readSite } from '../../src/content/readSite.ts'
import { inOneLine, minimalTree } from '../fixtures/minimalSite.ts'
import { indexOf } from '../fixtures/readBody.ts'

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [part])),
  )

/** The problems of the minimal site with this file, one a line. */
const problemsOf = (source: SourceFile): string[] =>
  readSite(
    registry,
    [
      ...Object.entries(minimalTree).flatMap(([path, text]) =>
        path === source.path ? [] : [{ path, text }],
      ),
      source,
    ],
    { indexOf },
  )
    .problems.filter(({ file }) => file === source.path)
    .map(inOneLine)

const path = 'pages/about.mdx'
const text = minimalTree[path] ?? ''

describe('a file’s bytes', () => {
  it('an editor can save UTF-8 with any line endings, with or without a byte-order mark', () => {
    for (const typed of [text, text.replaceAll('\n', '\r\n'), `\uFEFF${text}`]) {
      const source = decodeSource(path, bytes(typed))
      expect(source).toEqual({ path, text: typed })
      expect(problemsOf(source)).toEqual([])
    }
  })

  it('an editor reads where a file isn’t UTF-8', () => {
    const source = decodeSource(path, bytes('---\r\ntitle: Ren', 0xe9, ' Dubois\r\n---\r\n'))
    expect(source.text).toContain('Ren\uFFFD Dubois')
    expect(problemsOf(source)).toEqual([
      expect.stringMatching(/^pages\/about\.mdx:2:11 file-encoding .* → Save it again as UTF-8/),
    ])
    expect(decodeSource(path, bytes(0xe9)).decodeError?.place).toEqual({ line: 1, column: 1 })
  })

  it('an editor reads that a UTF-16 file isn’t UTF-8', () => {
    const source = decodeSource(path, bytes(0xff, 0xfe, '-', 0, '-', 0, '-', 0))
    expect(problemsOf(source)).toEqual([expect.stringMatching(/^pages\/about\.mdx:1:1 file-encoding /)])
  })
})

it('an editor reads the size of a file that is too large', () => {
  expect(problemsOf(tooLarge(path, 5_000_001)).join()).toContain('1:1 file-size This file has 5001 kB')
})
