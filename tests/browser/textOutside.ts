import type { Page } from 'playwright-core'

/** Texts of which a part lies outside the page's width or is cut off by the box that holds it. */
export const textOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || !parent.checkVisibility()) continue
      if (parent.closest('a[href="#main"], option') || getComputedStyle(parent).clipPath !== 'none') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.left < -0.5 || box.right > innerWidth + 0.5)
        lost.push(`${node.textContent.slice(0, 60)} to ${box.right}`)
      for (
        let holder: Element | null = parent;
        holder && holder !== document.body;
        holder = holder.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(holder)
        const edge = holder.getBoundingClientRect()
        const cut =
          (/hidden|clip/.test(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
          (/hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1))
        if (cut) lost.push(`${node.textContent.slice(0, 60)} cut off`)
      }
    }
    return lost
  })
