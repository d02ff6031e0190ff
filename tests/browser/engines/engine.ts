/**
 * A browser of any engine with one page open, driven by what its makers offer for that: WebDriver BiDi, WebDriver, or
 * Playwright's protocol. What is done to the page is what a visitor does: by mouse and keyboard.
 */
export interface EnginePage {
  /** Loads a page of the site, given its path. */
  open: (path: string) => Promise<void>
  /** Runs a function in the page, which is given a text. Out: what it returns, which must be JSON. */
  run: (script: (given: string) => unknown, given?: string) => Promise<unknown>
  /** Sets the size of the page's view in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Moves the mouse to the middle of the element, which is scrolled into view first. */
  hover: (selector: string) => Promise<void>
  click: (selector: string) => Promise<void>
  /** Types a text, wherever the focus is. */
  type: (text: string) => Promise<void>
  /** Presses a key, wherever the focus is. */
  press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>
  /** Goes back in history, without waiting for the page that this leads to. */
  back: () => Promise<void>
  forward: () => Promise<void>
  /** What the page's console was told since the last call: by scripts, and by the engine of errors and violations. */
  consoleMessages: () => Promise<string[]>
  /** The page's view as a PNG. */
  screenshot: () => Promise<Uint8Array>
  close: () => Promise<void>
}
