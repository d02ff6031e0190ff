import { createElement, type ReactElement } from 'react'
import type { PageHead, PagePayload, PayloadOf } from '../site/facts/types.ts'
import type { PageKind } from '../site/routes.ts'
import type { Firm } from '../site/schema/firm.ts'
import { templates } from './templates.ts'

/** A page that is ready to be shown: its template is here, and so is its payload. */
export interface LoadedPage extends PageHead {
  kind: PageKind
  /** The content of `<main>`. */
  show: (firm: Firm) => ReactElement
}

/** Fetches a payload's template. Fails when the chunk cannot be loaded. */
export const loadTemplate = (payload: PagePayload): Promise<LoadedPage> => joined(payload)

async function joined<Kind extends PageKind>(payload: PayloadOf<Kind>): Promise<LoadedPage> {
  const { kind, path, documentTitle, description } = payload
  const { default: Template } = await templates[kind]()
  return {
    kind,
    path,
    documentTitle,
    description,
    show: (firm) => createElement(Template, { payload, firm }),
  }
}
