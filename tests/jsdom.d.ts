declare module 'jsdom' {
  /** As much of jsdom as the tests use; it comes without types. */
  export class JSDOM {
    constructor(html?: string, options?: { runScripts: 'outside-only' })
    readonly window: Window & typeof globalThis
  }
}
