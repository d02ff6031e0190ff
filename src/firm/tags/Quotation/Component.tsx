import type { TagProps } from '../tagProps.ts'
import type { quotation } from './definition.ts'

export const Quotation = ({ by, children }: TagProps<typeof quotation>) => (
  <figure className="quotation">
    <blockquote>{children}</blockquote>
    <figcaption>{by}</figcaption>
  </figure>
)
