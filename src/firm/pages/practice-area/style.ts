import styled from 'styled-components'
import { Fitting, PageColumns, Ruled, Sheet } from '../../components/layout.tsx'
import { QuietLink, Term } from '../../components/text.tsx'
import { PaperBody } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { columns, fromLarge, inPrint, media, space, surface, tone, type } from '../../theme/theme.ts'

/** Text and contacts, side by side if there is room. The drawing is at the right, on phones between them. */
export const First = styled(Sheet)`
  --bleed: max(var(--gutter), 50vw - 52rem);
  --drawing: min(40vw, 36rem);
  ${columns(2, 2, space.large)}
  padding: 0 ${space.page} ${space.large};
  ${fromLarge('grid-template: auto auto 1fr / minmax(0, 1fr) calc(var(--drawing) - var(--bleed));')}
  ${media.huge} {
    grid-template-columns: clamp(16rem, 18vw, 20rem) minmax(0, 1fr) calc(var(--drawing) - var(--bleed));
    gap: ${space.medium} ${space.large};
  }
  ${media.print} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
    padding-bottom: 0;
    :root:has(&) {
      font-size: 7.2pt;
    }
  }
`

export const Head = styled(PaperBody)`
  grid-column: 1 / -1;
  padding: ${space.base} 0 0;
  ${fromLarge('grid-column-end: -2;')}
`

export const Opening = styled(ProseBody)`
  max-width: none;
  columns: 2 20rem;
  column-gap: ${space.column};
  ${fromLarge('columns: auto; max-width: 36em;')}
  @media (min-width: 110em) {
    font-size: 1.5rem;
  }
  ${media.belowLarge} {
    grid-column: 1 / -1;
  }
  ${inPrint('grid-area: 2 / 1; columns: 1;')}
`

export const Chart = styled.nav`
  ${surface.shoal}
  container-type: inline-size;
  position: relative;
  max-width: max(22rem, 40vw);
  overflow: hidden;
  ${media.large} {
    container-type: size;
    grid-area: 1 / -2 / span 3;
    min-height: calc(var(--drawing) * 1.9);
    max-height: calc(var(--drawing) * 2.43);
    margin: 0 calc(-1 * var(--bleed)) calc(-1 * ${space.large}) 0;
  }
`

/** Where the names of services are in each drawing. */
export const places = ['1 / 1', '2 / 2', '3 / 1'] as const

/** The names are over the drawing, on the lines that its leaders continue. */
const overDrawing = '@media (forced-colors: none)'

export const Places = styled.ul`
  padding: ${space.small} 0 ${space.small} 6cqi;
  ${overDrawing} {
    position: absolute;
    display: grid;
    grid-template: minmax(20.5cqi, auto) minmax(57cqi, auto) minmax(62.5cqi, auto) / 38cqi 38cqi;
    align-items: end;
    gap: 0 13.6cqi;
    padding-block: 0;
    text-wrap: balance;
  }
`

export const Place = styled.li<{ $area: (typeof places)[number] | undefined }>`
  ${type.lede}
  font-size: min(1.5rem, 5.2cqi);
  line-height: 1.2;
  ${overDrawing} {
    grid-area: ${({ $area }) => $area};
    padding-bottom: ${space.hair};
    border-bottom: 1px solid ${tone.brass};
  }
`

export const PlaceLink = styled(QuietLink)`overflow-wrap: normal;`

export const Drawing = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: top;
`

/** On the tint, from edge to edge. */
export const Points = styled(Fitting).attrs({ as: 'ul', $least: '14rem', $gap: space.medium })`
  ${surface.shoal}
  ${type.lede}
  padding: ${space.wide} ${space.page};
  ${inPrint(`padding: ${space.small} 0;`)}
`

export const Below = styled.div`
  padding: ${space.wide} ${space.page};
  ${inPrint('padding: 0;')}
`

/** A title, text and time limits: in the margin, next to it and at the right, if there is room. */
export const Part = styled(PageColumns).attrs({ $gap: space.small, $facts: 'huge' })`
  max-width: none;
  padding-block: ${space.medium} ${space.large};
  border-top: 1px solid ${tone.text};
  > h2 {
    ${type.second}
    text-transform: none;
    color: inherit;
  }
  p {
    ${type.reading}
  }
  > :not(h2, div, dl) {
    grid-column: text;
    margin: 0;
  }
  > .note {
    grid-column: facts;
    align-self: start;
    margin: 0;
  }
  ${fromLarge('> .note:has(table), > h2:has(+ .note) { grid-column: 1 / span 2; margin-top: 0.5rem; }')}
  ${inPrint(`padding-block: ${space.tiny};`)}
`

export const Service = styled.div`grid-column: text;`

export const Features = styled(Ruled).attrs({ $padding: '0.6rem' })`
  ${type.fact}
  margin-top: ${space.small};
`

/** As soundings: how long, and for what. */
export const Limits = styled.div`
  ${type.fact}
  grid-column: facts;
  ${Term} {
    ${type.brassNumber}
  }
`

export const Serves = styled(Fitting).attrs({ as: 'dl', $least: '17rem', $gap: space.medium })`
  ${type.fact}
  padding-top: ${space.medium};
  border-top: 1px solid ${tone.text};
`
