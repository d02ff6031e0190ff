import { createGlobalStyle } from 'styled-components'
import { noBreakClass } from '../../content/text/noBreak.ts'
import type { ShellFacts } from './shellFacts.ts'
import { bannerStyle } from './bannerStyle.ts'
import sans from '../theme/fonts/sans.woff2'
import serifItalic from '../theme/fonts/serif-italic.woff2'
import serif from '../theme/fonts/serif.woff2'
import { media, painted, paper, tone, type, underline } from '../theme/theme.ts'

/** The fonts above the fold of every page. */
export const preloadedFonts: readonly string[] = [serif, sans, serifItalic]

/**
 * The system's fonts, shown until ours are loaded. Each row has the family, style and weight that it stands in for, its names,
 * and its `size-adjust` in percent.
 */
const fallbacks = [
  ['Serif', 'normal', '400 600', ['Noto Serif', 'NotoSerif-Regular'], 92.5],
  ['Serif', 'normal', '400 600', ['Times New Roman', 'Liberation Serif'], 109.9],
  ['Serif', 'italic', '400', ['Noto Serif Italic', 'NotoSerif-Italic'], 88.25],
  ['Serif', 'italic', '400', ['Times New Roman Italic', 'Liberation Serif Italic'], 101.75],
  ['Display', 'normal', '400 600', ['Noto Serif', 'NotoSerif-Regular'], 84.34],
  ['Display', 'normal', '400 600', ['Times New Roman', 'Liberation Serif'], 100.49],
  ['Sans', 'normal', '400 500', ['Roboto', 'Roboto-Regular'], 93.59],
  ['Sans', 'normal', '400 500', ['Arial', 'Helvetica', 'Liberation Sans'], 93.26],
  ['Sans', 'normal', '600', ['Roboto Bold', 'Roboto-Bold'], 95.07],
  ['Sans', 'normal', '600', ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'], 89.37],
] as const

/** Our fonts' metrics, in ems. */
const [ascent, descent] = [1, 0.335]

/** Every page contains these rules, so they omit default values. */
const face = (family: string, style: string, weight: string, rest: string): string =>
  `@font-face{font-family:'WA ${family}';${style === 'normal' ? '' : `font-style:${style};`}font-weight:${weight};${rest}}`

const fontFaces: string = [
  face('Serif', 'normal', '400 600', `font-display:swap;src:url(${serif})`),
  face('Serif', 'italic', '400', `font-display:swap;src:url(${serifItalic})`),
  face('Sans', 'normal', '400 600', `font-display:swap;src:url(${sans})`),
  // The sans uses the serif's italic, which saves a fourth file.
  face('Sans', 'italic', '400', `font-display:swap;src:url(${serifItalic})`),
  ...fallbacks.map(([family, style, weight, names, adjust]) => {
    const percent = (ems: number) => `${Number(((ems * 10_000) / adjust).toFixed(2))}%`
    const rest =
      `src:${names.map((name) => `local('${name}')`).join()};size-adjust:${adjust}%;` +
      `ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%`
    return face(`${family} Fallback`, style, weight, rest)
  }),
].join('')

/** Print: black on white, only the content, with addresses after links. */
const printStyle = `${media.print}{
@page{margin:1.5cm}
:root{color-scheme:light;font-size:9.5pt;--gutter:0px;--header:0px}
*{--ground:#fff!important;--text:#000!important;--quiet:#000!important;--line:#999!important;--brass:#000!important;--edge:none!important}
body{font-size:10.5pt}
nav,form,[data-screen]{display:none!important}
h2,h3,h4,p:has(+:is(ul,ol,table,address)){break-after:avoid}
li,tr,figure,blockquote{break-inside:avoid}
main li{padding-block:.25rem!important}
main ::details-content{content-visibility:visible;block-size:auto}
main a[href^="http"]::after{content:" (" attr(href) ")"}
main :is(p a,li>a:only-child,td a)[href^="/"]::after{content:" (" var(--site) attr(href) ")"}
main a::after{font-size:.85em;overflow-wrap:anywhere}
}`

/** Global styles. Only the server renders them. */
export const GlobalStyle = createGlobalStyle<{ shell: ShellFacts }>`
  ${fontFaces}
  *, ::before, ::after { box-sizing: border-box }
  * { margin: 0 }
  :root {
    ${paper}
    color-scheme: light dark;
    /* The site's public address, which printed pages show before internal links. */
    --site: '${({ shell }) => shell.firm.site}';
    --header: 6rem;
    /* What is painted of it once the page is scrolled. */
    --scrolled: 4.5rem;
    --gutter: clamp(min(1.25rem, 6.25vw), 5vw, 6rem);
    scroll-padding-top: 5.5rem;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    ${media.large} { --header: 8rem }
    ${media.low} { scroll-padding-top: 1rem }
  }
  body {
    ${type.text}
    ${painted}
    font-variant-numeric: oldstyle-nums;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 { font: inherit; text-wrap: balance }
  p, li, dd { text-wrap: pretty }
  ul, ol, dl { padding: 0 }
  ul { list-style: none }
  img, svg { display: block; max-width: 100% }
  img { height: auto }
  button, input, select, textarea { font: inherit; color: inherit }
  /* They wrap only where they don't fit on a line of their own. */
  .${noBreakClass}, [href^='tel'], [href^='mailto'] { display: inline-block; overflow-wrap: anywhere }
  a {
    color: inherit;
    ${underline(tone.brass)}
    text-underline-offset: .22em;
    ${media.hover} { &:hover { color: ${tone.brass} } }
  }
  main { overflow-x: clip }
  time { white-space: nowrap }
  summary { cursor: pointer; list-style: none; &::-webkit-details-marker { display: none } }
  :focus-visible { outline: 2px solid ${tone.brass}; outline-offset: 2px }
  h1:focus { outline: none }
  /* Browsers paint a box behind its letters, which would cover the line above. */
  ${media.forced} { h1 { line-height: normal !important } }
  ::selection { background: ${tone.brass}; color: ${tone.ground} }
  :root[data-loading] { cursor: progress }
  /* Except for the header's animation, which only changes colors. */
  ${media.still} {
    *:not(header, [data-banner]), ::before, ::after { animation: none !important; transition-duration: 0s !important }
  }
  /* The page doesn't scroll below a phone's open menu. */
  @media (width < 64em) and (height > 30rem) {
    :root:has([data-menu][open]) { overflow: hidden }
  }
  ${({ shell }) => shell.firm.banner && bannerStyle}
  ${printStyle}
`
