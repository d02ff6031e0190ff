import type { Colour } from '../../src/compliance/rendered/contrast.ts'
import type { Appearance } from '../../src/compliance/rendered/types.ts'
import type { SeenText } from './readBlocks.ts'

/** A rectangle of the page, in CSS pixels. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** A word of a text: its place in it, and where it stands on the page. */
export interface MeasuredWord {
  start: number
  end: number
  /** Why nobody sees it, as far as places tell. */
  hidden?: string
  /** None where one must scroll to it within the page. */
  box?: Rect
}

/** How a text looks, as far as styles and places tell; what is painted is left to be looked at in pictures. */
export interface MeasuredText {
  at: SeenText['at']
  appearance: Appearance
  /** The colour of its letters. */
  letters: Colour
  /** None of a text that styles hide, or that they generate. */
  words: MeasuredWord[]
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
  const withAncestors = (element: Element): Element[] => {
    const all: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) all.push(at)
    return all
  }

  interface Frame {
    frame: DOMRect
    overflowX: string
    overflowY: string
  }
  const frames = new Map<Element, Frame[]>()
  /** What an element, and those around it, show no more than a part of. */
  const framesAround = (element: Element): Frame[] => {
    const known = frames.get(element)
    if (known) return known
    const found: Frame[] = []
    let at: Element | null = element
    while (at && at !== document.body && at !== document.documentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      if (overflowX !== 'visible' || overflowY !== 'visible')
        found.push({ frame: at.getBoundingClientRect(), overflowX, overflowY })
      if (position === 'fixed') break
      at = position === 'absolute' && at instanceof HTMLElement ? at.offsetParent : at.parentElement
    }
    frames.set(element, found)
    return found
  }

  /** Whether a box lies within what the elements around it show, can be scrolled there, or neither. */
  const placeOf = (element: Element, box: DOMRect): 'in sight' | 'in reach' | 'cut off' => {
    let isInSight = true
    for (const { frame, overflowX, overflowY } of framesAround(element)) {
      const width = Math.min(box.right, frame.right) - Math.max(box.left, frame.left)
      const height = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top)
      for (const [overflow, shared, room] of [
        [overflowX, width, frame.width],
        [overflowY, height, frame.height],
      ] as const) {
        if (overflow === 'visible' || shared >= 2) continue
        if (!/auto|scroll/.test(overflow) || room < 8) return 'cut off'
        isInSight = false
      }
    }
    return isInSight ? 'in sight' : 'in reach'
  }

  const { scrollWidth, scrollHeight } = document.documentElement
  const measureWord = (
    source: Text,
    element: Element,
    { start, end }: { start: number; end: number },
  ): MeasuredWord => {
    const range = document.createRange()
    range.setStart(source, start)
    range.setEnd(source, end)
    const box = [...range.getClientRects()].find(({ width, height }) => width >= 1 && height >= 1)
    if (!box) return { start, end, hidden: 'it takes no room' }
    const { left, top, right, bottom, width, height } = box
    if (right <= 0 || bottom <= 0 || left >= scrollWidth || top >= scrollHeight)
      return { start, end, hidden: 'it stands off the page' }
    const place = placeOf(element, box)
    if (place === 'cut off') return { start, end, hidden: 'it is cut off' }
    return { start, end, ...(place === 'in sight' && { box: { left, top, width, height } }) }
  }

  /** What the styles alone say against it that a text is seen. */
  const measureText = ({ at, element, source }: SeenText): MeasuredText => {
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
      return size < 2 ? `font-size: ${Math.round(size * 10) / 10}px` : undefined
    }
    const hidden = why()
    const isUnheard = element.closest('[aria-hidden="true"], [inert]') !== null
    const isUnclickable =
      style.pointerEvents === 'none' && element.closest('a[href], button, input, select, summary') !== null
    return {
      at,
      appearance: {
        ...(hidden !== undefined && { hidden }),
        ...(isUnheard && { isUnheard }),
        ...(isUnclickable && { isUnclickable }),
        size,
      },
      letters: [red, green, blue, alpha * opacity],
      words:
        source instanceof Text && hidden === undefined
          ? [...source.data.matchAll(/\S*[\p{L}\p{N}]\S*/gu)].map(({ index, 0: word }) =>
              measureWord(source, element, { start: index, end: index + word.length }),
            )
          : [],
    }
  }

  /** The first line of a text. */
  const firstLine = ({ words }: MeasuredText) => {
    const boxes = words.flatMap(({ box }) => (box ? [box] : []))
    const [first] = boxes
    if (!first) return undefined
    const line = boxes.filter(({ top }) => Math.abs(top - first.top) < 2)
    return {
      left: Math.min(...line.map(({ left }) => left)),
      right: Math.max(...line.map(({ left, width }) => left + width)),
      top: first.top,
      bottom: first.top + first.height,
    }
  }

  /** Marks what stands above or left of the text before it. */
  const compareWithPredecessors = (all: readonly (readonly [SeenText, MeasuredText])[]): void => {
    let last: { element: Element; line: NonNullable<ReturnType<typeof firstLine>> } | undefined
    for (const [{ element }, measured] of all) {
      const line = firstLine(measured)
      if (!line) continue
      if (last && !last.element.contains(element) && !element.contains(last.element)) {
        const sharesLine = line.top < last.line.bottom - 2 && line.bottom > last.line.top + 2
        const sharesColumn = line.left < last.line.right && line.right > last.line.left
        const isAbove = sharesColumn && line.bottom <= last.line.top + 1
        if (isAbove || (sharesLine && line.right <= last.line.left + 1))
          measured.appearance.isBeforeItsPredecessor = true
      }
      last = { element, line }
    }
  }

  // What scrolls smoothly is not there yet.
  scrollTo({ left: 0, top: 0, behavior: 'instant' })
  const all = texts.map((text) => [text, measureText(text)] as const)
  compareWithPredecessors(all)
  return all.map(([, measured]) => measured)
}
