import type { PayloadOf } from '../site/facts/types.ts'
import type { PageKind } from '../site/schema/pageKind.ts'
import type { Firm } from '../site/schema/firm.ts'

/** What a template is given: its page as data, and the firm's own facts. */
export interface TemplateProps<Kind extends PageKind> {
  payload: PayloadOf<Kind>
  firm: Firm
}
