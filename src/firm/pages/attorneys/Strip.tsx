import styled from 'styled-components'
import type { ResponsiveImage } from '../../../content/model/pictures.ts'
import { initials, strips } from '../../art.ts'
import { Portrait } from '../../components/people.tsx'
import { color, space, surface, type } from '../../theme/theme.ts'

interface StripProps {
  person: { slug: string; name: string; portrait: ResponsiveImage | undefined }
}

/** Water along the edge of a page, above the text or left of it, with the photograph or the initials of a person. */
export function Strip({ person }: StripProps) {
  const { tall, wide } = strips(person.slug)
  return (
    <Edge>
      {/* Not a <picture>: a phone would print the wide one along the sheet. */}
      <img src={tall} alt="" width="264" height="1900" fetchPriority="low" />
      <img src={wide} alt="" width="900" height="132" fetchPriority="low" />
      {person.portrait ? (
        <Portrait person={person} sizes="(min-width:90em) 16.5rem, 10rem" isFirst />
      ) : (
        <b aria-hidden="true">{initials(person.name)}</b>
      )}
    </Edge>
  )
}

export const Edge = styled.div`
  ${surface.shoal}
  position: relative;
  container-type: inline-size;
  height: 8.25rem;
  overflow: hidden;
  > img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: right top;
  }
  > img + img {
    object-position: left top;
  }
  > img:first-child {
    display: none;
  }
  > b {
    ${type.figure}
    position: absolute;
    inset: 1.2rem auto auto ${space.gutter};
    font-size: 5.5rem;
    color: ${color.ink};
  }
  /* A photograph. */
  > div {
    position: relative;
    width: 6rem;
    margin-left: ${space.gutter};
  }
  @media (min-width: 64em), print {
    height: auto;
    > img + img {
      display: none;
    }
    > img:first-child {
      display: block;
    }
    > b {
      inset: ${space.wide} 11px auto 0;
      font-size: 51cqi;
      text-align: center;
    }
    > div {
      width: calc(100% - 11px);
      margin: 0;
    }
  }
`
