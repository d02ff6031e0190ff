import type { Page } from 'playwright-core'

/** What is the matter with how a page shows words: each line names the words and what is wrong. */
export type IllegibleText = string

/** Rule 7.1(i) asks for clearly legible words; what that means here. */
const leastSize = 12
const leastContrast = 7

/**
 * Looks for words at the foot of a page as somebody reads them: whether they are there, drawn, in the window once
 * scrolled to, covered by nothing, large enough, and in contrast to what is behind them.
 * @param isPrinted whether the page is laid out for paper, where nothing scrolls and nothing covers
 */
export const illegibleAtFoot = (
  page: Page,
  words: readonly string[],
  isPrinted = false,
): Promise<IllegibleText[]> =>
  page.evaluate(
    ({ all, size, contrast, printed }) => {
      /** Red, green, blue from 0 to 255, and how opaque, from 0 to 1. */
      type Colour = readonly [number, number, number, number]
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const colourOf = (text: string): Colour => {
        if (!canvas) throw new Error('The browser draws nothing.')
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = text
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
        return [red, green, blue, alpha / 255]
      }
      const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => {
        const mix = (one: number, other: number) => one * a + other * (1 - a)
        return [mix(r, r2), mix(g, g2), mix(b, b2), 1]
      }
      const luminance = ([r, g, b]: Colour): number => {
        const [red = 0, green = 0, blue = 0] = [r, g, b].map((value) => {
          const part = value / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const chain = (element: Element | null): Element[] =>
        element ? [element, ...chain(element.parentElement)] : []
      const white: Colour = [255, 255, 255, 1]
      const behind = (element: Element): Colour =>
        chain(element).reduceRight(
          (below, one) => over(colourOf(getComputedStyle(one).backgroundColor), below),
          white,
        )
      const contrastOf = (element: Element): number => {
        const ground = behind(element)
        const [red, green, blue, alpha] = colourOf(getComputedStyle(element).color)
        const opacity = chain(element).reduce((part, one) => part * Number(getComputedStyle(one).opacity), 1)
        const seen = luminance(over([red, green, blue, alpha * opacity], ground))
        const [light = 0, dark = 0] = [seen, luminance(ground)].sort((one, other) => other - one)
        return (light + 0.05) / (dark + 0.05)
      }
      /** Every text of the foot, and where it begins in all of them put together. */
      const footers = [...document.querySelectorAll('footer')]
      const texts = footers.flatMap((footer) => {
        const walker = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT)
        const found: Text[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          if (node instanceof Text) found.push(node)
        return found
      })
      const whole = texts.map(({ data }) => data).join('')
      const wrong = (words: string): string[] => {
        const start = whole.indexOf(words)
        if (start < 0) return ['stands nowhere in the footer']
        let passed = 0
        const problems = new Set<string>()
        for (const text of texts) {
          const [from, to] = [
            Math.max(start - passed, 0),
            Math.min(start + words.length - passed, text.length),
          ]
          passed += text.length
          if (from >= to) continue
          const element = text.parentElement
          if (!element) continue
          const style = getComputedStyle(element)
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            problems.add('is not shown')
          const range = document.createRange()
          range.setStart(text, from)
          range.setEnd(text, to)
          if (!printed)
            range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
          const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
          if (boxes.length === 0) problems.add('takes no room')
          if (parseFloat(style.fontSize) < size) problems.add(`is ${style.fontSize} small`)
          const ratio = contrastOf(element)
          if (ratio < contrast) problems.add(`has a contrast of ${ratio.toFixed(1)} : 1`)
          for (const box of boxes) {
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
            if (box.left < -1 || box.right > innerWidth + 1) problems.add('stands beside the window')
            if (box.top + scrollY < 0) problems.add('stands above the page')
            for (const one of chain(element)) {
              const { overflowX, overflowY, clipPath } = getComputedStyle(one)
              const edge = one.getBoundingClientRect()
              const isCut =
                (/hidden|clip/.test(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
                (/hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1))
              if (isCut || clipPath !== 'none') problems.add('is cut off')
            }
            if (printed) continue
            const top = document.elementFromPoint(x, y)
            if (!top || !element.contains(top)) problems.add('is covered')
          }
        }
        return [...problems]
      }
      return all.flatMap((one) => wrong(one).map((problem) => `"${one}" ${problem}`))
    },
    { all: words, size: leastSize, contrast: leastContrast, printed: isPrinted },
  )
