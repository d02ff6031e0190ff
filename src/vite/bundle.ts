import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite'
import { shortDigest } from '../node/sha256.ts'
import type { buildSite, Scripts } from './buildSite.ts'
import { deliveryProgram } from './hosting/hostFiles.ts'
import { bundleProgram, loadProgram } from './loadProgram.mjs'

interface Bundles {
  /** Still being bundled, while the content is read. */
  scripts: Promise<Scripts>
  buildSite: typeof buildSite
}

/** Bundles the browser's code into the site's folder, with the public folder, and loads the code that makes pages. */
export async function bundle(builder: ViteBuilder, site: string): Promise<Bundles> {
  const client = builder.environments['client']
  if (!client) throw new Error("The build needs Vite's client environment.")
  client.config.build.outDir = site
  const fonts = new Map<string, string>()
  const browser = filesOf(builder, client)
  const program = loadProgram<{ buildSite: typeof buildSite }>('src/vite/buildSite.ts', {
    fontAddress: (file) => {
      const extension = extname(file)
      const address = `/assets/${basename(file, extension)}-${shortDigest(readFileSync(file))}${extension}`
      fonts.set(file, address)
      return address
    },
    // The fonts found while bundling are copied.
    isKept: false,
  })
  const delivery = bundleProgram('scripts/deliver.ts', { command: 'deliver' })
  const scripts = Promise.all([browser, delivery, program]).then(([files, server]) => {
    for (const [font, address] of fonts) copyFileSync(font, join(site, address))
    mkdirSync(dirname(join(site, deliveryProgram)), { recursive: true })
    writeFileSync(join(site, deliveryProgram), server)
    return scriptsOf(files)
  })
  // Its error is thrown where it's awaited.
  scripts.catch(() => {})
  return { scripts, buildSite: (await program).buildSite }
}

function scriptsOf(files: readonly OutputFile[]): Scripts {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
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
  }
}

type OutputFile = Rolldown.RolldownOutput['output'][number]

async function filesOf(builder: ViteBuilder, environment: BuildEnvironment): Promise<OutputFile[]> {
  const built = [await builder.build(environment)].flat()
  return built.flatMap((one): OutputFile[] => ('output' in one ? one.output : []))
}
