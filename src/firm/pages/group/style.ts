import styled from 'styled-components'
import { Fitting } from '../../components/layout.tsx'
import { FactList } from '../../components/lists.tsx'
import { PaperColumns, Rail, Reading } from '../../components/paper.tsx'
import { besidePortrait } from '../../components/people.tsx'
import { inPrint, media, space, tone, type } from '../../theme/theme.ts'
import { onSheet } from '../person/style.ts'

export const Index = styled(Fitting).attrs({ as: 'ol', $least: '14rem', $gap: '0' })`${type.fact}`

export const Head = styled.div`
  grid-column: text / -1;
  ${inPrint('grid-column: 1;')}
`

/** A person, below their title. */
export const Entry = styled(PaperColumns)`
  && {
    margin-top: 0;
  }
  ${type.fact}
  padding: ${space.vast} ${space.page} ${space.wide};
  background: ${tone.edge} repeat-x top / 120px 8px;
  ${Rail} {
    display: grid;
    gap: ${space.medium};
    align-content: start;
    ${besidePortrait(media.belowLarge)}
  }
  ${FactList} {
    clear: left;
  }
  && ${Reading} {
    grid-row: auto;
  }
  ${onSheet}
  ${media.print} {
    padding: 0;
    break-inside: avoid;
  }
`
