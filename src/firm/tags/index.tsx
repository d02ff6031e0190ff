import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { ProseTagName } from '../../content/body/tags.ts'
import type { Organization } from '../../content/model/registry.ts'

/** What a tag in a body gives its component: its properties as typed, and what stands between its tags. */
export interface ProseProps {
  title?: string
  by?: string
  /** In a kept version: what stood there on the day that it was kept, the lines of an address parted by ` / `. */
  was?: string
  children?: ReactNode
}

/**
 * What editors may use inside a body, by name. Static by design: rendered on the server, styled by `ProseBody.tsx`,
 * never shipped. It does not compile when a tag of `site/prose/tags.ts` is missing.
 */
export const proseComponents = (firm: Organization): Record<ProseTagName, ComponentType<ProseProps>> => ({
  FirmEmail: ({ was = firm.email }) => <a href={`mailto:${was}`}>{was}</a>,
  FirmPhone: ({ was = firm.phone }) => <a href={`tel:${was.replaceAll(' ', '')}`}>{was}</a>,
  FirmAddress: ({ was }) => (
    <address>
      {(was?.split(' / ') ?? addressLines(firm)).map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
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

const addressLines = ({
  legalName,
  address: { street, floor, city, region, postalCode },
}: Organization): string[] => [
  legalName,
  floor ? `${street}, ${floor}` : street,
  `${city}, ${region} ${postalCode}`,
]
