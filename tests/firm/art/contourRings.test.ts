import { describe, expect, it } from 'vitest'
import { contourRings } from '../../../src/firm/art/contourRings.ts'

/** The rings at level 1, as "x,y x,y …", of a grid whose rows are given as digits, ten units between neighbours. */
function ringsOf(...lines: readonly string[]): string[] {
  const values = Float64Array.from([...lines.join('')].map(Number))
  const grid = { left: 0, top: 0, step: 10, columns: lines[0]?.length ?? 0, rows: lines.length, values }
  return contourRings(grid, 1).map((ring) => ring.map((point) => point.map(Math.round).join()).join(' '))
}

// What is expected is what d3-contour 4.0.3 gives for these grids, in its order and from its first points; so it was for
// three thousand random grids and all drawings when it was exchanged for our own.
describe('rings around what is at most a level', () => {
  it.each<[string, lines: string[], rings: string[]]>([
    ['nothing', ['333', '333'], []],
    ['one place', ['333', '303', '333'], ['13,10 10,7 7,10 10,13 13,10']],
    ['a gentler slope on one side', ['333', '302', '333'], ['15,10 10,7 7,10 10,13 15,10']],
    ['all of a grid, closed beyond its edge', ['0'], ['5,0 0,-5 -5,0 0,5 5,0']],
    ['two corners of a cell', ['03', '30'], ['3,0 0,-5 -5,0 0,3 3,0', '15,10 10,7 7,10 10,15 15,10']],
    ['the other two', ['30', '03'], ['15,0 10,-5 7,0 10,3 15,0', '3,10 0,7 -5,10 0,15 3,10']],
    ['two places', ['0333', '3303', '3333'], ['3,0 0,-5 -5,0 0,3 3,0', '23,10 20,7 17,10 20,13 23,10']],
    [
      'a hole, and in it a place',
      ['00000', '03330', '03030', '03330', '00000'],
      [
        '23,20 20,17 17,20 20,23 23,20',
        '45,40 45,30 45,20 45,10 45,0 40,-5 30,-5 20,-5 10,-5 0,-5 -5,0 -5,10 -5,20 -5,30 -5,40 0,45 10,45 20,45 30,45 40,45 45,40',
        '30,37 20,37 10,37 3,30 3,20 3,10 10,3 20,3 30,3 37,10 37,20 37,30 30,37',
      ],
    ],
  ])('%s', (_, lines, rings) => {
    expect(ringsOf(...lines)).toEqual(rings)
  })
})
