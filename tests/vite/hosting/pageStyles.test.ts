import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { drawnStyles, settlePage, siteStyles, styleHash } from '../../../src/vite/hosting/pageStyles.ts'

const page = (css: string) => {
  const styles = `<style data-styled="true">${css}</style>`
  return { styles, html: `<head><title>A page</title>${styles}</head>` }
}
const pages = ['a{color:red}', 'a{color:red}', 'b{content:"$&"}'].map(page)

/** Settles all pages, as they are when the last of them is known. */
function finishPages(styled: readonly { html: string; styles: string }[], drawn: readonly string[]) {
  const known = siteStyles(drawn)
  for (const one of styled) known.add(styleHash(one))
  const settled = styled.map((one) => settlePage(one, known.areShared()))
  const sheets = new Map(
    settled.flatMap(({ sheet }) => (sheet ? [[sheet.address, sheet.text] as const] : [])),
  )
  return { html: settled.map(({ html }) => html), styles: known.allowed(), sheets }
}
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const hashes = (...texts: string[]) => texts.map(hashOf).sort()

it('styles stay in their pages while one list names the hashes of all of them', () => {
  const { html, styles, sheets } = finishPages(pages, ['c{}'])
  expect(styles).toEqual({
    hashes: hashes('a{color:red}', 'b{content:"$&"}', 'c{}'),
    sheets: false,
    frames: [],
  })
  expect(sheets.size).toBe(0)
  for (const [index, { styles: own }] of pages.entries()) expect(html[index]).toContain(own)
  expect(html[0]).toMatch(/<meta http-equiv="Content-Security-Policy" content="script-src 'self';[^]*<style/)
})

it('beyond the list’s limit they become files that pages share, and drawings keep theirs', () => {
  const others = Array.from({ length: 30 }, (_, index) => `p{order:${index}}`)
  const { html, styles, sheets } = finishPages([...pages, ...others.map(page)], ['c{}'])
  expect(styles).toEqual({ hashes: hashes('c{}'), sheets: true, frames: [] })
  expect([...sheets.values()]).toEqual(['a{color:red}', 'b{content:"$&"}', ...others])
  const linked = html.map((text) => /<link rel="stylesheet" href="([^"]*)">/.exec(text)?.[1] ?? '')
  expect(linked[0]).toBe(linked[1])
  expect(linked.slice(0, 3).map((address) => sheets.get(address))).toEqual([
    'a{color:red}',
    'a{color:red}',
    'b{content:"$&"}',
  ])
  expect(html.join('')).not.toContain('<style')
})

it('finds the styles of drawings', () => {
  expect(drawnStyles('<svg><style>p{}</style><path/><style>q{}</style></svg>')).toEqual(['p{}', 'q{}'])
})
