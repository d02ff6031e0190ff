import type { MDXContent } from 'mdx/types.js'
import type { Pictures } from '../content/model/pictures.ts'
import type { Site } from '../content/model/site.ts'
import type { PagePayload, ShellFacts } from './payload.ts'
import { BodyPicture } from '../render/BodyPicture.tsx'
import { footnoteComponents } from '../render/footnoteComponents.tsx'
import { pageRenderer } from '../render/pageRenderer.tsx'
import { renderBody } from '../render/renderBody.tsx'
// The header comes first: the order of styles is the order in which their components are loaded.
import { closedHeader } from './shell/Header.tsx'
import { App, type AppState } from './App.tsx'
import { loadPage } from './loadPage.ts'
import { tagComponents } from './tags.tsx'
import { preloadedFonts } from './theme/fontFaces.ts'
import { GlobalStyle } from './theme/GlobalStyle.ts'

/** What renders this site's pages. */
const entry = {
  /** Turns compiled bodies into finished HTML. */
  bodyRenderer: (site: Site, pictures: Pictures) => {
    const records = site.registry.collections.filter(({ isRecord }) => isRecord)
    const claims = site.entries.filter(({ type }) => records.some((collection) => collection === type))
    const words = new Map(claims.map(({ slug, data }) => [slug, data.value]))
    const components = {
      ...footnoteComponents(site.registry.labelsOf(site)),
      ...tagComponents(site.organization, words),
    }
    return (Content: MDXContent, file: string): string =>
      renderBody(Content, {
        ...components,
        img: ({ src, alt }) => <BodyPicture {...{ src, alt, file, pictures }} />,
      })
  },
  pageRenderer: pageRenderer<PagePayload, ShellFacts, AppState>({
    App,
    loadPage,
    GlobalStyle,
    stateOf: ({ year }) => ({ header: closedHeader, year }),
    fonts: preloadedFonts,
  }),
}
export default entry
