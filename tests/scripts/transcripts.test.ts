import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { run } from '../../scripts/cli.ts'
import { minimalAddresses } from '../fixtures/editingFixture.ts'
import { abovePeople, file, minimalTree, type Tree } from '../fixtures/minimalSite.ts'

/**
 * The files in transcripts/ show what an editor types and reads. Each "=== title" starts with a new minimal site. Each
 * line after "$ " runs there, `npm run` in this process and anything else with sh. Then come both output streams, and the
 * exit status unless it is 0. `UPDATE=1 npx vitest …` writes the current output: read the diff before you commit it.
 */
const root = join(import.meta.dirname, '../..')
const folder = join(import.meta.dirname, 'transcripts')
const work = fs.mkdtempSync(join(tmpdir(), 'transcripts-'))
/** Commands look for the code in the working directory. */
const code = ['src', 'node_modules', 'package-lock.json']
fs.writeFileSync(join(work, 'excluded'), code.map((name) => `/${name}\n`).join(''))
const person = '[user]\nname = Ada Editor\nemail = ada@tiny.example\n'
fs.writeFileSync(join(work, 'gitconfig'), `${person}[core]\nexcludesFile = ${join(work, 'excluded')}\n`)
const environment = {
  BUILD_DATE: '2026-01-31',
  CONTENT_DIR: '',
  OUT_DIR: '',
  GIT_CONFIG_GLOBAL: join(work, 'gitconfig'),
  GIT_CONFIG_SYSTEM: '/dev/null',
}
const approvals = join(work, 'approved')
/** Git's e-mail is hers. */
const lawyer: Tree = {
  'addresses.txt': `${minimalAddresses}/attorneys\n/attorneys/ada-editor\n`,
  ...abovePeople,
  'attorneys/ada-editor.mdx': file(
    [
      'group: associate',
      'name: Ada Editor',
      'title: Counsel',
      'specialization: Tax Law',
      'practiceAreas: [alpha-law]',
      'experience: 5 years',
      'education: [J.D.]',
      'keyFocusAreas: [Tax]',
      'approvesAs: [ada@tiny.example]',
    ].join('\n'),
    'She advises.\n',
  ),
}

beforeAll(async () => {
  await play('\n$ npm run approve -- "every page"', (project) =>
    fs.cpSync(join(project, 'content/legal'), approvals, { recursive: true }),
  )
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
  process.chdir(root)
})
afterAll(() => fs.rmSync(work, { recursive: true }))

function newProject(more: Tree): string {
  const project = fs.mkdtempSync(join(work, 'project-'))
  for (const name of code) fs.symlinkSync(join(root, name), join(project, name))
  for (const [path, text] of Object.entries({
    ...minimalTree,
    'addresses.txt': minimalAddresses,
    ...more,
  })) {
    fs.mkdirSync(dirname(join(project, 'content', path)), { recursive: true })
    // The minimal site lacks the sentence that Rule 7.1(e) requires.
    const footer = text.replace(
      'Attorney Advertising.',
      '$& Prior results do not guarantee a similar outcome.',
    )
    fs.writeFileSync(join(project, 'content', path), footer)
  }
  if (fs.existsSync(approvals)) fs.cpSync(approvals, join(project, 'content/legal'), { recursive: true })
  return project
}

/** Runs one line and returns its output. */
async function runLine(line: string): Promise<string> {
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

async function play(part: string, andThen = (_project: string) => {}): Promise<string> {
  const project = newProject(part.includes('npm run approve') ? lawyer : {})
  process.chdir(project)
  vi.setSystemTime('2026-01-31T17:00:00Z')
  let transcript = `${part.split('\n')[0]}\n`
  for (const [, line = ''] of part.matchAll(/^\$ (.*)$/gm)) {
    for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value)
    const output = (await runLine(line))
      .replaceAll(project, 'PROJECT')
      .replace(/(commit|, text) [0-9a-f]{7,}/g, '$1 1a2b3c4')
    transcript += `$ ${line}\n${output.replace(/[ \t]+$/gm, '')}`
  }
  andThen(project)
  return `${transcript.trimEnd()}\n`
}

describe.each(fs.readdirSync(folder))('%s', (file) => {
  const parts = fs.readFileSync(join(folder, file), 'utf8').split(/^(?==== )/m)
  const played: string[] = []
  afterAll(() => {
    if (process.env['UPDATE']) fs.writeFileSync(join(folder, file), played.join('\n'))
  })
  it.each(parts.map((part) => [part.slice(4).split('\n')[0], part] as const))('%s', async (_, part) => {
    const now = await play(part)
    played.push(now)
    expect(now).toBe(process.env['UPDATE'] ? now : `${part.trimEnd()}\n`)
  })
})
