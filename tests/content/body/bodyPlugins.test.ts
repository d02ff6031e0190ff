import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Root } from 'mdast'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { tags } from '../../../src/firm/tagDefinitions.ts'
import { rehypePictures } from '../../../src/content/images/rehypePictures.ts'
import { wrapNoBreak } from '../../../src/content/body/wrapNoBreak.ts'
import { bodyFile } from '../../../src/content/body/bodyFile.ts'
import { rehypeBodyIndex } from '../../../src/content/body/rehypeBodyIndex.ts'
import { remarkComponentTags } from '../../../src/content/body/remarkComponentTags.ts'
import { remarkSmartQuotes } from '../../../src/content/body/remarkSmartQuotes.ts'
import { remarkHeadingIds } from '../../../src/content/body/remarkHeadingIds.ts'
import { remarkMarkdownLint } from '../../../src/content/body/remarkMarkdownLint.ts'
import { remarkSectionNumbers } from '../../../src/content/body/remarkSectionNumbers.ts'

/** Each plugin of a body alone, beside nothing but remark and rehype. */

const remark = () => unified().use(remarkParse)

interface Shown {
  html: string
  file: VFile
}

/** A text as it shows through some plugins, on one line, and the file that they reported on. */
function show(markdown: string, processor: ReturnType<typeof remark>, numbered = false): Shown {
  const file = bodyFile(markdown, 'pages/x.mdx', { firstLine: 10, numbered, title: 'Fees', tags })
  const withRehype = processor.use(remarkRehype).use(rehypeBodyIndex).use(rehypePictures)
  const tree = withRehype.runSync(withRehype.parse(file), file)
  const html = renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs }))
  return { html: html.replaceAll('\n', ''), file }
}

it.each<[name: string, processor: () => ReturnType<typeof remark>, markdown: string, html: string]>([
  [
    'remarkComponentTags nests what stands between two tags',
    () => remark().use(remarkComponentTags),
    '<Note title="A">\n**b**\n</Note>',
    '<Note title="A"><p><strong>b</strong></p></Note>',
  ],
  [
    'remarkCurlyQuotes sets quotes and dashes, and leaves code',
    () => remark().use(remarkSmartQuotes),
    '"It\'s" -- `"x"` ...',
    '<p>“It’s” – <code>&quot;x&quot;</code> …</p>',
  ],
  [
    'remarkHeadingIds takes the written id, or makes one',
    () => remark().use(remarkHeadingIds),
    '## Our Fees\n\n## Costs {#what-it-costs}',
    '<h2 id="our-fees">Our Fees</h2><h2 id="what-it-costs">Costs</h2>',
  ],
])('%s', (_, processor, markdown, html) => {
  expect(show(markdown, processor()).html).toBe(html)
})

it('remarkSectionNumbers numbers sections and the references to them', () => {
  const processor = remark().use(remarkHeadingIds).use(remarkSectionNumbers)
  const { html, file } = show('## One\n\n### Part\n\n## Two\n\nSee [Section](#two).', processor, true)
  expect(html).toBe(
    '<h2 id="one"><span class="number">1. </span>One</h2><h3 id="part">Part</h3>' +
      '<h2 id="two"><span class="number">2. </span>Two</h2><p>See <a href="#two">Section\u00A02</a>.</p>',
  )
  expect(file.data.headings?.map(({ number }) => number)).toEqual([1, undefined, 2])
})

it('remarkSectionNumbers leaves a text alone whose sections have no numbers', () => {
  const plain = '<h2 id="one">One</h2>'
  expect(show('## One', remark().use(remarkHeadingIds).use(remarkSectionNumbers)).html).toBe(plain)
})

it('wrapNoBreak leaves the letters of a text, and puts citations in elements', () => {
  const tree = remark().use(remarkRehype)
  const body = tree.runSync(tree.parse('**Under** [section 5-1401](/x) of § 7, *it*'))
  const html = renderToStaticMarkup(toJsxRuntime(wrapNoBreak(body), { Fragment, jsx, jsxs }))
  expect(html).toBe(
    '<p><strong>Under</strong> <a href="/x">section <span class="no-break">5-1401</span></a> of <span class="no-break">§ 7</span>, <em>it</em></p>',
  )
})

it('rehypePictures makes a figure of a picture with a caption', () => {
  expect(show('![A pier](/pier.png "The pier")', remark()).html).toBe(
    '<figure class="picture"><img src="/pier.png" alt="A pier" loading="lazy" decoding="async"/>' +
      '<figcaption>The pier</figcaption></figure>',
  )
})

it('rehypeBodyIndex leaves what a body links to, at the place in its content file', () => {
  const { file } = show('See [us](/about).\n\n![A pier](./pier.png)', remark())
  expect(file.data.links).toEqual([{ href: '/about', words: 'us', hasPicture: false, line: 10, column: 5 }])
  expect(file.data.images).toMatchObject([{ src: './pier.png', alt: 'A pier', isAlone: true, line: 12 }])
})

describe('plugins report on the file, as unified’s do', () => {
  it.each<[string, () => (tree: Root, file: VFile) => void, string, string[]]>([
    ['remarkMarkdownLint', remarkMarkdownLint, 'A * *b*', []],
    ['remarkMarkdownLint', remarkMarkdownLint, '**Fees', ['10:1 raw-mark']],
    ['remarkHeadingIds', remarkHeadingIds, '# Fees', ['10:1 heading-level']],
  ])('%s: %j', (_, plugin, markdown, told) => {
    const { file } = show(markdown, remark().use(plugin))
    expect(file.messages.map(({ line, column, ruleId }) => `${(line ?? 0) + 9}:${column} ${ruleId}`)).toEqual(
      told,
    )
    for (const { reason, note } of file.messages)
      expect([reason, note]).toEqual([expect.any(String), expect.any(String)])
  })
})
