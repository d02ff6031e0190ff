import styled from 'styled-components'
import { Sheet } from '../../components/layout.tsx'
import { FactList } from '../../components/lists.tsx'

import { columns, doubleBorder, media, painted, space, type } from '../../theme/theme.ts'

/** Which windows have room for the chart's wide and medium sheets. */
export const [forWide, forMedium] = ['(width >= 80em)', '(width >= 48em)']

/** The chart, with the title in a cartouche on the water, or above the chart if there is no room. */
export const Chart = styled(Sheet).attrs({ as: 'div' })`
  @media (width >= 113em) {
    padding-inline: ${space.page};
  }
  @media ${forWide} {
    display: grid;
  }
`

/** Where the chart and the cartouche on it are. */
const onChart = 'grid-area: 1 / 1;'

export const Cartouche = styled.div`
  padding: ${space.large} ${space.page};
  @media ${forWide} {
    ${onChart}
    ${painted}
    ${doubleBorder}
    z-index: 1;
    align-self: start;
    width: 26.5%;
    margin: 4% 0 0 calc(${space.page} - ${space.medium} - 1px);
    padding: ${space.medium};
  }
  ${media.print} {
    padding: 0 0 ${space.base};
  }
`

export const Title = styled.h1`
  ${type.first}
  margin-block: ${space.tiny};
  @media ${forWide} {
    font-size: 3rem;
  }
`

export const Lede = styled.p`
  ${type.fact}
  max-width: 36rem;
`

export const ChartPicture = styled.picture`
  @media ${forWide} {
    ${onChart}
  }
`

export const ChartImage = styled.img`
  width: 100%;
  max-width: 60rem;
  margin: auto;
  @media ${forWide} {
    max-width: none;
  }
  ${media.print} {
    width: auto;
    max-height: 9cm;
  }
`

/** What to look up on the left, the ways on the right. */
export const Directions = styled.div`
  ${columns(2, 3)}
`

export const Office = styled(FactList)`
  display: block;
  ${media.print} {
    font-size: 10.5pt;
  }
`

/** With one office, there is room for two columns. */
export const Ways = styled(Office)`
  ${media.large} {
    &[data-wide] {
      grid-column: span 2;
    }
  }
`
