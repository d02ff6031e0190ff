import { readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, ViteBuilder } from 'vite'
import { z } from 'zod'
import { digestNow } from '../node/cache/codeDigest.mjs'
import { keyOf, openPackCache } from '../node/cache/packCache.ts'
import { viteEnvVariables } from '../node/output/unchangedSite.ts'
import { onInterrupt } from '../node/onInterrupt.ts'
import { listEveryFile } from '../node/listFiles.ts'
import { newServerFolder, serverBundleFolder } from '../node/output/sweepLitter.ts'
import { sha256 } from '../node/sha256.ts'
import { writeFileAtomic } from '../node/writeFileAtomic.ts'
import type { ServerEntry } from './serverEntry.ts'

/** What Vite makes of a site's code. It depends on no content, so it is kept as long as the code is the same. */
export interface Bundles {
  /** The address of the script that wakes pages. */
  script: string
  /** The addresses of the modules that it then loads, one after the other. The last one exports `hydratePage`. */
  modules: readonly string[]
  /** The files that browsers get, by their paths below the site's folder. */
  client: readonly BundledFile[]
  /** The modules that render pages, by their paths: `entryServer.js` and what it loads. */
  server: readonly BundledFile[]
}

type BundledFile = readonly [path: string, bytes: Buffer]

const bundledFiles = z.array(
  z.tuple([z.string(), z.string().transform((text) => Buffer.from(text, 'base64'))]),
)
const bundlesSchema = z.object({
  script: z.string(),
  modules: z.array(z.string()),
  client: bundledFiles,
  server: bundledFiles,
})

/** Bytes beyond which the bundles of other states of the code are dropped. */
const limit = 32 * 1024 * 1024

/** Bundles as text, for the cache and from one process to another. */
export function serializeBundles({ client, server, ...names }: Bundles): string {
  const asText = (files: readonly BundledFile[]) =>
    files.map(([path, bytes]) => [path, bytes.toString('base64')])
  return JSON.stringify({ ...names, client: asText(client), server: asText(server) })
}

/** @throws when the text is not one that `serializeBundles` has given */
export const parseBundles = (text: string): Bundles => bundlesSchema.parse(JSON.parse(text))

/** What decides on the bundles of a site, besides its code. */
export interface BundleInputs {
  root: string
  /** What else Vite was asked for, as data that JSON can write. */
  asked: unknown
  /** The modules that browsers start with. */
  entries: { browserEntry: string; takeOverEntry: string }
}

/**
 * Takes both bundles from the cache, or has them made.
 * @param code the digest of all code and packages
 * @param make has Vite make them
 */
export async function loadBundles(
  code: string,
  { root, asked, entries: { browserEntry, takeOverEntry } }: BundleInputs,
  make: () => Promise<Bundles>,
): Promise<Bundles> {
  const cache = openPackCache('bundles', { limit })
  const key = keyOf(code, asked, viteEnvVariables(root, process.env), browserEntry, takeOverEntry)
  const kept = cache.get(key)
  if (kept) return parseBundles(kept.toString('utf8'))
  const bundles = await make()
  // Somebody may have saved a module while it was bundled.
  if (digestNow(root) === code) {
    cache.put(key, Buffer.from(serializeBundles(bundles)))
    cache.save()
  }
  return bundles
}

/** Has Vite make both bundles, both at once. */
export async function makeBundles(builder: ViteBuilder): Promise<Bundles> {
  const [{ client, ...names }, { modules: server, assets }] = await Promise.all([
    bundleForBrowser(builder),
    bundleForServer(builder),
  ])
  return { ...names, client: [...new Map([...client, ...assets])], server }
}

async function bundleForBrowser(
  builder: ViteBuilder,
): Promise<Pick<Bundles, 'script' | 'modules' | 'client'>> {
  const files = [await builder.build(environmentOf(builder, 'client'))]
    .flat()
    .flatMap((built) => ('output' in built ? built.output : []))
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const entryNamed = (name: string): string => {
    for (const [path, chunk] of chunks) if (chunk.name === name) return path
    throw new Error(`Vite has made no script ${name}.`)
  }
  const script = entryNamed('wake')
  /** A chunk after all that it imports, except what runs already. */
  const inOrder = (path: string): string[] =>
    path === script ? [] : [...(chunks.get(path)?.imports ?? []).flatMap(inOrder), path]
  return {
    script: `/${script}`,
    modules: [...new Set(inOrder(entryNamed('hydrate')))].map((path) => `/${path}`),
    client: files.map((file) => [
      file.fileName,
      Buffer.from(file.type === 'chunk' ? file.code : file.source),
    ]),
  }
}

/** @returns the modules that render pages, and the files that those pages refer to */
async function bundleForServer(
  builder: ViteBuilder,
): Promise<{ modules: BundledFile[]; assets: BundledFile[] }> {
  const ssr = environmentOf(builder, 'ssr')
  const { folder, remove } = serverFolder(builder.config.root)
  try {
    ssr.config.build.outDir = folder
    await builder.build(ssr)
    const files = listEveryFile(folder).map((path): BundledFile => [path, readFileSync(join(folder, path))])
    const isModule = ([path]: BundledFile) => path.endsWith('.js')
    return { modules: files.filter(isModule), assets: files.filter((file) => !isModule(file)) }
  } finally {
    remove()
  }
}

/**
 * Writes the server bundle, the modules that render pages, as files that later builds of the same code load again: Node keeps what it has
 * compiled by their paths. One that was altered since is written anew.
 * @param root the project's folder, inside which its packages are found
 * @returns their absolute paths, that of the entry first
 */
export function writeServerBundle(root: string, { server }: Pick<Bundles, 'server'>): string[] {
  const folder = serverBundleFolder(root, keyOf(server.map(([path, bytes]) => [path, sha256(bytes)])))
  for (const [path, bytes] of server) writeFileAtomic(join(folder, path), bytes)
  const now = new Date()
  utimesSync(folder, now, now)
  return ['entryServer.js', ...server.map(([path]) => path)].map((path) => join(folder, path))
}

/** Loads what renders pages. @param files as `writeServerBundle` gives them */
export async function loadServerEntry([entry = '', ...others]: readonly string[]): Promise<ServerEntry> {
  const load = (file: string) => import(pathToFileURL(file).href)
  const { default: server } = await load(entry)
  // Templates that do not stand in the entry's own file, always in the same order: a page's styles stand in the order in
  // which their components were loaded, and must not depend on which other pages are rendered in this build.
  for (const file of others) await load(file)
  return server
}

/** A folder of this process, which is not made yet; it is removed when the process is interrupted. */
export function serverFolder(root: string): { folder: string; remove: () => void } {
  const folder = newServerFolder(root)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const forget = onInterrupt(remove)
  return {
    folder,
    remove: () => {
      forget()
      remove()
    },
  }
}

function environmentOf(builder: ViteBuilder, name: 'client' | 'ssr'): BuildEnvironment {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`The build needs Vite’s ${name} environment.`)
  return environment
}
