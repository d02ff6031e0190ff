import { createElement, Fragment, type ReactElement } from 'react'
import type { PageHead, PagePayload, PayloadOf } from '../firm/data/types.ts'
import type { PageKind } from '../firm/pages/pageKind.ts'
import type { Firm } from '../firm/collections/firm/schema.ts'
import { templates } from '../firm/templates.ts'

/** A page that is ready to be shown: its template is here, and so is its payload. */
export interface LoadedPage extends PageHead {
  kind: PageKind
  /** The content of `<main>`. */
  show: (firm: Firm) => ReactElement
}

/** Fetches a payload's template. Fails when the chunk cannot be loaded. */
export const loadTemplate = (payload: PagePayload): Promise<LoadedPage> => joined(payload)

async function joined<Kind extends PageKind>(payload: PayloadOf<Kind>): Promise<LoadedPage> {
  const { kind, path, documentTitle, description, unlisted } = payload
  const { default: Template } = await templates[kind]()
  const show: LoadedPage['show'] = (firm) => createElement(Template, { payload, firm })
  return {
    kind,
    path,
    documentTitle,
    description,
    ...(unlisted && { unlisted }),
    // A build has no page with a ribbon: it leaves this branch out, and the ribbon's file with it.
    show: import.meta.env.DEV ? await withRibbon(payload, show) : show,
  }
}

/** The same page, under a ribbon that says why it is not on the site; pages that are have none. */
async function withRibbon({ ribbon }: PageHead, show: LoadedPage['show']): Promise<LoadedPage['show']> {
  if (ribbon === undefined) return show
  const { Ribbon } = await import('../firm/components/Ribbon.tsx')
  return (firm) => createElement(Fragment, null, show(firm), createElement(Ribbon, { text: ribbon }))
}
