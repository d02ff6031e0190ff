import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { entriesOf } from '../../src/content/model/content.ts'
import { attorneys, type Attorney } from '../../src/firm/collections/attorneys.ts'
import { registry } from '../../src/firm/registry.ts'
import { readContent } from '../../src/node/readContent.ts'
import { textOutliner } from '../../src/node/sharePictures.ts'
import { bodyCompiler } from '../../src/vite/bodyCompiler.ts'
import { contentFolders } from '../command.ts'

/**
 * Draws each person's biography as a course out of a harbor: it passes an island for each degree, circles are admissions,
 * ticks years of practice, and lights on the coast courts. Run it with `node scripts/art/draw.mjs plates`.
 */

type Point = readonly [x: number, y: number]

/** In half pixels. */
const [width, height] = [528, 660]
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const plus = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times]
const minus = (a: Point, b: Point): Point => plus(a, b, -1)
const mix = (a: Point, b: Point, share: number): Point => plus(a, minus(b, a), share)
const far = (a: Point, b: Point): number => Math.hypot(...minus(a, b))
const round = (point: Point): string => point.map(Math.round).join(' ').replace(' -', '-')

/** Random numbers, always the same for a name. */
function seeded(name: string) {
  let count = 0
  return (from: number, to: number): number => {
    const hash = createHash('sha256').update(`${name}${count++}`).digest()
    return from + ((to - from) * hash.readUInt32BE()) / 2 ** 32
  }
}

/** The depth at a point: below zero on the coast, in the upper left corner, and on islands. */
function depths(random: ReturnType<typeof seeded>, islands: readonly (readonly [at: Point, size: number])[]) {
  const waves = Array.from({ length: 9 }, (_, at) => {
    const [angle, length] = [random(0, Math.PI), 0.009 * 1.4 ** at * random(0.85, 1.15)]
    return [Math.cos(angle) * length, Math.sin(angle) * length, random(0, 9), 0.8 ** at] as const
  })
  return ([x, y]: Point): number => {
    const noise = waves.map(([a, b, start, high]) => Math.sin(a * x + b * y + start) * high)
    const [rough, fine] = [sum(noise.slice(0, 6)), sum(noise.slice(5))]
    const shores = islands.map(([at, size]) => {
      const [u, v] = minus([x, y], at)
      return Math.hypot(u * 0.34 + v * 0.52, v * 0.55 - u * 0.83) - size - rough * 4
    })
    const near = [x * 0.62 + y * 0.78 - 205 - rough * 24, ...shores].map((one) => Math.exp(-one / 11))
    const depth = -11 * Math.log(sum(near))
    return depth + fine * 7 * Math.exp(-Math.abs(depth) / 30) + rough * Math.max(0, depth) * 0.1
  }
}

/** Curves around all that is less deep, by marching squares. They close outside of the picture. */
function contour(depth: (at: Point) => number, level: number): string {
  const [step, edge] = [12, 36]
  const points = new Map<string, Point>()
  const links = new Map<string, string[]>()
  const isInside = ([x, y]: Point) => Math.min(x, width - x, y, height - y) > -edge
  for (let y = -edge; y < height + edge; y += step)
    for (let x = -edge; x < width + edge; x += step) {
      const corners = [0, step, step, 0].map((right, at): Point => [x + right, y + (at < 2 ? 0 : step)])
      const values = corners.map((at) => (isInside(at) ? depth(at) - level : 999))
      const cuts = corners.flatMap((a, at) => {
        const b = corners[(at + 1) % 4] ?? a
        const [from, to] = [values[at] ?? 0, values[(at + 1) % 4] ?? 0]
        points.set(round(mix(a, b, 0.5)), mix(a, b, from / (from - to)))
        return from < 0 === to < 0 ? [] : round(mix(a, b, 0.5))
      })
      cuts.forEach((cut, at) => links.set(cut, [...(links.get(cut) ?? []), cuts[at ^ 1] ?? '']))
    }
  const lines = [...links.keys()].map((start) => {
    const line: Point[] = []
    for (let key: string | undefined = start; key !== undefined;) {
      const [x, y] = points.get(key) ?? ([0, 0] as const)
      if (line.every((one) => far(one, [x, y]) > 20)) line.push([Math.round(x), Math.round(y)])
      const next: string | undefined = links.get(key)?.find((one) => links.get(one))
      links.delete(key)
      key = next
    }
    return line.length < 5 ? '' : curve(line)
  })
  return lines.join('')
}

/** A closed curve near the points. Their middles are exact, as `t` needs. */
function curve(points: readonly Point[]): string {
  const middles = points.map((b, at) => mix(points.at(at - 1) ?? b, b, 0.5))
  const steps = middles.map((a, at) => minus(middles[(at + 1) % middles.length] ?? a, a))
  const [[start = [0, 0] as const], [turn = [0, 0] as const]] = [middles, points]
  return `M${start.join(' ')}q${[...minus(turn, start), ...(steps.shift() ?? [])].join(' ')}t${steps.flat().join(' ')}`
}

const style = `.w{fill:#e8eef0}.l{fill:#fbf8f2}.c{fill:none;stroke:#76581c}.b{fill:#76581c}.i{fill:none;stroke:#17222d}
.t{stroke:#e8eef0;stroke-width:20;paint-order:stroke}@media(prefers-color-scheme:dark){.w{fill:#192632}.l{fill:#131d27}
.c{stroke:#cfae70}.b{fill:#cfae70}.i{stroke:#ece6d9}.t{stroke:#192632}}`

const marks = `<path id="school" class="b" d="M0-12l6 15H-6z"/>
<g id="bar"><circle class="l" r="8"/><circle class="i" stroke-width="2" r="8"/><circle class="b" r="2.5"/></g>
<g id="court"><path class="c" stroke-width="1.4" stroke-dasharray="5 6" d="M62 0A62 62 0 0 1 0 62M0 0h62M0 0v62"/>
<path class="b" d="M0 0q30 8 26 22q-14 8-26-22"/><circle class="l" r="5"/><circle class="b" r="3.4"/></g>
<g id="now"><circle class="l" r="10"/><circle class="i" stroke-width="2" r="10"/><circle class="i" stroke-width="5" r="2.5"/></g>`

const ruler = `<path class="w" d="M506 0h22v660h-22z"/><g class="c" opacity=".55" stroke-width="2"><path d="M506 0V660M527 0V660"/>
<path d="M510 9V660" stroke-width="8" stroke-dasharray="2 18"/><path d="M513 9V660" stroke-width="15" stroke-dasharray="2 98"/></g>`

const outline = await textOutliner(`${import.meta.dirname}/../..`)

/** `share` is how much of the text is left of the point. Glyphs have a hundred units to the em. */
function write(text: string, at: Point, share: number, glyphs: Map<string, string>): string {
  const letters = [...text].map((letter) => ({ paths: '', width: 0, ...outline('serif-italic', letter) }))
  let x = -share * sum(letters.map(({ width }) => width))
  const uses = letters.map(({ paths, width }, index) => {
    const id = `g${text.charCodeAt(index)}`
    const glyph = / d="([^"]+)/.exec(paths)?.[1]?.replace(/[\d.]+/g, (number) => (+number / 10).toFixed())
    glyphs.set(id, glyph ?? '')
    x += width
    return `<use href="#${id}" x="${Math.round((x - width) * 100)}"/>`
  })
  return `<g transform="translate(${round(at)})scale(.22-.22)">${uses.join('')}</g>`
}

function draw(slug: string, person: Attorney): string {
  const random = seeded(slug)
  const lawyer = 'title' in person ? person : undefined
  const degrees = (lawyer?.education ?? []).flatMap((one) => /^.+?(?= in |,|$)/.exec(one) ?? []).reverse()
  const bars = lawyer?.admissions?.flatMap((bar) => /\d{4}/.exec(bar)?.map(Number) ?? []).sort() ?? []
  const years = Math.min(30, parseInt(lawyer?.experience ?? '4', 10))
  const side = random(-1, 1) < 0 ? -1 : 1
  const at = (along: number, aside: number): Point =>
    plus(plus([128, 128], [0.52, 0.85], along), [0.85, -0.52], aside)
  const turns = degrees.map((_, index) => at(70 + ((index + 0.5) * 190) / degrees.length, random(-20, 20)))
  const islands = turns.map((turn, index): [Point, number] => {
    const size = random(19, 25) + index * 6
    const aside = side * (index % 2 ? -1 : 1) * (size + random(46, 74))
    const [x, y] = plus(turn, [0.85, -0.52], aside)
    return [[Math.min(430, x + random(0, 12)), Math.max(70, y + random(0, 20))], size]
  })
  const depth = depths(random, islands)
  /** The first point on the way that is so deep. */
  const find = (at: Point, step: Point, deep: number): Point =>
    at[1] > height || depth(at) > deep ? at : find(plus(at, step), step, deep)
  const [first, now] = [at(286, 0), at(286 + years * 10, side * years * 4)]
  const fixes = bars.map((bar) => mix(first, now, Math.min(1, (bar - (bars[0] ?? bar)) / years)))
  const slot = 300 / (lawyer?.courts?.length ?? 1)
  const left = lawyer?.courts?.map((_, index) => 40 + (index + random(0.3, 0.7)) * slot) ?? []
  const courts = left.map((x) => find([x, 0], [0, 3], -3))
  const start = find(plus(turns[0] ?? first, [-180, -300]), [3, 5], 0)
  const names = islands.map(([middle]) => find(plus(middle, [0, 20]), [0, 3], 20))
  const glyphs = new Map<string, string>()
  const texts = names.map((point, index) => write(degrees[index] ?? '', point, 0.5, glyphs))
  for (const [index, fix] of fixes.entries())
    texts.push(write(`${bars[index]}`, plus(fix, [index % 2 ? -14 : 14, 7]), index % 2, glyphs))
  const taken = [names, courts, islands.map(([at]) => at), fixes.map((fix) => plus(fix, [40, 0]))].flat()
  for (let part = 0; part < 1; part += 0.05) taken.push(mix(start, first, part), mix(first, now, part))
  const soundings = Array.from({ length: 400 }, () => {
    const here: Point = [random(24, width - 60), random(30, height - 24)]
    if (depth(here) < 13 || taken.some((one) => far(one, here) < 52 + depth(here) / 5)) return ''
    taken.push(here)
    return write(`${Math.round(depth(here) / 7)}`, here, 0.5, glyphs)
  })
  const mark = (id: string) => (point: Point) => `<use href="#${id}" transform="translate(${round(point)})"/>`
  const [coast = '', ...lines] = [0, -13, 9, 21, 36, 54, 75].map((level) => contour(depth, level))
  const curves = lines.map((line, at) => `<path opacity="${(0.82 - at * 0.09).toFixed(2)}" d="${line}"/>`)
  const year = lawyer ? `1.6 ${(far(first, now) / years - 1.6).toFixed(2)}` : '0 99'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="264" height="330" viewBox="0 0 ${width} ${height}"><style>${style}</style>
<defs>${marks}${[...glyphs].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('')}</defs><path class="w" d="M0 0h528v660H0z"/>
<path class="l" opacity=".55" d="${lines[2]}"/><path class="l" d="${coast}"/>
<g class="c" stroke-width="1.3"><path stroke-width="2.6" d="${coast}"/>${curves.join('')}</g>
<g class="i"><path stroke-width="2" d="M${[start, ...turns, first, now].map(round).join('L')}"/>
<path stroke-width="13" stroke-dasharray="${year}" d="M${round(first)}L${round(now)}"/></g>
${[islands.map(([at]) => mark('school')(at)), fixes.map(mark('bar')), courts.map(mark('court')), mark('now')(now)].flat().join('')}
<g class="b t">${texts.join('')}</g><g class="b" opacity=".75">${soundings.join('')}</g>${ruler}</svg>
`
}

const { check } = await readContent(registry, contentFolders(), { compiler: bodyCompiler })
for (const { slug, data } of entriesOf(check().content, attorneys))
  writeFileSync(`${import.meta.dirname}/../../public/art/plate/${slug}.svg`, draw(slug, data))
