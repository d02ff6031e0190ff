import { escapeHtml } from '../../../content/text/escapeHtml.ts'
import { colour } from './palette.ts'
import { offlineHead } from './offlineHead.ts'

/** A page as it looked and looks. */
export interface PicturedPage {
  /** Its address, as `/about`. */
  path: string
  status: 'changed' | 'added' | 'removed'
  /** By width: the names of the files beside this document; undefined where one of the sites has no such page. */
  pictures: readonly { width: number; before?: string; after?: string }[]
}

/**
 * The pictures of changed pages as one HTML file: for each page and width, before and after side by side.
 * @param from what the earlier site is called
 * @param same the addresses of pages whose files differ and which look the same
 */
export function picturesPage(
  pages: readonly PicturedPage[],
  { from, same }: { from: string; same: readonly string[] },
): string {
  const title = `Changed pages since ${from}`
  return `${offlineHead(title, style + pictureStyle, 'beside')}
<body class="pictures">
<h1>${escapeHtml(title)}</h1>
${pages.length === 0 ? '<p>No page looks different.</p>' : ''}
${same.length === 0 ? '' : `<p>Changed, and looking the same: ${same.map(escapeHtml).join(', ')}</p>`}
${pictureSections(pages)}
</body>
</html>
`
}

/** The pictures alone, to stand below a heading in an element of the class `pictures`. */
export const pictureSections = (pages: readonly PicturedPage[]): string => pages.map(section).join('\n')

const statusWords = { changed: '', added: ' (new)', removed: ' (no longer there)' } as const

const section = ({ path, status, pictures }: PicturedPage): string => `<section>
<h2>${escapeHtml(path)}${statusWords[status]}</h2>
${pictures.map((pair) => figures(path, pair)).join('\n')}
</section>`

const figures = (path: string, { width, before, after }: PicturedPage['pictures'][number]): string =>
  `<div>
${figure(`Before, ${width} pixels wide`, before, path)}
${figure(`After, ${width} pixels wide`, after, path)}
</div>`

const figure = (caption: string, file: string | undefined, path: string): string =>
  `<figure><figcaption>${caption}</figcaption>${
    file === undefined
      ? '<p>There is no such page.</p>'
      : `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${escapeHtml(`${path}: ${caption.toLowerCase()}`)}" loading="lazy"></a>`
  }</figure>`

const style = `
html { background: ${colour.paper}; color: ${colour.text}; font: 1.0625rem/1.6 'Source Serif 4', Palatino, Georgia, serif; }
body { max-width: 96rem; margin: 0 auto; padding: clamp(1rem, 4vw, 4rem); }
h1, h2 { font-weight: 400; line-height: 1.15; color: ${colour.ink}; }
`

/** Styles of the pictures, for a page that shows them. */
export const pictureStyle = `
.pictures section { border-top: 1px solid ${colour.brassOnPaper}; margin-top: 3rem; }
.pictures h2 { font-weight: 400; line-height: 1.15; color: ${colour.ink}; }
.pictures section div { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; align-items: start; margin-top: 1.5rem; }
.pictures figure { margin: 0; }
.pictures figcaption { font-size: 0.8125rem; color: ${colour.brassOnPaper}; }
.pictures img { display: block; max-width: 100%; border: 1px solid ${colour.line}; }
`
