import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

/** The rooms that each room may import besides itself, and the packages that it may not. */
const rooms: Record<string, readonly [rooms: readonly string[], without: RegExp]> = {
  'src/content': [[], /^(node:|react|styled|vite|rolldown|sharp)/],
  'src/compliance': [['src/content'], /^(node:|react|styled|vite|rolldown|sharp)/],
  'src/firm': [['src/content', 'src/compliance', 'src/render'], /^(node:|react-router|vite|rolldown|sharp)/],
  'src/render': [['src/content'], /^(node:|react-router|vite|rolldown|sharp|zod)/],
  'src/client': [['src/content', 'src/render'], /^(node:|vite|rolldown|sharp|zod)/],
  // A compiled body is a component.
  'src/node': [['src/content'], /^(react(?!\/jsx-runtime)|styled|vite|rolldown)/],
  'src/vite': [['src/content', 'src/compliance', 'src/firm', 'src/node', 'src/render'], /^react-router/],
  'src/vscode': [['src/content', 'src/firm', 'src/node'], /^(react|styled|vite|rolldown|sharp)/],
  scripts: [['src'], /^react/],
}

/** What the browser loads of the content room: small files without a parser or a schema. */
const forBrowsers =
  /^src\/content\/(publish\/(addresses|headTags)|text\/(escapeHtml|formatDate|pattern|noBreak))\.ts$/

/** Files of the firm that join it to the build and the browser. */
const joining = /^src\/firm\/(entry|hydrate|entryServer)\.tsx?$/

interface Import {
  from: string
  to: string
  typeOnly: boolean
  /** Whether it is loaded with the file that names it, and not later. */
  atOnce: boolean
}

const root = join(import.meta.dirname, '..')
const sources = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file)),
)
const statement =
  /^\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm
const imports: Import[] = sources.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(statement)].map(([, type, named, bare, later]) => {
    const to = named ?? bare ?? later ?? ''
    const path = relative(root, join(root, dirname(from), to))
    return { from, to: to.startsWith('.') ? path : to, typeOnly: type !== undefined, atOnce: !later }
  }),
)

const roomOf = (file: string) => Object.keys(rooms).find((room) => file.startsWith(`${room}/`)) ?? ''

/** Everything that a file comes to by certain imports. */
function reachedFrom(file: string, isFollowed: (one: Import) => boolean, found = new Set<string>()) {
  for (const one of imports) {
    if (one.from !== file || found.has(one.to) || !isFollowed(one)) continue
    found.add(one.to)
    reachedFrom(one.to, isFollowed, found)
  }
  return found
}

it('a room imports only what it may', () => {
  expect(sources.filter((file) => roomOf(file) === '')).toEqual([])
  const refused = imports.filter(({ from, to, typeOnly }) => {
    const room = roomOf(from)
    const [allowed = [], without = /^/] = rooms[room] ?? []
    if (joining.test(from)) return false
    if (!/^(src|scripts|tests)\//.test(to)) return without.test(to) && !typeOnly
    return ![room, ...allowed].some((name) => to.startsWith(`${name}/`))
  })
  expect(refused.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

it('a visitor downloads no schema, no parser and no file of the model', () => {
  const model = /^(zod|yaml|unified|remark-|micromark|node:)|^src\/(content|compliance|node|vite)\//
  const found = [...reachedFrom('src/firm/entry.ts', (one) => !one.typeOnly)]
  expect(found).toContain('src/client/start.ts')
  expect(found.filter((to) => model.test(to) && !forBrowsers.test(to))).toEqual([])
})

it('no file leads back to itself by what it imports, types included', () => {
  const circles: string[] = []
  const followed = new Set<string>()
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (followed.has(file)) return
    followed.add(file)
    for (const { from, to } of imports) if (from === file) follow(to, [...way, file])
  }
  for (const file of sources) follow(file, [])
  expect(circles).toEqual([])
})

it.each(['start', 'test'])('npm %s needs no package before it has installed them', (name) => {
  const found = [...reachedFrom(`scripts/${name}.mjs`, (one) => one.atOnce)]
  expect(found).toContain('scripts/ensureInstalled.mjs')
  expect(found.filter((to) => !/^(node:|scripts\/)/.test(to))).toEqual([])
})
