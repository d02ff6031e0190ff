import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeDigest } from '../node/cache/codeDigest.mjs'
import { onInterrupt } from '../node/onInterrupt.ts'
import { UserError } from '../node/userError.ts'
import { loadBundles, parseBundles, serverFolder, type BundleInputs, type Bundles } from './bundles.ts'
import { deferRejection } from './deferRejection.ts'

/** Both bundles of a site's code, while they are made. */
export interface Bundling {
  bundles: Promise<Bundles>
  /** Ends it, when they are no longer needed. Resolves when nothing of it runs any more. */
  stop: () => Promise<unknown>
}

/**
 * Begins to bundle a site's code, where no earlier build has kept its bundles.
 * @param make has Vite make them; its signal says when they are no longer needed
 */
export function startBundling(
  inputs: BundleInputs,
  make: (signal: AbortSignal) => Promise<Bundles>,
): Bundling {
  const aborting = new AbortController()
  const bundles = deferRejection(loadBundles(codeDigest(inputs.root), inputs, () => make(aborting.signal)))
  return {
    bundles,
    stop: () => {
      aborting.abort()
      return Promise.allSettled([bundles])
    },
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
