import type { Point } from 'unist'
import type { Place, Told } from '../model/problem.ts'

/** Told where, which rule, what is wrong and what to do. */
export type Report = (at: Point | undefined, ...told: Told) => void

/** Where in its file a place of a body stands. */
export type PlaceOf = (at: Point | undefined) => Place
