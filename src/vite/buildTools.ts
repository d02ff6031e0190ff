import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { onInterrupt } from '../node/onInterrupt.ts'
import { UserError } from '../node/userError.ts'
import { makeBundles, parseBundles, serverFolder, type Bundles } from './bundles.ts'

/** What a build needs of Vite, which is asked only for what no earlier build has kept. */
export interface BuildTools {
  /** The project's folder, absolute. */
  root: string
  /** How Vite was asked to build, as data that JSON can write. */
  asked: { mode: string; base?: string | undefined; build: object }
  /** Bundles the code for browsers and for the server. @param signal when it is no longer needed */
  bundle: (signal: AbortSignal) => Promise<Bundles>
  /** Loads plugins among which is that which compiles bodies. */
  loadPlugins: () => Promise<readonly Plugin[]>
  /** The module that calls `runPageWorker` in another thread; without one, all pages are finished in this one. */
  pageWorker?: string
  /** The module that draws in another thread; without one, drawings are made in this one. */
  drawingWorker?: string
}

/** The tools of a build that Vite has started. */
export function viteBuildTools(builder: ViteBuilder): BuildTools {
  const { root, mode, plugins, inlineConfig } = builder.config
  // Where nothing was built, Vite would build everything by itself, into the folder of the finished site.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true
  return {
    root,
    asked: { mode, base: inlineConfig.base, build: inlineConfig.build ?? {} },
    bundle: () => makeBundles(builder),
    loadPlugins: () => Promise.resolve(plugins),
  }
}

/**
 * Bundles in another process, so that this one reads the content meanwhile, and that the bundler's memory is given back.
 * @param root the project's folder
 * @param program is given the path of the file to write, in which `parseBundles` finds both bundles
 * @param signal ends it
 * @throws UserError when it fails: it has told why
 */
export async function bundleInChildProcess(
  root: string,
  program: string,
  signal: AbortSignal,
): Promise<Bundles> {
  const { folder, remove } = serverFolder(root)
  try {
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'bundles.json')
    const child = spawn(process.execPath, [program, file], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      signal,
    })
    const forget = onInterrupt(() => void child.kill())
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', resolve)
    }).finally(forget)
    if (status !== 0)
      throw new UserError('The site was not built: its code could not be bundled; why stands above.')
    return parseBundles(readFileSync(file, 'utf8'))
  } finally {
    remove()
  }
}
