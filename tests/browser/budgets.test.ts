import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { specifiedPaths } from './specTables.ts'
import { budgets, bytesSent, documentSize, sum } from './transferSize.ts'

it('all fonts together keep within the budget', async () => {
  const fonts = readdirSync(join(inject('siteFolder'), 'assets')).filter((name) => name.endsWith('.woff2'))
  const weights = await Promise.all(fonts.map((name) => bytesSent(`/assets/${name}`, 'br')))
  expect(sum(weights)).toBeLessThanOrEqual(budgets.fonts)
})

it('every document keeps within the budget', async () => {
  const weights = await Promise.all(
    specifiedPaths.map(async (path) => [path, await documentSize(path)] as const),
  )
  expect(weights.filter(([, bytes]) => bytes > budgets.document)).toEqual([])
})

/** Words of parts of the libraries that the site does not use, and the module that brings them. */
const unused: readonly (readonly [module: string, words: string])[] = [
  ['react-router', 'React Router caught the following error'],
  ['react-router', 'Unexpected Application Error!'],
  ['react-router', 'ROUTE_ERROR_RESPONSE'],
  ['react-router', 'Invalid redirect location'],
  ['react-router', 'A <Route> is only ever to be used'],
  ['react-router', '__reactRouterManifest'],
  ['react-router', 'router-scroll-positions'],
  ['react-router', 'useFormAction must be used'],
  ['stylis', 'source-over'],
]

it.for(unused)('scripts carry nothing of what %s has for others: “%s”', ([module, words]) => {
  const has = (folder: string, ending: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .some((name) => readFileSync(join(folder, name), 'utf8').includes(words))
  const library = join(import.meta.dirname, '../../node_modules', module)
  const source = module === 'stylis' ? join(library, 'src') : join(library, 'dist/development')
  expect(has(source, 'js'), 'the library still has these words').toBe(true)
  expect(has(join(inject('siteFolder'), 'assets'), '.js')).toBe(false)
})

it('scripts know of no page, and payloads of no other page’s text', () => {
  const folder = inject('siteFolder')
  const scripts = readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(folder, 'assets', name), 'utf8')] as const)
  const deep = specifiedPaths.filter((path) => path.lastIndexOf('/') > 0)
  expect(
    scripts.flatMap(([name, code]) =>
      deep.filter((path) => code.includes(path)).map((path) => `${name} ${path}`),
    ),
  ).toEqual([])

  const payloads = specifiedPaths.map((path) => {
    const payload: { body: string; description: string } = JSON.parse(
      readFileSync(join(folder, path, 'index.json'), 'utf8'),
    )
    return { path, ...payload, text: JSON.stringify(payload) }
  })
  const leaks = payloads.flatMap(({ path, text }) =>
    payloads
      .filter((other) => other.path !== path && other.body !== '')
      .filter(({ body, description }) =>
        [body, description].some((part) => text.includes(JSON.stringify(part))),
      )
      .map((other) => `${path} carries the text of ${other.path}`),
  )
  expect(leaks).toEqual([])
})
