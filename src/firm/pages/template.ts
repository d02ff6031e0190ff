import type { PageHead } from '../../content/model/payload.ts'
import type { PageContext, Site } from '../../content/model/site.ts'
import type { Firm } from '../collections/firm/schema.ts'
import type { ClosingBlock } from '../data/types.ts'
import type { Action } from '../fields/blocks.ts'

/** What is needed here of a page kind, as `definePageKind` returns it. */
interface Kind {
  readonly name: string
  readonly factsOf: (context: PageContext) => object
  readonly labelsOf: (site: Site) => object
}

/** One page of a kind as data: all that the kind's template shows. */
export interface PayloadWith<
  Name extends string,
  Facts extends object,
  Labels extends object,
> extends PageHead {
  kind: Name
  facts: Facts
  /** The file's body, as finished HTML. */
  body: string
  /** A link one level up. */
  back: Action | undefined
  closing: ClosingBlock | undefined
  /** The labels that the kind declares. */
  labels: Labels
}

/** What a template is given: its page as data, and the firm's own facts. */
export interface PropsWith<Name extends string, Facts extends object, Labels extends object> {
  payload: PayloadWith<Name, Facts, Labels>
  firm: Firm
}

/** What the template of a kind is given: `TemplateProps<typeof home>`. */
export type TemplateProps<Own extends Kind> = PropsWith<
  Own['name'],
  ReturnType<Own['factsOf']>,
  ReturnType<Own['labelsOf']>
>
