import { createGlobalStyle } from 'styled-components'
import { noBreakClass } from '../../content/text/noBreak.ts'
import type { Shell } from '../../content/model/payload.ts'
import { fontFaces } from './fontFaces.ts'
import { media } from './media.ts'
import { headerHeight } from './tokens.ts'
import { paper, painted, tone } from './tone.ts'
import { type } from './type.ts'
import { underline } from './mixins.ts'

/** Paper from a printer: black on white, the words and nothing around them, with addresses after links in its text. */
const printStyle = `${media.print}{
@page{margin:2cm}
*{--ground:#fff!important;--text:#000!important;--quiet:#000!important;--line:#999!important;--brass:#000!important;--edge:none!important}
body{font-size:10.5pt}
nav,form,h2:has(+form),section:has(iframe),[data-screen]{display:none!important}
h2,h3,h4,p:has(+:is(ul,ol,table,address)){break-after:avoid}
li,tr,figure,blockquote{break-inside:avoid}
main a[href^="http"]::after{content:" (" attr(href) ")"}
main :is(p a,li>a,td a)[href^="/"]::after{content:" (" var(--site) attr(href) ")"}
main a::after{font-size:.85em;overflow-wrap:anywhere}
}`

/** Global styles: fonts, reset, type, links, focus, selection, print, motion. For the server: browsers find them in pages. */
export const GlobalStyle = createGlobalStyle<{ shell: Shell }>`
  ${fontFaces}
  *, ::before, ::after { box-sizing: border-box }
  * { margin: 0 }
  :root {
    ${paper}
    /* The site's public address, which printed pages show in front of paths of this site. */
    --site: '${({ shell }) => shell.firm.site}';
    --header: ${headerHeight.narrow};
    scroll-padding-top: calc(var(--header) + 1rem);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    ${media.large} { --header: ${headerHeight.large} }
    ${media.low} { scroll-padding-top: 1rem }
  }
  body {
    ${type.text}
    ${painted}
    font-variant-numeric: oldstyle-nums;
    font-kerning: normal;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 { font: inherit; text-wrap: balance }
  p, li, dd { text-wrap: pretty }
  ul, ol, dl { padding: 0 }
  ul { list-style: none }
  img, svg { display: block; max-width: 100% }
  img { height: auto }
  button, input, select, textarea { font: inherit; color: inherit }
  .${noBreakClass} { white-space: nowrap; ${media.tight} { white-space: normal } }
  a {
    color: inherit;
    ${underline(tone.brass)}
    text-underline-offset: .22em;
    ${media.hover} { &:hover { color: ${tone.brass} } }
  }
  summary { cursor: pointer; list-style: none; &::-webkit-details-marker { display: none } }
  :focus-visible { outline: 2px solid ${tone.brass}; outline-offset: 2px }
  h1:focus { outline: none }
  ::selection { background: ${tone.brass}; color: ${tone.ground} }
  :root[data-loading] { cursor: progress }
  /* The header's animation is kept: it changes colours and moves nothing. */
  ${media.still} {
    *:not(header), ::before, ::after { animation: none !important; transition: none !important }
  }
  /* The page does not scroll below the open menu of a phone. */
  @media (width < 64em) and (height > 30rem) {
    :root:has([data-menu][open]) { overflow: hidden }
  }
  ${printStyle}
`
