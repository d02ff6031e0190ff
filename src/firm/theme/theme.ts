import { css, keyframes } from 'styled-components'
import { families, motion, size, space, width } from './tokens.ts'
import { surface, tone } from './tone.ts'

/** The theme: tokens, tones, media queries, type styles and mixins. */
export * from './tokens.ts'
export * from './tone.ts'

/** Media queries, mobile first. */
export const media = {
  /** From 640 pixels: two things fit side by side. */
  medium: '@media (min-width: 40em)',
  /** From 1024 pixels: the margin is next to the text, and the menu is in the header. */
  large: '@media (min-width: 64em)',
  belowLarge: '@media (width < 64em)',
  huge: '@media (min-width: 90em)',
  /** A window too low for a fixed header: zoomed to 400%, or a phone in landscape. */
  low: '@media (max-height: 30rem)',
  hover: '@media (hover: hover)',
  touch: '@media (pointer: coarse)',
  still: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const

/** Four columns from the large breakpoint: text, cards and rows start at one of them. */
export const pageGrid = { margin: `calc((100% + ${space.column}) / 4 - ${space.column})` } as const

export const screenOnly = `${media.print}{display:none}`

/** Old-style figures. The `font` shorthand resets them, so this comes after it. */
const oldStyle = 'font-variant-numeric:oldstyle-nums;'

/** Type styles. */
const plain = {
  label: `font:600 ${size.label}/1.4 ${families.sans};letter-spacing:.13em;text-transform:uppercase;font-feature-settings:'case';`,
  small: `font:400 ${size.small}/1.55 ${families.sans};${oldStyle}`,
  /** Facts that visitors look up, such as a phone number or the pay. */
  fact: `font:400 ${size.fact}/1.42 ${families.sans};font-variant-numeric:lining-nums;`,
  text: `font:400 ${size.text}/1.62 ${families.sans};${oldStyle}`,
  lede: `font:400 ${size.lede}/1.45 ${families.serif};${oldStyle}`,
  reading: `font:400 ${size.reading}/1.6 ${families.serif};${oldStyle}`,
  /** Headings of the third and second level, of an interior page, and of the home page. */
  third: `font:400 ${size.third}/1.25 ${families.serif};${oldStyle}`,
  second: `font:400 ${size.second}/1.1 ${families.display};${oldStyle}letter-spacing:-.012em;`,
  first: `font:400 ${size.first}/1.04 ${families.display};${oldStyle}letter-spacing:-.018em;`,
  headline: `font:400 ${size.headline}/.98 ${families.display};letter-spacing:-.024em;`,
  /** A person's name at the top of their page. */
  name: `font:400 ${size.name}/.97 ${families.display};letter-spacing:-.026em;`,
  figure: `font:400 ${size.third}/1 ${families.serif};font-variant-numeric:lining-nums tabular-nums;`,
  /** The firm's name. Its limit leaves room for the menu on a phone with large text. */
  wordmark: `font:500 min(${size.text},4.5vw)/1 ${families.serif};letter-spacing:min(.16em,.85vw);text-transform:uppercase;`,
} as const

export const type = {
  ...plain,
  quietLede: `${plain.lede}color:${tone.quiet};`,
  brassLabel: `${plain.label}color:${tone.brass};`,
  /** What a fact is about. */
  term: `${plain.fact}font-style:italic;color:${tone.brass};`,
  /** A small number in the margin. */
  brassSounding: `font:italic 400 ${size.lede}/1 ${families.serif};${oldStyle}color:${tone.brass};`,
} as const

/** In longhands: WebKit computes `text-decoration: underline 1px var(--brass)` to no underline at all. */
export const underline = (color: string): string =>
  `text-decoration-line:underline;text-decoration-thickness:1px;text-decoration-color:${color};`

/** A button that looks like a link. */
export const textButton = `
  ${underline(tone.brass)}
  text-underline-offset: 0.22em;
  padding: ${space.tiny} 0;
  border: 0;
  background: none;
  cursor: pointer;
`

/** A link in a list, underlined on hover only. */
export const quietLink = `
  text-decoration-color: transparent;
  transition: text-decoration-color ${motion.quick};
  &:hover {
    color: inherit;
    text-decoration-color: ${tone.brass};
  }
`

/** A link that covers its card, which needs `position: relative`. */
export const stretchedLink = `
  ${quietLink}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

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

/** Larger touch targets in a column of links. */
export const tappable = (padding = '0.3rem') => `
  padding-block: ${padding};
  ${media.touch} {
    padding-block: 0.65rem;
  }
`

/** Only the position changes, so that text is readable and painted (LCP) from the first frame. */
const rising = keyframes`from { translate: 0 .75rem }`

export const entrance = css`animation: ${rising} ${motion.rise} ${motion.ease};`

const charting = keyframes`from { clip-path: inset(0 0 0 100%) }`

/** A chart, whose coast, at the right, is drawn first. Once per visit, so it waits up to a second for the first script, which knows. */
export const drawnOnce = css`
  @media (scripting: enabled) {
    animation: ${charting} ${motion.chart} ${motion.ease} 1s backwards;
    :root[data-visit] & {
      animation-delay: 0s;
    }
    :root[data-visit='again'] &,
    [data-hydrated] & {
      animation: none;
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
