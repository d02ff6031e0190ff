import { expect, it } from 'vitest'
import { readStyles } from '../../../src/content/proof/readStyles.ts'
import { unmarkedPassages } from '../../../src/content/text/marks.ts'

/** The words that styles write onto pages. */
const words = (css: string) => readStyles(css).texts.flatMap(({ text }) => unmarkedPassages(text))

it.each<[string, string, string[]]>([
  ['before an element', 'p::before{content:"Best"}', ['Best']],
  ['behind one, within a rule and a query', '@media print{p{&::after{content: "We win"}}}', ['We win']],
  ['with signs', `a::after{content:'→ Best' / ''}`, ['→ Best']],
  ['for screen readers', `a::after{content:'→' / 'Best'}`, ['Best']],
  ['in escapes', String.raw`p::before{content:"\42 est"}`, ['Best']],
  ['over several lines', 'p::before{content:"Be\\\nst"}', ['Best']],
  ['around a counter', 'p::before{content:"Rule " counter(rule, upper-alpha)}', ['Rule']],
  ['in a property that others take in', ':root{--note:"Best"}p::before{content:var(--note)}', ['Best']],
  ['in one that is registered', '@property --a{syntax:"*";initial-value:"Best";inherits:false}', ['Best']],
  ['instead of a missing attribute', 'p::before{content:attr(title, "Best")}', ['Best']],
  ['as quotation marks', 'q{quotes:"Quote: " "»"}', ['Quote:']],
  ['as the mark of a list', 'ul{list-style-type:"Best "}', ['Best']],
  ['as a counter', '@counter-style a{symbols:Best "Law";suffix:" of all"}', ['Best', 'Law', 'of all']],
  ['where a line is cut', 'p{text-overflow:"more"}', ['more']],
  ['in the margin of a sheet', '@page{@top-left{content:"Best"}}', ['Best']],
  ['at an end that is missing', 'p::before{content:"Best', ['Best']],
])('styles write words %s', (_, css, expected) => {
  expect(words(css)).toEqual(expected)
})

it.each([
  ['signs and counters', `a::after{content:' (' attr(href) ')' counter(x) open-quote '×' / ''}`],
  ['quotation marks', `q{quotes:"«" "»"}`],
  ['nothing', `p::before{content:''}`],
  [
    'names of fonts and areas',
    `@font-face{font-family:"Sans";src:url("/a.woff2") format("woff2"),local('Sans')}`,
  ],
  ['names of areas', 'p{font:12px "Sans";grid-template-areas:"head head"}'],
  [
    'addresses',
    'p{background:url("/sea.svg") , image-set("a.png" type("image/png"));clip-path:path("M0 0L9 9")}',
  ],
  ['the address of the site', ":root{--site:'https://firm.example'}"],
  ['what rules are for', '@import "sheet.css";@charset "utf-8";a[href^="http"]{color:red}'],
  ['the groups of styled-components', 'data-styled.g2[id="sc-3jjb-0"]{content:"hHrgHK,"}'],
  ['comments', '/* "Best" */p{color:/* "Best" */red}'],
])('styles may hold %s', (_, css) => {
  expect(words(css)).toEqual([])
})

it('tells the rule and the property of a text, and the attributes that are shown', () => {
  expect(readStyles('main p::before{content:"Best" attr(data-note)}')).toEqual({
    texts: [{ text: 'Best', place: 'style > main p::before { content }' }],
    attributes: ['data-note'],
  })
})
