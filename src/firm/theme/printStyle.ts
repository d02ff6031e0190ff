import { media } from './media.ts'

/** Paper from a printer: black on white, the words and nothing around them, with addresses after links in its text. */
export const printStyle = `${media.print}{
@page{margin:2cm}
*{--ground:#fff!important;--text:#000!important;--quiet:#000!important;--line:#999!important;--brass:#000!important;--edge:none!important}
body{font-size:10.5pt}
nav,form,h2:has(+form),section:has(iframe),[data-screen]{display:none!important}
h2,h3{break-after:avoid}
li,tr,figure,blockquote{break-inside:avoid}
main a[href^="http"]::after{content:" (" attr(href) ")"}
main :is(p a,li>a,td a)[href^="/"]::after{content:" (" var(--site) attr(href) ")"}
main a::after{font-size:.85em;overflow-wrap:anywhere}
}`
