import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { inspect } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import packageJson from '../../package.json'
import { everyNth } from '../sample.ts'

/** A small project that loads its code as this one does. */
const root = join(import.meta.dirname, '../..')
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'west-atlantic-code-')))
const cache = join(folder, 'node_modules/.cache/west-atlantic')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

for (const path of [
  'scripts/run.mjs',
  'scripts/tuneV8.mjs',
  'scripts/tuneRolldown.mjs',
  'scripts/loadCode.mjs',
  'scripts/prepareCode.mjs',
  'scripts/bundleFolders.mjs',
  'scripts/seenCode.mjs',
  'scripts/prepare.mjs',
  'scripts/bundleCode.mjs',
  'scripts/mapStackTraces.mjs',
  'src/node/cache/codeDigest.mjs',
  'src/node/clockStep.mjs',
  'src/node/refusals.mjs',
  'src/vite/stableStyledIds.mjs',
])
  cpSync(join(root, path), join(folder, path))
write('package.json', '{ "type": "module" }')
mkdirSync(join(folder, 'node_modules'))
for (const name of ['magic-string', 'rolldown', 'string-width'])
  symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction')
write(
  'scripts/code.ts',
  `export const code = {
  say: () => import('./say.ts'),
  fail: () => import('./fail.ts'),
  ahead: () => import('./ahead.ts'),
  wide: () => import('./wide.ts'),
}`,
)
write(
  'scripts/program.preval.ts',
  `import { place } from './place.ts'
export const program: string = \`\${process.argv[1]} in \${place}\`
export const numbers = { few: Uint8Array.of(1, 255), 'of all': { many: Uint32Array.of(1, 2 ** 32 - 1) }, word: 'one' }`,
)
const place = 'export const place: string = import.meta.dirname'
write('scripts/place.ts', place)
write(
  'scripts/ahead.ts',
  `import { program, numbers } from './program.preval.ts'\nconsole.log(program, numbers)`,
)
write(
  'scripts/wide.ts',
  `import width from 'string-width'\nconsole.log(...['a', 'é', '法', '👩‍🔬', '1️⃣'].map((text) => width(text)))`,
)
write(
  'scripts/fail.ts',
  `\n\nconst fail = (why: string): never => {\n  throw new Error(why)\n}\nfail('in vain')\n`,
)
write(
  'scripts/say.ts',
  `import { word } from '../src/word.ts'
console.log(word satisfies string, process.argv.slice(2).join(' '), import.meta.filename)`,
)
const setWord = (word: string) => write('src/word.ts', `export const word: string = '${word}'`)
setWord('first')

const run = (...words: string[]) => runScript('run.mjs', ...words)

async function runScript(
  script: string,
  ...words: string[]
): Promise<{ status: unknown; output: string; aside: string }> {
  const child = spawn(process.execPath, [join(folder, 'scripts', script), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return finished(child)
}

async function finished(child: ChildProcessByStdio<Writable | null, Readable, Readable>) {
  let [output, aside] = ['', '']
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (aside += text.toString()))
  const [status]: unknown[] = await once(child, 'close')
  return { status, output, aside }
}

const said = (word: string) => ({
  status: 0,
  output: `${word} loud and clear ${join(folder, 'scripts/say.ts')}\n`,
  aside: '',
})
const say = () => run('say', 'loud', 'and', 'clear')

const bundles = () => readdirSync(cache)
/** The only bundle that there is. */
const bundle = (): string => {
  expect(bundles()).toHaveLength(1)
  return join(cache, bundles()[0] ?? '')
}
/** The chunk of a bundle in which a text stands. */
const chunkWith = (text: string, ending = '.mjs'): string => {
  const name = readdirSync(bundle()).find(
    (file) => file.endsWith(ending) && readFileSync(join(bundle(), file), 'utf8').includes(text),
  )
  if (name === undefined) throw new Error(`No chunk has ${text}.`)
  return join(bundle(), name)
}

const prepared = { status: 0, output: '', aside: '' }

describe('an install', { timeout: 60_000 }, () => {
  it('starts what makes the bundle', () => {
    expect(packageJson.scripts.prepare).toBe('node scripts/prepare.mjs')
  })

  it('makes it in silence, and not again', async () => {
    expect(await runScript('prepare.mjs')).toEqual(prepared)
    const madeBy = statSync(bundle()).ino
    expect(await runScript('prepare.mjs')).toEqual(prepared)
    expect(await say()).toEqual(said('first'))
    expect(statSync(bundle()).ino).toBe(madeBy)
  })

  it('works out what follows from the code alone', async () => {
    const numbers = {
      few: Uint8Array.of(1, 255),
      'of all': { many: Uint32Array.of(1, 2 ** 32 - 1) },
      word: 'one',
    }
    expect(await run('ahead')).toEqual({
      status: 0,
      output: `${join(folder, 'scripts/bundleCode.mjs')} in ${join(folder, 'scripts')} ${inspect(numbers)}\n`,
      aside: '',
    })
  })

  it('leaves to the first text what string-width makes at its start', async () => {
    expect(await run('wide')).toEqual({ status: 0, output: '1 1 2 2 2\n', aside: '' })
    const code = readFileSync(chunkWith('RGI_Emoji'), 'utf8')
    expect(code).not.toMatch(/^const \w+ = (?:\/.*RGI_Emoji|new Intl)/m)
  })

  it.each<[string, string]>([
    ['without the bundler', 'node_modules/rolldown'],
    ['without the code', 'scripts/code.ts'],
  ])('does not fail %s', async (_, missing) => {
    rmSync(cache, { recursive: true })
    renameSync(join(folder, missing), join(folder, 'away'))
    expect(await runScript('prepare.mjs')).toEqual(prepared)
    expect(bundles()).toEqual([])
    renameSync(join(folder, 'away'), join(folder, missing))
  })
})

describe('a program that starts from the bundled code', { timeout: 60_000 }, () => {
  it('bundles it when it is missing; two that start at once do no harm', async () => {
    expect(await Promise.all([say(), say()])).toEqual([said('first'), said('first')])
    expect(await say()).toEqual(said('first'))
    bundle()
  })

  it('has Node keep what it compiles beside it, where Node can', () => {
    expect(readdirSync(bundle()).includes('compiled')).toBe('enableCompileCache' in module)
  })

  // Of a chunk, of the list, and of the whole bundle one each in `npm test`.
  it.each(
    everyNth<[string, () => void]>(2, [
      ['altered', () => edit(chunkWith('"first"'), (text) => text.replace('"first"', '"worse"'))],
      ['cut short', () => truncateSync(chunkWith('"first"'), 10)],
      ['without its list', () => rmSync(join(bundle(), 'digests.json'))],
      [
        'with another list',
        () => edit(join(bundle(), 'digests.json'), (text) => text.replace(/\n.*/, '\n{}')),
      ],
      ['a file', () => replaceByFile(bundle())],
      ['without a chunk', () => rmSync(chunkWith('"first"'))],
      ['with numbers cut short', () => truncateSync(chunkWith('\u0001', '.bin'), 1)],
    ]),
  )('makes a bundle again that is %s', async (_, damage) => {
    damage()
    expect(await say()).toEqual(said('first'))
    bundle()
  })

  it('never runs changed code from an old bundle, and keeps the last four', async () => {
    for (const word of ['second', 'third', 'fourth', 'fifth']) {
      setWord(word)
      expect(await say()).toEqual(said(word))
    }
    expect(bundles()).toHaveLength(4)
  })

  it('runs what its program runs in a thread, whatever has become of the code since', async () => {
    setWord('before')
    write(
      'scripts/threads.mjs',
      `import { writeFileSync } from 'node:fs'
import { isMainThread, Worker } from 'node:worker_threads'
import { loadCode } from './loadCode.mjs'
const code = await loadCode()
if (isMainThread) {
  writeFileSync(${JSON.stringify(join(folder, 'src/word.ts'))}, 'export const word: string = "after"')
  new Worker(import.meta.filename, { argv: ['loud', 'and', 'clear'] })
} else await code.say()`,
    )
    expect(await runScript('threads.mjs')).toEqual(said('before'))
    rmSync(join(folder, 'scripts/threads.mjs'))
  })

  it.each<[string, () => void]>([
    ['is a file', () => writeFileSync(cache, '')],
    ['stands below a file', () => replaceByFile(dirname(cache))],
    ['is a link that leads to nothing', () => symlinkSync(join(folder, 'nowhere'), cache)],
    [
      'has no room',
      () =>
        write(
          'scripts/place.ts',
          `if (process.argv[3]?.includes('new-code-')) throw new Error('ENOSPC: no space left on device, write')
export const place: string = ''`,
        ),
    ],
  ])('bundles it among temporary files when the folder of bundles %s', async (_, spoil) => {
    setWord('first')
    rmSync(cache, { recursive: true })
    spoil()
    expect(await say()).toEqual(said('first'))
    expect(existsSync(`${cache}/.`) ? bundles() : []).toEqual([])
    rmSync(dirname(cache), { recursive: true })
    write('scripts/place.ts', place)
    expect(await say()).toEqual(said('first'))
    bundle()
  })

  it.skipIf(process.platform === 'win32')('tells in one sentence that there is room nowhere', async () => {
    rmSync(cache, { recursive: true })
    const told = await finished(spawn('sh', ['-c', 'ulimit -f 1; node scripts/run.mjs say'], { cwd: folder }))
    expect(told).toEqual({
      status: 1,
      output: '',
      aside: expect.stringMatching(
        /^The code of this project could not be bundled: the disk takes no files as large as [^\n]+; choose another disk\.\n$/,
      ),
    })
  })

  it('tells where in the sources an error comes from', async () => {
    const { status, aside } = await run('fail')
    expect(status).toBe(1)
    expect(aside).toContain('Error: in vain\n')
    expect(aside).toContain(`at fail (${join(folder, 'scripts/fail.ts')}:4:9)`)
  })

  it('tells where the code cannot be read', async () => {
    write('src/word.ts', 'export const word = = 1')
    const { status, aside } = await say()
    expect(status).toBe(1)
    expect(aside).toContain('src/word.ts:1')
  })
})

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  expect(change(text)).not.toBe(text)
  writeFileSync(file, change(text))
}

function replaceByFile(path: string): void {
  rmSync(path, { recursive: true })
  writeFileSync(path, '')
}
