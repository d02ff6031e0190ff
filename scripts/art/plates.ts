import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { entriesOf } from '../../src/content/model.ts'
import { attorneys, type Person } from '../../src/firm/collections/attorneys/schema.ts'
import { registry } from '../../src/firm/registry.ts'
import { nameParts } from '../../src/content/text/personName.ts'
import { readContent } from '../../src/node/readContent.ts'
import { textOutliner } from '../../src/node/svgPictures.ts'
import { bodyCompiler } from '../../src/vite/bodyCompiler.ts'
import { contentFolders } from '../command.ts'

/**
 * Draws everyone's biography as a course out of an imaginary harbor: as a plate, and as a strip of sea for their page.
 * An island is a degree, a circle an admission, a tick a year of practice, a light a further court, and the ring is today.
 */

type Point = readonly [x: number, y: number]
type Shore = readonly [middle: Point, size: number, tall: number]

/** In half pixels. */
const width = 528
const range = (length: number): number[] => Array.from({ length }, (_, at) => at)
const origin: Point = [0, 0]
const even = (number: number): number => 2 * Math.round(number / 2)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const between = (from: number, to: number, share: number): number => from + (to - from) * share
/** From 0 to 1, slowly at both ends. */
const ease = (share: number): number => 0.5 - Math.cos(Math.PI * Math.max(0, Math.min(1, share))) / 2
const plus = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times]
const minus = (a: Point, b: Point): Point => plus(a, b, -1)
const mix = (a: Point, b: Point, share: number): Point => plus(a, minus(b, a), share)
const far = (a: Point, b: Point): number => Math.hypot(...minus(a, b))
const round = (...points: readonly Point[]): string =>
  points.flat().map(Math.round).join(' ').replaceAll(' -', '-')

/** Curves around all that is less deep, by marching squares, with the shallow side at their right. They close outside. */
function contour(grid: readonly (readonly number[])[], step: number, level: number, gap: number): string {
  const points = new Map<string, Point>()
  const following = new Map<string, string>()
  for (const j of [-1, ...grid.keys()])
    for (const i of [-1, ...(grid[0]?.keys() ?? [])]) {
      const corners = [0, 1, 1, 0].map((right, at): Point => [i + right, j + (at < 2 ? 0 : 1)])
      const values = corners.map(([x, y]) => (grid[y]?.[x] ?? 999) - level)
      const cuts = corners.flatMap((a, at) => {
        const [b = a, from = 0, to = 0] = [corners[(at + 1) % 4], values[at], values[(at + 1) % 4]]
        const [x, y] = mix(a, b, from / (from - to))
        points.set(round(plus(a, b)), [even((x - 2) * step), even((y - 2) * step)])
        return from < 0 === to < 0 ? [] : round(plus(a, b))
      })
      if ((values[0] ?? 0) >= 0) cuts.push(...cuts.splice(0, 1))
      for (const at of [0, 2]) following.set(cuts[at] ?? '', cuts[at + 1] ?? '')
    }
  const paths = [...following.keys()].map((start) => {
    const line: Point[] = []
    for (let [key, next] = [start, following.get(start)]; next; [key, next] = [next, following.get(next)]) {
      const point = points.get(key) ?? origin
      if (line.every((one) => far(one, point) > gap)) line.push(point)
      following.delete(key)
    }
    // The middles of the curve's parts are exact, as `t` needs.
    const middles = line.map((b, at) => mix(line.at(at - 1) ?? b, b, 0.5))
    const steps = middles.map((a, at) => minus(middles[(at + 1) % middles.length] ?? a, a))
    const [[from = origin], [first = origin], [turn = origin]] = [middles, line, steps]
    const path = `M${round(from)}q${round(minus(first, from), turn)}t${round(...steps.slice(1))}z`
    return line.length < 5 ? '' : path
  })
  return paths.join('')
}

const style = `.w{fill:#e8eef0}.l,.d1,.d3{fill:#fbf8f2}.d1,.d3{fill-opacity:.45}.c{fill:none;stroke:#76581c}.b{fill:#76581c}
.i{fill:none;stroke:#17222d}.t{fill:#17222d}@media(prefers-color-scheme:dark){.w{fill:#192632}.l,.d1,.d3{fill:#263440}
.c{stroke:#cfae70}.b{fill:#cfae70}.i{stroke:#ece6d9}.t{fill:#ece6d9}}`

const marks = `<path id="school" class="b" d="M0-9l5 11H-5z"/>
<g id="bar"><circle class="l" r="7"/><circle class="i" stroke-width="1.6" r="7"/><circle class="b" r="2"/></g>
<g id="court"><path class="c" stroke-width="1.2" stroke-dasharray="4 5" d="M46 0A46 46 0 0 1 0 46M0 0h46M0 0v46"/>
<path class="b" d="M0 0q26 7 22 19q-12 7-22-19"/><circle class="l" r="5"/><circle class="b" r="3"/></g>
<g id="now"><circle class="l" r="9"/><circle class="i" stroke-width="1.6" r="9"/><circle class="t" r="4"/></g>`

const outline = await textOutliner('.')
/** Their outlines are rounded, which halves them. */
const digits = range(10).map((digit) => {
  const [, path = ''] = / d="(.+?)"/.exec(outline('serif-italic', `${digit}`)?.paths ?? '') ?? []
  const short = path.replace(/[\d.]+/g, (number) => `${Math.round(Number(number) / 10)}`)
  return `<path id="d${digit}" class="b" transform="scale(.28-.28)" d="${short}"/>`
})

/** @param isStrip whether it's a strip of sea, with soundings and open water at its foot, rather than a plate */
function draw(name: string, person: Person | undefined, isStrip: boolean): string {
  const lawyer = person && 'title' in person ? person : undefined
  const { given, family } = person ? nameParts(person) : { given: '', family: '' }
  const bars = lawyer?.admissions?.flatMap((bar) => /\d{4}/.exec(bar)?.map(Number) ?? []) ?? []
  const [degrees = 0, courts = 0] = [lawyer?.education, lawyer?.courts].map((list) => list?.length ?? 0)
  const years = Math.min(30, parseInt(lawyer?.experience ?? '0', 10))
  let count = 0
  /** Random numbers, always the same for a name. */
  const r = (from: number, to: number): number => {
    const hash = createHash('sha256').update(`port of ${name}${count++}`).digest()
    return between(from, to, hash.readUInt32BE() / 2 ** 32)
  }
  const [height, top, reach, scale, step] = isStrip ? [4800, 360, 1900, 1, 14] : [660, 224, 392, 0.8, 11]
  const [open, swell, calmFrom, calmTo] = isStrip ? [76, 17, 130, 220] : [200, 6, 60, 90]
  const [isRight, turn, bearing] = [r(-1, 1) > 0, Math.sign(r(-1, 1)), r(-0.32, 0.32)]
  /** All is drawn with the harbor at the left, and turned over if it's at the right. */
  const harbor = top + reach * (isStrip ? r(0.16, 0.2) : isRight ? r(-0.05, 0.1) : r(0.24, 0.3))
  const [size, tall] = [r(250, 350) * scale, isStrip ? r(0.8, 1.2) : r(0.36, 0.5)]
  const across: Shore = [[width + 60, top + reach * r(0.42, 0.72)], isStrip ? r(60, 200) : -200, r(0.9, 1.3)]
  const capes: Shore[] = [[[-80, harbor], size, tall], across]
  const away = ([[x, y], size, tall]: Shore, at: Point): number =>
    Math.hypot(at[0] - x - bearing * (at[1] - y), (at[1] - y) / tall) - size
  const begin = (harbor - top) / reach + (isStrip ? 0.04 : 0.06)
  const [first, year, often, phase] = [r(0.5, 0.56), 0.44 / 30, r(4, 6.4), r(0, 1.6)]
  const now = first + years * year
  /** A point of the course, which leaves the coast for the middle of the water. */
  const course = (at: number): Point => {
    const y = top + at * reach
    const near = 80 * scale + (size - 80) * Math.exp(-(((y - harbor) / tall / size) ** 2))
    const middle = isStrip ? 0.45 + 0.24 * turn * Math.sin(often * at + phase) : 0.8 + 0.06 * turn
    const left = ease((at - begin) / (isStrip ? 0.24 : 0.85))
    return [between(size - 140, between(near, width - 80 * scale, middle), left), y]
  }
  const nextTo = (at: number, aside: number): Point => {
    const [a, b] = [course(at - 0.004), course(at + 0.004)]
    return plus(course(at), [a[1] - b[1], b[0] - a[0]], aside / far(a, b))
  }
  const way = range(40).map((n) => course(between(begin - 0.012, now, n / 39)))
  const islands: Shore[] = []
  for (const island of range(degrees)) {
    const at = between(begin + 0.1, first - 0.01, (island + 0.5) / degrees)
    const [large, tall, on] = [r(36, 54) * scale ** 2.6, r(0.8, 1.25), island % 2 ? -turn : turn]
    const isClear = ([at, size]: Shore) =>
      Math.min(at[0], width - 22 - at[0], at[1] - top + swell * 8 - 100) > size * 1.2 &&
      [...capes, ...islands].every((one) => away(one, at) * Math.min(1, one[2]) > size + 54 * scale ** 2) &&
      way.every((one) => far(one, at) > size * 1.2 + 14)
    const places = range(900).map((n): Shore => {
      const aside = r(60, 150 + n / 5) * (n % 300 < 150 ? on : -on) * scale
      return [nextTo(at + r(-0.1, 0.1), aside), large * (1 - n / 1800), tall]
    })
    islands.push(places.find(isClear) ?? [nextTo(at, 60), 12, tall])
  }
  const waves = range(8).map((count) => {
    const [angle, length] = [r(0, Math.PI), (0.0062 * 1.42 ** count) / Math.sqrt(scale)]
    return [Math.cos(angle) * length, Math.sin(angle) * length, r(0, 9), 0.78 ** count] as const
  })
  /** Below zero on land. It's calm water around the initials. */
  const depth = (at: Point): number => {
    const noise = waves.map(([a, b, start, high]) => Math.sin(a * at[0] + b * at[1] + start) * high)
    const [slow, fine] = [sum(noise.slice(0, 4)), sum(noise.slice(4))]
    const [down, slope] = [(at[1] - top) / reach, (at[0] - width / 2) * bearing]
    const near = [
      ...islands.map((shore) => ((slow + fine * 1.8) * shore[1]) / 14 - away(shore, at)),
      ...capes.map((shore) => (slow + fine * 1.5) * swell - away(shore, at)),
      -open - 190 * Math.max(0, down - 0.56) - slow * 20 - slope * 0.3,
    ]
    const shallow = -15 * scale * Math.log(sum(near.map((one) => Math.exp(one / 15 / scale))))
    const deep = shallow + slow * 0.07 * Math.max(0, shallow) + Math.max(0, at[1] - height + 70) ** 2 / 40
    const calm = 1 - ease((at[1] - top + calmFrom + slow * 26 + slope) / calmTo)
    return between(deep, 134 * scale, calm * ease((shallow / calmTo) * 6 + 0.1))
  }
  const [rows = 0, columns = 0] = [height, width].map((size) => Math.ceil(size / step) + 3)
  const water = (i: number, j: number) => depth([(i - 2) * step, (j - 2) * step])
  const grid = range(rows).map((j) => range(columns).map((i) => water(i, j)))
  const levels = isStrip ? [0, 9, 20, 36, 58, 86, 116, 156, 210, 280] : [0, 6, 13, 22, 34, 50, 72]
  const [coast = '', ...lines] = levels.map((level, at) =>
    contour(grid, step, level, 12 * scale ** 2 + at * 6),
  )
  const curves = lines.map((line, at) => `<path class="d${at}" opacity=".${9 - at}" d="${line}"/>`)
  const lights = [-0.6, -1.6, 1.4, 0.5, 2.4, -2.6, 3.4, -1.1, 0.95, 1.9, -2.1].flatMap((place): Point[] => {
    const y = harbor + place * (isStrip ? 110 : 47)
    const out = range(400).find((x) => x > 44 && depth([x, y]) > -3)
    return out === undefined ? [] : [[out, y]]
  })
  const fixes = bars.map((bar) => course(Math.min(now, first + (bar - Math.min(...bars)) * year)))
  const ticks = range(years ? years + 1 : 0).map((count) => {
    const ends = [-1, 1].map((to) => nextTo(first + count * year, to * (count % 5 ? 6 : 11)))
    return `M${round(...ends)}`
  })
  const mark = (id: string, points: readonly Point[]) =>
    points.map((at) => `<use href="#${id}" transform="translate(${round(at)})"/>`).join('')
  const middles = islands.map(([at]) => at)
  /** What soundings keep away from. They are wider apart in deep water, and never on a line. */
  const taken = [...middles, ...way, ...lights, ...fixes].map((at): [Point, number] => [at, 64])
  let soundings = ''
  for (let tries = isStrip ? 3000 : 0; tries > 0; tries--) {
    const at: Point = [r(60, width - 60), r(top + 30, height - 40)]
    const around = [-6, 13, 32].flatMap((x) => [-24, -9, 6].map((y) => depth(plus(at, [x, y]))))
    const [low, high, down] = [Math.min(...around), Math.max(...around), (at[1] / height) ** 2]
    if (low < 5 || levels.some((level) => low < level && level < high)) continue
    if (taken.some(([one, room]) => far(one, at) < room)) continue
    taken.push([at, 88 + Math.min(90, low * 0.5) + down * 130])
    const left = isRight ? width - 26 - at[0] : at[0]
    for (const [n, digit] of [...`${Math.floor(low / 7 + down * 30)}`].entries())
      soundings += `<use href="#d${digit}" x="${Math.round(left + n * 13)}" y="${Math.round(at[1])}"/>`
  }
  const initials = outline('serif', given.slice(0, 1) + family.slice(0, 1), -0.01)?.paths ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="264" height="${height / 2}" viewBox="0 0 ${width} ${height}">
<style>${style}</style><defs>${marks}${isStrip ? digits.join('') : ''}</defs>
<path class="w" d="M0 0h${width}v${height}H0z"/><g${isRight ? ' transform="matrix(-1 0 0 1 528 0)"' : ''}>
<g class="c" stroke-width="1.2" stroke-opacity=".7">${curves.toReversed().join('')}</g>
<path class="i" stroke-width="1.8" d="${person ? `M${round(...way)}` : ''}"/>
<g class="c" stroke-width="2.2"><path class="l" d="${coast}"/></g><path class="i" stroke-width="1.4" d="${ticks.join('')}"/>
${mark('school', middles)}${mark('bar', fixes)}${mark('court', lights.slice(0, courts))}
${person ? mark('now', [course(now)]) : ''}</g>${soundings}
<g class="t" transform="translate(${isStrip ? 144 : 36} 188)scale(184-184)">${initials}</g>
<path class="w" d="M506 0h22v${height}h-22z"/><g class="c" opacity=".6"><path d="M506 0v${height}M527 0v${height}"/>
<path d="M510 9v${height}" stroke-width="8" stroke-dasharray="2 14"/>
<path d="M514 9v${height}" stroke-width="15" stroke-dasharray="2 158"/></g></svg>
`
}

const { check } = await readContent(registry, contentFolders(), bodyCompiler)
const people = entriesOf(check().content, attorneys).map(({ slug, data }) => [slug, data] as const)
const harbors = range(6).map((at) => [`harbor-${at + 1}`, undefined] as const)
for (const [name, person] of [...people, ...harbors])
  for (const folder of ['plate', 'sea'])
    writeFileSync(`public/art/${folder}/${name}.svg`, draw(name, person, folder === 'sea'))
