import styled from 'styled-components'
import { Columns, Ruled, Sheet } from '../../components/layout.tsx'
import { ListedItem, Rail, RailButton, PaperBody } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { doubleBorder, media, quietLink, space, surface, tone, type, width } from '../../theme/theme.ts'

/** From 1856 pixels, the drawing ends where the page's content does. */
const wider = '@media (min-width: 116em)'

/** Text and contacts, side by side if there is room. The drawing is at the right, on phones between them. */
export const First = styled(Sheet)`
  --drawing: min(40vw, 36rem);
  --bleed: ${space.gutter};
  ${wider} {
    --bleed: 0px;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large} ${space.column};
  padding: 0 ${space.page} ${space.large};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.large} {
    grid-template: auto auto 1fr / minmax(0, 1fr) calc(var(--drawing) - var(--bleed));
  }
  ${media.huge} {
    grid-template-columns: calc(100% / 3 - 9.75rem) minmax(0, 1fr) calc(var(--drawing) - var(--bleed));
    gap: ${space.medium} ${space.large};
  }
  ${media.print} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
    padding-bottom: 0;
    :root:has(&) {
      font-size: 7.5pt;
    }
  }
`

const nextToTheDrawing = `
  ${media.large} {
    grid-column: 1 / -2;
    justify-self: start;
    width: auto;
  }
`

export const Head = styled(PaperBody)`
  padding: ${space.base} 0 0;
  ${media.belowLarge} {
    grid-column: 1 / -1;
  }
  ${nextToTheDrawing}
`

export const Contacts = styled(Rail)`
  display: grid;
  gap: ${space.large};
  align-content: start;
  ${media.huge} {
    display: contents;
  }
`

export const Write = styled(RailButton)`${nextToTheDrawing}`

export const Opening = styled(ProseBody)`
  ${type.reading}
  grid-column: -3;
  ${media.belowLarge} {
    grid-column: 1 / -1;
  }
  ${media.print} {
    grid-area: 2 / 1;
  }
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
    margin-right: calc(-1 * var(--bleed));
  }
  ${wider} {
    ${doubleBorder}
    margin-top: ${space.large};
  }
`

/** Where the names of services are in each drawing. */
export const places = ['1 / 1', '2 / 2', '3 / 1'] as const

/** The names are over the drawing, on the lines that its leaders continue. */
const overDrawing = '@media (forced-colors: none)'

export const Names = styled.ul`
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
  ${overDrawing} {
    grid-area: ${({ $area }) => $area};
    padding-bottom: ${space.hair};
    border-bottom: 1px solid ${tone.brass};
  }
`

export const PlaceLink = styled.a`
  ${type.lede}
  ${quietLink}
  font-size: min(1.5rem, 5.2cqi);
  line-height: 1.2;
  overflow-wrap: normal;
`

export const Drawing = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: top;
`

export const Below = styled.div`
  padding: ${space.large} ${space.page};
`

const band = `
  padding-block: ${space.medium} ${space.large};
  border-top: 1px solid ${tone.text};
  ${media.print} {
    padding-block: ${space.small};
  }
`

/** As many columns as there is room for. */
const fitting = `
  ${band}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space.medium} ${space.column};
`

export const KeyPoints = styled.ul`
  ${type.lede}
  ${fitting}
`

export const Facts = styled.dl`
  ${type.fact}
  ${fitting}
`

/** A title, and what is next to it if there is room. */
export const Part = styled(Columns).attrs({ $medium: 2, $gap: space.medium })`
  ${band}
  max-width: none;
  ${media.medium} {
    > :not(h2, div) {
      grid-column: 2;
      margin: 0;
    }
  }
`

const title = `
  ${type.second}
  margin: 0 0 ${space.small};
`

const text = `
  ${type.reading}
  max-width: ${width.measure};
  ${media.print} {
    max-width: none;
  }
`

export const ServiceTitle = styled.h2`${title}`

export const ServiceText = styled.p`${text}`

/** Hides the first and the last line, which are next to the part's own. */
const innerLines = 'clip-path: inset(2px 0);'

export const Features = styled(Ruled).attrs({ $padding: '0.6rem' })`
  ${type.fact}
  ${innerLines}
`

/** The rest of a body. */
export const Prose = styled(Part)`
  h2 {
    ${title}
  }
  p {
    ${text}
  }
  ${media.print} {
    display: block;
  }
`

export const Notices = styled(Part)`
  ul {
    border-bottom: 1px solid ${tone.line};
    ${innerLines}
  }
  ${ListedItem} {
    padding-block: 0.6rem;
  }
`
