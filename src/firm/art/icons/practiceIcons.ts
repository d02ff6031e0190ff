import { circle, dot, hatching, line, ticks, toothed } from './iconShapes.ts'
import { decimal, polyline } from '../pathData.ts'
import { type Point, polar } from '../point.ts'

const middle: Point = [24, 24]

/** The drawings of the ten practices, each the inside of a 48×48 symbol. */
export const practiceIcons = {
  seal: seal(),
  scales: scales(),
  patent: patent(),
  plan: plan(),
  bench: bench(),
  ledger: ledger(),
  vault: vault(),
  meridians: meridians(),
  delta: delta(),
  lock: lock(),
}

// A wafer seal: pinked edge, a ring of reeding, a star of eight rays.
function seal(): string {
  const rays: Point[] = []
  for (let ray = 0; ray < 8; ray++) {
    rays.push(polar(middle, ray * 45, ray % 2 === 0 ? 9 : 5.4), polar(middle, ray * 45 + 22.5, 2.6))
  }
  return (
    line(
      toothed(middle, 40, [
        [0, 18.3],
        [0.5, 20.2],
      ]),
    ) +
    circle(24, 24, 16) +
    line(ticks(middle, 12.6, 14.4, { every: 9 })) +
    circle(24, 24, 11) +
    line(polyline(rays, true), ticks(middle, 0, 9, { every: 90 }))
  )
}

// A balance in section: the beam on its knife-edge, the pointer over its arc, pans and foot cut and hatched.
function scales(): string {
  return (
    line('M4.5 14.6l19.5-4 19.5 4-19.5 3z', 'M24 14.2l-2 3.4h4z', 'M24 10.6V6.4', 'M22 6.4h4') +
    line('M22 17.6V38M26 17.6V38', 'M15.5 38h17l1.5 4.5h-20z', hatching(17, 38, 14, 4.5, 3.2)) +
    line('M5.5 15L1.8 29M5.5 15l3.7 14M1 29h9a4.6 4.6 0 0 1-9 0zM3.6 31.8l2.4-2.6M6 32.6l3-3.2') +
    line('M42.5 15l-3.7 14M42.5 15l3.7 14M38 29h9a4.6 4.6 0 0 1-9 0zM40.6 31.8l2.4-2.6M43 32.6l3-3.2') +
    line(
      'M24 20.4v2.2M24 24.6v2.2M24 28.8V31M24 33v2.2',
      'M18.6 21.4a8 8 0 0 0 3.4 2.2M29.4 21.4a8 8 0 0 1-3.4 2.2M12 42.5h24',
    )
  )
}

// A pinion as a patent shows it: elevation, pitch circle, centre lines, a dimension and a reference line.
function patent(): string {
  const hub: Point = [21, 20]
  return (
    line(
      toothed(hub, 16, [
        [0.02, 11.6],
        [0.16, 14.6],
        [0.42, 14.6],
        [0.56, 11.6],
      ]),
    ) +
    `<circle cx="21" cy="20" r="9" stroke-dasharray="2 1.6"/>` +
    line('M22.6 16.6a3.8 3.8 0 1 1-3.2 0v-1.8h3.2z') +
    line(
      'M21 2v3M21 7.2v1.4M21 10.6v2M21 25.6v3M21 30.6v1.4M3 20h2.6M7.6 20h1.4M11 20h4.5M26.5 20H31M33 20h1.4M36.4 20H39',
    ) +
    line('M6.4 36.5V45M35.6 36.5V45M6.4 42.6h29.2M9.6 41l-3.2 1.6 3.2 1.6M32.4 41l3.2 1.6-3.2 1.6') +
    line('M31.2 11.4c3.4-.4 2.6-4.4 6.2-4.8') +
    circle(41.4, 6.4, 3.6) +
    line('M41.4 5v2.8')
  )
}

// A few blocks of a city with its one crooked avenue; the lot in question is hatched, trees stand in the square.
function plan(): string {
  return (
    line('M4 4.5h9.5v10H4zM4 18.5h11.6l2.6 10.8H4zM4 33.3h15.2l2.5 10.2H4z') +
    line('M17.5 4.5h11v10H19.9zM20.8 18.5h7.7v10.8h-5.1zM24.4 33.3h4.1v10.2h-1.7z') +
    line(
      'M32.5 4.5h11v10h-11zM38 4.5v10M32.5 9.5H38',
      'M32.5 33.3h11v10.2h-11zM36.2 33.3v10.2M39.9 33.3v10.2M32.5 38.4h3.7',
    ) +
    line('M32.5 18.5h11v10.8h-11z') +
    dot(35.4, 21.4) +
    dot(40.6, 21.4) +
    dot(35.4, 26.4) +
    dot(40.6, 26.4) +
    dot(38, 23.9) +
    line(
      'M8.8 4.5v10M4 38.4h7.6M11.6 33.3v10.2',
      'M9.5 18.5v10.8M9.5 23.9h7.4',
      'M9.5 21.6l3.1-3.1M9.5 23.9l5.4-5.4M12.6 23.9l3.6-3.6M24.8 14.5l3.7-3.7M21.4 14.5l7.1-7.1M18.9 13.6l9.1-9.1M17.9 11.2l6.7-6.7',
    )
  )
}

// A joiner's bench in elevation: vise and screw at the left, dogs along the top, a plane at rest.
function bench(): string {
  return (
    line(
      'M4 20.5h40v4.3H4z',
      'M12 24.8V43M16.2 24.8V43M36.6 24.8V43M40.8 24.8V43',
      'M10.6 43h7M35.2 43h7',
      'M16.2 34.2h20.4M16.2 37.6h20.4',
    ) +
    line('M4.6 24.8v9.4h3.8v-9.4', 'M8.4 28h3.6M8.4 31h3.6', 'M4.6 29.5H2.4M2.4 26v7') +
    line('M21.4 24.8v9.4h10v-9.4', 'M24.8 29.6h3.2', 'M20.6 20.5v-2.2M17.4 20.5v-2.2M14.2 20.5v-2.2') +
    line(
      'M24 20.5v-4.3h17.6v4.3M27 16.2v-2.6a1.7 1.7 0 0 1 3.4 0v2.6M36 16.2l1-4.6c1.4-1 3 0 2.4 1.6l-.6 3M31 16.2l3.6-6.6 1.6.8-3 5.8',
      'M27 18.4h6',
    )
  )
}

// A page of a ledger: head, columns of money ruled double, entries, and the total between its single and double line.
function ledger(): string {
  let entries = ''
  const widths = [9, 7, 10, 6, 8.5, 7.5]
  widths.forEach((wide, row) => {
    const y = decimal(15.6 + row * 3.4)
    entries += `M10 ${y}h${wide}M${row % 3 === 1 ? 26.6 : 25} ${y}h${row % 3 === 1 ? 2.4 : 4}M35 ${y}h${row % 2 === 0 ? 3.6 : 2.2}`
  })
  return (
    line('M6.5 4h34.5v40H6.5z', 'M6.5 11.6H41', 'M22 8.6v35.4M23.2 8.6', 'M32 8.6v35.4', 'M10 7.8h7') +
    line(entries) +
    line(
      'M22 36.4H41M24.4 39.4h5.4M34.4 39.4h4.6M22 42',
      'M6.5 36.4h3',
      'M3.4 8v3M3.4 15v3M3.4 22v3M3.4 29v3M3.4 36v3',
      'M24 41.8h6M34 41.8h5',
    )
  )
}

// A round vault door in elevation: frame, eight bolts, hinge, the wheel with its five handles.
function vault(): string {
  const hub: Point = [25, 24]
  let handles = ''
  for (let spoke = 0; spoke < 5; spoke++) {
    const [x, y] = polar(hub, spoke * 72, 8.6)
    handles += circle(x, y, 1.3)
  }
  let bolts = ''
  for (let bolt = 0; bolt < 8; bolt++) {
    const angle = bolt * 45 + 22.5
    bolts += polyline([
      polar(hub, angle - 5.5, 14.4),
      polar(hub, angle - 4.6, 17.6),
      polar(hub, angle + 4.6, 17.6),
      polar(hub, angle + 5.5, 14.4),
    ])
  }
  return (
    circle(25, 24, 19.4) +
    circle(25, 24, 14.4) +
    line(bolts) +
    circle(25, 24, 5.4) +
    circle(25, 24, 1.7) +
    line(ticks(hub, 1.7, 7.3, { every: 72 }), ticks(hub, 11, 12.4, { every: 12 })) +
    handles +
    line('M6.6 17.8H2.4v12.4h4.2M2.4 21.2h3.4M2.4 26.8h3.4')
  )
}

// A globe on its tilted axis in a graduated meridian ring.
function meridians(): string {
  const globe =
    `<g transform="rotate(23.5 24 22.5)">${circle(24, 22.5, 14.5)}` +
    `<ellipse cx="24" cy="22.5" rx="5.2" ry="14.5"/><ellipse cx="24" cy="22.5" rx="10.4" ry="14.5"/>` +
    line('M24 2.5v41', 'M9.5 22.5h29M11.4 15.3h25.2M11.4 29.7h25.2M16.4 10.2h15.2M16.4 34.8h15.2') +
    '</g>'
  const ring: Point = [24, 22.5]
  const [x1, y1] = polar(ring, 23.5, 18)
  const [x2, y2] = polar(ring, 203.5, 18)
  return (
    globe +
    line(
      `M${x1.toFixed(1)} ${y1.toFixed(1)}A18 18 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}`,
      ticks(ring, 18, 20, { every: 10, from: 33.5, to: 200 }),
    ) +
    line('M24 40.6v2.4M15.5 45.4c1-2.2 4.5-2.4 8.5-2.4s7.5.2 8.5 2.4z')
  )
}

// A river that divides to the sea: its banks, the land between its arms, marsh, and the shoals laid down before it.
function delta(): string {
  const marsh = (x: number, y: number): string =>
    `M${x} ${y}h7M${x + 3.5} ${y}v-2.8M${x + 1.6} ${y}l-.9-2M${x + 5.4} ${y}l.9-2`
  return (
    line('M21.8 2.6c.6 3.2-1.2 4.8-.8 7.6.3 2.2 1 3 .6 5.4C17.5 21.5 9.5 23.5 2.6 28.4') +
    line('M26.4 2.6c.6 3-1 4.6-.7 7.4.2 2.2.9 3 .7 5.6C30.5 21.5 38.5 23.5 45.4 28.4') +
    line(
      'M20.4 20C16 24.4 10.5 27.2 6 32.8c2.6 2 5 3 8 3.6C15.4 29.6 18 25.2 20.4 20z',
      'M22.7 20.6C20.8 26.4 18 31 17.2 37c1.8.5 3.4.6 5.2.7C22.2 31 22.9 26.4 22.7 20.6z',
    ) +
    line(
      'M25.3 20.6C25.1 26.4 25.8 31 25.6 37.7c2-.1 3.6-.2 5.2-.7C30 31 27.2 26.4 25.3 20.6z',
      'M27.6 20C30 25.2 32.6 29.6 34 36.4c3-.6 5.4-1.6 8-3.6C37.5 27.2 32 24.4 27.6 20z',
    ) +
    `<path stroke-dasharray="2.6 1.9" d="M3 36c6 4 12.6 5.8 21 5.8S39 40 45 36M8 42.4c4.6 2.2 9.6 3.2 16 3.2s11.4-1 16-3.2"/>` +
    line(marsh(7.4, 12), marsh(4.4, 19.6), marsh(33.4, 11), marsh(36.6, 18.6))
  )
}

// A rim lock and its key, both in elevation.
function lock(): string {
  return (
    line('M6.5 10h19.5v29H6.5z', 'M9.4 12.9h13.7v23.2H9.4z', 'M6.5 15.4H2.8v5.4h3.7M2.8 18.1h3.7') +
    dot(8, 11.5, 0.7) +
    dot(24.5, 11.5, 0.7) +
    dot(8, 37.5, 0.7) +
    dot(24.5, 37.5, 0.7) +
    line('M17.9 26.4l1.3 5.8h-5.8l1.3-5.8a3 3 0 1 1 3.2 0z') +
    circle(16.3, 23.9, 6) +
    line('M12 15.8h8.6M12 18h2.6M18 18h2.6') +
    circle(37.2, 9.4, 6) +
    circle(37.2, 9.4, 3) +
    line(
      'M35.2 15.2h4M34.6 17.4h5.2M35.2 19.6h4',
      'M35.8 19.6V44.4h2.8V19.6',
      'M35.8 32.4h-5.4v3.2h2v2.2h-2v4.2h2.4v-2h3',
    ) +
    line('M42.8 19.6v24.8M41.6 19.6h2.4M41.6 44.4h2.4')
  )
}
