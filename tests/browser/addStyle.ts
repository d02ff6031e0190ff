import type { Page } from 'playwright-core'

/**
 * Adds rules to a page in the one way that its policy leaves open to whoever runs scripts in it: a style sheet that no
 * element holds.
 * @returns what takes them away again
 */
export async function addStyle(page: Page, rules: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
    return added
  }, rules)
  return () =>
    page.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added)
    }, sheet)
}
