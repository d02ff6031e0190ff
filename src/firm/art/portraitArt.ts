import { colour } from '../theme/tokens.ts'
import { contourPath } from './contourPath.ts'
import { glyphText } from './glyphText.ts'
import { smoothNoise } from './noise.ts'
import { decimal } from './pathData.ts'
import { frameBox, type Point } from './point.ts'
import { seededRandom } from './seed.ts'
import { createGrid, mapGrid, type ScalarGrid } from './grid.ts'

const width = 400
const height = 500
const levels = [1.9, 2.9, 4, 5.3, 6.9, 8.9, 11.4, 14.6, 19]

/**
 * The plate of a person without a photograph: closed contour lines around one or two shoals in the upper part, the
 * least depth written on the first, and open water in the lower middle, where the page sets the initials.
 * In: a seed, best the person's own slug. Out: an SVG, 400×500, for use as an image.
 */
export function drawPortraitArt({ seed }: { readonly seed: string }): string {
  const { depths, summit, least } = personalWaters(seed)
  const options = {
    box: frameBox(width, height, 6),
    tolerance: 0.8,
    spacing: 21,
    leastArea: 260,
    precision: 0.5,
  }
  const rings = levels.map((level) => contourPath(depths, level, options))
  const lines = rings.map((d, i) => {
    const look = i % 4 === 0 ? 'stroke-width="1.1"' : 'stroke-width=".7"'
    return d === '' ? '' : `<path ${look} opacity="${decimal(0.66 - i * 0.045, 2)}" d="${d}"/>`
  })
  const tints = [1, 3].map(
    (i) => `<path fill="${colour.paper}" stroke="none" opacity=".5" d="${rings[i] ?? ''}"/>`,
  )
  const figures = glyphText(13)
  const depth = figures.setDepth(least, summit)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="${colour.brassOnPaper}">` +
    `<defs>${figures.definitions()}<clipPath id="in"><path d="M12 12h376v476H12z"/></clipPath></defs>` +
    `<path fill="${colour.shoal}" stroke="none" d="M0 0h400v500H0z"/>` +
    `<g clip-path="url(#in)">${tints.join('')}${lines.join('')}</g>` +
    `<g fill="${colour.brassOnPaper}" stroke="none" opacity=".85">${depth}</g>${edge}</svg>`
  )
}

type PersonalWaters = { readonly depths: ScalarGrid; readonly summit: Point; readonly least: number }

// One shoal, or two of different size, in the upper half and off the middle.
function personalWaters(seed: string): PersonalWaters {
  const random = seededRandom(`${seed} plate`)
  const bottom = smoothNoise(`${seed} bottom`, 230, 2)
  const side = random() < 0.5 ? -1 : 1
  const summit: Point = [Math.round(200 + side * (28 + random() * 104)), Math.round(96 + random() * 104)]
  const first = { x: summit[0], y: summit[1], size: 54 + random() * 26, stretch: 0.62 + random() * 0.7 }
  const second = {
    x: 200 - side * (100 + random() * 80),
    y: 40 + random() * 210,
    size: 24 + random() * 24,
    stretch: 0.7 + random() * 0.6,
  }
  const shoals = random() < 0.35 ? [first] : [first, second]
  const turn = random() * Math.PI
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const least = 1 + Math.round(random() * 6) / 10
  const depths = mapGrid(createGrid(frameBox(width, height, 24), 12), (_, x, y) => {
    const uneven = 1 + 0.4 * bottom(x, y)
    let sum = 0
    for (const shoal of shoals) {
      const dx = x - shoal.x
      const dy = y - shoal.y
      const along = (dx * cos + dy * sin) * shoal.stretch
      const across = (dy * cos - dx * sin) / shoal.stretch
      const far = (Math.sqrt(along * along + across * across) / shoal.size) * uneven
      sum += Math.exp(-2.2 * far)
    }
    // A soft minimum, so that two shoals share their outer rings as hills share a valley.
    const near = -Math.log(sum) / 2.2
    const underInitials = Math.exp(-(((x - 200) / 170) ** 2 + ((y - 392) / 105) ** 2))
    return (least + 4.1 * Math.max(near, 0) ** 1.3) * (1 + 2.4 * underInitials)
  })
  return { depths, summit, least }
}

// A double neat-line and between its lines the ticks: a wide stroke of thin dashes.
const edge =
  '<g opacity=".6"><path stroke-width=".7" d="M12 12h376v476H12zM7 7h386v486H7z"/>' +
  '<path stroke-dasharray=".7 9.3" stroke-width="3" stroke-dashoffset="-4.65" d="M12 10.5h376M12 489.5h376"/>' +
  '<path stroke-dasharray=".7 9.22" stroke-width="3" stroke-dashoffset="-4.6" d="M10.5 12v476M389.5 12v476"/></g>'
