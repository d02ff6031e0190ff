import { describe, expect, it } from 'vitest'
import { frontmatterDocument } from '../../src/vscode/frontmatterDocument.ts'

describe('the fields of a file, alone', () => {
  it.each([
    ['a usual file', '---\na: 1\n---\nText.\n', '\na: 1\n\n\n', 2],
    ['Windows line ends', '---\r\na: 1\r\n---\r\nText.', '\na: 1\n\n', 2],
    ['a byte-order mark', '\uFEFF---\na: 1\n---\n', '\na: 1\n\n', 2],
    ['spaces after the fences', '---  \na: 1\n--- \nText.', '\na: 1\n\n', 2],
    ['a rule in the text', '---\na: 1\n---\nText.\n\n---\n', '\na: 1\n\n\n\n\n', 2],
    ['fields that are not closed yet', '---\na: 1\nb', '\na: 1\nb', 3],
  ])('%s keeps its lines', (_, text, alone, end) => {
    expect(frontmatterDocument(text)).toEqual({ text: alone, end })
  })

  it('a file that does not begin with a fence has none', () => {
    expect(frontmatterDocument('\n---\na: 1\n---\n')).toBeUndefined()
  })
})
