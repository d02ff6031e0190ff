import type { ComponentProps, PropsWithChildren, ReactNode } from 'react'
import { picturePath } from '../../content/images/picturePath.ts'
import { responsiveImage } from '../../content/images/variants.ts'
import { entriesOf, singleOf, type Site } from '../../content/model.ts'
import { pagesBelow } from '../../content/publish/menus.ts'
import { parseHref } from '../../content/publish/href.ts'
import { factLines } from '../../content/tags/tag.ts'
import { decodeAddress } from '../../content/text/decodeAddress.ts'
import { fileSize } from '../../content/text/fileSize.ts'
import { claims } from '../collections/claims/schema.ts'
import { labelsFile } from '../labels.ts'
import { LabeledDate, MailLink, PhoneLink } from '../components/text.tsx'
import { Lines } from '../components/lists.tsx'
import { firmAddress, firmEmail, firmPhone, type tags } from '../../content/tags/tagDefinitions.ts'

/** @property was in an earlier version of a page: what the tag showed then */
type Was = { was?: string }

/** The `sizes` of pictures in bodies: the text's width (`width.measure`), or on narrow screens the page's. */
export const figureSizes = '(min-width: 43em) 38rem, 90vw'

/** The components of a compiled body, which only the server renders. @param file its path in the content folder */
export const bodyComponents = (site: Site, file: string) =>
  ({
    FirmEmail: ({ was }: Was) => <MailLink address={factLines(firmEmail, site.organization, was).join()} />,
    FirmPhone: ({ was }: Was) => <PhoneLink number={factLines(firmPhone, site.organization, was).join()} />,
    FirmAddress: ({ was }: Was) => (
      <address>
        <Lines of={factLines(firmAddress, site.organization, was)} />
      </address>
    ),
    Claim: ({ name, was }: Was & { name: string }) =>
      was ?? entriesOf(site, claims).find(({ slug }) => slug === name)?.data.value,
    Note: ({ title, children }: PropsWithChildren<{ title?: string }>) => (
      <aside className="note">
        {title && <p className="note-title">{title}</p>}
        {children}
      </aside>
    ),
    Quotation: ({ by, children }: PropsWithChildren<{ by: string }>) => (
      <figure className="quotation">
        <blockquote>{children}</blockquote>
        <figcaption>{by}</figcaption>
      </figure>
    ),
    Language: ({ code, children }: PropsWithChildren<{ code: string }>) => (
      <span lang={code}>{children}</span>
    ),
    Children: ({ order }: { order?: string }) => (
      <ul>
        {pagesBelow(site, file, order === 'newest').map(({ path, title, description, day }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            {day && <LabeledDate label="," date={day} />}
            <p>{description}</p>
          </li>
        ))}
      </ul>
    ),
    a: ({ children, ...given }: ComponentProps<'a'>) => {
      // The page has ended; its redirect is for links from elsewhere.
      if (site.ended.has(parseHref(given.href ?? '', site.organization.site)?.path ?? '')) return children
      const { kind, bytes } = site.pictures.facts.get(decodeAddress(given.href?.split(/[?#]/)[0] ?? '')) ?? {}
      return (
        <a {...given}>
          {given.className === 'video' && (
            <span>
              <svg width="16" height="10" fill="currentColor" aria-hidden="true">
                <path d="M0 0v10l9-5z" />
              </svg>
              {singleOf(site, labelsFile)?.data.page.video}
            </span>
          )}
          {children}
          {kind === 'pdf' && bytes && ` (PDF, ${fileSize(bytes)})`}
        </a>
      )
    },
    img: ({ src = '', alt = '', ...given }: ComponentProps<'img'>) => {
      const path = picturePath(src, file) ?? '/'
      const facts = site.pictures.facts.get(path)
      const lazy = { ...given, loading: 'lazy', decoding: 'async' } as const
      const shown = facts && !path.startsWith('/') ? responsiveImage(facts, 'figure', alt) : undefined
      if (!shown) return <img src={src} {...facts?.size} alt={alt} {...lazy} />
      const { width, height, sources } = shown
      return (
        <picture>
          {sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={figureSizes} />
          ))}
          <img src={shown.src} width={width} height={height} alt={alt} {...lazy} />
        </picture>
      )
    },
  }) satisfies Record<(typeof tags)[number]['name'] | 'a' | 'img', (props: never) => ReactNode>
