import type { ComponentType, ReactNode } from 'react'
import type { ProseTagName } from '../../site/prose/tags.ts'
import type { Firm } from '../../site/schema/firm.ts'

/** What a tag in a body gives its component: its properties as typed, and what stands between its tags. */
export interface ProseProps {
  title?: string
  by?: string
  children?: ReactNode
}

/**
 * What editors may use inside a body, by name. Static by design: rendered on the server, styled by `Prose.tsx`,
 * never shipped. It does not compile when a tag of `site/prose/tags.ts` is missing.
 */
export const proseComponents = (firm: Firm): Record<ProseTagName, ComponentType<ProseProps>> => ({
  FirmEmail: () => <a href={`mailto:${firm.email}`}>{firm.email}</a>,
  FirmPhone: () => <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{firm.phone}</a>,
  FirmAddress: () => (
    <address>
      {firm.legalName}
      <br />
      {firm.address.street}
      {firm.address.floor && `, ${firm.address.floor}`}
      <br />
      {firm.address.city}, {firm.address.region} {firm.address.postalCode}
    </address>
  ),
  Claim: ({ children }) => children,
  Note: ({ title, children }) => (
    <aside className="note">
      {title && <p className="note-title">{title}</p>}
      {children}
    </aside>
  ),
  Quotation: ({ by, children }) => (
    <figure className="quotation">
      <blockquote>{children}</blockquote>
      <figcaption>{by}</figcaption>
    </figure>
  ),
})
