import type { PayloadOf } from '../data/types.ts'
import type { PageKind } from './pageKind.ts'
import type { Firm } from '../collections/firm/schema.ts'

/** What a template is given: its page as data, and the firm's own facts. */
export interface TemplateProps<Kind extends PageKind> {
  payload: PayloadOf<Kind>
  firm: Firm
}
