import mdx from '@mdx-js/rollup'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { bodyPlugins } from '../../src/content/body/plugins.ts'
import { bodyComponents } from '../../src/firm/bodyComponents.tsx'
import { registry } from '../../src/firm/registry.ts'
import { realSite } from '../fixtures/realSite.ts'

const compiler = mdx({
  format: 'md',
  mdExtensions: ['.md', '.mdx'],
  development: false,
  ...bodyPlugins(registry),
})

/** Text that stands nowhere but in what was typed. */
const typed = [
  '{zzz()} ${zzz} `zzz` \\zzz </script> zzz\u2028zzz',
  'import zzz from "zzz"\n\nexport const zzz = 1',
  '`${zzz}` and\n\n```js\nzzz()\n```',
  '## zzz {#constructor}\n\n[zzz](javascript:zzz "zzz")\n\n![zzz](zzz.png "zzz")',
  '<Note title="zzz {zzz} ${zzz}">\n\n"zzz" \'zzz\'\n\n</Note>',
  '| zzz |\n| --- |\n| zzz[^zzz] |\n\n[^zzz]: zzz',
  '<zzz zzz={zzz}> <!-- zzz --> &#123;zzz&#125; {/* zzz */}',
]

it.each(typed)('an editor who types code gets it as text: %j', async (text) => {
  const { code = '' } = (await compiler.transform(`---\ntitle: A\n---\n\n${text}`, 'pages/x.mdx')) ?? {}
  expect(code).toContain('zzz')
  const strange: unknown[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'Literal' && !('regex' in node)) return
    if ('type' in node && /^(?:Template|Tagged|Await|Literal)/.test(String(node.type))) strange.push(node)
    if ('name' in node && /zzz|constructor/.test(String(node.name))) strange.push(node)
    Object.values(node).forEach(visit)
  }
  visit(parseAst(code).body)
  expect(strange).toEqual([])
})

it('a module may import a content file, and gets its body without the fields', async () => {
  const { default: Body } = await import('../../content/legal/disclaimer.mdx')
  const components = bodyComponents(realSite().site, 'legal/disclaimer.mdx')
  const html = renderToStaticMarkup(createElement(Body, { components }))
  expect(html).toMatch(/^<(?:p|h2)\b/)
  expect(html).not.toContain('lastUpdated')
})
