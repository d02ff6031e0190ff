import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shareFonts, type OutlineText } from '../content/model/pictures.ts'
import { keep } from './keep.ts'
import { sha256 } from './sha256.ts'

/** @param root the project's folder */
export async function textOutliner(root: string): Promise<OutlineText> {
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs')
  const fonts = shareFonts.map((name) => {
    const file = readFileSync(join(root, `src/firm/theme/fonts/share-${name}.ttf`))
    return [name, new Font(new Face(new Blob(new Uint8Array(file))))] as const
  })
  const fontOf = new Map(fonts)
  return (name, text, tracking = 0) => {
    const font = fontOf.get(name)
    if (!font) throw new Error(`The font ${name} doesn't exist.`)
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const glyphs = buffer.getGlyphInfosAndPositions()
    // 0 is the glyph for missing characters.
    if (glyphs.some(({ codepoint }) => codepoint === 0)) return undefined
    let width = 0
    const paths = glyphs.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const at = `translate(${width + xOffset} ${yOffset})`
      width += xAdvance + tracking * 1000
      return `<path transform="${at}" d="${font.glyphToPath(codepoint)}"/>`
    })
    return { paths: `<g transform="scale(.001)">${paths.join('')}</g>`, width: width / 1000 - tracking }
  }
}

/** Converts a drawing, with a cache. The same drawing always gives the same bytes. @returns the PNG file's absolute path */
export const sharePicture = (svg: string): Promise<string> =>
  keep(`share/${sha256(svg)}.png`, async () => {
    const { default: sharp } = await import('sharp')
    // Sixteen colors are enough for drawings, and halve the size.
    const colors = svg.includes('<image') ? 256 : 16
    return sharp(Buffer.from(svg)).png({ palette: true, colors, dither: 0, effort: 7 }).toBuffer()
  })
