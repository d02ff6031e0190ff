import { createHash } from 'node:crypto'
import { writeFileSync, writeSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { refusalOf } from '../src/node/refusals.mjs'
import { transformSync } from 'rolldown/utils'

/**
 * `node scripts/bundleCode.mjs ROOT FOLDER DIGEST`: bundles `scripts/code.ts` of the project in ROOT, an absolute path,
 * with the packages that it uses into FOLDER. DIGEST is that of the code, which the bundle then knows without reading it
 * all again. Where FOLDER has no room, it says so in file descriptor 3, and nothing else. A program of its own, started by
 * `prepareCode.mjs`.
 */
const [root = '', outDir = '', digest = ''] = process.argv.slice(2)

/** Packages that need files of their own at their side, are programs for themselves, or are loaded by Vite as well. */
const external = [
  'axe-core',
  'playwright-core',
  'react',
  'react-dom',
  'sharp',
  'vite',
  'warcio',
  'yaml-language-server',
]

/** As `src/vite/styledNames.ts`, which no program can load before its TypeScript is bundled. */
const styledNames = {
  name: 'styled-names',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: 'styled-components' },
    handler(/** @type {string} */ text, /** @type {string} */ id) {
      const { code } = transformSync(relative(root, id).split(sep).join('/'), text, {
        jsx: 'preserve',
        typescript: { onlyRemoveTypeImports: true },
        plugins: { styledComponents: { displayName: false, fileName: false, minify: true, pure: true } },
      })
      return { code, moduleType: /** @type {const} */ ('jsx') }
    },
  },
}

const isPreval = /\.preval\.ts$/

/** In the bundle, modules still know where they stand in the project. */
const ownPlaces = {
  name: 'own-places',
  transform: {
    // What `preval` writes reads a file that stands beside the bundle.
    filter: { code: /\bimport\.meta\./, id: { exclude: isPreval } },
    handler(/** @type {string} */ code, /** @type {string} */ id) {
      const file = id.replace(/[?#].*/, '')
      const places = { url: pathToFileURL(file).href, filename: file, dirname: join(file, '..') }
      return code.replace(
        /\bimport\.meta\.(url|filename|dirname)\b/g,
        (_, /** @type {keyof typeof places} */ name) => JSON.stringify(places[name]),
      )
    },
  },
}

/** What loads the bundle is the same module for the settings in it, so that it is loaded once. */
const loader = {
  name: 'loader',
  resolveId: {
    filter: { id: /\/loadCode\.mjs$/ },
    handler: () => ({
      id: pathToFileURL(join(import.meta.dirname, 'loadCode.mjs')).href,
      external: /** @type {const} */ (true),
    }),
  },
}

/** Files that browsers fetch are called as the dev server calls them. */
const fetchedFiles = {
  name: 'fetched-files',
  load: {
    filter: { id: /\.woff2$/ },
    handler: (/** @type {string} */ id) =>
      `export default ${JSON.stringify(`/${relative(root, id).split(sep).join('/')}`)}`,
  },
}

/** The digest of this project's code is that of the bundle, whatever has become of the files since. */
const knownDigest = {
  name: 'known-digest',
  transform: {
    filter: { id: /\/src\/node\/cache\/codeDigest\.mjs$/ },
    handler: (/** @type {string} */ code) =>
      code.replace(
        'const known = new Map()',
        `const known = new Map([[${JSON.stringify(root)}, ${JSON.stringify(digest)}]])`,
      ),
  },
}

/** @satisfies {import('rolldown').InputOptions} */
const settings = {
  cwd: root,
  platform: 'node',
  // What browsers and bundlers are given is written as modules, of which only what is used is taken along.
  resolve: { conditionNames: ['module', 'node', 'production', 'import'], mainFields: ['module', 'main'] },
  tsconfig: false,
  logLevel: 'silent',
}

/**
 * Modules named `….preval.ts` work out data that follows from the code alone. They are run here, and in the bundle stands
 * what they export, so that no program works it out again.
 */
const preval = {
  name: 'preval',
  load: {
    filter: { id: isPreval },
    handler: async (/** @type {string} */ id) => {
      const { output } = await build({
        ...settings,
        input: id,
        write: false,
        plugins: [ownPlaces],
        output: { codeSplitting: false },
      })
      /** @type {Readonly<Record<string, unknown>>} */
      const made = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
      const bytes = new Bytes()
      const lines = Object.entries(made).map(
        ([name, data]) => `export const ${name} = ${inCode(data, bytes)}`,
      )
      const all = Buffer.concat(bytes.parts)
      if (all.length === 0) return lines.join('\n')
      const fileName = `${basename(id, '.preval.ts')}-${createHash('sha256').update(all).digest('hex').slice(0, 8)}.bin`
      writeFileSync(join(outDir, fileName), all)
      return [
        `import { readFileSync } from 'node:fs'`,
        `const { buffer, byteOffset } = readFileSync(new URL('${fileName}', import.meta.url))`,
        ...lines,
      ].join('\n')
    },
  },
}

/** Arrays of numbers, one behind the other, each at a place where all kinds of them may begin. */
class Bytes {
  /** @type {Uint8Array[]} */
  parts = []
  length = 0

  /** @param {Uint8Array | Uint16Array | Uint32Array} numbers @returns {number} where they begin */
  add(numbers) {
    const begins = this.length
    const padding = new Uint8Array(-numbers.byteLength & 7)
    this.parts.push(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), padding)
    this.length += numbers.byteLength + padding.length
    return begins
  }
}

/**
 * Data as code: an engine reads it fastest from a text, and arrays of numbers from the bytes of a file, in the order of this
 * machine, on which the bundle is run.
 * @param {unknown} data
 * @param {Bytes} bytes those of the arrays, to which more are added
 * @returns {string}
 */
function inCode(data, bytes) {
  if (isNumbers(data))
    return `new ${data.constructor.name}(buffer, byteOffset + ${bytes.add(data)}, ${data.length})`
  if (typeof data !== 'object' || data === null || !Object.values(data).some(hasNumbers))
    return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`
  return `{ ${Object.entries(data).map(([name, value]) => `${JSON.stringify(name)}: ${inCode(value, bytes)}`)} }`
}

/** @param {unknown} data @returns {data is Uint8Array | Uint16Array | Uint32Array} */
const isNumbers = (data) =>
  data instanceof Uint8Array || data instanceof Uint16Array || data instanceof Uint32Array

/** Whether arrays of numbers stand anywhere in data. @param {unknown} data @returns {boolean} */
const hasNumbers = (data) =>
  isNumbers(data) || (typeof data === 'object' && data !== null && Object.values(data).some(hasNumbers))

/**
 * What packages bring and is never used here, with what stands in its place. gray-matter loads js-yaml with its parser of
 * JavaScript, a tenth of all code that a command loads; `splitSource.ts` takes the fields as they are. transliterate makes a
 * pattern of two thousand alternatives for each of its languages; `slugOf.ts` names none.
 */
const unusedParts = [
  {
    file: /\/node_modules\/js-yaml\/index\.js$/,
    code: 'module.exports = { safeLoad: refuse, safeDump: refuse }; function refuse() { throw new Error("js-yaml is not in the bundle.") }',
  },
  {
    file: /\/node_modules\/@sindresorhus\/transliterate\/locale-replacements\.js$/,
    code: 'export default {}',
  },
].map(({ file, code }) => ({
  name: 'unused-part',
  load: { filter: { id: file }, handler: () => code },
}))

/**
 * What string-width makes when it is loaded, with what makes it when a text is first held against it: few texts are, and V8
 * takes as long over the pattern of all emoji and the rules of letters as to load a tenth of a command.
 */
const lateValues = {
  '/^\\p{RGI_Emoji}$/v': 'test: (text) => (late ??= new RegExp("^\\\\p{RGI_Emoji}$", "v")).test(text)',
  'new Intl.Segmenter()': 'segment: (text) => (late ??= new Intl.Segmenter()).segment(text)',
}
const lateWidths = {
  name: 'late-widths',
  transform: {
    filter: { id: /\/node_modules\/string-width\/index\.js$/ },
    handler: (/** @type {string} */ code) =>
      Object.entries(lateValues).reduce(
        (text, [value, method]) => text.replace(`= ${value}`, () => `= ((late) => ({ ${method} }))()`),
        code,
      ),
  },
}

/**
 * Where a tree is walked, each node has a function of its own, which is given a name for stack traces: most of what a walk takes.
 * Of an edition that is written otherwise, all stays as it is.
 */
const namelessVisits = {
  name: 'nameless-visits',
  transform: {
    filter: { id: /\/node_modules\/unist-util-visit-parents\/lib\/index\.js$/ },
    handler: (/** @type {string} */ code) =>
      code.replace(
        /if \(typeof value\.type === 'string'\) \{[^]*?Object\.defineProperty\(visit, 'name', \{[^]*?\}\)\s*\}/,
        '',
      ),
  },
}

/** How a disk says that it has no room. */
const full = ['ENOSPC', 'EDQUOT', 'EFBIG']

const bundling = build({
  ...settings,
  input: { code: 'scripts/code.ts' },
  external: external.map((name) => new RegExp(`^${name}(?:/|$)`)),
  transform: {
    target: 'node20',
    jsx: { runtime: 'automatic', importSource: 'react' },
    // The site's build sets the variable, the dev server does not.
    define: { 'import.meta.env.DEV': "(process.env.NODE_ENV !== 'production')" },
  },
  plugins: [
    loader,
    unusedParts,
    lateWidths,
    knownDigest,
    fetchedFiles,
    preval,
    styledNames,
    namelessVisits,
    ownPlaces,
  ],
  output: {
    dir: outDir,
    format: 'esm',
    sourcemap: true,
    entryFileNames: 'code.mjs',
    chunkFileNames: '[name]-[hash].mjs',
  },
})

await bundling.catch((error) => {
  const refusal = refusalOf(error) ?? ''
  if (!full.includes(refusal)) throw error
  // For `prepareCode.mjs`, which knows another place.
  writeSync(3, refusal)
  process.exitCode = 1
})
