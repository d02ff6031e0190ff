import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite'
import type { Output } from '../node/output.ts'
import type { buildSite } from './buildSite.ts'

interface Bundles {
  /** The URL of the first script. */
  script: string
  /** URLs of the modules that it loads, in order. The last one exports `hydratePage`. */
  modules: string[]
  buildSite: typeof buildSite
}

/** Bundles the browser's code into the site's folder, with the public folder, and loads the server's code. */
export async function bundle(builder: ViteBuilder, { site, server }: Output): Promise<Bundles> {
  const client = environmentOf(builder, 'client')
  const ssr = environmentOf(builder, 'ssr')
  client.config.build.outDir = site
  ssr.config.build.outDir = server
  const [browser, rendering] = await Promise.all([filesOf(builder, client), filesOf(builder, ssr)])
  // The fonts in the pages' styles.
  for (const { type, fileName } of rendering)
    if (type === 'asset') copyFileSync(join(server, fileName), join(site, fileName))
  // Loads all templates in a fixed order, since styles have the order in which components are loaded.
  const load = (file: string) => import(pathToFileURL(join(server, file)).href)
  const program = await load('buildSite.js')
  for (const { type, fileName } of rendering) if (type === 'chunk') await load(fileName)
  const chunks = new Map(browser.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const named = (name: string): string => {
    for (const [path, chunk] of chunks) if (chunk.name === name) return path
    throw new Error(`Vite built no script called ${name}.`)
  }
  const script = named('start')
  /** A chunk and its imports, dependencies first, without the first script. */
  const inOrder = (path: string): string[] =>
    path === script ? [] : [...(chunks.get(path)?.imports ?? []).flatMap(inOrder), path]
  return {
    script: `/${script}`,
    modules: [...new Set(inOrder(named('hydratePage')))].map((path) => `/${path}`),
    buildSite: program.buildSite,
  }
}

type OutputFile = Rolldown.RolldownOutput['output'][number]

async function filesOf(builder: ViteBuilder, environment: BuildEnvironment): Promise<OutputFile[]> {
  const built = [await builder.build(environment)].flat()
  return built.flatMap((one): OutputFile[] => ('output' in one ? one.output : []))
}

function environmentOf(builder: ViteBuilder, name: 'client' | 'ssr'): BuildEnvironment {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`The build needs Vite's ${name} environment.`)
  return environment
}
