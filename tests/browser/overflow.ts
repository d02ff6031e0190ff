import type { Page } from 'playwright-core'

/** Texts of which a part lies outside the page's width or is cut off by the box that holds it. */
export const overflowingText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Cutting {
      across: boolean
      down: boolean
      edge: DOMRect
    }
    const known = new Map<Element, readonly Cutting[]>()
    /** The boxes from this one outwards that cut off what runs over them. */
    const cutting = (element: Element | null): readonly Cutting[] => {
      if (!element || element === document.body) return []
      const told = known.get(element)
      if (told) return told
      const { overflowX, overflowY } = getComputedStyle(element)
      const cuts = /hidden|clip/
      const [across, down] = [cuts.test(overflowX), cuts.test(overflowY)]
      const outer = cutting(element.parentElement)
      const all = across || down ? [{ across, down, edge: element.getBoundingClientRect() }, ...outer] : outer
      known.set(element, all)
      return all
    }
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
      const isCut = cutting(parent).some(
        ({ across, down, edge }) =>
          (across && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
          (down && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1)),
      )
      if (isCut) lost.push(`${node.textContent.slice(0, 60)} cut off`)
    }
    return lost
  })
