import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = [
  ...readdirSync(root),
  ...['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  ),
]

it('every file that src/README.md names is there', () => {
  const text = readFileSync(join(root, 'src/README.md'), 'utf8')
  const named = [...text.matchAll(/`((?:\.\.\/)?[\w./@-]+\.(?:tsx?|mjs))`/g)].flatMap(
    ([, name]) => name ?? [],
  )
  expect(named.length).toBeGreaterThan(50)
  const missing = named.filter((name) => {
    const path = name.replace(/^\.\.\//, '')
    return !path.includes('NAME') && !files.some((file) => file === path || file.endsWith(`/${path}`))
  })
  expect(missing).toEqual([])
})
