import { itemAt } from './itemAt.ts'
import type { Point } from './point.ts'
import { type Bend, roughCoast } from './roughCoast.ts'
import { seededRandom } from './seed.ts'

/**
 * The land of a band, 1440×520: one of several kinds of coast at its right end, shaped by the seed.
 * Out: closed rings, which run out of the picture.
 */
export function bandCoast(seed: string): Point[][] {
  const random = seededRandom(`${seed} coast`)
  const kind = itemAt(kinds, Math.floor(random() * kinds.length))
  return kind(random).map((bends, i) => roughCoast(bends, `${seed} ${i}`, 6))
}

type Random = () => number

const kinds: readonly ((random: Random) => Bend[][])[] = [openCoast, headland, strait, archipelago, estuary]

function vary(random: Random, middle: number, by: number): number {
  return middle + (random() * 2 - 1) * by
}

// A coast that leaves the picture at the top and the bottom, at another bearing each time.
function openCoast(random: Random): Bend[][] {
  const top = vary(random, 1180, 130)
  const bottom = vary(random, 1180, 130)
  const bends: Bend[] = [[top, -80, 1]]
  for (let i = 1; i < 6; i++) {
    const t = i / 6
    bends.push([top + (bottom - top) * t + vary(random, 0, 75), t * 520, vary(random, 0.6, 0.4)])
  }
  return [[...bends, [bottom, 600, 1], [1540, 620, 0], [1540, -100, 0]], islet(random, top - 130, 150, 16)]
}

// A cape from one corner, with rocks off its point.
function headland(random: Random): Bend[][] {
  const up = random() < 0.5
  const flip = (bend: Bend): Bend => (up ? bend : [bend[0], 520 - bend[1], bend[2]])
  const tipX = vary(random, 985, 60)
  const tipY = vary(random, 270, 50)
  const cape: Bend[] = [
    [vary(random, 1240, 60), -80, 1],
    [vary(random, 1190, 40), 60, 0.4],
    [tipX + 90, tipY - 60, 1],
    [tipX, tipY, 1],
    [tipX + 80, tipY + 45, 1],
    [vary(random, 1220, 40), tipY + 70, 0.3],
    [vary(random, 1330, 30), vary(random, 420, 40), 0.3],
    [1540, vary(random, 460, 30), 0.5],
    [1560, -100, 0],
  ]
  return [
    cape.map(flip),
    islet(random, tipX - 45, up ? tipY + 12 : 508 - tipY, 9),
    islet(random, 1260, up ? 470 : 50, 14),
  ]
}

// Two shores with a passage between them.
function strait(random: Random): Bend[][] {
  const middle = vary(random, 255, 50)
  const tilt = vary(random, 0, 90)
  const upper: Bend[] = [[vary(random, 1010, 60), -80, 0.8]]
  const lower: Bend[] = [[vary(random, 1010, 60), 600, 0.8]]
  for (let x = 1080; x <= 1540; x += 92) {
    const half = 150 - (x - 1080) * 0.22
    const axis = middle + ((x - 1080) / 460) * tilt
    upper.push([x, axis - half + vary(random, 0, 26), vary(random, 0.6, 0.4)])
    lower.push([x, axis + half + vary(random, 0, 26), vary(random, 0.6, 0.4)])
  }
  return [
    [...upper, [1560, -100, 0]],
    [...lower, [1560, 620, 0]],
    islet(random, vary(random, 1150, 60), middle, 15),
  ]
}

// Islands, large to the right and small to the left.
function archipelago(random: Random): Bend[][] {
  const islands: Bend[][] = []
  for (let i = 0; i < 7; i++) {
    const x = 1000 + i * 68 + vary(random, 0, 26)
    const y = 60 + ((i * 3) % 7) * 66 + vary(random, 0, 26)
    islands.push(islet(random, x, y, 12 + i * 8 + vary(random, 0, 5)))
  }
  return islands
}

// A river that opens into a bay.
function estuary(random: Random): Bend[][] {
  const mouth = vary(random, 230, 60)
  const upper: Bend[] = [
    [vary(random, 1090, 50), -80, 1],
    [vary(random, 1060, 50), 50, 1],
    [1150, mouth - 90, 0.6],
    [1250, mouth - 40, 0.4],
    [1340, mouth - 18, 0.4],
    [1420, mouth - 60, 0.3],
    [1560, mouth - 80, 0.2],
    [1560, -100, 0],
  ]
  const lower: Bend[] = [
    [1560, mouth - 58, 0.2],
    [1425, mouth - 32, 0.3],
    [1345, mouth + 14, 0.4],
    [1265, mouth + 60, 0.6],
    [1290, mouth + 130, 0.4],
    [1180, mouth + 190, 0.8],
    [vary(random, 1120, 40), 600, 1],
    [1560, 620, 0],
  ]
  return [upper, lower, islet(random, 1080, mouth + 60, 13)]
}

// An islet about `size` from its middle to its shore, longer than wide, its outline never quite round.
function islet(random: Random, x: number, y: number, size: number): Bend[] {
  const turn = random() * Math.PI
  const stretch = 0.5 + random() * 0.3
  const lobe = random() * Math.PI * 2
  const count = size > 24 ? 11 : 8
  return Array.from({ length: count }, (_, i): Bend => {
    const angle = (i * Math.PI * 2) / count
    const reach = size * (1 + 0.22 * Math.cos(3 * angle + lobe)) * vary(random, 1, 0.24)
    const along = Math.cos(angle) * reach * 1.15
    const across = Math.sin(angle) * reach * stretch
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    return [x + along * cos - across * sin, y + along * sin + across * cos, Math.min(0.9, size / 32)]
  })
}
