import { createBuilder, createLogger } from 'vite'
import bundleProgram from './bundleProgram.mjs'

/**
 * @typedef {object} Bundle
 * @property {string} script the URL of the first script
 * @property {string[]} modules URLs of the modules that it loads, in order. The last one exports `hydratePage`.
 * @property {(readonly [path: string, text: string])[]} files the browser's scripts
 * @property {string} delivery the program that delivers messages
 */

/**
 * Bundles the browser's scripts with Vite, and the program that delivers messages.
 * @returns {Promise<string>} a `Bundle`, as JSON
 */
export default async function bundleScripts() {
  // Vite logs errors before it throws them.
  const customLogger = { ...createLogger('warn'), error: () => {} }
  const builder = await createBuilder({ customLogger, build: { write: false, copyPublicDir: false } })
  const client = builder.environments['client']
  if (!client) throw new Error("The build needs Vite's client environment.")
  const built = await builder.build(client)
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
  /** @param {string} name */
  const named = (name) => {
    for (const [path, chunk] of chunks) if (chunk.name === name) return path
    throw new Error(`Vite built no script called ${name}.`)
  }
  const script = named('start')
  /**
   * A chunk and its imports, dependencies first, without the first script.
   * @type {(path: string) => string[]}
   */
  const inOrder = (path) =>
    path === script ? [] : [...(chunks.get(path)?.imports ?? []).flatMap(inOrder), path]
  /** @type {Bundle} */
  const bundle = {
    script: `/${script}`,
    modules: [...new Set(inOrder(named('hydratePage')))].map((path) => `/${path}`),
    files: [...chunks].map(([path, { code }]) => [path, code]),
    // Afterwards, since both at once would take more memory.
    delivery: await bundleProgram('scripts/deliver.ts', 'deliver'),
  }
  return JSON.stringify(bundle)
}
