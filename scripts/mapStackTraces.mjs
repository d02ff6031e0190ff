import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Has stack traces name the lines of the sources instead of those of the bundle. Node's own `--enable-source-maps` reads
 * every map when a module is loaded; here one is read when an error is shown.
 * @param {string} folder the bundle's folder, absolute
 * @param {string} root the project's folder, absolute
 */
export function mapStackTraces(folder, root) {
  const place = pathToFileURL(folder).href
  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map()
  const mapOf = (/** @type {string} */ name) => {
    if (!maps.has(name)) maps.set(name, readMap(join(folder, `${name}.map`)))
    return maps.get(name)
  }
  Error.prepareStackTrace = (error, frames) => {
    const lines = frames.map((frame) =>
      String(frame).replace(
        /(file:[^\s()]*)\/([^\s()/]+\.mjs):(\d+):(\d+)/,
        (all, /** @type {string} */ inFolder, /** @type {string} */ name, line, column) => {
          if (inFolder !== place) return all
          const found = mapOf(name)?.findEntry(Number(line) - 1, Number(column) - 1)
          if (!found || !('originalSource' in found)) return all
          const source = resolve(folder, found.originalSource)
          return `${source.startsWith(root) ? source : found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
        },
      ),
    )
    return [headline(error), ...lines.map((line) => `    at ${line}`)].join('\n')
  }
}

/** @param {Error} error */
function headline(error) {
  try {
    return String(error)
  } catch {
    // An error of somebody else's may have no text.
    return 'Error'
  }
}

/** @param {string} file */
function readMap(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Without its map, a trace names the lines of the bundle.
    return undefined
  }
}
