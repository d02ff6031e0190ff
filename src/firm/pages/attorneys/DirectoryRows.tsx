import { memo, type RefObject } from 'react'
import styled from 'styled-components'
import { PhoneLink } from '../../components/links.tsx'
import type { Labels } from '../../labels.ts'
import { media, quietLink, space, tone, type } from '../../theme/theme.ts'
import type { DirectoryFacts } from './directoryFacts.ts'
import { hanging } from './directoryStyle.ts'

type Person = DirectoryFacts['letters'][number]['people'][number]

export const idOf = (letter: string): string => `letter-${letter.toLowerCase()}`

interface RowsProps extends Pick<DirectoryFacts, 'areas' | 'letters' | 'write'> {
  labels: Pick<Labels, 'write' | 'writeTo'>
  path: string
  ref: RefObject<HTMLDivElement | null>
}

/** Never rendered again, since its properties never change. */
export const Rows = memo(({ ref, letters, areas, write, labels, path }: RowsProps) => {
  // Lines break between practices.
  const practices = areas.map(({ label }) => label.replaceAll(' ', '\u00A0'))
  const row = ({ slug, name, family, given, title, phone, areas: at }: Person) => {
    const start = given === '' ? family : `${family}, `
    return (
      <li key={slug}>
        <a href={`${path}/${slug}`}>
          {start}
          <i>{given}</i>
        </a>
        <span>{at.map((one) => practices[one]).join(', ')}</span>
        <span>{title}</span>
        {phone !== undefined && <PhoneLink number={phone} />}
        <a href={write.replace('{slug}', slug)} aria-label={`${labels.writeTo} ${name}`}>
          {labels.write}
        </a>
      </li>
    )
  }
  return (
    <div ref={ref}>
      {letters.map(({ letter, people }) => (
        <Letter key={letter}>
          <h3 id={idOf(letter)}>{letter}</h3>
          <div>
            {inChunks(people).map((chunk) => (
              <ul key={chunk[0]?.slug} data-full={chunk.length === fullChunk || undefined}>
                {chunk.map(row)}
              </ul>
            ))}
          </div>
        </Letter>
      ))}
    </div>
  )
})

/** How many people a list has. Browsers skip full lists that are off the screen. */
const fullChunk = 20

const inChunks = (people: readonly Person[]): Person[][] =>
  Array.from({ length: Math.ceil(people.length / fullChunk) }, (_, at) =>
    people.slice(at * fullChunk, (at + 1) * fullChunk),
  )

/**
 * Hides the rows that aren't shown, and those after the first `limit`.
 * Of a hidden list, it leaves the rows as they are, since there may be thousands.
 */
export function hideRows(
  list: HTMLElement | null,
  shown: readonly (readonly boolean[])[],
  limit: number,
): void {
  let rest = limit
  list?.querySelectorAll('section').forEach((section, letter) => {
    const rows = shown[letter] ?? []
    section.hidden = rest <= 0 || !rows.includes(true)
    if (section.hidden) return
    section.querySelectorAll('ul').forEach((chunk, at) => {
      const wanted = rows.slice(at * fullChunk, (at + 1) * fullChunk)
      const count = wanted.filter(Boolean).length
      chunk.hidden = rest <= 0 || count === 0
      if (chunk.hidden) return
      rest -= count
      chunk.style.setProperty('--rows', `${count}`)
      wanted.forEach((isShown, index) => chunk.children[index]?.toggleAttribute('hidden', !isShown))
    })
  })
}

/** The people of a letter, which stays in sight next to them. */
const Letter = styled.section`
  --row: 7rem;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  &[hidden],
  li[hidden] {
    display: none;
  }
  h3 {
    ${type.third}
    position: sticky;
    top: var(--header);
    align-self: start;
    padding-top: ${space.small};
    font-style: italic;
    color: ${tone.brass};
  }
  /* The room at both sides is for focus rings, which end at the row. */
  ul {
    margin-inline: -${space.hair};
    border-bottom: 1px solid ${tone.line};
  }
  ul[data-full] {
    content-visibility: auto;
    contain-intrinsic-height: calc(var(--rows, ${fullChunk}) * var(--row));
  }
  &:last-child ul {
    border-color: ${tone.text};
  }
  li {
    ${type.fact}
    display: grid;
    grid-template: 'name title' 'areas areas' 'phone write' / minmax(0, 1fr) auto;
    align-items: baseline;
    column-gap: ${space.base};
    padding: ${space.small} ${space.hair} ${space.tiny};
  }
  li + li {
    border-top: 1px solid ${tone.line};
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
    text-align: right;
  }
  li > :nth-child(4) {
    ${quietLink}
    grid-area: phone;
    justify-self: start;
    white-space: nowrap;
  }
  li > :last-child {
    grid-area: write;
    justify-self: end;
    text-decoration-color: ${tone.brass};
  }
  li > :nth-child(n + 4) {
    padding-block: ${space.small};
  }
  ${media.medium} {
    --row: 5.75rem;
    li {
      grid-template: 'name title title' 'areas phone write' / minmax(0, 1fr) auto 3rem;
    }
    li > :nth-child(n + 4) {
      padding-block: ${space.tiny};
    }
  }
  ${media.large} {
    ${hanging}
    --row: 5.5rem;
    h3 {
      justify-self: end;
      padding-top: ${space.base};
    }
    li {
      grid-template: 'name areas phone' 'title areas phone';
      grid-auto-columns: minmax(0, 1fr);
      column-gap: ${space.column};
      padding-block: ${space.base};
    }
    li > :nth-child(3) {
      text-align: left;
    }
    li > :nth-child(n + 4) {
      grid-area: phone;
      padding-block: 0;
    }
  }
  /* Names and phone numbers, without the addresses of links. */
  ${media.print} {
    h3 {
      position: static;
    }
    ul {
      content-visibility: visible !important;
    }
    li > :last-child {
      display: none;
    }
    li > a::after {
      content: none !important;
    }
  }
`
