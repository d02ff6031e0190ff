import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const firm = join(import.meta.dirname, '../../src/firm')
const files = readdirSync(firm, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/layout|ProseBody/.test(file),
)

/** What comes before a brace in a style. Values and strings aren't selectors, and neither is TypeScript. */
const selectorsOf = (source: string): string[] =>
  source
    .replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}|\[[^\]]*\]/g, '_')
    .split(/(?<=[;{}`])|\n(?=\s*\n)/)
    .filter((part) => /^[^@=<;`"]*\{$/.test(part) && !/\b(if|for|while|function|interface)\b/.test(part))
    .flatMap((part) => part.slice(0, -1).split(/,(?![^(]*\))/))

it('a maintainer can insert an element without moving another: few selectors choose by place', () => {
  const selectors = files.flatMap((file) =>
    selectorsOf(readFileSync(join(firm, file), 'utf8')).map((one) => `${file}: ${one.trim()}`),
  )
  const counted = (place: RegExp) => selectors.filter((selector) => place.test(selector))
  const byNumber = /:(nth|first|last|only)-|~|> \*/
  expect(counted(byNumber).length, counted(byNumber).join('\n')).toBeLessThanOrEqual(12)
  const byPlace = /:(nth|first|last|only)-|(?<!\/)[~>+]\s*[\w&:.*]/
  expect(counted(byPlace).length, counted(byPlace).join('\n')).toBeLessThanOrEqual(40)
})
