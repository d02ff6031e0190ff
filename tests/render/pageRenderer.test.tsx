import { expect, it } from 'vitest'
import { createGlobalStyle, styled } from 'styled-components'
import { pageRenderer } from '../../src/render/pageRenderer.tsx'
import type { Payload, Shell } from '../../src/content/model/payload.ts'

/** A component whose styles follow from the words of its page. */
const Note = styled.p<{ $words: string }>`
  &::after {
    content: '${({ $words }) => $words}';
  }
`

const render = pageRenderer({
  App: ({ page }) => <Note $words={page.description}>{page.path}</Note>,
  loadPage: (payload: Payload) => Promise.resolve({ ...payload, show: () => <></> }),
  GlobalStyle: createGlobalStyle<{ shell: Shell }>`body { margin: 0; }`,
  stateOf: () => ({}),
  fonts: [],
})
const publication = { script: '', modules: [], shellAddress: '', version: '', year: 2026 }
const given = [{ firm: { name: '', site: '' } }, publication] as const

const page = (path: string, description: string): Payload => ({
  path,
  description,
  documentTitle: '',
  kind: 'plain',
  body: '',
})

it('tells pages whose styles differ by the classes of their elements, when it leaves out the styles', async () => {
  const styled = render(...given)
  const bare = render(...given, false)
  const classes = []
  for (const payload of [page('/a', 'Sea'), page('/b', 'Sea'), page('/c', 'Port')]) {
    const [one, other] = [await styled(payload), await bare(payload)]
    expect(one.styles[1]).toContain(payload.description)
    expect(other.styles[1]).toBe('<style data-styles></style>')
    expect(other.html).toBe(
      one.styles.reduce((html, style, at) => html.replace(style, other.styles[at] ?? ''), one.html),
    )
    classes.push(/<p class="([^"]*)"/.exec(other.html)?.[1])
  }
  const [a, b, c] = classes
  expect(b).toBe(a)
  expect(c).not.toBe(a)
})

/** An app whose shell names the first letter of each page’s address. */
const inParts = (show: boolean) =>
  pageRenderer({
    App: ({ shell, page }) => (
      <>
        <Note $words={page.path.slice(0, 2)}>{page.path.slice(0, 2)}</Note>
        <main>{show && page.show(shell)}</main>
        <Note $words="Port">Foot</Note>
      </>
    ),
    loadPage: ({ path, description, ...others }: Payload) =>
      Promise.resolve({
        ...others,
        path,
        description,
        show: () => <Note $words={description}>{path}</Note>,
      }),
    GlobalStyle: createGlobalStyle<{ shell: Shell }>`body { margin: 0; }`,
    stateOf: () => ({}),
    shellKey: (_, { path }) => path.slice(0, 2),
    fonts: [],
  })(...given)

it('renders a shell once for all pages with the same key, and gives each page the styles that it needs', async () => {
  const render = inParts(true)
  const pages = []
  for (const payload of [page('/a1', 'Sea'), page('/a2', 'Port'), page('/b', 'Sea')])
    pages.push(await render(payload))
  const [one, two, other] = pages.map(({ html, styles, parts }) => {
    expect(parts.map((part) => part.html).join('')).toBe(html)
    return {
      words: [...html.matchAll(/<p[^>]*>([^<]*)/g)].map(([, text]) => text),
      styled: [...(styles[1] ?? '').matchAll(/content:'([^']*)'/g)].map(([, text]) => text),
      around: [parts[1], parts[3]],
    }
  })
  expect(one?.words).toEqual(['/a', '/a1', 'Foot'])
  expect(two?.words).toEqual(['/a', '/a2', 'Foot'])
  expect(other?.words).toEqual(['/b', '/b', 'Foot'])
  expect(two?.around).toEqual(one?.around)
  expect(one?.styled).toEqual(['/a', 'Sea', 'Port'])
  expect(two?.styled).toEqual(['/a', 'Port'])
  expect(other?.styled).toEqual(['/b', 'Sea', 'Port'])
})

it('refuses an app that does not show its page', async () => {
  await expect(inParts(false)(page('/a', 'Sea'))).rejects.toThrow('show the content of its page')
})
