import type { ViteDevServer } from 'vite'
import { lazily } from '../content/model/lazily.ts'
import { escapeHtml } from '../content/text/escapeHtml.ts'

/** What the documents of the dev server have besides those of the finished site. */

/** @returns what adds to a document the tags of Vite's plugins: the client that tells of changes, the overlay */
export function pluginTagWriter(server: ViteDevServer): (html: string) => Promise<string> {
  const tags = lazily(() => pluginTags(server))
  return async (html) => {
    const { inHead, inBody } = await tags()
    return html.replace('<head>', () => `<head>${inHead}`).replace('</body>', () => `${inBody}</body>`)
  }
}

/** What plugins add to any document. Vite would read a whole page for that, and pass its styles through PostCSS. */
async function pluginTags(server: ViteDevServer): Promise<{ inHead: string; inBody: string }> {
  const empty = '<!doctype html><html><head></head><body></body></html>'
  const html = await server.transformIndexHtml('/', empty)
  const [, inHead = '', inBody = ''] = /<head>(.*)<\/head>.*<body>(.*)<\/body>/s.exec(html) ?? []
  return { inHead, inBody }
}

/** What is shown while the content has never been in order since the server started. */
export const problemPage = (text: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The content has errors</title></head>` +
  `<body><pre>${escapeHtml(text)}</pre></body></html>`
