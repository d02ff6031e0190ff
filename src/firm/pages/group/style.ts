import styled from 'styled-components'
import { FactList, Neighbors } from '../../components/lists.tsx'
import { Listed, ListedItem, Rail, Reading } from '../../components/paper.tsx'
import { besidePortrait } from '../../components/people.tsx'
import { media, pageGrid, quietLink, space, tone, type } from '../../theme/theme.ts'
import { onSheet } from '../person/style.ts'

export const Index = styled.ol`
  ${type.fact}
  columns: 2 14rem;
  column-gap: ${space.column};
`

export const IndexItem = styled(ListedItem)`break-inside: avoid;`

/** Title, name and field. */
export const Head = styled.div``

export const Name = styled.h2`
  ${type.second}
  margin-block: ${space.tiny};
`

export const NameLink = styled.a`${quietLink}`

export const Field = styled.p`
  ${type.quietLede}
  font-style: italic;
`

export const Ways = styled(Neighbors)``

/** A person, between their title and the ways to the next one. */
export const Entry = styled.article<{ $isFirst: boolean }>`
  ${type.fact}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large} ${space.column};
  padding: ${space.vast} ${space.page} ${space.wide};
  ${({ $isFirst }) => !$isFirst && `background: ${tone.edge} repeat-x top / 120px 8px;`}
  ${Rail} {
    display: grid;
    gap: ${space.medium};
    align-content: start;
    ${besidePortrait(media.belowLarge)}
  }
  ${FactList} {
    clear: left;
  }
  ${media.large} {
    grid-template: auto auto auto 1fr / ${pageGrid.margin} minmax(0, 1fr);
    ${Head}, ${Reading}, ${Listed}, ${Ways} {
      grid-column: 2;
    }
    ${Rail} {
      grid-area: 1 / 1 / span 4;
    }
  }
  ${media.huge} {
    grid-template: auto 1fr auto / ${pageGrid.margin} minmax(0, 1fr) ${pageGrid.margin};
    ${Head}, ${Ways} {
      grid-column: 2 / -1;
    }
    ${Rail} {
      grid-row-end: span 3;
    }
    ${Listed} {
      grid-column: 3;
    }
  }
  ${onSheet}
  ${media.print} {
    padding: 0;
    break-inside: avoid;
    ${Head} {
      grid-column: 1;
    }
  }
`
