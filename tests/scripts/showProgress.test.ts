import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { showProgress } from '../../scripts/cli/showProgress.ts'

/** What commands tell meanwhile that take minutes. */

it.each([
  ['on a terminal each step, in one line that is gone at the end', 80, '\u001b[K1 of 2\r\u001b[K'],
  ['elsewhere what begins, and nothing else', undefined, ''],
] as const)('they tell %s', (_, columns, steps) => {
  const stream = Object.assign(new PassThrough(), { columns })
  const progress = showProgress(stream)
  progress.begin('Opening 2 pages …')
  progress.count(1, 2)
  progress.count(2, 2)
  expect(String(stream.read())).toBe(`Opening 2 pages …\n${steps}`)
})
