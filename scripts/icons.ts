import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { writeFileAtomic } from '../src/node/writeFileAtomic.ts'

/**
 * `npm run icons`: makes from `public/favicon.svg` the icons in other formats: `favicon.ico`, which browsers
 * request by default, `apple-touch-icon.png`, and the icons that the web manifest names.
 */
const svg = readFileSync('public/favicon.svg')
const png = (size: number): Promise<Buffer> =>
  sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const icon = await png(32)
writeFileAtomic('public/favicon.ico', Buffer.concat([iconHeader(32, icon.length), icon]))
writeFileAtomic('public/apple-touch-icon.png', await png(180))
for (const size of [192, 512]) writeFileAtomic(`public/icon-${size}.png`, await png(size))
console.log(
  'public/favicon.ico, apple-touch-icon.png, icon-192.png and icon-512.png are made from public/favicon.svg.',
)

/**
 * What stands before a PNG picture to make an icon file with one picture.
 * Source: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 * @param size its width and height in pixels, below 256
 * @param bytes its length
 */
function iconHeader(size: number, bytes: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(bytes, 14)
  header.writeUInt32LE(header.length, 18)
  return header
}
