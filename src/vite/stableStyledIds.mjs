/**
 * Gives every styled component an id made from its file's path inside the project, so that the server's class names
 * are the browser's, whatever order modules load in and whatever folder the project stands in.
 * (Vite's own transform can do it, but its ids hash the absolute path: the same commit would build differently
 * in two folders.)
 * What was named for the browser is not named again for the server.
 *
 * Plain JavaScript, since `scripts/bundleCode.mjs` needs it before any TypeScript can be run.
 * @returns {import('vite').Plugin}
 */
export function stableStyledIds() {
  /** @type {Map<string, { code: string, named: ReturnType<typeof withIds> }>} */
  const known = new Map()
  return {
    name: 'styled-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'styled-components' },
      handler(code, id) {
        const file = id.split('?')[0] ?? id
        const last = known.get(file)
        if (last?.code === code) return last.named
        const named = withIds(code, file)
        known.set(file, { code, named })
        return named
      },
    },
  }
}

/**
 * @param {string} code
 * @param {string} filename
 */
async function withIds(code, filename) {
  // Only now: it takes a fifth of a second to load.
  const { transformAsync } = await import('@babel/core')
  const result = await transformAsync(code, {
    filename,
    // Where Babel looks for its plugin: the folder in which the program was started may be another one.
    cwd: import.meta.dirname,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [
      ['babel-plugin-styled-components', { displayName: false, fileName: false, ssr: true, pure: true }],
    ],
  })
  return result?.code ? { code: withShortIds(result.code), map: result.map } : undefined
}

/**
 * Which file has which short id, so that no two share one.
 * @type {Map<string, string>}
 */
const owners = new Map()

/**
 * Ids with four letters of the plugin's seven: they stand on every element, and a page of profiles is as large as a page
 * may be. As many blanks take the letters' place, so that the source map still fits.
 * @param {string} code
 * @throws when two files would have the same id, which renaming one of them mends
 */
const withShortIds = (code) =>
  code.replace(
    /(componentId: )"sc-([0-9a-z]+)-(\d+)"/g,
    (_, /** @type {string} */ before, /** @type {string} */ file, /** @type {string} */ count) => {
      const short = file.slice(0, 4)
      const owner = owners.get(short) ?? file
      if (owner !== file)
        throw new Error(`Two files have the styled components’ id ${short}: rename one of them.`)
      owners.set(short, file)
      return `${before}"sc-${short}-${count}"${' '.repeat(file.length - short.length)}`
    },
  )
