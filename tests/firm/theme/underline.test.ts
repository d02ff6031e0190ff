import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** WebKit knows `text-decoration` with a line alone, and with more than that draws no line, or one of its own. */
it('no style asks for more than the line by `text-decoration`', () => {
  const src = join(import.meta.dirname, '../../../src')
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const styles = readFileSync(join(src, file), 'utf8').matchAll(/text-decoration: *([^;`}]+)[;}]/g)
      return [...styles].map(([, value = '']) => `${file}: ${value}`)
    })
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((line) => !/: (none|underline|line-through)$/.test(line))).toEqual([])
})
