import type { PageKind, PageHead, Action, ClosingBlock } from '../../content/model.ts'
import type { approvableKinds } from '../collections/firm/schema.ts'
import type { ShownFirm } from '../collections/firm/queries.ts'
import type { Labels } from '../labels.ts'
import * as all from './pages.ts'

export const pages = all satisfies Record<(typeof approvableKinds)[number] | 'search' | 'not-found', PageKind>

export type KindName = keyof typeof pages

/** The payload of a page kind: everything that its template shows. */
export interface PayloadOf<Name extends KindName> extends PageHead {
  kind: Name
  facts: ReturnType<(typeof pages)[Name]['factsOf']>
  /** The file's body as HTML. */
  body: string
  /** A link one level up. */
  back: Action | undefined
  closing: ClosingBlock | undefined
  /** Of a page that isn't English: from when its text is. */
  dates?: string | undefined
}

export type PagePayload = PayloadOf<KindName>

export interface TemplateProps<Name extends KindName> {
  payload: PayloadOf<Name>
  firm: ShownFirm
  labels: Labels
}
