import type { EnginePage } from './engine.ts'

/** What a driver that knows WebDriver can do with a page. */
export interface Driver extends Pick<
  EnginePage,
  'open' | 'resize' | 'back' | 'forward' | 'consoleMessages' | 'screenshot' | 'close'
> {
  /** Calls a function, given as its text, with one text. Out: the text that it returns a promise of. */
  call: (source: string, given: string) => Promise<string>
  /** Moves, presses and lets go, as https://www.w3.org/TR/webdriver2/#actions says; BiDi takes the same. */
  act: (source: { type: 'pointer' | 'key'; id: string; actions: readonly object[] }) => Promise<unknown>
}

/** What WebDriver calls the keys that write nothing. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }

/** A page that is driven by WebDriver or its successor. */
export function drivenPage({ call, act, ...driver }: Driver): EnginePage {
  const run: EnginePage['run'] = async (script, given = '') => {
    const text = await call(
      `async (given) => JSON.stringify({ value: await (${script.toString()})(given) })`,
      given,
    )
    return JSON.parse(text).value
  }
  const point = (actions: readonly object[]) => act({ type: 'pointer', id: 'mouse', actions })
  const strike = async (values: readonly string[]) => {
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await act({ type: 'key', id: 'keyboard', actions })
  }
  const moveTo = async (selector: string) => {
    const middle = await call(middleOf.toString(), selector)
    return { type: 'pointerMove', ...JSON.parse(middle) }
  }
  return {
    ...driver,
    run,
    hover: async (selector) => {
      await point([await moveTo(selector)])
    },
    click: async (selector) => {
      const clicks = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
      await point([await moveTo(selector), ...clicks])
    },
    type: (text) => strike([...text]),
    press: (key) => strike([keys[key]]),
  }
}

/**
 * Runs in a page: scrolls an element into view, unless it is there, and says where its middle is, as soon as the element
 * stands still and nothing covers it. Fails when that is not so after fifteen seconds.
 */
async function middleOf(selector: string): Promise<string> {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  let last = ''
  for (const end = Date.now() + 15_000; Date.now() < end; await new Promise(requestAnimationFrame)) {
    const box = element.getBoundingClientRect()
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
    const middle = JSON.stringify({ x, y })
    if (middle === last && element.contains(document.elementFromPoint(x, y))) return middle
    last = middle
  }
  throw new Error(`${selector} moves, or is covered.`)
}
