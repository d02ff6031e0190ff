import { Fragment, type ReactNode } from 'react'
import type { Organization } from '../content/tags/organization.ts'
import { factLines } from '../content/tags/tag.ts'
import { firmAddress, firmEmail, firmPhone, type tags } from './tagDefinitions.ts'

/** In an earlier version of a page: what the tag showed on its day. */
interface Was {
  was?: string
}

/** What a tag with an end tag wraps. */
interface Wraps {
  children?: ReactNode
}

/**
 * The components of the tags. Only the build renders them, so browsers don't load them; `ProseBody.tsx` has their
 * styles. It doesn't compile when a tag has none.
 */
export const tagComponents = (organization: Organization, claims: ReadonlyMap<string, string>) =>
  ({
    FirmEmail: ({ was }: Was) => {
      const [email] = factLines(firmEmail, organization, was)
      return <a href={`mailto:${email}`}>{email}</a>
    },
    FirmPhone: ({ was }: Was) => {
      const [phone = ''] = factLines(firmPhone, organization, was)
      return <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    },
    FirmAddress: ({ was }: Was) => (
      <address>
        {factLines(firmAddress, organization, was).map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </address>
    ),
    Claim: ({ name, was }: Was & { name: string }) => was ?? claims.get(name),
    Note: ({ title, children }: Wraps & { title?: string }) => (
      <aside className="note">
        {title && <p className="note-title">{title}</p>}
        {children}
      </aside>
    ),
    Quotation: ({ by, children }: Wraps & { by: string }) => (
      <figure className="quotation">
        <blockquote>{children}</blockquote>
        <figcaption>{by}</figcaption>
      </figure>
    ),
    Language: ({ code, children }: Wraps & { code: string }) => <span lang={code}>{children}</span>,
  }) satisfies Record<(typeof tags)[number]['name'], (props: never) => ReactNode>
