import { itemAt } from '../itemAt.ts'
import { circle, dot, line, ticks } from './iconShapes.ts'
import { decimal, polyline } from '../pathData.ts'
import { type Point, polar } from '../point.ts'

const middle: Point = [24, 24]

/** The drawings of what stands on a chart table, each the inside of a 48×48 symbol. */
export const instrumentIcons = {
  compass: compass(),
  sextant: sextant(),
  'lead-line': leadLine(),
  logbook: logbook(),
  hourglass: hourglass(),
  'star-chart': starChart(),
  'tide-table': tideTable(),
}

// The card of a compass: degrees, a double ring, and a star whose rays are split along their ridge.
function compass(): string {
  let star = ''
  for (let quarter = 0; quarter < 4; quarter++) {
    const angle = quarter * 90
    star += polyline([
      polar(middle, angle - 45, 3.6),
      polar(middle, angle, 13.4),
      polar(middle, angle + 45, 3.6),
    ])
    star += polyline([
      polar(middle, angle + 26, 5.4),
      polar(middle, angle + 45, 9.6),
      polar(middle, angle + 64, 5.4),
    ])
  }
  return (
    circle(24, 24, 20) +
    circle(24, 24, 16) +
    line(ticks(middle, 17.8, 20, { every: 10 }), ticks(middle, 16, 20, { every: 90 })) +
    line(star, ticks(middle, 0, 13.4, { every: 90 })) +
    line('M21.4 1.6L24 .4l2.6 1.2')
  )
}

// A sextant in elevation: the graduated limb, frame, index arm on its pivot, telescope, horizon glass.
function sextant(): string {
  const pivot: Point = [24, 8]
  const limb = (radius: number): string => {
    const [x1, y1] = polar(pivot, 213, radius)
    const [x2, y2] = polar(pivot, 147, radius)
    return `M${decimal(x1)} ${decimal(y1)}A${radius} ${radius} 0 0 0 ${decimal(x2)} ${decimal(y2)}`
  }
  const spoke = (angle: number, from: number, to: number): string =>
    polyline([polar(pivot, angle, from), polar(pivot, angle, to)])
  return (
    circle(24, 8, 2.8) +
    dot(24, 8, 0.8) +
    line(
      limb(34),
      limb(29.4),
      spoke(213, 2.8, 34),
      spoke(147, 2.8, 34),
      ticks(pivot, 31.4, 34, { every: 4, from: 151, to: 211 }),
    ) +
    line(spoke(207, 17, 29.4), spoke(180, 20, 29.4), limb(20)) +
    line(
      spoke(165.5, 2.8, 37.2),
      spoke(161, 4, 37.2),
      polyline([polar(pivot, 168, 37.2), polar(pivot, 158.5, 37.2)]),
    ) +
    line(
      'M29.6 15.4l12-5.6 1.7 3.7-12 5.6z',
      'M41 9l4-1.8 2.4 5.2-4 1.8z',
      'M14.2 14.8l-3.2 7.6M16.4 13.6',
      'M9.4 16.8l5.6 2.4',
      'M26.8 7l6-2.6M24 5.2V2.4',
    )
  )
}

// A hand lead and its line: marks of leather on the line, tallow in the hollow of the lead, the rest in a coil.
function leadLine(): string {
  const coil: Point = [14.6, 31]
  return (
    line(
      'M31.6 24c.6-1.4 4.2-1.4 4.8 0l2.4 16.6c.2 2.4-9.8 2.4-9.6 0z',
      'M29.7 37.4c2.6 1.2 6 1.2 8.6 0',
      'M31.1 27.4c1.8.7 4 .7 5.8 0M35.4 30.2v4.4',
    ) +
    circle(34, 20.8, 2.1) +
    line('M34 18.7V8.4C34 1.4 22.8 1.2 21 8.4c-1.2 5-2.8 8.4-5.6 11') +
    line(
      'M34 9.4l-3.6 3.8M34 9.4l-1.4 5M34 13.6l3.6 3.4M34 13.6l1.4 4.4',
      'M22.4 5.2l-4.4-.8M22.4 5.2l-4.2 1.6',
    ) +
    circle(14.6, 31, 11.6) +
    circle(14.6, 31, 9) +
    circle(14.6, 31, 6.4) +
    line(ticks(coil, 5.2, 12.8, { every: 10, from: 112, to: 140 })) +
    line('M43.6 24h-2.6M43.6 28h-1.6M43.6 32h-1.6M43.6 36h-1.6M43.6 40h-2.6M43.6 22.4v19.2')
  )
}

// A log kept by the hour: an open book, its columns ruled, a ribbon, a pen across the page.
function logbook(): string {
  const rows = [14.8, 18.2, 21.6, 25, 28.4, 31.8]
  return (
    line(
      'M24 9.6C20.4 6.8 10.6 6.6 4 8.2v30c6.6-1.6 16.4-1.4 20 1.4 3.6-2.8 13.4-3 20-1.4v-30c-6.6-1.6-16.4-1.4-20 1.4zM24 9.6v30',
    ) +
    line('M4 41.2c6.6-1.6 16.4-1.4 20 1.4 3.6-2.8 13.4-3 20-1.4') +
    line(rows.map((y) => `M7.4 ${y}c3.4-.8 9-.8 13.4.6`).join(''), 'M11.2 10.8v24.4') +
    line('M27.2 15.4c4.4-1.4 8-1.6 10.4-1.2M27.2 18.8c3-1 5.4-1.3 7.4-1.3M27.2 22.2c2-.7 3.4-1 4.6-1.1') +
    line('M28.6 34.4l1.2-4.2L41.4 16l3 2.4-11.6 14.2zM29.8 30.2l3 2.4M39 18.9l3 2.4') +
    line('M20 40.6v4.8l1.6-1.4 1.4 1.4v-3.4')
  )
}

// A half-hour glass in its frame.
function hourglass(): string {
  return (
    line(
      'M9 4.5h30v3.4H9zM9 40.1h30v3.4H9z',
      'M12 7.9v32.2M14.6 7.9v32.2M33.4 7.9v32.2M36 7.9v32.2',
      'M11 22h4.6M11 26h4.6M32.4 22H37M32.4 26H37',
    ) +
    line(
      'M18 7.9c-.6 7.6 1 11.2 5 15.1v2c-4 3.9-5.6 7.5-5 15.1M30 7.9c.6 7.6-1 11.2-5 15.1v2c4 3.9 5.6 7.5 5 15.1',
    ) +
    line(
      'M18.9 15.6c3 1.4 7.2 1.4 10.2 0',
      'M20.6 18.3h6.8M22 20.5h4',
      'M18.6 36.4c2-3.6 4-5.4 5.4-5.4s3.4 1.8 5.4 5.4',
      'M20.6 38h6.8M22.6 35.4h2.8',
      'M24 25v1.6M24 28v1',
    )
  )
}

// The northern sky: circles of declination, hours around, the Plough and the star it points to.
function starChart(): string {
  const plough: readonly Point[] = [
    [10.6, 29.4],
    [14.8, 27],
    [18.2, 28.4],
    [21.4, 31.2],
    [21, 36],
    [27.4, 37],
    [28.6, 31.8],
  ]
  const queen: readonly Point[] = [
    [17.8, 11.2],
    [21.2, 13.8],
    [24.8, 10.6],
    [28.2, 13.4],
    [32, 10],
  ]
  return (
    circle(24, 24, 20.4) +
    circle(24, 24, 17.4) +
    line(ticks(middle, 17.4, 20.4, { every: 15 })) +
    `<circle cx="24" cy="24" r="11" stroke-dasharray="1.4 2.06"/>` +
    `<path stroke-dasharray="1.4 2" d="${ticks(middle, 4, 17.4, { every: 90, from: 45 })}"/>` +
    line(polyline([...plough, itemAt(plough, 3)]), polyline(queen)) +
    [...plough, ...queen].map(([x, y]) => dot(x, y, 1.25)).join('') +
    line('M24 20.6v6.8M20.6 24h6.8M22 22l4 4M26 22l-4 4')
  )
}

// A day's tide: the staff, the ruled hours, the curve with high and low water, the moon above.
function tideTable(): string {
  return (
    line(
      'M5 4v40M9 4v40M5 4h4M5 44h4',
      [9, 14, 19, 24, 29, 34, 39].map((y, i) => `M5 ${y}h${i % 2 === 0 ? 4 : 2.2}`).join(''),
    ) +
    line(
      'M12 44h32',
      [15, 19, 23, 27, 31, 35, 39, 43].map((x, i) => `M${x} 44v-${i % 2 === 0 ? 3 : 1.8}`).join(''),
    ) +
    line('M12 32c3.4 0 4.6-14 9-14s5.6 18.6 10 18.6S36.6 16 44 15.6') +
    `<path stroke-dasharray="2 1.8" d="M12 18h9M24 36.6h7M34 36.6h10M24 18h20"/>` +
    line('M21 18v-5M19.4 14.8L21 13l1.6 1.8', 'M16 26.4v11M21 21v16.4M26 30v7.4M36 33.6v3.8M41 21v16.4') +
    circle(39, 7.6, 3.8) +
    line('M39 3.8c-2.6 2-2.6 5.6 0 7.6') +
    line('M30 5.2h-9M30 9h-5')
  )
}
