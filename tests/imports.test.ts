import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Small files of the engine, without imports besides types, that browsers load as well. */
const forBrowsers = [
  'publish/addresses',
  'publish/headTags',
  'text/escapeHtml',
  'text/formatDate',
  'text/pattern',
  'text/noBreak',
].map((name) => `src/content/${name}.ts`)

/** The files of a firm that join it to what renders it and what runs in browsers. */
const joining = new Set(['entry.ts', 'hydrate.ts', 'entryServer.tsx'].map((name) => `src/firm/${name}`))

/**
 * Who may import whom, room by room; a room may always import itself. `types of X` allows `import type` alone. Packages
 * that only bring types of syntax trees may be named anywhere.
 */
const allowed: Record<string, readonly string[]> = {
  'src/content': [
    'zod',
    'yaml',
    'gray-matter',
    'fastest-levenshtein',
    'string-width',
    'escape-string-regexp',
    'magic-string',
    'github-slugger',
    '@sindresorhus/slugify',
    'unified',
    'vfile',
    'remark-*',
    'unist-*',
    'mdast*',
    'hast*',
    'micromark-*',
  ],
  'src/compliance': [
    'src/content',
    'zod',
    'unist-*',
    'hast*',
    'parse5',
    'diff',
    'docx',
    'escape-string-regexp',
  ],
  'src/firm': [
    'src/content',
    'src/compliance/advertising/exemptions.ts',
    'types of src/compliance/advertising/rule.ts',
    'types of src/compliance/advertising/checkAdvertising.ts',
    'types of src/render',
    'src/render/trustedHtml.ts',
    'zod',
    'react',
    'react-dom',
    'styled-components',
  ],
  'src/render': ['types of src/content', ...forBrowsers, 'react', 'react-dom', 'styled-components'],
  'src/node': ['src/content', 'src/compliance', 'node', 'sharp', 'zod', 'fflate', 'types of mdx'],
  'src/vite': [
    'src/content',
    'src/compliance',
    'src/firm',
    'src/node',
    'src/render',
    'node',
    'vite',
    'rolldown',
    'hast*',
    'mdx',
    '@mdx-js/rollup',
    'react',
    'zod',
  ],
  'src/client': [
    'types of src/content',
    ...forBrowsers,
    'types of src/render',
    'react',
    'react-dom',
    'react-router-dom',
    'styled-components',
  ],
  'src/vscode': [
    'src/content',
    'src/firm',
    'src/node',
    'node',
    'vscode',
    'vscode-languageserver-textdocument',
    'yaml-language-server',
  ],
  scripts: ['src', 'node', '*'],
}

const root = join(import.meta.dirname, '..')

interface Import {
  from: string
  to: string
  typeOnly: boolean
  /** Whether it is loaded with the file that names it, and not later or for types in a comment. */
  atOnce: boolean
}

const sources = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(folder, file)),
)

const imports: Import[] = sources.flatMap((from) => {
  const text = readFileSync(join(root, from), 'utf8')
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm,
  )
  return [...statements].map(([, type, named, bare, dynamic]) => {
    const specifier = named ?? bare ?? dynamic ?? ''
    const to = specifier.startsWith('.')
      ? relative(root, join(root, dirname(from), specifier))
      : packageOf(specifier)
    return { from, to, typeOnly: type !== undefined, atOnce: dynamic === undefined }
  })
})

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return 'node'
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

const matches = (to: string, rule: string): boolean =>
  rule === '*'
    ? !to.startsWith('src/')
    : rule.endsWith('*')
      ? to.startsWith(rule.slice(0, -1))
      : to === rule || to.startsWith(`${rule}/`)

const mayImport = ({ to, typeOnly }: Import, rules: readonly string[]): boolean =>
  rules.some((rule) =>
    rule.startsWith('types of ')
      ? typeOnly && matches(to, rule.slice('types of '.length))
      : matches(to, rule),
  ) ||
  (typeOnly && /^(mdast|hast|unist|estree)/.test(to))

/** Everything that a file comes to by certain imports, at once and later. */
function reachedFrom(file: string, isFollowed: (one: Import) => boolean, found = new Set<string>()) {
  for (const one of imports) {
    if (one.from !== file || found.has(one.to) || !isFollowed(one)) continue
    found.add(one.to)
    reachedFrom(one.to, isFollowed, found)
  }
  return found
}

/** Small files without imports that the model and the browser share. */
const harmless = new Set(forBrowsers)

const roomOf = (file: string): string | undefined =>
  Object.keys(allowed).find((room) => file.startsWith(`${room}/`))

describe('the rooms', () => {
  it('import only what they may', () => {
    const refused = imports
      .filter((found) => {
        const room = roomOf(found.from) ?? ''
        return !joining.has(found.from) && !mayImport(found, [room, ...(allowed[room] ?? [])])
      })
      .map(({ from, to }) => `${from} imports ${to}`)
    expect(refused).toEqual([])
  })

  it('every source file stands in a room', () => {
    expect(sources.filter((file) => roomOf(file) === undefined)).toEqual([])
  })

  it('nothing that the browser loads reaches a schema, a parser or a file of the model', () => {
    const model =
      /^(?:zod|yaml|unified|remark-|micromark|node$)|^src\/(?:content|compliance|node|vite)\/|\/schemas?\.ts$/
    const found = [...reachedFrom('src/firm/entry.ts', (one) => !one.typeOnly)].filter(
      (to) => model.test(to) && !harmless.has(to),
    )
    expect(found).toEqual([])
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
    const found = reachedFrom(`scripts/${name}.mjs`, (one) => one.atOnce)
    expect(found).toContain('scripts/ensureInstalled.mjs')
    expect([...found].filter((to) => to !== 'node' && !to.startsWith('scripts/'))).toEqual([])
  })

  it('the router is imported in client only, and nothing imports the tests', () => {
    expect(
      imports.filter(({ from, to }) => to.startsWith('react-router') && !from.startsWith('src/client/')),
    ).toEqual([])
    expect(imports.filter(({ to }) => to.startsWith('tests'))).toEqual([])
  })
})
