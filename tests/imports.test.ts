import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Who may import whom. `types of X` allows `import type` from a room only. */
const allowed: Record<string, readonly string[]> = {
  'src/site': [
    'src/site',
    'zod',
    'yaml',
    'gray-matter',
    'fastest-levenshtein',
    'string-width',
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
  'src/art': [
    'src/art',
    'src/site/marks.ts',
    'src/theme/tokens.ts',
    'types of src/site',
    'd3-*',
    'simplex-noise',
    'simplify-js',
  ],
  'src/vite': [
    'src/vite',
    'src/site',
    'src/review',
    'src/art',
    'node',
    'vite',
    '@babel/core',
    'sharp',
    'zod',
    'fflate',
    'warcio',
  ],
  'src/review': [
    'src/review',
    'src/site',
    'src/theme/tokens.ts',
    'unist-*',
    'hast*',
    'diff',
    'fflate',
    '@noble/hashes',
    'string-width',
    'csv-stringify',
    'zod',
  ],
  'src/vscode': [
    'src/vscode',
    'src/site',
    'src/vite',
    'node',
    'vscode',
    'vscode-languageserver-textdocument',
    'yaml-language-server',
  ],
  'src/theme': ['src/theme', 'styled-components'],
  'src/components': [
    'src/components',
    'src/theme',
    'src/site/bandName.ts',
    'src/site/formatDate.ts',
    'types of src/site',
    'react',
    'styled-components',
  ],
  'src/templates': [
    'src/templates',
    'src/components',
    'src/theme',
    'src/site/bandName.ts',
    'src/site/formatDate.ts',
    'types of src/site',
    'react',
    'styled-components',
  ],
  'src/app': [
    'src',
    'react',
    'react-dom',
    'react-router-dom',
    'styled-components',
    'hast-util-to-jsx-runtime',
  ],
  scripts: ['scripts', 'src/site', 'src/review', 'src/vite', 'src/art', 'node', '*'],
}

/** What reaches the browser from `app`; none of it may bring the model, and with it the content, along. */
const shipped = [
  'wake.ts',
  'takeOver.tsx',
  'App.tsx',
  'pages.ts',
  'loadedPage.ts',
  'templates.ts',
  'useLinks.ts',
  'useArrival.ts',
  'showHead.ts',
  'headTags.ts',
  'scrollMemory.ts',
  'useShownPage.ts',
]
const pureInSite = ['src/site/addresses.ts']

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

describe('the rooms', () => {
  it.each(Object.keys(allowed))('%s imports only what it may', (room) => {
    const rules = allowed[room] ?? []
    const inside = imports.filter(({ from }) => from.startsWith(`${room}/`))
    expect(inside.length).toBeGreaterThan(0)
    expect(
      inside.filter((found) => !mayImport(found, rules)).map(({ from, to }) => `${from} imports ${to}`),
    ).toEqual([])
  })

  it('every source file stands in a room', () => {
    expect(
      sources.filter((file) => !Object.keys(allowed).some((room) => file.startsWith(`${room}/`))),
    ).toEqual([])
  })

  it('nothing that is shipped to the browser imports the model', () => {
    const found = imports
      .filter(
        ({ from, to, typeOnly }) =>
          shipped.includes(from.replace('src/app/', '')) && !typeOnly && /^src\/(site|vite|art)\//.test(to),
      )
      .filter(({ to }) => !pureInSite.includes(to))
    expect(found.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
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
    const found = new Set<string>()
    const follow = (file: string): void => {
      for (const { from, to, atOnce } of imports) {
        if (from !== file || !atOnce || found.has(to)) continue
        found.add(to)
        follow(to)
      }
    }
    follow(`scripts/${name}.mjs`)
    expect(found).toContain('scripts/ensureInstalled.mjs')
    expect([...found].filter((to) => to !== 'node' && !to.startsWith('scripts/'))).toEqual([])
  })

  it('the router is imported in app only, and nothing imports the tests', () => {
    expect(
      imports.filter(({ from, to }) => to.startsWith('react-router') && !from.startsWith('src/app/')),
    ).toEqual([])
    expect(imports.filter(({ to }) => to.startsWith('tests'))).toEqual([])
  })
})
