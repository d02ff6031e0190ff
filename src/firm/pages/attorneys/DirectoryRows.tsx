import { memo, type RefObject } from 'react'
import styled from 'styled-components'
import { PhoneLink } from '../../components/links.tsx'
import type { Labels } from '../../labels.ts'
import { media, quietLink, space, tone, type } from '../../theme/theme.ts'
import type { DirectoryFacts } from './directoryFacts.ts'
import { hanging } from './directoryStyle.ts'

type Person = DirectoryFacts['letters'][number]['people'][number]

interface RowsProps extends Pick<DirectoryFacts, 'areas' | 'letters' | 'write'> {
  labels: Pick<Labels, 'people'>
  path: string
  ref: RefObject<HTMLDivElement | null>
}

/** Never rendered again, since its properties never change. */
export const Rows = memo(({ ref, letters, areas, write, labels, path }: RowsProps) => {
  // Lines break between practices.
  const practices = areas.map(({ label }) => label.replaceAll(' ', '\u00A0'))
  const row = ({ slug, name, family, given, title, phone, areas: at }: Person) => (
    <li key={slug}>
      <a href={`${path}/${slug}`}>
        {given === '' ? family : `${family}, `}
        <i>{given}</i>
      </a>
      <span>{at.map((one) => practices[one]).join(', ')}</span>
      <span>{title}</span>
      {phone !== undefined && <PhoneLink number={phone} />}
      <a href={write.replace('{slug}', slug)} aria-label={`${labels.people.writeTo} ${name}`}>
        {labels.people.write}
      </a>
    </li>
  )
  return (
    <div ref={ref}>
      {letters.map(({ letter, people }) => (
        <Letter key={letter}>
          <h3>{letter}</h3>
          <ul>{people.map(row)}</ul>
        </Letter>
      ))}
    </div>
  )
})

/** Hides the rows that aren't shown, and those after the first `limit`. Rows of hidden letters stay as they are. */
export function hideRows(list: HTMLElement | null, shown: readonly (readonly boolean[])[], limit: number) {
  let rest = limit
  list?.querySelectorAll('section').forEach((section, letter) => {
    const rows = shown[letter] ?? []
    section.hidden = rest <= 0 || !rows.includes(true)
    if (section.hidden) return
    section.querySelectorAll('li').forEach((row, at) => {
      row.hidden = !(rows[at] && rest-- > 0)
    })
  })
}

/** The people of a letter, which stays in sight next to them. Browsers skip rows that are off the screen. */
const Letter = styled.section`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  &[hidden],
  li[hidden] {
    display: none;
  }
  h3 {
    ${type.third}
    position: sticky;
    top: var(--scrolled);
    align-self: start;
    padding-top: ${space.small};
    font-style: italic;
    color: ${tone.brass};
    ${media.print} {
      position: static;
      break-after: auto;
    }
  }
  li a {
    outline-offset: -2px;
  }
  li {
    ${type.fact}
    display: grid;
    grid-template: 'name write' 'title phone' 'areas areas' / minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${space.small} ${space.base};
    padding-block: ${space.small};
    border-bottom: 1px solid ${tone.line};
    content-visibility: auto;
    contain-intrinsic-height: auto 6.75rem;
  }
  li > :nth-child(1) {
    ${type.third}
    ${quietLink}
    grid-area: name;
  }
  li > :nth-child(2) {
    grid-area: areas;
  }
  li > :nth-child(3) {
    grid-area: title;
    color: ${tone.quiet};
  }
  li > [href^='tel'] {
    ${quietLink}
    grid-area: phone;
    justify-self: start;
  }
  li > :last-child {
    grid-area: write;
    justify-self: end;
    text-decoration-color: ${tone.brass};
  }
  li > :nth-child(n + 4) {
    padding-block: 0.375rem;
    margin-block: -0.375rem;
  }
  ${media.medium} {
    li {
      grid-template: 'name areas phone' 'title areas phone' / 1fr 1fr minmax(12rem, 1fr);
      gap: 0 ${space.column};
      contain-intrinsic-height: auto 3.5rem;
    }
    li > :nth-child(n + 4) {
      grid-area: phone;
    }
  }
  ${media.large} {
    ${hanging}
  }
  /* Names and phone numbers, without the addresses of links. */
  ${media.print} {
    li {
      content-visibility: visible;
    }
    li > :last-child {
      display: none;
    }
    li > a::after {
      content: none !important;
    }
  }
`
