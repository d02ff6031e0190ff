import styled from 'styled-components'
import { Columns, Fitting, Ruled, Sheet, Stack } from '../../components/layout.tsx'
import { QuietLink, QuietPhone } from '../../components/links.tsx'
import { ListedItem, PaperBody, RailButton } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { columns, media, space, surface, tone, type, width } from '../../theme/theme.ts'

/** Text and contacts, side by side if there is room. The drawing is at the right, on phones between them. */
export const First = styled(Sheet)`
  --bleed: max(var(--gutter), 50vw - 52rem);
  --drawing: max(min(40vw, 36rem), 25vw);
  overflow-x: clip;
  ${columns(2, 2, space.large)}
  padding: 0 ${space.page} ${space.large};
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

export const Head = styled(PaperBody)`
  grid-column: 1 / -1;
  padding: ${space.base} 0 0;
  ${media.large} {
    grid-column-end: -2;
  }
`

export const Contacts = styled(Stack)`
  ${media.huge} {
    display: contents;
  }
`

export const Write = styled(RailButton)`
  ${media.large} {
    grid-column: 1 / -2;
    justify-self: start;
    width: auto;
  }
`

export const Lawyer = styled.li`
  ${type.fact}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  column-gap: ${space.tiny};
  padding-block: 0.35rem;
  border-top: 1px solid ${tone.line};
`

export const Name = styled(QuietLink)`
  ${type.third}
  grid-column: 1 / 3;
`

export const Phone = styled(QuietPhone)`
  grid-column: 2 / 4;
  justify-self: end;
`

export const Opening = styled(ProseBody)`
  ${type.reading}
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
  ${overDrawing} {
    grid-area: ${({ $area }) => $area};
    padding-bottom: ${space.hair};
    border-bottom: 1px solid ${tone.brass};
  }
`

export const PlaceLink = styled(QuietLink)`
  ${type.lede}
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

export const Below = styled.div`padding: ${space.large} ${space.page};`

const band = `
  padding-block: ${space.medium} ${space.large};
  border-top: 1px solid ${tone.text};
  ${media.print} {
    padding-block: ${space.small};
  }
`

export const Band = styled(Fitting).attrs({ $least: '17rem', $gap: space.medium })<{
  $type: 'lede' | 'fact'
}>`
  ${({ $type }) => type[$type]}
  ${band}
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

const prose = `
  h2 {
    ${type.second}
    margin: 0 0 ${space.small};
  }
  p {
    ${type.reading}
    max-width: ${width.measure};
    ${media.print} {
      max-width: none;
    }
  }
`

export const Service = styled.div`${prose}`

/** Hides the first and the last line, which are next to the part's own. */
const innerLines = 'clip-path: inset(2px 0);'

export const Features = styled(Ruled).attrs({ $padding: '0.6rem' })`
  ${type.fact}
  ${innerLines}
`

export const Prose = styled(Part)`
  ${prose}
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
