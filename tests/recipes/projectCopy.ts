import { linkPackages } from '../fixtures/linkPackages.ts'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Edit, Recipe, Step } from './recipes.ts'

const root = join(import.meta.dirname, '../..')

/** What a build, `tsc` or a command needs of the project. */
const parts = ['content', 'public', 'scripts', 'src', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** A copy of the project in which recipes are carried out. */
export function projectCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-recipes-'))
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  linkPackages(folder)
  const node = (script: string, args: readonly string[]) =>
    runNode(folder, [join(root, 'node_modules', script), ...args])
  return {
    /** Carries out every step of some recipes but those that are left out. */
    carryOut: (recipes: readonly Recipe[], leftOut: readonly Step[] = []) => {
      for (const [path, text] of textsOf(recipes, leftOut)) {
        const file = join(folder, path)
        rmSync(file, { force: true })
        if (text === undefined) continue
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, text)
      }
    },
    /** What the compiler says; it looks again only at what has changed. */
    tsc: () =>
      node('typescript/bin/tsc', [
        '--noEmit',
        '--singleThreaded',
        '--incremental',
        '--tsBuildInfoFile',
        'types.tsbuildinfo',
      ]),
    build: () => node('vite/bin/vite.js', ['build', '--logLevel', 'warn']),
    /** What `npm run NAME` says. */
    npmRun: (name: string, ...args: string[]) =>
      runNode(folder, [join(folder, 'scripts/run.mjs'), 'cli', name, ...args]),
    /** A page of the finished site. */
    page: (path: string) => readFileSync(join(folder, 'dist', `${path}.html`), 'utf8'),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Every file that the recipes touch with its text; `undefined` for one that is not there because its step is left out. */
function textsOf(recipes: readonly Recipe[], leftOut: readonly Step[]): Map<string, string | undefined> {
  const texts = new Map<string, string | undefined>()
  for (const { folder, steps, content = [] } of recipes) {
    for (const step of [...steps, ...content]) {
      const { file, edits } = step
      const isDone = !leftOut.some((left) => left === step)
      if (edits === undefined) {
        const added = join(import.meta.dirname, 'files', folder, file)
        texts.set(file, isDone ? readFileSync(added, 'utf8') : undefined)
      } else {
        for (const path of pathsOf(file, edits)) {
          const text = texts.get(path) ?? textOf(path)
          texts.set(path, isDone ? edits.reduce(edited, text) : text)
        }
      }
    }
  }
  return texts
}

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The files that a step means: one, or those of a folder in which all lines stand that are looked for. */
const pathsOf = (file: string, edits: readonly Edit[]): string[] =>
  file.includes('*')
    ? readdirSync(join(root, dirname(file)))
        .map((name) => `${dirname(file)}/${name}`)
        .filter((path) => edits.every(({ behind }) => textOf(path).includes(behind)))
    : [file]

function edited(text: string, { behind, add, how }: Edit): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.includes(behind))
  const found = lines[at]
  if (found === undefined) throw new Error(`"${behind}" stands in no line of the file that is to be edited.`)
  const written =
    how === 'instead' ? [add] : how === 'in the line' ? [found.replace(behind, behind + add)] : [found, add]
  return lines.toSpliced(at, 1, ...written).join('\n')
}

/** Runs a program in the folder. @returns what it said, and how it ended */
function runNode(folder: string, args: readonly string[]): Promise<{ status: number | null; said: string }> {
  return new Promise((done, fail) => {
    // Vitest's own variables would make the build one for tests.
    const ofTests = { NODE_ENV: undefined, VITEST: undefined, MODE: undefined, FORCE_COLOR: undefined }
    const ofContent = { CONTENT_DIR: undefined, OUT_DIR: undefined, BUILD_DATE: '2026-01-31' }
    const env = { ...process.env, ...ofTests, ...ofContent, NO_COLOR: '1' }
    const child = spawn(process.execPath, args, { cwd: folder, env })
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', fail)
    child.on('close', (status) => done({ status, said }))
  })
}
