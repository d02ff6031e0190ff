import { media } from './media.ts'

/** Paper from a printer: black on white, the words and nothing around them, with addresses after links that lead out. */
export const printStyle = `${media.print}{
@page{margin:2cm}
*{--ground:#fff!important;--text:#000!important;--quiet:#000!important;--line:#999!important;--brass:#000!important;--edge:none!important}
body{font-size:10.5pt}
nav,[data-screen]{display:none!important}
h2,h3{break-after:avoid}
li,tr,figure,blockquote{break-inside:avoid}
main a[href^="http"]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}
}`
