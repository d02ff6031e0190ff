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
