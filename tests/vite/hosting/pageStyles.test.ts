import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { drawnStyles, settlePage, siteStyles, styleHash } from '../../../src/vite/hosting/pageStyles.ts'

/** What every page has. */
const global = '<style>html{}</style>'
const page = (css: string) => {
  const styles = [global, `<style data-styles>${css}</style>`]
  return { styles, html: `<head><title>A page</title>${styles.join('')}</head>` }
}
const pages = ['a{color:red}', 'a{color:red}', 'b{content:"$&"}'].map(page)

/** Settles all pages, as they are when the last of them is known. */
function finishPages(styled: readonly ReturnType<typeof page>[], drawn: readonly string[]) {
  const known = siteStyles()
  drawn.forEach(known.addDrawn)
  for (const one of styled) one.styles.map(styleHash).forEach(known.add)
  const settled = styled.map((one) => settlePage(one, known.areShared()))
  const sheets = new Map(
    settled.flatMap((one) => one.sheets.map(({ address, text }) => [address, text] as const)),
  )
  return { html: settled.map(({ html }) => html), styles: known.allowed(), sheets }
}
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const hashes = (...texts: string[]) => texts.map(hashOf).sort()

it('styles stay in their pages while one list names the hashes of all of them', () => {
  const { html, styles, sheets } = finishPages(pages, ['c{}'])
  expect(styles).toEqual({
    hashes: hashes('html{}', 'a{color:red}', 'b{content:"$&"}', 'c{}'),
    sheets: false,
    frames: [],
  })
  expect(sheets.size).toBe(0)
  for (const [index, { styles: own }] of pages.entries()) expect(html[index]).toContain(own.join(''))
  expect(html[0]).toMatch(/<meta http-equiv="Content-Security-Policy" content="script-src 'self';[^]*<style/)
})

it('beyond the list’s limit they become files that pages share, and drawings keep theirs', () => {
  const others = Array.from({ length: 30 }, (_, index) => `p{order:${index}}`)
  const { html, styles, sheets } = finishPages([...pages, ...others.map(page)], ['c{}'])
  expect(styles).toEqual({ hashes: hashes('c{}'), sheets: true, frames: [] })
  expect([...sheets.values()]).toEqual(['html{}', 'a{color:red}', 'b{content:"$&"}', ...others])
  const linked = html.map((text) => {
    const [, first = '', own = ''] =
      /<link rel="stylesheet" href="([^"]*)"><link rel="stylesheet" data-styles href="([^"]*)">/.exec(text) ??
      []
    return [first, own].map((address) => sheets.get(address))
  })
  expect(linked.slice(0, 3)).toEqual([
    ['html{}', 'a{color:red}'],
    ['html{}', 'a{color:red}'],
    ['html{}', 'b{content:"$&"}'],
  ])
  expect(html.join('')).not.toContain('<style')
})

it('finds the styles of drawings', () => {
  expect(drawnStyles('<svg><style>p{}</style><path/><style>q{}</style></svg>')).toEqual(['p{}', 'q{}'])
})
