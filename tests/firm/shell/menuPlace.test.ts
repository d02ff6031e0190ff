import { expect, it } from 'vitest'
import { pastChanges } from '../../../src/compliance/legalVersions/pastChanges.ts'
import { pageContext } from '../../../src/content/publish/pageContext.ts'
import { App, type AppState } from '../../../src/firm/App.tsx'
import entry from '../../../src/firm/entryServer.tsx'
import { loadPage } from '../../../src/firm/loadPage.ts'
import { makePayload, shellFacts } from '../../../src/firm/makePayload.ts'
import type { PagePayload, ShellFacts } from '../../../src/firm/payload.ts'
import { closedHeader } from '../../../src/firm/shell/Header.tsx'
import { preloadedFonts } from '../../../src/firm/theme/fontFaces.ts'
import { GlobalStyle } from '../../../src/firm/theme/GlobalStyle.ts'
import { pageRenderer } from '../../../src/render/pageRenderer.tsx'
import { bodyRenderer } from '../../fixtures/bodyRenderer.tsx'
import { realSite } from '../../fixtures/realSite.ts'

const publication = { script: '', modules: [], shellAddress: '', version: '', year: 2026 }

/** Renders each page as a whole: with no key, no shell is taken from another page. */
const renderWhole = pageRenderer<PagePayload, ShellFacts, AppState>({
  App,
  loadPage,
  GlobalStyle,
  stateOf: ({ year }) => ({ header: closedHeader, year }),
  fonts: preloadedFonts,
})

it('gives each page the header and footer that it has when it is rendered as a whole', async () => {
  const { site } = realSite()
  const shell = shellFacts(site)
  const [inParts, asWhole] = [entry.pageRenderer(shell, publication), renderWhole(shell, publication)]
  const render = bodyRenderer(site.organization)
  for (const route of site.routes) {
    const payload = makePayload(pageContext(site, route, { render, history: pastChanges(site, route) }))
    const [page, whole] = [await inParts(payload), await asWhole(payload)]
    expect(page.html, route.path).toBe(whole.html)
    expect(page.parts.length, route.path).toBeGreaterThan(whole.parts.length)
  }
})
