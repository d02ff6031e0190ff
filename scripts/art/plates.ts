import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { entriesOf } from '../../src/content/model/content.ts'
import { attorneys, type Person } from '../../src/firm/collections/attorneys/schema.ts'
import { practiceAreas } from '../../src/firm/collections/practice-areas/schema.ts'
import { registry } from '../../src/firm/registry.ts'
import { nameParts } from '../../src/content/text/personName.ts'
import { readContent } from '../../src/node/readContent.ts'
import { textOutliner } from '../../src/node/svgPictures.ts'
import { bodyCompiler } from '../../src/vite/bodyCompiler.ts'
import { contentFolders } from '../command.ts'

/**
 * Draws everyone's initials and biography, a course out of a harbor: it passes an island for each degree, circles are admissions,
 * ticks years of practice, and lights on the coast courts. Run it with `node scripts/art/drawPlates.mjs`.
 */

type Point = readonly [x: number, y: number]
/** `wild` is how uneven its coast is. */
type Shore = readonly [middle: Point, size: number, wild: number]

/** In half pixels. */
const [width, height] = [528, 660]
/** Of the initials, which are at the same place on every plate. */
const [left, baseline, fontSize] = [36, 188, 184]
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const plus = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times]
const minus = (a: Point, b: Point): Point => plus(a, b, -1)
const mix = (a: Point, b: Point, share: number): Point => plus(a, minus(b, a), share)
const far = (a: Point, b: Point): number => Math.hypot(...minus(a, b))
const exact = (point: Point): string => point.map((one) => one.toFixed(1)).join(' ')
const round = (point: Point): string => point.map(Math.round).join(' ').replace(' -', '-')

/** Random numbers, always the same for a name. */
function seeded(name: string) {
  let count = 0
  return (from: number, to: number): number => {
    const hash = createHash('sha256').update(`${name}${count++}`).digest()
    return from + ((to - from) * hash.readUInt32BE()) / 2 ** 32
  }
}

/** The depth at a point: below zero on islands and on the cape at the right. It is calm water around the initials. */
function depths(random: ReturnType<typeof seeded>, shores: readonly Shore[], letters: number) {
  const waves = Array.from({ length: 9 }, (_, at) => {
    const [angle, length] = [random(0, Math.PI), 0.009 * 1.4 ** at * random(0.85, 1.15)]
    return [Math.cos(angle) * length, Math.sin(angle) * length, random(0, 9), 0.8 ** at] as const
  })
  return ([x, y]: Point): number => {
    const noise = waves.map(([a, b, start, high]) => Math.sin(a * x + b * y + start) * high)
    const [rough, fine] = [sum(noise.slice(0, 6)), sum(noise.slice(5))]
    const near = shores.map(([at, size, wild]) => {
      const [u, v] = minus([x, y], at)
      return Math.exp(
        (size + rough * wild + fine * 3 - Math.hypot(v * 0.7 - u * 0.46, u * 0.92 + v * 0.6)) / 13,
      )
    })
    const depth = Math.max(0, y - 590) ** 2 / 25 - 13 * Math.log(sum(near))
    const aside = Math.hypot(Math.max(0, x - letters), Math.max(0, y - baseline))
    const calm = letters && 150 * Math.exp(-aside / 45) * (1 - Math.exp(-Math.max(0, depth) / 60))
    return depth + calm + fine * 7 * Math.exp(-Math.abs(depth) / 30) + rough * Math.max(0, depth) * 0.1
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

const style = `.w{fill:#e8eef0}.l{fill:#fbf8f2}.c{fill:none;stroke:#76581c}.b{fill:#76581c}.i{fill:none;stroke:#17222d}.t{fill:#17222d}
@media(prefers-color-scheme:dark){.w{fill:#192632}.l{fill:#263440}.c{stroke:#cfae70}.b{fill:#cfae70}.i{stroke:#ece6d9}.t{fill:#ece6d9}}`

const marks = `<path id="school" class="b" d="M0-9l5 11H-5z"/>
<g id="bar"><circle class="l" r="7"/><circle class="i" stroke-width="1.6" r="7"/><circle class="b" r="2"/></g>
<g id="court"><path class="c" stroke-width="1.2" stroke-dasharray="4 5" d="M-46 0A46 46 0 0 0 0 46M0 0h-46M0 0v46"/>
<path class="b" d="M0 0q-26 7-22 19q12 7 22-19"/><circle class="l" r="5"/><circle class="b" r="3"/></g>
<g id="now"><circle class="l" r="9"/><circle class="i" stroke-width="1.6" r="9"/><circle class="t" r="4"/></g>`

const ruler = `<path class="w" d="M506 0h22v660h-22z"/><g class="c" opacity=".55" stroke-width="2"><path d="M506 0V660M527 0V660"/>
<path d="M510 9V660" stroke-width="8" stroke-dasharray="2 18"/><path d="M513 9V660" stroke-width="15" stroke-dasharray="2 98"/></g>`

const outline = await textOutliner(`${import.meta.dirname}/../..`)

/** Without a person, a harbor for people without a drawing. */
function draw(name: string, person?: Person): string {
  const random = seeded(name)
  const lawyer = person && 'title' in person ? person : undefined
  const { given, family } = person ? nameParts(person) : { given: '', family: '' }
  const initials = outline('serif', given.slice(0, 1) + family.slice(0, 1), -0.01) ?? { paths: '', width: 0 }
  const degrees = person ? (lawyer?.education?.length ?? 0) : 2
  const bars = lawyer?.admissions?.flatMap((bar) => /\d{4}/.exec(bar)?.map(Number) ?? []).sort() ?? []
  const years = Math.min(30, parseInt(lawyer?.experience ?? '0', 10))
  const practice = areas.findIndex(({ slug }) => slug === lawyer?.practiceAreas[0])
  const cape: Point = [random(520, 570), 145 + (((practice + 10) * 2) % 5) * 28]
  const size = random(130, 165)
  const from = plus(cape, [-0.72, 0.68], size - 30)
  const to: Point = [random(60, 140), random(610, 640)]
  const bend = plus(mix(from, to, 0.5), [0.75, 0.62], random(-1, 1) < 0 ? -80 : 80)
  /** A point of the course, which is an arc: at 0 on the cape, at 1 after thirty years of practice. */
  const course = (t: number): Point => mix(mix(from, bend, t), mix(bend, to, t), t)
  const ahead = (t: number): Point =>
    plus([0, 0], minus(course(t + 0.01), course(t)), 1 / far(course(t + 0.01), course(t)))
  const nextTo = (t: number, aside: number): Point => plus(course(t), [-ahead(t)[1], ahead(t)[0]], aside)
  const [first, year] = [0.54, 0.0152]
  const now = first + years * year
  const islands = Array.from({ length: degrees }, (_, at): Shore => {
    const large = random(24, 32)
    const [x, y] = nextTo(0.24 + ((at + 0.5) * 0.36) / degrees, (at % 2 ? -1 : 1) * (large + random(42, 62)))
    return [[x, Math.max(y, baseline + 95)], large, 0]
  })
  const middles = islands.map(([at]) => at)
  const depth = depths(random, [[cape, size, 30], ...islands], initials.width * fontSize + left)
  const courts = lawyer?.courts?.map((_, at, { length }) => {
    const angle = Math.PI * (0.64 + ((at + random(0.35, 0.65)) * 0.45) / length)
    const step: Point = [Math.cos(angle) * 2, Math.sin(angle) * 2]
    let light = plus(cape, step, 20)
    while (depth(light) < -3) light = plus(light, step)
    return light
  })
  const fixes = bars.map((bar) => course(Math.min(now, first + (bar - (bars[0] ?? bar)) * year)))
  const ticks = Array.from({ length: years + 1 }, (_, count) => {
    const t = first + count * year
    return `M${exact(nextTo(t, count % 5 ? -5 : -9))}L${exact(nextTo(t, count % 5 ? 5 : 9))}`
  })
  const mark = (id: string, points: readonly Point[] = []) =>
    points.map((point) => `<use href="#${id}" transform="translate(${round(point)})"/>`).join('')
  const [coast = '', ...lines] = [0, -15, 5, 12, 21, 33, 49, 70, 97].map((level) => contour(depth, level))
  const curves = lines.map((line, at) => `<path opacity="${(0.75 - at * 0.07).toFixed(2)}" d="${line}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="264" height="330" viewBox="0 0 ${width} ${height}"><style>${style}</style>
<defs>${marks}</defs><path class="w" d="M0 0h528v660H0z"/><path class="l" opacity=".5" d="${lines[3]}"/>
<path class="i" stroke-width="1.8" d="M${round(from)}Q${round(mix(from, bend, now))} ${round(course(now))}"/>
<path class="l" d="${coast}"/><g class="c" stroke-width="1.2"><path stroke-width="2.2" d="${coast}"/>${curves.join('')}</g>
<path class="i" stroke-width="1.4" d="${ticks.join('')}"/>
${mark('school', middles)}${mark('bar', fixes)}${mark('court', courts)}${mark('now', [course(now)])}
<g class="t" transform="translate(${left} ${baseline})scale(${fontSize}-${fontSize})">${initials.paths}</g>${ruler}</svg>
`
}

const { check } = await readContent(registry, contentFolders(), { compiler: bodyCompiler })
const { content } = check()
const areas = entriesOf(content, practiceAreas)
const save = (name: string, person?: Person) =>
  writeFileSync(`${import.meta.dirname}/../../public/art/plate/${name}.svg`, draw(name, person))
for (const { slug, data } of entriesOf(content, attorneys)) save(slug, data)
for (const number of [1, 2, 3, 4, 5, 6]) save(`harbor-${number}`)
