import type { KindName, PayloadOf, ShellFacts, PagePayload } from './pages.ts'
import { createElement, Fragment } from 'react'
import type { PageHead } from '../content/model/payload.ts'
import type { LoadedPage as Loaded } from '../render/siteApp.ts'
import { templates } from './templates.ts'

export type LoadedPage = Loaded<ShellFacts>

/** Fetches a payload's template. Fails when the chunk cannot be loaded. */
export const loadPage = (payload: PagePayload): Promise<LoadedPage> => withTemplate(payload)

/** Generic, so that payload and template are known to be of one kind. */
async function withTemplate<Kind extends KindName>(payload: PayloadOf<Kind>): Promise<LoadedPage> {
  const { kind, path, documentTitle, description, unlisted } = payload
  const { default: Template } = await templates[kind]()
  const show: LoadedPage['show'] = ({ firm, labels }) => createElement(Template, { payload, firm, labels })
  return {
    kind,
    path,
    documentTitle,
    description,
    ...(unlisted && { unlisted }),
    // A build leaves this branch out, and the ribbon's file with it, since none of its pages has a ribbon.
    show: import.meta.env.DEV ? await withRibbon(payload, show) : show,
  }
}

/** The page with the ribbon that says why it is not on the site; unchanged when it is. */
async function withRibbon({ ribbon }: PageHead, show: LoadedPage['show']): Promise<LoadedPage['show']> {
  if (ribbon === undefined) return show
  const { DraftBanner } = await import('./components/DraftBanner.tsx')
  return (shell) => createElement(Fragment, null, show(shell), createElement(DraftBanner, { text: ribbon }))
}
