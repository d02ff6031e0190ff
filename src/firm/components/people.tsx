import { Fragment } from 'react'
import styled from 'styled-components'
import type { ResponsiveImage } from '../../content/model/pictures.ts'
import { plate } from '../art.ts'
import type { Author, PersonCard } from '../collections/people.ts'
import type { Labels } from '../labels.ts'
import { media, quietLink, ruled, screenOnly, space, stretchedLink, tone, type } from '../theme/theme.ts'
import { PhoneLink } from './links.tsx'
import { Listed } from './paper.tsx'
import { Label } from './SectionLayout.tsx'

/** Who wrote something. Those who left are named without a link. */
export const Authors = ({ of, before }: { of: readonly Author[]; before?: string }) => (
  <p>
    {before}
    {of.map(({ name, path }, index) => (
      <Fragment key={name}>
        {index === 0 ? (before === undefined ? '' : ' ') : ', '}
        {path === undefined ? name : <a href={path}>{name}</a>}
      </Fragment>
    ))}
  </p>
)

interface PortraitProps {
  person: { slug: string; portrait: ResponsiveImage | undefined }
  /** The `sizes` attribute. */
  sizes: string
  /** Whether it's at the top of its page, so that it isn't lazy. */
  isFirst?: boolean
}

/** A person's photograph or, without one, the drawing of their biography, which screen readers skip. */
export function Portrait({ person: { slug, portrait }, sizes, isFirst }: PortraitProps) {
  const loading = isFirst ? undefined : 'lazy'
  if (!portrait) return <Plate src={plate(slug)} alt="" width="264" height="330" loading={loading} />
  const { sources, alt, ...image } = portrait
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Photograph {...image} alt={alt} loading={loading} decoding="async" />
    </picture>
  )
}

const Plate = styled.img`
  width: 100%;
  aspect-ratio: 4/5;
  object-fit: cover;
  outline: 1px solid ${tone.line};
  outline-offset: -1px;
  ${screenOnly}
`

const Photograph = styled(Plate)`
  filter: saturate(0.75);
`

export const besidePortrait = `
  display: grid;
  grid-template-columns: minmax(min(5.5rem, 27.5vw), 2fr) minmax(0, 5fr);
  gap: ${space.medium};
  align-items: start;
  align-content: start;
  ${media.tight} {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      width: 40%;
    }
  }
`

export const PeopleTable = ({ people }: { people: readonly PersonCard[] }) => (
  <Ledger>
    {people.map(({ slug, name, title, specialization, experience, education, profile }) => (
      <li key={slug}>
        <div>
          <h3>
            <a href={profile}>{name}</a>
          </h3>
          <Label>{title}</Label>
        </div>
        <div>
          {[specialization, ...education].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p>{experience}</p>
      </li>
    ))}
  </Ledger>
)

const Ledger = styled.ul`
  ${type.fact}
  ${ruled(space.medium)}
  li {
    position: relative;
    display: grid;
    gap: ${space.tiny} ${space.column};
  }
  h3 {
    ${type.third}
    margin-bottom: ${space.tiny};
  }
  p + p {
    color: ${tone.quiet};
  }
  a {
    ${stretchedLink}
  }
  ${media.medium} {
    li {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-items: baseline;
    }
  }
`

interface LawyersProps {
  title: string
  people: readonly PersonCard[]
  labels: Pick<Labels, 'write' | 'writeTo'>
}

/** Who to call or write to; nothing without people. */
export const Lawyers = ({ title, people, labels }: LawyersProps) =>
  people.length > 0 && (
    <Listed>
      <h2>{title}</h2>
      <Contacts>
        {people.map(({ name, title, phone, profile, write }) => (
          <li key={profile}>
            <div>
              <a href={profile}>{name}</a>
              <a href={write} aria-label={`${labels.writeTo} ${name}`} data-screen>
                {labels.write}
              </a>
            </div>
            <div>
              <span>{title}</span>
              {phone !== undefined && <PhoneLink number={phone} />}
            </div>
          </li>
        ))}
      </Contacts>
    </Listed>
  )

const Contacts = styled.ul`
  ${type.fact}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 0 ${space.column};
  li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${space.tiny};
  }
  a:first-child {
    ${type.lede}
    ${quietLink}
  }
  span {
    color: ${tone.quiet};
  }
  span + a {
    ${quietLink}
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
`
