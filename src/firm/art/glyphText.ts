import { decimal } from './pathData.ts'
import { figureEm, figures } from './figures.ts'
import type { Point } from './point.ts'

type Setting = {
  readonly text: string
  readonly at: Point
  readonly anchor?: 'start' | 'middle'
  /** Degrees clockwise. */
  readonly turn?: number
  /** In the size of the decimetres. */
  readonly small?: boolean
}

/** Sets small italic characters as references to outlines that the drawing defines once. */
export type GlyphText = {
  /** Text with its baseline's start or middle at a point: SVG elements. */
  readonly set: (setting: Setting) => string
  /** A depth: whole metres, and in shallow water the decimetres as a small figure below the line. */
  readonly setDepth: (depth: number, at: Point) => string
  /** The definitions of all characters set so far, to go into `<defs>`. */
  readonly definitions: () => string
}

const lowered = 0.68

/** In metres: below it, depths have their decimetres. */
const shallow = 11

/** In: the size of the figures (em, in whole drawing units). */
export function glyphText(size: number): GlyphText {
  const used = new Map<string, string>()
  const scale = size / figureEm
  const advance = (text: string): number =>
    [...text].reduce((sum, character) => sum + (figures[character]?.advance ?? 25) * scale, 0)
  const use = (character: string, x: number, y: number, small: boolean): string => {
    const outline = figures[character]?.outline
    if (outline === undefined) return ''
    const id = `${small ? 's' : 'f'}${character.codePointAt(0)?.toString(36) ?? ''}`
    if (!used.has(id)) {
      if (small) {
        use(character, 0, 0, false)
        used.set(id, `<use id="${id}" href="#f${id.slice(1)}" transform="scale(${lowered})"/>`)
      } else {
        used.set(id, `<path id="${id}" transform="scale(${decimal(scale, 2)})" d="${outline}"/>`)
      }
    }
    return `<use href="#${id}" x="${decimal(x)}" y="${decimal(y)}"/>`
  }
  const run = (text: string, [x, y]: Point, small = false): string => {
    let pen = x
    return [...text]
      .map((character) => {
        const glyph = use(character, pen, y, small)
        pen += advance(character) * (small ? lowered : 1)
        return glyph
      })
      .join('')
  }
  return {
    set({ text, at: [x, y], anchor = 'start', turn = 0, small = false }) {
      const back = anchor === 'start' ? 0 : (advance(text) / 2) * (small ? lowered : 1)
      const glyphs = run(text, [x - back, y], small)
      return turn === 0
        ? glyphs
        : `<g transform="rotate(${decimal(turn)} ${decimal(x)} ${decimal(y)})">${glyphs}</g>`
    },
    setDepth(depth, [x, y]) {
      const tenths = Math.round(depth * 10)
      const isShallow = depth < shallow
      const whole = String(isShallow ? Math.floor(tenths / 10) : Math.round(depth))
      const part = isShallow && tenths % 10 !== 0 ? String(tenths % 10) : ''
      const left = x - (advance(whole) + advance(part) * lowered) / 2
      return run(whole, [left, y + size * 0.3]) + run(part, [left + advance(whole), y + size * 0.5], true)
    },
    definitions: () => [...used.values()].join(''),
  }
}
