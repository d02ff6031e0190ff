import { spawnSync } from 'node:child_process'
import {
  existsSync,
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
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openOutput, recoverSite } from '../../src/node/output.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'output-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const folders = (out = join(root, 'dist')) => ({
  content: join(root, 'content'),
  public: join(root, 'public'),
  out,
})
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A build of a site of one page. */
function build(words: string, out?: string): void {
  const output = openOutput(root, folders(out))
  try {
    writeFileSync(join(output.site, 'index.html'), words)
    output.publish()
  } finally {
    output.remove()
  }
}

/** The number of a process that has ended. */
const deadProcess = () =>
  Number(spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).stdout)

describe('a build', () => {
  it('replaces what the build before it made, and leaves nothing else behind', () => {
    build('one')
    build('two')
    expect(read('dist/index.html')).toBe('two')
    expect(readdirSync(root).filter((name) => name !== 'node_modules')).toEqual(['dist'])
  })

  it('leaves the last site when it fails', () => {
    build('one')
    const output = openOutput(root, folders())
    writeFileSync(join(output.site, 'index.html'), 'half')
    output.remove()
    expect(read('dist/index.html')).toBe('one')
    expect(readdirSync(root).filter((name) => name !== 'node_modules')).toEqual(['dist'])
  })

  it('goes on in the folder behind a link', () => {
    mkdirSync(join(root, 'www'))
    symlinkSync(join(root, 'www'), join(root, 'dist'))
    build('one')
    expect(read('www/index.html')).toBe('one')
  })

  it.each([
    ['a folder with somebody’s files', 'dist/notes.txt', 'dist'],
    ['the project itself', 'package.json', '.'],
    ['a folder of the project', 'src/index.ts', 'src/site'],
    ['a folder inside the content', 'content/firm.mdx', 'content/dist'],
  ])('is refused in %s', (_, file, out) => {
    put(file, 'mine')
    expect(() => build('one', join(root, out))).toThrow(/OUT_DIR/)
    expect(read(file)).toBe('mine')
  })

  it('never deletes a file that somebody put into the site', () => {
    build('one')
    put('dist/notes.txt', 'mine')
    expect(() => build('two')).toThrow(join('dist', 'notes.txt'))
    expect([read('dist/notes.txt'), read('dist/index.html')]).toEqual(['mine', 'one'])
  })

  it('never deletes one that somebody puts there while it runs', () => {
    build('one')
    const output = openOutput(root, folders())
    writeFileSync(join(output.site, 'index.html'), 'two')
    put('dist/notes.txt', 'mine')
    expect(() => output.publish()).toThrow(join('dist', 'notes.txt'))
    output.remove()
    expect([read('dist/notes.txt'), read('dist/index.html')]).toEqual(['mine', 'one'])
  })

  it('finishes next to another one, and the last of the two has its site', () => {
    const [first, second] = [openOutput(root, folders()), openOutput(root, folders())]
    writeFileSync(join(first.site, 'index.html'), 'first')
    writeFileSync(join(second.site, 'index.html'), 'second')
    second.publish()
    first.publish()
    first.remove()
    second.remove()
    expect(read('dist/index.html')).toBe('first')
  })
})

describe('after a build was killed', () => {
  it('between its two renames, the next command has the last site back', () => {
    build('one')
    const run = `.dist-${deadProcess()}-Ab3dEf`
    put(`${run}/site/index.html`, 'two')
    rmSync(join(root, run, 'old'), { recursive: true, force: true })
    spawnSync('mv', [join(root, 'dist'), join(root, run, 'old')])
    recoverSite(join(root, 'dist'))
    expect(read('dist/index.html')).toBe('one')
    expect(existsSync(join(root, run))).toBe(false)
  })

  it('what it left goes, and the folders of builds that run stay', () => {
    put(`.dist-${deadProcess()}-Ab3dEf/site/index.html`, 'half')
    put(`.dist-${process.pid}-Ab3dEf/site/index.html`, 'half')
    recoverSite(join(root, 'dist'))
    expect(readdirSync(root)).toEqual([`.dist-${process.pid}-Ab3dEf`])
  })
})
