import type { Point } from 'unist'
import type { Told } from '../problem.ts'

/** Told where, which rule, what is wrong and what to do. */
export type Report = (at: Point | undefined, ...told: Told) => void
