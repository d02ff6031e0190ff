import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, space, tone, type } from '../theme/theme.ts'
import { besidePortrait } from './people.tsx'
import { Grid } from './SectionLayout.tsx'

/** A long list entry, such as a lawyer or a role. `$whole`: print it on one page. */
export const ListEntry = (props: { id: string; $whole?: boolean; children: ReactNode }) => (
  <Entry id={props.id} $whole={props.$whole}>
    <Grid>{props.children}</Grid>
  </Entry>
)

const Entry = styled.article<{ $whole: boolean | undefined }>`
  padding-block: ${space.vast};
  & + & {
    background: ${tone.edge} repeat-x top / 120px 8px;
  }
  ${Grid} {
    row-gap: ${space.large};
    ${media.large} {
      grid-template-rows: auto 1fr;
    }
  }
  ${media.print} {
    padding-block: ${space.small};
    ${({ $whole }) => $whole && 'break-inside: avoid;'}
    & + & {
      border-top: 1px solid ${tone.line};
    }
    ${Grid} > * + * {
      margin-top: ${space.small};
    }
    dl {
      display: grid;
      grid-template-columns: 1fr 1fr 2fr;
    }
  }
`

export const ListEntryHead = styled.div`
  > :is(h2, h3) {
    ${type.second}
    margin-top: ${space.tiny};
  }
  > :is(h2, h3) + p {
    ${type.quietLede}
    font-style: italic;
    margin-top: ${space.tiny};
  }
  ${media.large} {
    grid-column: 2;
  }
  ${media.print} {
    break-inside: avoid;
    break-after: avoid;
  }
`

/** The entry's facts. `$plate`: with a portrait, next to them on phones, above them in the margin. */
export const ListEntrySide = styled.div<{ $plate?: boolean }>`
  ${({ $plate }) => $plate && besidePortrait}
  ${media.large} {
    grid-area: 1 / 1 / span 2;
    ${({ $plate }) => $plate && 'grid-template-columns: minmax(0, 17rem);'}
  }
  ${media.print} {
    display: block;
    break-inside: avoid;
    break-after: avoid;
  }
`

/** The entry's text with a list below it. `$inColumns`: next to it from the large breakpoint. */
export const ListEntryText = styled.div<{ $inColumns?: boolean | undefined }>`
  ${media.large} {
    ${({ $inColumns }) =>
      $inColumns &&
      `display: grid;
      grid-template: auto 1fr / 11fr 6fr;
      gap: ${space.large} ${space.column};
      align-items: start;
      > :nth-child(2) { grid-area: 1 / 2 / span 2 }`}
  }
`
