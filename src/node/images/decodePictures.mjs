/**
 * A program of its own: reads a JSON list of files from its input, decodes each to its last pixel, and prints a JSON
 * list of what they are, `null` for one that cannot be decoded. It runs apart because sharp answers later only, while
 * the content is read at once, and because a damaged picture can then take down nothing but this.
 * Exit status 3: sharp itself is not there.
 */
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

const sharp = await import('sharp').then(
  (module) => module.default,
  () => process.exit(3),
)

/** @type {{ files: string[], pixels: number }} */
const { files, pixels } = JSON.parse(await text(process.stdin))

/** @param {string} file */
async function decode(file) {
  try {
    const bytes = readFileSync(file)
    const { autoOrient, pages, exif } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = autoOrient
    // What is too large is told as such, and not decoded.
    if (width * height <= pixels)
      await sharp(bytes, { failOn: 'truncated', limitInputPixels: pixels }).stats()
    return { width, height, isMoving: (pages ?? 1) > 1, hasCameraNotes: exif !== undefined }
  } catch {
    return null
  }
}

const found = []
for (const file of files) found.push(await decode(file))
console.log(JSON.stringify(found))
