import type { Colour } from '../../src/compliance/rendered/contrast.ts'
import type { Appearance } from '../../src/compliance/rendered/types.ts'
import type { SeenText } from './readBlocks.ts'

/** How a text looks; its contrast is left to be worked out of the colours. */
export interface MeasuredText {
  at: SeenText['at']
  appearance: Appearance
  /** Of a text that is seen: the colour of its letters, and its first line’s place on the page in CSS pixels. */
  letters?: Colour
  box?: { left: number; top: number; width: number; height: number }
  /** The colour of what is behind it; undefined on pictures, which the styles do not tell. */
  ground?: Colour
}

/**
 * Finds out how texts of the document look, and why some cannot be seen. It runs in the page, so it holds all that it
 * needs. The page ends scrolled to its top.
 */
export function measureTexts({ texts }: { texts: readonly SeenText[] }): MeasuredText[] {
  const painter = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const colours = new Map<string, Colour>()
  /** A colour of any notation, as the browser paints it. */
  const colourOf = (css: string): Colour => {
    const known = colours.get(css)
    if (known || !painter) return known ?? [0, 0, 0, 0]
    painter.clearRect(0, 0, 1, 1)
    painter.fillStyle = css
    painter.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = painter.getImageData(0, 0, 1, 1).data
    const colour: Colour = [red, green, blue, alpha / 255]
    colours.set(css, colour)
    return colour
  }
  const over = (top: Colour, below: Colour): Colour => {
    const alpha = top[3] + below[3] * (1 - top[3])
    const mix = (at: 0 | 1 | 2) =>
      alpha === 0 ? 0 : (top[at] * top[3] + below[at] * below[3] * (1 - top[3])) / alpha
    return [mix(0), mix(1), mix(2), alpha]
  }
  const groundColour = (element: Element) => colourOf(getComputedStyle(element).backgroundColor)
  const isImage = (element: Element) =>
    getComputedStyle(element).backgroundImage !== 'none' ||
    ['IMG', 'PICTURE', 'VIDEO', 'CANVAS', 'IFRAME', 'OBJECT', 'EMBED'].includes(element.tagName)
  const withAncestors = (element: Element): Element[] => {
    const all: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) all.push(at)
    return all
  }
  const scrolls = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    return /auto|scroll/.test(`${overflowX} ${overflowY}`)
  }

  /** The boxes of a text's lines, as they stand in the window now. Those of generated texts are not known. */
  const boxesOf = ({ source }: SeenText): DOMRect[] => {
    if (!(source instanceof Text)) return []
    const range = document.createRange()
    range.selectNodeContents(source)
    return [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1)
  }

  /** Whether a box lies outside of what an element around it shows, and cannot be scrolled to. */
  const isCutOff = (element: Element, box: DOMRect): boolean => {
    let at: Element | null = element
    while (at && at !== document.body && at !== document.documentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const frame = at.getBoundingClientRect()
      const isOutside = (overflow: string, shared: number, room: number) =>
        overflow !== 'visible' && shared < 2 && !(/auto|scroll/.test(overflow) && room >= 8)
      const width = Math.min(box.right, frame.right) - Math.max(box.left, frame.left)
      const height = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top)
      if (isOutside(overflowX, width, frame.width) || isOutside(overflowY, height, frame.height)) return true
      if (position === 'fixed') return false
      at = position === 'absolute' && at instanceof HTMLElement ? at.offsetParent : at.parentElement
    }
    return false
  }

  /** What the styles alone tell of a text. */
  const styled = (text: SeenText): MeasuredText => {
    const { at, element, source } = text
    const pseudo = source instanceof Text ? undefined : source
    const style = getComputedStyle(element, pseudo)
    const chain = withAncestors(element).map((one) => getComputedStyle(one))
    const opacity = [...(pseudo ? [style] : []), ...chain].reduce(
      (product, one) => product * Number(one.opacity),
      1,
    )
    const frame = withAncestors(element).find((one) => one instanceof HTMLElement)
    const scale =
      frame instanceof HTMLElement && frame.offsetWidth > 0
        ? frame.getBoundingClientRect().width / frame.offsetWidth
        : 1
    // Widths are told in whole pixels.
    const size = parseFloat(style.fontSize) * (Math.abs(scale - 1) < 0.02 ? 1 : scale)
    const [red, green, blue, alpha] = colourOf(
      style.getPropertyValue('-webkit-text-fill-color') || style.color,
    )
    const why = (): string | undefined => {
      if ([style, ...chain].some(({ display }) => display === 'none')) return 'display: none'
      if (style.visibility !== 'visible') return `visibility: ${style.visibility}`
      if (!element.checkVisibility()) return 'it is folded away'
      if (opacity < 0.1) return `opacity: ${Math.round(opacity * 100) / 100}`
      if (alpha < 0.1) return 'its letters are transparent'
      if (size < 2) return `font-size: ${Math.round(size * 10) / 10}px`
      if (pseudo) return undefined
      const boxes = boxesOf(text)
      if (boxes.length === 0) return 'it takes no room'
      const { scrollWidth, scrollHeight } = document.documentElement
      const reachable = boxes.filter(
        ({ left, right, top, bottom }) =>
          right + scrollX > 0 &&
          bottom + scrollY > 0 &&
          left + scrollX < scrollWidth &&
          top + scrollY < scrollHeight,
      )
      if (reachable.length === 0) return 'it stands off the page'
      return reachable.every((box) => isCutOff(element, box)) ? 'it is cut off' : undefined
    }
    const hidden = why()
    const isUnheard = element.closest('[aria-hidden="true"], [inert]') !== null
    return {
      at,
      appearance: { ...(hidden !== undefined && { hidden }), ...(isUnheard && { isUnheard }), size },
      letters: [red, green, blue, alpha * opacity],
    }
  }

  /** The colour of what is behind a text, from the nearest to the farthest; undefined when that is a picture. */
  const groundOf = (stack: readonly Element[]): Colour | undefined => {
    let ground: Colour = [0, 0, 0, 0]
    for (const behind of stack) {
      if (ground[3] > 0.99) break
      if (isImage(behind)) return undefined
      ground = over(ground, groundColour(behind))
    }
    return over(ground, [255, 255, 255, 1])
  }

  /** Looks at what stands over and behind a text in the window. */
  const point = (text: SeenText, measured: MeasuredText): void => {
    const { element } = text
    const boxes = boxesOf(text).filter((box) => !isCutOff(element, box))
    const stacks = [boxes[0], boxes[boxes.length >> 1], boxes.at(-1)].flatMap((box) => {
      const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [-1, -1]
      const isInWindow = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
      return isInWindow ? [document.elementsFromPoint(x, y)] : []
    })
    const own = stacks.filter((stack) => stack.includes(element))
    if (own.length === 0) {
      // What must be scrolled to within the page cannot be pointed at.
      const isInReach = withAncestors(element).some((one) => one !== document.documentElement && scrolls(one))
      if (stacks.length > 0 && !isInReach) measured.appearance.hidden = 'it is cut off'
      return
    }
    const covers = (above: Element) =>
      !element.contains(above) && (groundColour(above)[3] >= 0.5 || isImage(above))
    const open = own.find((stack) => !stack.slice(0, stack.indexOf(element)).some(covers))
    if (!open) {
      measured.appearance.hidden = 'something stands over it'
      return
    }
    const [box] = boxes
    if (!box) return
    measured.box = {
      left: box.left + scrollX,
      top: box.top + scrollY,
      width: box.width,
      height: box.height,
    }
    const ground = groundOf(open.slice(open.indexOf(element)))
    if (ground) measured.ground = ground
  }

  /** Points at all texts, each in the middle of the window, where nothing that is fixed at its edges covers it. */
  const pointAtAll = (all: readonly (readonly [SeenText, MeasuredText])[]): void => {
    const end = Math.max(0, document.documentElement.scrollHeight - innerHeight)
    let waiting = all.filter(([, { appearance }]) => appearance.hidden === undefined)
    for (let top = 0; waiting.length > 0; top += Math.max(1, Math.floor(innerHeight / 2))) {
      scrollTo(0, Math.min(top, end))
      const [isFirst, isLast] = [top === 0, top >= end]
      waiting = waiting.filter(([text, measured]) => {
        const [box] = boxesOf(text)
        const middle = box ? box.top + box.height / 2 : 0
        const isLater = !isLast && middle > innerHeight * 0.75
        const isNear = isFirst || isLast || middle >= innerHeight * 0.25
        if (isLater || !isNear) return true
        point(text, measured)
        return false
      })
      if (isLast) break
    }
    scrollTo(0, 0)
  }

  /** Marks what stands above or left of the text before it. */
  const compareWithPredecessors = (all: readonly (readonly [SeenText, MeasuredText])[]): void => {
    let last: { element: Element; box: DOMRect } | undefined
    for (const [text, { appearance }] of all) {
      const [box] = boxesOf(text)
      if (appearance.hidden !== undefined || !box) continue
      const { element } = text
      if (last && !last.element.contains(element) && !element.contains(last.element)) {
        const sharesLine = box.top < last.box.bottom - 2 && box.bottom > last.box.top + 2
        const sharesColumn = box.left < last.box.right && box.right > last.box.left
        const isAbove = sharesColumn && box.bottom <= last.box.top + 1
        if (isAbove || (sharesLine && box.right <= last.box.left + 1))
          appearance.isBeforeItsPredecessor = true
      }
      last = { element, box }
    }
  }

  // Of what stands over or behind a text, nothing is passed over.
  const probe = new CSSStyleSheet()
  probe.replaceSync(
    '*, ::before, ::after { pointer-events: auto !important; scroll-behavior: auto !important }',
  )
  document.adoptedStyleSheets.push(probe)
  scrollTo(0, 0)
  const all = texts.map((text) => [text, styled(text)] as const)
  pointAtAll(all)
  compareWithPredecessors(all)
  document.adoptedStyleSheets.pop()
  return all.map(([, measured]) => measured)
}
