import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../../src/content/body/parseMarkdown.ts'
import { readTree } from '../../../src/node/readTree.ts'
import { parseWhole } from '../../fixtures/parseWhole.ts'
import { everyNth } from '../../sample.ts'

/** What a text cannot hold is not looked for; whatever it holds is found all the same. */

it.each([
  ['an address with www', 'See www.irs.gov for it.'],
  ['capitals', 'See WWW.irs.gov and HTTPS://irs.gov.'],
  ['a whole address', 'See https://irs.gov/forms.'],
  ['an e-mail address', 'Write to info@firm.example.'],
  ['an at sign in disguise', 'Write to info&#64;firm.example or info&commat;firm.example.'],
  ['a mail link without brackets', 'Write to mailto:info@firm.example.'],
  ['an escaped colon', 'See https\\://irs.gov.'],
  ['a table', '| a | b |\n| - | - |\n| c | d |'],
  ['a table without outer lines', 'a | b\n- | -\nc | d'],
  ['a table of one column', 'a\n:-\nb'],
  ['a table of one column, set to the right', 'a\n-:\nb'],
  ['a table in a list', '- | a |\n  | - |\n  | b |'],
  ['a table and an address', '| a |\n| - |\n| www.irs.gov |'],
  ['all the rest', '~~a~~ [^1] **b** `c` - [x] d\n\n- [ ] e\n\n[^1]: f\n\n<Note>\n\ng\n\n</Note>'],
])('%s', (_, body) => {
  expect(parseMarkdown(body)).toEqual(parseWhole(body))
})

it('the files of the real content', () => {
  for (const { text } of everyNth(3, readTree(join(import.meta.dirname, '../../../content')).files))
    expect(parseMarkdown(text)).toEqual(parseWhole(text))
})
