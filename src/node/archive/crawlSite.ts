import { notFoundPath } from '../../content/publish/addresses.ts'
import { join } from 'node:path'
import { compareText } from '../../content/model/diagnostic.ts'
import { isPublicFile, pageFile } from '../../content/publish/pageFiles.ts'
import { listFiles } from '../listFiles.ts'

/** Asks the finished site for a path, and gives its answer as it came. */
export type Ask = (path: string) => Promise<Answer>

/** An address at which nothing stands, so that the archive has what visitors of such addresses are shown. */
export const missingPath = '/an-address-that-does-not-exist'

/**
 * What visitors get at every address of a finished site: pages and old addresses first, in the order of their paths,
 * then all that they are made of, then the page for missing addresses. What only hosts read is left out, and so are
 * compressed copies, which say the same.
 * @param folder the finished site
 * @param addresses the paths of pages and of old addresses that lead on
 */
export async function crawlSite(folder: string, addresses: readonly string[], ask: Ask): Promise<Answer[]> {
  const pageFiles = new Set(addresses.flatMap((path) => [pageFile(path), `${path.slice(1)}/index.html`]))
  const files = listSiteFiles(folder)
    .filter((path) => isPublicFile(path) && !pageFiles.has(path))
    .map((path) => `/${path}`)
  const first = [...new Set(addresses)].filter((path) => path !== notFoundPath).sort(compareText)
  const rest = files.filter((path) => !first.includes(path))
  const answers: Answer[] = []
  for (const path of [...first, ...rest, missingPath]) answers.push(stableResponse(await ask(path)))
  return answers
}

/** The files of a finished site, by path. The folder `.well-known` belongs to it although its name begins with a dot. */
export const listSiteFiles = (folder: string): string[] => [
  ...listFiles(join(folder, '.well-known')).map((path) => `.well-known/${path}`),
  ...listFiles(folder),
]

/** Headers that tell the moment, the connection or the machine rather than the site. */
const volatileHeaders: ReadonlySet<string> = new Set([
  'connection',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  'content-length',
])

/** The answer without what would differ the next time; its length is that of what was received. */
function stableResponse(answer: Answer): Answer {
  const headers = answer.headers.filter(([name]) => !volatileHeaders.has(name))
  const length = ['content-length', String(answer.body.length)] as const
  return { ...answer, headers: [...headers, length].sort(([one], [other]) => compareText(one, other)) }
}

/** What the site answered at one address. */
export interface Answer {
  /** `/about/firm`, on the firm's own site. */
  path: string
  /** 200, 301, 404. */
  status: number
  /** Names in small letters, sorted; what differs from one moment to the next is left out. */
  headers: readonly (readonly [name: string, value: string])[]
  body: Uint8Array
}
