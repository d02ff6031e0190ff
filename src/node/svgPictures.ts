import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shareFonts, type OutlineText } from '../content/model.ts'
import { keep } from './keep.ts'
import { sha256 } from './sha256.ts'

/** @param root the project's folder */
export async function textOutliner(root: string): Promise<OutlineText> {
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs')
  const fonts = shareFonts.map((name) => {
    const file = readFileSync(join(root, `src/firm/theme/fonts/share-${name}.ttf`))
    const font = new Font(new Face(new Blob(new Uint8Array(file))))
    return [name, { font, glyphs: new Map<number, string>() }] as const
  })
  const fontOf = new Map(fonts)
  return (name, text, tracking = 0) => {
    const { font, glyphs } = fontOf.get(name) ?? {}
    if (!font || !glyphs) throw new Error(`The font ${name} doesn't exist.`)
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const set = buffer.getGlyphInfosAndPositions()
    // 0 is the glyph for missing characters.
    if (set.some(({ codepoint }) => codepoint === 0)) return undefined
    let width = 0
    const paths = set.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const glyph = glyphs.get(codepoint) ?? font.glyphToPath(codepoint)
      glyphs.set(codepoint, glyph)
      const at = `translate(${width + xOffset} ${yOffset})`
      width += xAdvance + tracking * 1000
      return `<path transform="${at}" d="${glyph}"/>`
    })
    return { paths: `<g transform="scale(.001)">${paths.join('')}</g>`, width: width / 1000 - tracking }
  }
}

/**
 * Converts a drawing, with a cache. The same drawing always gives the same bytes.
 * @param colors sixteen halve the size and are enough for drawings
 * @returns a PNG
 */
export const sharePicture = (svg: string, colors: 16 | 256): Promise<Buffer> =>
  keep(`share/${sha256(svg + colors)}.png`, async () => {
    const { default: sharp } = await import('sharp')
    return sharp(Buffer.from(svg)).png({ palette: true, colors, dither: 0, effort: 1 }).toBuffer()
  })
