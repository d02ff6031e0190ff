import { css } from 'styled-components'
import { drawnOnce } from './animations.ts'
import { media } from './media.ts'
import { space, width } from './tokens.ts'
import { surface, tone } from './tone.ts'
import { type } from './type.ts'

/** Four columns from the large breakpoint: text, cards and rows start at one of them. */
export const pageGrid = { margin: `calc((100% + ${space.column}) / 4 - ${space.column})` } as const

/** The field of a search. */
export const searchField = `
  ${type.lede}
  display: block;
  width: 100%;
  padding: ${space.base} ${space.small};
  border: 1px solid ${tone.text};
  border-radius: 0;
  background: none;
  appearance: none;
`

export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const doubleBorder = `border:1px solid ${tone.brass};outline:1px solid ${tone.line};outline-offset:5px;`

/** The title and the text of a list item. */
export const titled = `
  :is(h2, h3) {
    ${type.third}
  }
  p {
    color: ${tone.quiet};
    max-width: ${width.measure};
  }
`

/** Columns from the medium and the large breakpoint. */
export const columns = (medium: number, large = medium, gap: string = space.wide) => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap} ${space.column};
  ${media.medium} {
    grid-template-columns: repeat(${medium}, minmax(0, 1fr));
  }
  ${media.large} {
    grid-template-columns: repeat(${large}, minmax(0, 1fr));
  }
`

/** Rows of a margin, text and facts at the page's columns. In narrower windows, the facts are below the text. */
export const marginTextFacts = (narrow: string) => `
  > li {
    display: grid;
    grid-template-columns: ${narrow} minmax(0, 1fr);
    gap: ${space.small} ${space.base};
    > :last-child {
      grid-column: 2;
    }
    ${media.large} {
      grid-template-columns: ${pageGrid.margin} minmax(0, 1fr);
      column-gap: ${space.column};
    }
    ${media.huge} {
      grid-template-columns: ${pageGrid.margin} minmax(0, 1fr) ${pageGrid.margin};
      > :last-child {
        grid-column: 3;
      }
    }
  }
`

export const ruled = (padding: string) => `
  border-bottom: 1px solid ${tone.line};
  > li {
    padding-block: ${padding};
    border-top: 1px solid ${tone.line};
  }
`

export const numbered = `
  counter-reset: number;
  list-style: none;
  > * {
    counter-increment: number;
    &::before {
      ${type.brassSounding}
      content: counter(number);
    }
  }
`

/** A page head over a chart. */
export const fullHero = css`
  ${surface.ink}
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 100svh;
  padding: calc(var(--header) + ${space.base}) ${space.page} 0;
  > * {
    position: relative;
  }
  > picture {
    position: absolute;
    inset: var(--header) 0 0;
  }
  img {
    ${drawnOnce}
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  h1 {
    ${type.headline}
  }
  ${media.print} {
    min-height: 0;
    padding: 0;
  }
`
