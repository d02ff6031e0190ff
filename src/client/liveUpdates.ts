import {
  isOlder,
  liveAddress,
  livePageId,
  type LiveAnswer,
  type LiveNews,
  type LivePage,
  type LiveRevision,
} from '../content/publish/liveProtocol.ts'
import type { Payload, Shell } from '../content/model/payload.ts'
import { canonicalPath } from '../content/publish/addresses.ts'

/**
 * Keeps the open page at the newest content; in development only. The server tells its newest revision after each save
 * and whenever it is asked; a page that is behind fetches itself until it no longer is, so no save is missed, however
 * many come while a page loads, wakes or fetches.
 */

/** Shows a page as it is now, at the address at which it stands. */
type ShowLive<Page extends Payload, Frame extends Shell> = (
  page: LivePage<Page, Frame>,
  path: string,
) => Promise<void>

/** The newest revision that the server has told of. */
let newest: LiveRevision | undefined
/** The revision on the screen. */
let shown: LiveRevision | undefined
/** The page that came with it. */
let sent: LiveNews['page']
/** Takes a page that was sent, or fetches it, and has React show it, once React runs this one; tells whether the visitor is led elsewhere. */
let show: ((path: string) => Promise<boolean>) | undefined
let updating = false

/** What the document was rendered from: it stands in it. */
export function renderedFrom<Page extends Payload, Frame extends Shell>(): LivePage<Page, Frame> {
  const data = document.getElementById(livePageId)?.textContent
  if (!data) throw new Error('The page does not hold what it was rendered from.')
  return JSON.parse(data)
}

/**
 * Follows the content from now on.
 * @param wake has React take the page over: it shows what changes without losing what was typed
 */
export function followContent(wake: () => void): void {
  const { revision: rendered } = renderedFrom()
  shown ??= rendered
  const follow = ({ revision, page }: LiveNews) => {
    if (!revision) return
    // The server was started anew while this document was on its way.
    if (revision.server !== rendered.server) return location.reload()
    // An older page may have taken longer to make.
    if (newest && isOlder(revision, newest)) return
    newest = revision
    sent = page ?? sent
    if (!isBehind()) return
    if (show) void update()
    else wake()
  }
  import.meta.hot?.on('site:revision', follow)
  import.meta.hot?.on('site:state', follow)
  import.meta.hot?.send('site:ask')
}

/** Has changes shown from now on by React, which runs the page. */
export function showUpdates<Page extends Payload, Frame extends Shell>(
  showLive: ShowLive<Page, Frame>,
): void {
  show = async (path) => {
    const answer = sentPage<Page, Frame>(path) ?? (await fetchLive<LiveAnswer<Page, Frame>>(path))
    if ('movedTo' in answer) {
      location.replace(answer.movedTo)
      return true
    }
    // Neither an answer that a save has overtaken, nor one for a page that the visitor has left.
    if (newest && !isOlder(answer.revision, newest) && path === pathNow()) {
      await showLive(answer, path)
      shown = answer.revision
    }
    return false
  }
  void update()
}

const isBehind = (): boolean => shown !== undefined && newest !== undefined && isOlder(shown, newest)

/** The address of the page on the screen. */
const pathNow = (): string => canonicalPath(location.pathname)

/** Milliseconds to wait before what has failed is tried again. */
const pause = 500

async function update(): Promise<void> {
  if (updating) return
  updating = true
  while (isBehind()) {
    try {
      if (await show?.(pathNow())) return
    } catch (error) {
      console.warn('The newest content cannot be shown yet, and is asked for again.', error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  updating = false
}

/** The page of a path that was sent, once; undefined when there is none. */
function sentPage<Page extends Payload, Frame extends Shell>(
  path: string,
): LivePage<Page, Frame> | undefined {
  const page = sent
  sent = undefined
  return page?.path === path ? JSON.parse(page.json) : undefined
}

async function fetchLive<Answer>(path: string): Promise<Answer> {
  const response = await fetch(liveAddress(path), { signal: AbortSignal.timeout(5000) })
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  return response.json()
}
