import { Fragment } from 'react'
import styled from 'styled-components'
import type { ResponsiveImage } from '../../content/model/pictures.ts'
import { initials, plate } from '../art.ts'
import type { Author, PersonCard } from '../collections/people.ts'
import type { Labels } from '../labels.ts'
import {
  color,
  media,
  quietLink,
  ruled,
  screenOnly,
  space,
  stretchedLink,
  tone,
  type,
} from '../theme/theme.ts'
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
  person: { slug: string; name: string; portrait: ResponsiveImage | undefined }
  /** The `sizes` attribute. */
  sizes: string
  /** Whether it's at the top of its page, so that it isn't lazy. */
  isFirst?: boolean
}

/** A person's photograph; without one, initials over a drawing, which screen readers skip. */
export function Portrait({ person: { slug, name, portrait }, sizes, isFirst }: PortraitProps) {
  if (!portrait)
    return (
      <Plate aria-hidden="true">
        <img src={plate(slug)} alt="" width="400" height="500" loading="lazy" />
        <span>{initials(name)}</span>
      </Plate>
    )
  const { sources, alt, ...image } = portrait
  return (
    <Photograph>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img {...image} alt={alt} loading={isFirst ? undefined : 'lazy'} decoding="async" />
      </picture>
    </Photograph>
  )
}

/** The initials scale with the drawing. */
const Plate = styled.div`
  position: relative;
  container-type: inline-size;
  img {
    width: 100%;
  }
  span {
    position: absolute;
    inset: auto 0 9cqi;
    ${type.figure}
    font-size: 34cqi;
    letter-spacing: 0.02em;
    text-align: center;
    color: ${color.ink};
  }
  ${screenOnly}
`

/** Looks like the drawing of a person without a photograph. */
const Photograph = styled.div`
  aspect-ratio: 4/5;
  padding: 3%;
  background: ${color.shoal};
  img {
    aspect-ratio: 94/119;
    width: 100%;
    object-fit: cover;
    outline: 1px solid ${color.brassOnPaper}80;
    outline-offset: 2px;
    filter: saturate(0.75);
  }
  ${screenOnly}
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
  ${type.small}
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
      grid-template-columns: 4fr 5fr 5rem;
      align-items: baseline;
    }
    li > p {
      font-variant-numeric: lining-nums tabular-nums;
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
    column-gap: ${space.base};
  }
  a:first-child {
    ${type.third}
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
