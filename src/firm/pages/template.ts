import type { PayloadOf } from '../payload.ts'
import type { KindName } from '../kinds.ts'
import type { Firm } from '../collections/firm/schema.ts'

/** What a template is given: its page as data, and the firm's own facts. */
export interface TemplateProps<Kind extends KindName> {
  payload: PayloadOf<Kind>
  firm: Firm
}
