import type { ParsedBody } from '../../src/content/model/parsedBody.ts'
import { firmOf } from '../../src/firm/makePayload.ts'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import mdx from '@mdx-js/rollup'
import type { Root } from 'hast'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { renderBody } from '../../src/render/renderBody.tsx'
import { registry } from '../../src/firm/registry.ts'
import { tagComponents } from '../../src/firm/tags.tsx'
import { wrapNoBreak } from '../../src/content/body/wrapNoBreak.ts'
import { bodyPlugins } from '../../src/content/body/bodyPlugins.ts'
import { parsedBodies } from '../../src/content/body/parsedBodies.ts'
import { plainText } from '../../src/content/model/sourceFile.ts'
import { payloadMaker } from '../../src/vite/pagePayloads.ts'
import { readTree } from '../../src/node/readTree.ts'
import { bodyRenderer, footnotes } from '../fixtures/bodyRenderer.tsx'
import { realSite } from '../fixtures/realSite.ts'
import { build } from '../fixtures/minimalSite.ts'
import { everyNth } from '../sample.ts'
import { readBody } from '../fixtures/readBody.ts'

/** Bodies as `@mdx-js/rollup` compiles them: the same trees as the check's, and nothing but text in the code. */

const { site } = build()
if (!site) throw new Error('The tiny site has errors.')
const firm = firmOf(site)
const reference = ({ tree, ...prose }: ParsedBody): string =>
  bodyRenderer(firm)({ ...prose, tree: () => wrapNoBreak(tree()) })
const format = { format: 'md', mdExtensions: ['.md', '.mdx'], development: false } as const

const compile = async (plugin: ReturnType<typeof mdx>, text: string, name: string): Promise<string> => {
  const result: unknown = await Reflect.apply(plugin.transform, undefined, [text, name])
  if (typeof result !== 'object' || result === null || !('code' in result))
    throw new Error('Nothing was made.')
  return String(result.code)
}

const plugins = bodyPlugins({
  loadRegistry: async () => registry,
  loadReader: () => import('../../src/content/body/bodyReader.ts'),
})
const ofSite = mdx({ ...format, ...plugins })
/** Compiles a body that was parsed already. */
async function compiled({ tree }: ParsedBody): Promise<string> {
  parsedBodies.set('body.mdx', tree())
  try {
    return await compile(ofSite, '', 'body.mdx')
  } finally {
    parsedBodies.delete('body.mdx')
  }
}

let lastTree: Root | undefined
const keepTree = () => (tree: Root) => {
  lastTree = structuredClone(tree)
}
/** The same without the plugin with options, which fails when a text has errors: texts of others have some. */
const ofModules = mdx({
  ...format,
  remarkPlugins: plugins.remarkPlugins,
  rehypePlugins: [...plugins.rehypePlugins.filter((plugin) => !Array.isArray(plugin)), keepTree],
})
/** The tree that MDX makes by itself of a file that a module imports. */
async function treeOfModule(body: string, title: string): Promise<Root | undefined> {
  await compile(ofModules, `---\ntitle: ${JSON.stringify(title)}\n---\n${body}`, 'pages/x.mdx')
  return lastTree
}

const texts = readTree(join(import.meta.dirname, '../../content'))
  .files.map(({ path, text }) => ({
    name: path,
    body: plainText(text).replace(/^---\n[^]*?\n---\n/, ''),
  }))
  .filter(({ body }) => body.trim() !== '')

describe('a body is the same by MDX and without it', () => {
  it.each(everyNth(8, texts))('$name', { timeout: 60_000 }, async ({ body }) => {
    const { prose } = readBody(body, { file: 'pages/x.mdx' })
    const before = structuredClone(prose.tree())
    const tags = tagComponents(firm)
    expect(renderBody(await compiled(prose), tags, { footnotes })).toBe(reference(prose))
    expect(prose.tree(), 'the site’s own tree').toEqual(before)
    // A module's pictures are placed at once; a site knows more of them.
    if (prose.images.length > 0) return
    expect(withoutPlaces(await treeOfModule(body, ''))).toEqual(withoutPlaces(prose.tree()))
  })
})

const withoutPlaces = (tree: Root | undefined): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value)))

describe('nothing that an editor types becomes code', () => {
  /** Words that stand nowhere but in what was typed. */
  const typed = [
    '{zzz()} ${zzz} `zzz` \\zzz </script> zzz\u2028zzz',
    'import zzz from "zzz"\n\nexport const zzz = 1',
    '`${zzz}` and\n\n```js\nzzz()\n```',
    '## zzz {#constructor}\n\n[zzz](javascript:zzz "zzz")\n\n![zzz](zzz.png "zzz")',
    '<Note title="zzz {zzz} ${zzz}">\n\n"zzz" \'zzz\'\n\n</Note>',
    '| zzz |\n| --- |\n| zzz[^zzz] |\n\n[^zzz]: zzz',
    '<zzz zzz={zzz}> <!-- zzz --> &#123;zzz&#125; {/* zzz */}',
  ]
  /** What could run or join words; what MDX writes by itself has none of it. */
  const isCode = /^(?:Template|Tagged|Import|Await|Assignment(?!Pattern)|Literal)/

  it.each(typed)('%j', async (body) => {
    const { prose } = readBody(body, { file: 'pages/x.mdx' })
    const code = await compiled(prose)
    expect(code, 'the words are there').toContain('zzz')
    const strange: unknown[] = []
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      if ('type' in node && node.type === 'Literal' && !('regex' in node)) return
      if ('type' in node && isCode.test(String(node.type))) strange.push(node)
      if ('name' in node && /zzz|constructor/.test(String(node.name))) strange.push(node)
      Object.values(node).forEach(visit)
    }
    // A function's body may return, and a module may not.
    visit(parseAst(`function body() { ${code} }`).body)
    expect(strange).toEqual([])
  })
})

it('a build without the plugin says what is missing', () => {
  expect(() => payloadMaker([])).toThrow(
    'vite.config.ts has no @mdx-js/rollup, which compiles the bodies of pages: add mdx(…) to its plugins.',
  )
})

describe('a content file that a module imports', () => {
  it('is the same component', async () => {
    const { default: Body } = await import('../../content/legal/disclaimer.mdx')
    const { site: real } = realSite()
    const page = real.entries.find(({ slug }) => slug === 'disclaimer')
    if (!page) throw new Error('There is no disclaimer.')
    const firmOfPage = firmOf(real)
    expect(renderToStaticMarkup(createElement(Body, { components: tagComponents(firmOfPage) }))).toBe(
      bodyRenderer(firmOfPage)(page.prose),
    )
  })

  it.each([
    ['---\ntitle: A\n---\n\n<Nope>\n', 'x.mdx:5:1 There is nothing called <Nope>.'],
    ['title: A\n', 'The first --- is missing.'],
    ['---\ntitle: A\n---\n<Claim name="a" />\n', 'x.mdx takes words from the records in claims/'],
  ])('is refused with the words of the check: %j', async (text, words) => {
    await expect(compile(ofSite, text, 'x.mdx')).rejects.toThrow(words)
  })
})
