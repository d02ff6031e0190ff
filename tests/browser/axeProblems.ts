import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { addStyle } from './addStyle.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  elementRef: true,
  // No rule that is run reads style sheets, which axe would ask the server for.
  preload: false,
  // What a map's frame holds is not ours.
  iframes: false,
}

/**
 * Where the contrast of every text can be told from the colours behind it. What lies over drawings (the header without
 * its menus, the page's head) is judged by its pixels, in responsive.test.ts; initials and captions of plates are drawings themselves,
 * and the lines of the message are as faint as a notebook's.
 */
const plainGround = {
  within: 'main > :not(:first-child), footer, nav ul ul, [data-menu][open] ~ nav',
  without: '[aria-hidden], figcaption, textarea, iframe',
}

declare global {
  interface Window {
    axe?: { run: (where: Document, options: RunOptions) => Promise<AxeResults> }
  }
}

/** What axe finds wrong with the page as it stands: the rule, the element, what to mend. */
export async function axeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe)
  await settle(page)
  // The narrow rule at the edge of a section is a picture, which keeps axe from deciding on any text in it.
  const restore = await addStyle(page, '*{--edge:none!important}')
  const found = await page.evaluate(
    async ([how, { within, without }]) => {
      const results = await window.axe?.run(document, how)
      const isContrast = ({ id }: { id: string }) => id === 'color-contrast'
      if (!results?.passes.some(isContrast)) throw new Error('axe has judged no contrast.')
      const { violations, incomplete } = results
      const contrast = [...violations, ...incomplete].filter(isContrast).map(({ id, nodes }) => ({
        id,
        nodes: nodes.filter(({ element }) => element?.closest(within) && !element.closest(without)),
      }))
      return [...violations.filter((rule) => !isContrast(rule)), ...contrast].flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      )
    },
    [options, plainGround] as const,
  )
  await restore()
  return found.map((words) => words.replaceAll('\n', ' '))
}

/** Ends what is moving, so that nothing is judged half faded in. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.finish()
    }
  })
