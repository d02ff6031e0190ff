import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { run } from '../../scripts/cli.ts'
import { minimalTree } from '../fixtures/minimalSite.ts'

/**
 * The files in transcripts/ show what an editor types and reads. A part begins with "=== " and what it shows, in a folder
 * of its own with a tiny site; a line after "$ " is carried out there: `npm run` in this process, anything else by sh.
 * What follows is the output, both streams in their order, and the exit status unless it is 0.
 * `UPDATE=1 npx vitest …` writes what is printed now: read the difference before you commit it.
 */
const root = join(import.meta.dirname, '../..')
const folder = join(import.meta.dirname, 'transcripts')
const work = mkdtempSync(join(tmpdir(), 'transcripts-'))
const addresses = [
  '/',
  '/about',
  '/contact',
  '/practice-areas',
  ...['alpha', 'beta', 'gamma'].map((one) => `/practice-areas/${one}-law`),
]
const code = ['src', 'node_modules', 'package-lock.json']
const environment = {
  BUILD_DATE: '2026-01-31',
  CONTENT_DIR: '',
  OUT_DIR: '',
  ROOT: root,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'core.excludesFile',
  GIT_CONFIG_VALUE_0: join(work, 'excluded'),
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'Ada Editor'],
      [`GIT_${who}_EMAIL`, 'ada@tiny.example'],
      [`GIT_${who}_DATE`, '2026-01-31T12:00:00Z'],
    ]),
  ),
}

writeFileSync(join(work, 'excluded'), code.map((name) => `/${name}\n`).join(''))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  process.chdir(root)
})
afterAll(() => rmSync(work, { recursive: true }))

function newProject(): string {
  const project = mkdtempSync(join(work, 'project-'))
  // Commands find the code in the folder that npm starts them in. Git leaves it out.
  for (const name of code) symlinkSync(join(root, name), join(project, name))
  for (const [path, text] of Object.entries({
    ...minimalTree,
    'addresses.txt': `${addresses.join('\n')}\n`,
  })) {
    mkdirSync(dirname(join(project, 'content', path)), { recursive: true })
    // The tiny firm's footer lacks the sentence that Rule 7.1(e) asks for.
    const footer = text.replace(
      'Attorney Advertising.',
      '$& Prior results do not guarantee a similar outcome.',
    )
    writeFileSync(join(project, 'content', path), footer)
  }
  return project
}

/** Carries out one line as typed after "$ ". @returns what it prints */
async function carryOut(line: string): Promise<string> {
  const words = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? []
  const [name = '', ...rest] = words.slice(words.indexOf('npm') + 2)
  if (!words.includes('npm'))
    return execFileSync('sh', ['-c', `${line} 2>&1 || echo "(exit status $?)"`], { encoding: 'utf8' })
  for (const word of words.slice(0, words.indexOf('npm')))
    vi.stubEnv(...(word.split('=') as [string, string]))
  const printed: string[] = []
  for (const stream of ['log', 'error', 'warn'] as const)
    vi.spyOn(console, stream).mockImplementation((text: string) => void printed.push(`${text}\n`))
  const status = await run([name, ...rest.filter((word, index) => index > 0 || word !== '--')])
  return `${printed.join('')}${status === 0 ? '' : `(exit status ${status})\n`}`
}

async function play(part: string): Promise<string> {
  const project = newProject()
  process.chdir(project)
  let played = `${part.split('\n')[0]}\n`
  for (const [, line = ''] of part.matchAll(/^\$ (.*)$/gm)) {
    for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value)
    const output = (await carryOut(line)).replaceAll(project, 'PROJECT')
    played += `$ ${line}\n${output.replace(/[ \t]+$/gm, '')}`
  }
  return `${played.trimEnd()}\n`
}

describe.each(readdirSync(folder))('%s', (file) => {
  const parts = readFileSync(join(folder, file), 'utf8').split(/^(?==== )/m)
  const played: string[] = []
  afterAll(() => {
    if (process.env['UPDATE']) writeFileSync(join(folder, file), played.join('\n'))
  })
  it.each(parts.map((part) => [part.slice(4).split('\n')[0], part] as const))('%s', async (_, part) => {
    const now = await play(part)
    played.push(now)
    expect(now).toBe(process.env['UPDATE'] ? now : `${part.trimEnd()}\n`)
  })
})
