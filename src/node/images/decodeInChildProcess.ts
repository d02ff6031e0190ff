import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { pictureSettings } from '../../content/images/pictureSettings.ts'
import { UserError } from '../userError.ts'

/** What decoding a picture showed. */
export interface Decoded {
  /** In pixels, upright. */
  width: number
  height: number
  isMoving: boolean
  hasCameraNotes: boolean
}

const decoder = fileURLToPath(new URL('decodePictures.mjs', import.meta.url))

/** How a process ends that somebody else has ended: by Ctrl-C, which reaches all processes of a terminal, or for lack of memory. */
const endedByOthers: ReadonlySet<string> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'])
/** What Windows gives for Ctrl-C. */
const windowsInterrupt = 0xc000013a

/**
 * Decodes pictures to their last pixel, in a process of its own.
 * @param files absolute paths
 * @param program the module that does it; another one in tests
 * @returns what each is, in the same order; undefined for one that is damaged
 * @throws UserError when the library for pictures is not installed for this machine, or the process did not come to its end
 *   for a reason that lies in no picture
 */
export function decodeInChildProcess(
  files: readonly string[],
  program: string = decoder,
): (Decoded | undefined)[] {
  if (files.length === 0) return []
  const { error, signal, status, stdout } = spawnSync(process.execPath, [program], {
    input: JSON.stringify({ files, pixels: pictureSettings.most.pixels }),
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    // In VS Code, the program that runs this is Electron; what is set for tests and debuggers is not for it.
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '' },
  })
  if (status === 3)
    throw new UserError(
      'Pictures cannot be read on this computer yet. Run "npm install" in the project’s folder, then try again.',
    )
  if (status === 0) {
    const found: (Decoded | null)[] = JSON.parse(stdout)
    return found.map((decoded) => decoded ?? undefined)
  }
  // What is said of a picture is kept, so nothing is said of one that was not looked at to its end.
  if (error || endedByOthers.has(signal ?? '') || status === windowsInterrupt)
    throw new UserError(
      `The pictures could not be read to their end, since the program that does it ${error ? `could not run (${error.message})` : `was ended (${signal ?? 'Ctrl-C'})`}. Try again.`,
    )
  // One of them took the program down: each is tried alone.
  return files.length === 1 ? [undefined] : files.flatMap((file) => decodeInChildProcess([file], program))
}
