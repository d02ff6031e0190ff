import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { hydratePage } from './browser.ts'

/** An editor at work: a page of the dev server, a tab that is opened again and again, and tabs that stay as they are. */
export interface Editing {
  /** The page's whole address. */
  address: string
  fresh: Page
  staying: readonly Page[]
  /** Saves the page with a heading that tells the number. */
  save: (number: number) => void
  /** Saves it with an error. */
  saveBroken: (number: number) => void
}

/** What the fresh tab is at when the first save of a pair comes. */
export type Moment = 'loading' | 'asleep' | 'waking' | 'awake' | 'reloading'

/** One pair of saves. */
export interface Pair {
  moment: Moment
  /** Milliseconds between the two. */
  pause: number
}

/** What the fresh tab does before the first save. */
const before: Record<Moment, (tab: Page, address: string) => Promise<unknown>> = {
  loading: (tab, address) => tab.goto(address, { waitUntil: 'commit' }),
  asleep: (tab, address) => tab.goto(address),
  waking: async (tab, address) => {
    await tab.goto(address)
    await tab.mouse.move(10, 300)
    await tab.mouse.move(12, 300)
  },
  awake: hydratePage,
  // It is loaded anew between the two.
  reloading: hydratePage,
}

/**
 * Saves in pairs; the first one of each fourth pair is broken, and mended by the second. After each pair every tab must
 * come to show the second save.
 * @returns what a tab did not come to show within ten seconds
 */
export async function savePairs(
  { address, fresh, staying, save, saveBroken }: Editing,
  pairs: readonly Pair[],
): Promise<string[]> {
  const missed: string[] = []
  for (const [index, { moment, pause }] of pairs.entries()) {
    const last = index * 2 + 2
    await before[moment](fresh, address)
    if (index % 4 === 3) saveBroken(last - 1)
    else save(last - 1)
    // The saves are so far apart whatever the tab needs for what it does.
    const loaded = moment === 'reloading' && fresh.reload({ waitUntil: 'commit' })
    await Promise.all([setTimeout(pause), loaded])
    save(last)
    await Promise.all(
      [fresh, ...staying].map(async (tab) => {
        const heading = tab.locator('h1', { hasText: new RegExp(`^Save ${last}$`) })
        await heading.waitFor({ timeout: 10_000 }).catch(async () => {
          missed.push(`${moment}, ${pause} ms: save ${last} in “${await tab.locator('h1').textContent()}”`)
        })
      }),
    )
  }
  return missed
}

/**
 * A save of the contact page in the middle of something, each time another. The file is wrong by itself: what is wrong
 * between files shows until it is checked.
 */
export function brokenSave(text: string, save: number): string {
  const slips = [
    () => '',
    (whole: string) => whole.slice(0, whole.length / 3),
    (whole: string) => whole.replace('---', '—-'),
    (whole: string) => whole.replace('\noffice:', '\noffices:'),
    (whole: string) => whole.replace(/^title: .*/m, 'title: "open'),
    (whole: string) => `${whole}\n<Note title="x">\n`,
    (whole: string) => whole.replace('\nform:', '\n\tform:'),
  ]
  return slips[(save >> 1) % slips.length]?.(text) ?? ''
}
