import { expect, it } from 'vitest'
import { codeFinder } from '../../../src/content/proof/findInCode.ts'

const find = codeFinder(() => [
  {
    path: 'src/Footer.tsx',
    text: [
      "import { Footer } from './Footer.tsx'",
      '// "Footer" is the name of the landmark.',
      '<nav aria-label="Footer">',
      '  <p>',
      '    We never share',
      '    your data.',
      '  </p>',
      '  <b>Practice {number}</b>',
      '  <i>{`Back to ${page}`}</i>',
      "  const share = rate + '%'",
      '  <p>{firm.label} 99%</p>',
    ].join('\n'),
  },
])

it.each<[string, string[]]>([
  ['Footer', ['src/Footer.tsx:3']],
  ['We never share your data.', ['src/Footer.tsx:5']],
  ['Practice 7', ['src/Footer.tsx:8']],
  ['Back to', ['src/Footer.tsx:9']],
  ['99%', ['src/Footer.tsx:11']],
  ['98%', []],
  ['landmark', []],
  ['We (never)', []],
])('finds "%s" where it is said, and not where it is meant', (words, places) => {
  expect(find(words)).toEqual(places)
})
