import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'vite'

/** What a site consists of: texts by path. */
export type SiteFiles = Readonly<Record<string, string>>

/** Publishes a site in a process of its own, and tells the names of the file operations that it did. */
export type Publish = (
  place: { root: string; out: string },
  files: SiteFiles,
  killAt?: number,
) => Promise<{ status: number | null; signal: string | null; operations: string[]; said: string }>

/**
 * Makes a program of `publishProgram.ts` that starts quickly.
 * @param folder where it is put
 */
export async function makePublisher(folder: string): Promise<Publish> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: join(import.meta.dirname, 'publishProgram.ts'), outDir: folder, emptyOutDir: false },
  })
  return ({ root, out }, files, killAt) =>
    new Promise((done, fail) => {
      const hook = join(import.meta.dirname, 'killAt.mjs')
      const child = spawn(
        process.execPath,
        ['--import', hook, join(folder, 'publishProgram.js'), root, out, JSON.stringify(files)],
        { env: { ...process.env, KILL_AT: killAt === undefined ? undefined : String(killAt) } },
      )
      const [printed, told]: [string[], string[]] = [[], []]
      child.stdout.on('data', (text: Buffer) => printed.push(text.toString()))
      child.stderr.on('data', (text: Buffer) => told.push(text.toString()))
      child.on('error', fail)
      child.on('close', (status, signal) => {
        const operations: string[] =
          signal === null ? JSON.parse(printed.join('').split('\n').at(-1) ?? '[]') : []
        done({ status, signal, said: [...printed, ...told].join(''), operations })
      })
    })
}
