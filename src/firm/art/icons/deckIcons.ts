import { reefKnot } from './reefKnot.ts'
import { circle, dot, line, ticks } from './iconShapes.ts'
import { polyline } from '../pathData.ts'
import { type Point, polar } from '../point.ts'

/** The drawings of what is met at sea and on deck, each the inside of a 48×48 symbol. */
export const deckIcons = {
  lighthouse: lighthouse(),
  anchor: anchor(),
  'signal-flags': signalFlags(),
  'ship-wheel': shipWheel(),
  knot: reefKnot(),
  buoy: buoy(),
  rigging: rigging(),
}

// A tower in courses of stone on its rock, the lantern lit to both sides.
function lighthouse(): string {
  return (
    line(
      'M18.6 18.4L15.4 39h17.2l-3.2-20.6z',
      'M18 22.6h12M17.4 26.6h13.2M16.7 31h14.6M16 35.2h16',
      'M24 18.4v4.2M21 22.6v4M27 22.6v4M24 26.6V31M20.2 31v4.2M27.8 31v4.2M24 35.2V39',
    ) +
    line(
      'M16.4 15.4h15.2v3H16.4z',
      'M20 15.4V8.6h8v6.8M20 12l4-3.4 4 3.4M20 15.4l4-3.4 4 3.4',
      'M19 8.6c.8-3.4 3-4.6 5-4.6s4.2 1.2 5 4.6zM24 4V1.6',
    ) +
    line('M16 11L4 7.4M16 13H6M32 11l12-3.6M32 13h10') +
    line(
      'M6 44.4l4.4-3.2 5-2.2h17.2l4.6 2 4.8 3.4z',
      'M12.4 44.4l2.8-3M19 44.4l1.8-2.6M30 44.4l-1.4-2.4M36 44.4l-2.4-2.8',
    )
  )
}

// An Admiralty pattern anchor with its iron stock, fouled by nothing.
function anchor(): string {
  return (
    circle(24, 5.4, 3) +
    line('M22.6 8.2V35.4M25.4 8.2V35.4', 'M11.6 13.4h24.8M11.6 16h24.8') +
    circle(9.9, 14.7, 1.9) +
    circle(38.1, 14.7, 1.9) +
    line(
      'M24 44.6c-8.8-1.2-14.6-6-17-14.2M24 44.6c8.8-1.2 14.6-6 17-14.2',
      'M22.6 35.4c-.2 2.6-.8 3.6-2.2 4.2-4.4-1.4-7.6-4-9.6-8M25.4 35.4c.2 2.6.8 3.6 2.2 4.2 4.4-1.4 7.6-4 9.6-8',
    ) +
    line('M5.2 33.4L6 24.6l8 5.4-3.2 1.6M42.8 33.4L42 24.6 34 30l3.2 1.6', 'M7 30.4L6 24.6M41 30.4l1-5.8') +
    line('M21.2 18.6h5.6M21.2 31.8h5.6')
  )
}

// A hoist of four flags, their colours hatched as a herald would.
function signalFlags(): string {
  return (
    line('M8.4 2.4v43.2', 'M6.6 4.6h3.6') +
    line(
      'M8.4 6.4c9-1.2 12 1.6 22.6.4v8.6c-10.6 1.2-13.6-1.6-22.6-.4z',
      'M12.8 6.2v8.7M15 6.2v8.8M17.2 6.5v8.7M19.4 6.8v8.7',
    ) +
    line(
      'M8.4 18.2c10-1.2 16 1.8 28.6.4v8.8c-12.6 1.4-18.6-1.6-28.6-.4z',
      'M8.4 18.2c9.4 3 19 6.4 28.6 9.2M37 18.6C27 21.6 18 24.4 8.4 27',
      'M14 18.2h17',
    ) +
    line(
      'M8.4 30.4c9.6-1 22 2 33.6 3.6-11.6 1.8-24 5.8-33.6 5.2z',
      'M8.4 33.4c6 0 11.4.2 17 .6M8.4 36.2c5.8 0 10.8-.4 16-1.2',
      'M13.6 30.6v8.2M18.8 31v7.2M24 31.6v5.6',
    ) +
    dot(8.4, 43, 0.9)
  )
}

// A wheel of eight spokes with turned handles.
function shipWheel(): string {
  const hub: Point = [24, 24]
  let spokes = ''
  for (let spoke = 0; spoke < 8; spoke++) {
    const angle = spoke * 45
    spokes += polyline([polar(hub, angle - 14, 4.6), polar(hub, angle - 5, 10.4)])
    spokes += polyline([polar(hub, angle + 14, 4.6), polar(hub, angle + 5, 10.4)])
    spokes += polyline([
      polar(hub, angle - 3.4, 15.2),
      polar(hub, angle - 4.4, 18.4),
      polar(hub, angle - 2.2, 22),
      polar(hub, angle + 2.2, 22),
      polar(hub, angle + 4.4, 18.4),
      polar(hub, angle + 3.4, 15.2),
    ])
  }
  return (
    circle(24, 24, 15.2) +
    circle(24, 24, 10.4) +
    circle(24, 24, 4.6) +
    circle(24, 24, 1.4) +
    line(spokes) +
    line(ticks(hub, 10.4, 15.2, { every: 45, from: 22.5 }))
  )
}

// A lighted buoy under way of the tide: lantern, lattice, float, mooring.
function buoy(): string {
  return (
    line(
      'M20.6 8.4V4.8h6.8v3.6M19.4 8.4h9.2v2.4h-9.2zM22.4 4.8c0-2.4 3.2-2.4 3.2 0',
      'M20.6 10.8L15.6 26M27.4 10.8L32.4 26',
      'M19.4 14.4h9.2M17.9 19h12.2',
      'M20 12.4l9 6.4M28 12.4l-9 6.4M17.9 19l13.4 6.2M30.1 19l-13.4 6.2',
    ) +
    line('M9.6 26h28.8l-2.2 7.4M9.6 26l2.2 7.4M11 30.4h26') +
    line(
      'M2 33.4c2.2-1.4 4-1.4 6.2 0s4 1.4 6.2 0 4-1.4 6.2 0 4 1.4 6.2 0 4-1.4 6.2 0 4 1.4 6.2 0 4-1.4 6.2 0',
      'M6 37.8c2.2-1.2 4-1.2 6.2 0M35 37.8c2.2-1.2 4-1.2 6.2 0',
    ) +
    line('M17 35.6l2.4 4h9.2l2.4-4', 'M24 39.6v1.6M24 44.4v2.6') +
    `<ellipse cx="24" cy="42.8" rx="1.2" ry="1.7"/>` +
    line('M15 6.4l-4-1.4M15 9.4H11M33 6.4l4-1.4M33 9.4h4')
  )
}

// A shroud set up with its two deadeyes: throat seizing, lanyard, chain plate through the channel.
function rigging(): string {
  const holes = (y: number, tip: number): string =>
    circle(20.8, y, 1.1) + circle(27.2, y, 1.1) + circle(24, tip, 1.1)
  return (
    line('M22.5 1.6L16.4 8.6M25.5 1.6l6.1 7', 'M20.6 3.8h6.8M19.2 5.4h9.6M17.8 7h12.4') +
    circle(24, 14.4, 6.4) +
    circle(24, 14.4, 9) +
    holes(13, 17.4) +
    circle(24, 35, 6.4) +
    circle(24, 35, 8.6) +
    holes(36.4, 32) +
    line('M20.8 14.1v21.2M27.2 14.1v21.2M24 18.5v12.4', 'M21 23.6l2.8 3M24.2 23.6l2.8 3') +
    line(
      'M3.6 44h13.6M30.8 44h13.6M3.6 46.8h40.8',
      'M21.6 43.3v3.5M26.4 43.3v3.5',
      'M8 44v2.8M12.4 44v2.8M35.6 44v2.8M40 44v2.8',
    ) +
    line('M5 24.4h10.4M32.6 24.4H43', 'M7.4 26.8h6M34.6 26.8h6')
  )
}
