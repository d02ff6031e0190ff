import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite'
import type { Output } from '../node/output.ts'
import type { buildSite } from './buildSite.ts'

interface Bundles {
  /** The address of the script that starts pages. */
  script: string
  /** The addresses of the modules that it then loads, in this order. The last one exports `hydratePage`. */
  modules: string[]
  buildSite: typeof buildSite
}

/**
 * Has Vite bundle the code for browsers into the site's folder, with the public folder, and loads the code that makes the
 * pages.
 */
export async function bundle(builder: ViteBuilder, { site, server }: Output): Promise<Bundles> {
  const client = environmentOf(builder, 'client')
  const ssr = environmentOf(builder, 'ssr')
  client.config.build.outDir = site
  ssr.config.build.outDir = server
  const [browser, rendering] = await Promise.all([filesOf(builder, client), filesOf(builder, ssr)])
  // The fonts that pages name in their styles.
  for (const { type, fileName } of rendering)
    if (type === 'asset') copyFileSync(join(server, fileName), join(site, fileName))
  const chunks = new Map(browser.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const named = (name: string): string => {
    for (const [path, chunk] of chunks) if (chunk.name === name) return path
    throw new Error(`Vite made no script called ${name}.`)
  }
  const script = named('start')
  /** A chunk after all that it imports, except what runs already. */
  const inOrder = (path: string): string[] =>
    path === script ? [] : [...(chunks.get(path)?.imports ?? []).flatMap(inOrder), path]
  return {
    script: `/${script}`,
    modules: [...new Set(inOrder(named('hydrate')))].map((path) => `/${path}`),
    ...(await loadProgram(server, rendering)),
  }
}

type OutputFile = Rolldown.RolldownOutput['output'][number]

async function filesOf(builder: ViteBuilder, environment: BuildEnvironment): Promise<OutputFile[]> {
  const built = [await builder.build(environment)].flat()
  return built.flatMap((one): OutputFile[] => ('output' in one ? one.output : []))
}

/** Loads all templates, always in the same order: a page's styles follow the order in which components are loaded. */
async function loadProgram(
  folder: string,
  files: readonly OutputFile[],
): Promise<Pick<Bundles, 'buildSite'>> {
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href)
  const { buildSite } = await load('buildSite.js')
  for (const { type, fileName } of files) if (type === 'chunk') await load(fileName)
  return { buildSite }
}

function environmentOf(builder: ViteBuilder, name: 'client' | 'ssr'): BuildEnvironment {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`The build needs Vite's ${name} environment.`)
  return environment
}
