import type { OutlineText, ShareFont } from '../content/model.ts'

interface Place {
  x: number
  y: number
  fill: string
}

interface Style extends Place {
  font: ShareFont
  size: number
  tracking?: number
  /** Between baselines, in ems. */
  leading?: number
}

/** Large type is set a little tighter. */
const titleStyle = { font: 'serif', tracking: -0.018, leading: 1.04 } as const

/** Writes text into SVG pictures, as paths. */
export function penWith(outline: OutlineText) {
  const known = new Map<string, number>()
  const width = (font: ShareFont, text: string, size: number): number => {
    const ems = known.get(font + text) ?? outline(font, text)?.width ?? 0
    known.set(font + text, ems)
    return ems * size
  }
  /** Breaks a text into as few lines as possible, and these into similar lengths. */
  const wrap = (font: ShareFont, text: string, size: number, room: number): string[] => {
    const into = (limit: number) =>
      text
        .split(/(?<!&) /)
        .filter(Boolean)
        .reduce<string[]>((lines, word) => {
          const longer = [...lines.slice(-1), word].join(' ')
          return width(font, longer, size) <= limit ? [...lines.slice(0, -1), longer] : [...lines, word]
        }, [])
    const lines = into(room)
    const narrower = [0.5, 0.6, 0.7, 0.8, 0.9].map((share) => into(room * share))
    return narrower.find(({ length }) => length === lines.length) ?? lines
  }
  const text = (lines: readonly string[], { font, size, tracking, leading = 1.25, ...at }: Style): string =>
    lines
      .map((line, index) => {
        const y = (at.y + index * size * leading).toFixed(1)
        const { paths } = outline(font, line, tracking) ?? { paths: '' }
        return `<g fill="${at.fill}" transform="translate(${at.x.toFixed(1)} ${y}) scale(${size} -${size})">${paths}</g>`
      })
      .join('')
  return {
    width,
    wrap,
    text,
    label: (label: string, at: Place) =>
      text([label.toUpperCase()], { ...at, font: 'sans', size: 21, tracking: 0.13 }),
    /** A title in the largest size at which it fits. */
    fit(title: string, { most, room, height }: { most: number; room: number; height: number }) {
      for (let size = most; ; size -= 4) {
        const lines = wrap('serif', title, size, room)
        const high = lines.length * size * titleStyle.leading
        const widths = lines.map((line) => width('serif', line, size))
        const widest = Math.max(...widths)
        // Not one short word on the last of three lines.
        const isEven = lines.length < 3 || (widths.at(-1) ?? 0) > widest * 0.45
        if ((high <= height && widest <= room && isEven) || size === 4) return { lines, size, height: high }
      }
    },
    /** @param at its top left corner */
    title: ({ lines, size }: { lines: readonly string[]; size: number }, { x, y, fill }: Place) =>
      text(lines, { ...titleStyle, size, x: x - size * 0.03, y: y + size * 0.8, fill }),
  }
}
