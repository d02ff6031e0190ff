import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { addStyle } from './site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  elementRef: true,
  preload: false,
  // The map's frame isn't ours.
  iframes: false,
}

/**
 * Where axe can measure contrast. Drawings are under the header and the top of a page, whose pixels drawings.test.ts
 * measures; the initials and captions of portraits are drawings themselves.
 */
const plainBackground = {
  within: 'main > :not(:first-child), footer, [data-banner], nav ul ul, [data-menu][open] ~ nav',
  without: '[aria-hidden], figcaption, textarea, iframe',
}

declare global {
  interface Window {
    axe?: { run: (where: Document, options: RunOptions) => Promise<AxeResults> }
  }
}

/** The problems that axe finds in the page as it is now: rule, element and fix. */
export async function axeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(axe)
    // The line at the edge of a section is a picture, which keeps axe from measuring contrast in it.
    await addStyle(page, '*{--edge:none!important}')
  }
  return page.evaluate(
    async ([how, { within, without }]) => {
      const results = await window.axe?.run(document, how)
      const isContrast = ({ id }: { id: string }) => id === 'color-contrast'
      if (!results?.passes.some(isContrast)) throw new Error('axe measured no contrast.')
      const contrast = [...results.violations, ...results.incomplete]
        .filter(isContrast)
        .map(({ id, nodes }) => ({
          id,
          nodes: nodes.filter(({ element }) => element?.closest(within) && !element.closest(without)),
        }))
      return [...results.violations.filter((rule) => !isContrast(rule)), ...contrast].flatMap(
        ({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      )
    },
    [options, plainBackground] as const,
  )
}
