import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

/** The other rooms that each room can import, and the packages that it can't. */
const rooms: Record<string, readonly [rooms: readonly string[], forbidden: RegExp]> = {
  'src/content': [[], /^(node:|react|styled|vite|rolldown|sharp)/],
  'src/compliance': [['src/content'], /^(node:|react|styled|vite|rolldown|sharp)/],
  'src/firm': [
    ['src/content', 'src/compliance', 'src/render', 'src/client', 'src/message'],
    /^(node:|react-router|vite|rolldown|sharp)/,
  ],
  'src/render': [['src/content'], /^(node:|react-router|vite|rolldown|sharp|zod)/],
  'src/client': [['src/content'], /^(node:|vite|rolldown|sharp|zod)/],
  'src/message': [[], /./],
  // A compiled body is a component.
  'src/node': [['src/content'], /^(react(?!\/jsx-runtime)|styled|vite|rolldown)/],
  'src/vite': [['src/content', 'src/compliance', 'src/firm', 'src/node', 'src/render'], /^react-router/],
  'src/delivery': [['src/node', 'src/message'], /^(react|styled|vite|rolldown|sharp)/],
  'src/vscode': [['src/content', 'src/firm', 'src/node'], /^(react|styled|vite|rolldown|sharp)/],
  scripts: [['src'], /^react/],
}

/** Files of the content room that browsers load: small, without a parser or a schema. */
const forBrowsers =
  /content\/(publish\/(addresses|headTags)|text\/(escapeHtml|formatDate|pattern|noBreak|searchWords|marks|capitalize|addressLines|decodeAddress))\.ts$/

/** Files of the firm that connect it to the build and the browser. */
const entryFiles = /^src\/firm\/app\/(entry|hydratePage|entryServer)\.tsx?$/

interface Import {
  from: string
  to: string
  typeOnly: boolean
  /** Whether it isn't a dynamic import. */
  isStatic: boolean
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
    return { from, to: to.startsWith('.') ? path : to, typeOnly: type !== undefined, isStatic: !later }
  }),
)

const roomOf = (file: string) => Object.keys(rooms).find((room) => file.startsWith(`${room}/`)) ?? ''

/** Every file and package that a file imports, directly or not. */
function reachedFrom(file: string, isFollowed: (one: Import) => boolean, found = new Set<string>()) {
  for (const one of imports) {
    if (one.from !== file || found.has(one.to) || !isFollowed(one)) continue
    found.add(one.to)
    reachedFrom(one.to, isFollowed, found)
  }
  return found
}

it('a maintainer can import only what a room allows', () => {
  expect(sources.filter((file) => roomOf(file) === '')).toEqual([])
  const refused = imports.filter(({ from, to, typeOnly }) => {
    const room = roomOf(from)
    const [allowed = [], forbidden = /^/] = rooms[room] ?? []
    if (entryFiles.test(from)) return false
    if (!/^(src|scripts|tests)\//.test(to)) return forbidden.test(to) && !typeOnly
    return ![room, ...allowed].some((name) => to.startsWith(`${name}/`))
  })
  expect(refused.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

/** The rooms of the firm, from the top floor down. */
const floors =
  'registry.ts app/ files/ pages/ shell/ components/ collections/ labels.ts art.ts theme/ advertising/'.split(
    ' ',
  )
const floorOf = (file: string) => floors.findIndex((room) => file.startsWith(`src/firm/${room}`))

it('a maintainer finds that no room of the firm imports a room above it', () => {
  const inFirm = imports.filter(({ from, to }) => floorOf(from) >= 0 && to.startsWith('src/firm/'))
  expect(inFirm.filter(({ from, to }) => floorOf(to) < floorOf(from))).toEqual([])
  expect(sources.filter((file) => file.startsWith('src/firm/') && floorOf(file) < 0)).toEqual([])
})

it('a visitor downloads no schema, no parser and no file of the model', () => {
  const model = /^(zod|yaml|unified|remark-|micromark|node:)|^src\/(content|compliance|node|vite)\//
  const found = [...reachedFrom('src/firm/app/entry.ts', (one) => !one.typeOnly)]
  expect(found).toContain('src/client/start.ts')
  expect(found.filter((to) => model.test(to) && !forBrowsers.test(to))).toEqual([])
})

it('a maintainer never meets a circular import, even of types', () => {
  const cycles: string[] = []
  const visited = new Set<string>()
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (visited.has(file)) return
    visited.add(file)
    for (const { from, to } of imports) if (from === file) follow(to, [...path, file])
  }
  for (const file of sources) follow(file, [])
  expect(cycles).toEqual([])
})

it.each(['start', 'test'])('a maintainer can run npm %s before any package is installed', (name) => {
  const found = [...reachedFrom(`scripts/${name}.mjs`, (one) => one.isStatic)]
  expect(found).toContain('scripts/ensureInstalled.mjs')
  expect(found.filter((to) => !/^(node:|scripts\/)/.test(to))).toEqual([])
})
