/** Several measurements of one thing, in one figure. */
export interface Figure {
  median: number
  /** The smallest and the largest measurement: the spread. */
  least: number
  most: number
}

/**
 * The figure of measurements in any order. Of an even number of them, the median is the mean of the middle two.
 * @throws RangeError when there is none
 */
export function figureOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b)
  const [least, most] = [sorted.at(0), sorted.at(-1)]
  if (least === undefined || most === undefined) throw new RangeError('There is nothing to take a figure of.')
  const upper = sorted[sorted.length >> 1] ?? most
  const lower = sorted[(sorted.length - 1) >> 1] ?? least
  return { median: (lower + upper) / 2, least, most }
}

/** The median of measurements; undefined when there is none. */
export const medianOf = (values: readonly number[] | undefined): number | undefined =>
  values === undefined || values.length === 0 ? undefined : figureOf(values).median

/** One figure as a part of another; undefined when one of them is missing, or the other is 0. */
export const ratio = (part: number | undefined, whole: number | undefined): number | undefined =>
  part === undefined || whole === undefined || whole === 0 ? undefined : part / whole
