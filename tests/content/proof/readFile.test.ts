import { expect, it } from 'vitest'
import { isReadable, textsOfManifest, wordsInFile } from '../../../src/content/proof/readFile.ts'

it.each<[string, string, string, string[]]>([
  ['a text', 'a.svg', '<svg><g><text>We <tspan>win</tspan></text></g></svg>', ['We', 'win']],
  ['a title', 'a.svg', '<svg><title>Best</title><path d="M0 0"/></svg>', ['Best']],
  ['a description', 'a.SVG', '<svg><path d="M0 0"><desc>Best</desc></path></svg>', ['Best']],
  ['a name for screen readers', 'a.svg', '<svg aria-label="Best"/>', ['Best']],
  ['data that is a text', 'a.svg', '<svg><text><![CDATA[Best]]></text></svg>', ['Best']],
  ['letters by their numbers', 'a.svg', '<svg><text>&#66;&#101;</text></svg>', ['Be']],
  ['a paragraph', 'a.svg', '<svg><foreignObject><p>Best</p></foreignObject></svg>', ['Best']],
  ['a style', 'a.svg', '<svg><style>p::before{content:"Best"}</style></svg>', ['Best']],
  ['a style', 'assets/a.css', 'p::before{content:"Best"}', ['Best']],
  ['a document', 'a.html', '<!doctype html><title>Best</title><p>We win', ['Best', 'We win']],
])('words are found in %s of %s', (_, path, text, expected) => {
  expect(wordsInFile(path, text).map(({ words }) => words)).toEqual(expected)
})

it.each([
  [
    'shapes and numbers',
    '<svg xmlns="http://www.w3.org/2000/svg"><defs><path id="f" d="M0 0"/></defs><text>12</text></svg>',
  ],
  [
    'styles without texts',
    '<svg><style>.d0{animation:draw 2s}@keyframes draw{from{top:0}}</style><g class="d0"/></svg>',
  ],
])('drawings may hold %s', (_, svg) => {
  expect(wordsInFile('a.svg', svg)).toEqual([])
})

it('looks at no pictures and programs', () => {
  expect(['a.png', 'a.js', 'LICENSE'].filter(isReadable)).toEqual([])
})

it('reads what people read of a web manifest, whatever it is called', () => {
  const manifest = {
    id: '/',
    name: 'Lantern House',
    lang: 'en',
    motto: 'Steady',
    icons: [{ src: '/a.png', type: 'image/png', label: 'A lamp' }],
  }
  expect(textsOfManifest(JSON.stringify(manifest)).map(({ place, text }) => `${place}: ${text}`)).toEqual([
    'manifest > name: Lantern House',
    'manifest > motto: Steady',
    'manifest > icons > label: A lamp',
  ])
})
