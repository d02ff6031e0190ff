import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openOutput, recoverSite } from '../../src/node/output.ts'
import { writeChanges } from '../../src/node/writeChanges.ts'

let root = ''
beforeEach(() => (root = fs.mkdtempSync(join(tmpdir(), 'output-'))))
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

const put = (path: string, text: string) => {
  fs.mkdirSync(dirname(join(root, path)), { recursive: true })
  fs.writeFileSync(join(root, path), text)
}
const read = (path: string) => fs.readFileSync(join(root, path), 'utf8')
const listed = () => fs.readdirSync(root).filter((name) => name !== 'node_modules')

/** Starts to build a site of one page. */
function startBuild(text: string, out = 'dist') {
  const [content, publicFolder] = [join(root, 'content'), join(root, 'public')]
  const output = openOutput(root, { content, public: publicFolder, out: join(root, out) })
  fs.writeFileSync(join(output.site, 'index.html'), text)
  return output
}

function build(text: string, out?: string): void {
  const output = startBuild(text, out)
  try {
    output.publish()
  } finally {
    output.remove()
  }
}

/** The folder that a killed build leaves. */
const folderOf = (pid: number) => `.dist-${pid}-Ab3dEf`
const deadProcess = () =>
  Number(spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).stdout)

it('an editor who builds again gets the new site and no leftovers', () => {
  build('one')
  build('two')
  expect([read('dist/index.html'), listed()]).toEqual(['two', ['dist']])
})

it('an editor keeps the last site when a build fails', () => {
  build('one')
  startBuild('half').remove()
  expect([read('dist/index.html'), listed()]).toEqual(['one', ['dist']])
})

it('an editor can make dist a link to another folder', () => {
  fs.mkdirSync(join(root, 'www'))
  fs.symlinkSync(join(root, 'www'), join(root, 'dist'))
  build('one')
  expect(read('www/index.html')).toBe('one')
})

it('an editor’s command keeps a file that it wrote where another was', () => {
  put('b.mdx', 'old')
  put('a.mdx', 'new')
  writeChanges(root, [
    { from: 'b.mdx', to: 'c.mdx', text: 'old' },
    { from: 'a.mdx', to: 'b.mdx', text: 'new' },
  ])
  expect([listed(), read('b.mdx'), read('c.mdx')]).toEqual([['b.mdx', 'c.mdx'], 'new', 'old'])
})

it('an editor whose dist has half a list of files is asked to move it away', () => {
  build('one')
  put('dist/.build-manifest.json', '{"files":[{"pa')
  expect(() => build('two')).toThrow(join('dist', 'index.html'))
})

it.each([
  ['a folder with somebody’s files', 'dist/notes.txt', 'dist'],
  ['the project itself', 'package.json', '.'],
  ['a folder of the project', 'src/index.ts', 'src/site'],
  ['a folder inside the content', 'content/firm.mdx', 'content/dist'],
])('an editor can’t build into %s', (_, file, out) => {
  put(file, 'mine')
  expect(() => build('one', out)).toThrow(/OUT_DIR/)
  expect(read(file)).toBe('mine')
})

it.each(['before', 'during'])('an editor never loses a file that they put into dist %s a build', (when) => {
  build('one')
  if (when === 'before') put('dist/notes.txt', 'mine')
  expect(() => {
    const output = startBuild('two')
    put('dist/notes.txt', 'mine')
    try {
      output.publish()
    } finally {
      output.remove()
    }
  }).toThrow(join('dist', 'notes.txt'))
  expect([read('dist/notes.txt'), read('dist/index.html')]).toEqual(['mine', 'one'])
})

it('an editor who runs two builds at once gets the site that is finished last', () => {
  const [first, second] = [startBuild('first'), startBuild('second')]
  second.publish()
  first.publish()
  first.remove()
  second.remove()
  expect(read('dist/index.html')).toBe('first')
})

it('an editor who kills a build between its two renames gets the last site back with the next command', () => {
  build('one')
  const folder = folderOf(deadProcess())
  put(`${folder}/site/index.html`, 'two')
  fs.renameSync(join(root, 'dist'), join(root, folder, 'old'))
  recoverSite(join(root, 'dist'))
  expect([read('dist/index.html'), fs.existsSync(join(root, folder))]).toEqual(['one', false])
})

it('an editor’s next command deletes the folders of killed builds, but not of running ones', () => {
  for (const pid of [deadProcess(), process.pid]) put(`${folderOf(pid)}/site/index.html`, 'half')
  recoverSite(join(root, 'dist'))
  expect(fs.readdirSync(root)).toEqual([folderOf(process.pid)])
})
