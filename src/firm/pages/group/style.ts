import styled from 'styled-components'
import { PageColumns } from '../../components/layout.tsx'
import { FactList } from '../../components/lists.tsx'
import { Neighbors } from '../../components/Neighbors.tsx'
import { ListedItem, Rail } from '../../components/paper.tsx'
import { besidePortrait } from '../../components/people.tsx'
import { inPrint, media, space, tone, type } from '../../theme/theme.ts'
import { onSheet } from '../person/style.ts'

export const Index = styled.ol`
  ${type.fact}
  columns: 2 14rem;
  column-gap: ${space.column};
`

export const IndexItem = styled(ListedItem)`break-inside: avoid;`

export const Head = styled.div`
  grid-column: text / -1;
  ${inPrint('grid-column: 1;')}
`

export const Ways = styled(Neighbors)`grid-column: text / -1;`

/** A person, between their title and the ways to the next one. */
export const Entry = styled(PageColumns).attrs({ $gap: space.large, $facts: 'huge' })<{ $isFirst: boolean }>`
  ${type.fact}
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
    grid-template-rows: auto auto auto 1fr;
    ${Rail} {
      grid-area: 1 / 1 / span 4;
    }
  }
  ${media.huge} {
    grid-template-rows: auto 1fr auto;
    ${Rail} {
      grid-row-end: span 3;
    }
  }
  ${onSheet}
  ${media.print} {
    padding: 0;
    break-inside: avoid;
  }
`
