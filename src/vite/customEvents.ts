import type { ContentState } from '../content/publish/liveProtocol.ts'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** To the browser, when a save has made a new revision: what is wrong with it is told afterwards. */
    'site:content': { version: string }
    /** To the browser, after each check and whenever it asks. */
    'site:state': ContentState
    /** From the browser: a page was opened, and asks how the content stands. */
    'site:ask': undefined
  }
}
