import type { ContentState } from '../content/publish/liveProtocol.ts'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** To the browser, after each save and whenever it asks. */
    'site:state': ContentState
    /** From the browser: a page was opened, and asks how the content stands. */
    'site:ask': undefined
  }
}
