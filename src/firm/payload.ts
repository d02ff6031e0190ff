import type { FooterColumn, MenuItem } from '../content/model/site.ts'
import type { Firm } from './collections/firm/schema.ts'
import type { FactsOf, KindName, LabelsOf } from './kinds.ts'
import type { ShellLabels } from './labels/groups.ts'
import type { PayloadWith } from './pages/template.ts'

/** One page of a kind as data. */
export type PayloadOf<Name extends KindName> = PayloadWith<Name, FactsOf[Name], LabelsOf[Name]>

/** One page as data, of whatever kind. */
export type PagePayload = PayloadOf<KindName>

/** What the header and the footer show on every page. */
export interface ShellFacts {
  firm: Firm
  menu: MenuItem[]
  footer: FooterColumn[]
  labels: ShellLabels
}
