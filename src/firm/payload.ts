import type { PageHead } from '../content/model/payload.ts'
import type { FooterColumn, MenuItem } from '../content/model/site.ts'
import type { Firm } from './collections/firm/schema.ts'
import type { FactsOf, KindName } from './kinds.ts'
import type { Action } from './pages/blocks.ts'

/** The fields that the template of a kind is given. */
export type PageData<Name extends KindName> = FactsOf[Name]['page']

/** A closing block, with what the page left out taken from the firm. */
export interface ClosingBlock {
  title: string
  description: string
  primary?: Action | undefined
  secondary?: Action | undefined
}

/** One page of a kind as data: enough for the template of that kind to show it. */
export interface PayloadOf<Name extends KindName> extends PageHead {
  kind: Name
  facts: FactsOf[Name]
  /** The file's body, as finished HTML. */
  body: string
  /** A link one level up. */
  back: Action | undefined
  closing: ClosingBlock | undefined
}

/** One page as data, of whatever kind. */
export type PagePayload = PayloadOf<KindName>

/** What the header and the footer show on every page. */
export interface ShellFacts {
  firm: Firm
  menu: MenuItem[]
  footer: FooterColumn[]
}
