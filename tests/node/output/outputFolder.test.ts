import {
  lstatSync,
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
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { foldersOf } from '../../../src/node/folders.ts'
import { manifestName, readBuildManifest } from '../../../src/node/output/buildManifest.ts'
import { putSite } from './putSite.ts'
import { checkContents, checkPlace, OutputError } from '../../../src/node/output/outputFolder.ts'

/** Where a build may put the finished site, and what it refuses to touch. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-output-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

let above = ''
let root = ''
beforeEach(() => {
  above = mkdtempSync(join(work, 'above-'))
  root = join(above, 'project')
  for (const path of ['content/firm.mdx', 'public/favicon.svg', 'src/app.ts', '.git/HEAD', 'package.json'])
    put(path)
})

function put(path: string, text = path): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Every file below the folder above the project. */
const snapshot = (): string[] =>
  readdirSync(above, { recursive: true, encoding: 'utf8' })
    .sort()
    .map(
      (path) =>
        `${path} ${lstatSync(join(above, path)).isFile() ? readFileSync(join(above, path), 'utf8') : '/'}`,
    )

/** Makes a folder with the mark of a build. */
const putOurs = (folder: string, files = { 'index.html': 'Home', '.well-known/a.txt': 'A' }): void =>
  putSite(join(root, folder), files)

const check = (environment: NodeJS.ProcessEnv): string => {
  const out = checkPlace(foldersOf(root, environment), root)
  checkContents(out)
  return out
}

describe('a site is not put', () => {
  it.each<[string, NodeJS.ProcessEnv, () => void, string]>([
    [
      'into the project',
      { OUT_DIR: '.' },
      () => {},
      'is the project’s own folder; choose a folder of its own',
    ],
    ['above the project', { OUT_DIR: '..' }, () => {}, 'has the whole project in it'],
    ['at the top of the disk', { OUT_DIR: '/' }, () => {}, 'has the whole project in it'],
    ['into the content', { OUT_DIR: 'content' }, () => {}, '/content belongs to the project itself'],
    ['inside the content', { OUT_DIR: 'content/site' }, () => {}, '/content/site would stand inside'],
    [
      'into another content folder',
      { OUT_DIR: 'words', CONTENT_DIR: 'words' },
      () => {},
      '/words belongs to',
    ],
    [
      'inside another content folder',
      { OUT_DIR: 'words/a/b', CONTENT_DIR: 'words' },
      () => {},
      '/words/a/b would stand inside',
    ],
    [
      'above another content folder',
      { OUT_DIR: 'texts', CONTENT_DIR: 'texts/words' },
      () => {},
      '/texts has ',
    ],
    ['into public', { OUT_DIR: 'public' }, () => {}, '/public belongs to'],
    ['inside src', { OUT_DIR: 'src/content' }, () => {}, '/src/content would stand inside'],
    ['into what Git keeps', { OUT_DIR: '.git' }, () => {}, '/.git belongs to'],
    ['into what another Git keeps', { OUT_DIR: '../other/.git/site' }, () => {}, 'inside what Git keeps'],
    [
      'among the packages',
      { OUT_DIR: 'node_modules/site' },
      () => {},
      '/node_modules/site would stand inside',
    ],
    ['into a file', { OUT_DIR: 'package.json' }, () => {}, '/package.json is a file and no folder'],
    [
      'below a file',
      { OUT_DIR: 'package.json/a/b' },
      () => {},
      '/package.json is a file, and no folder can stand in it',
    ],
    [
      'into somebody’s files',
      { OUT_DIR: 'mine' },
      () => put('mine/deep/thesis.txt'),
      'such as deep/thesis.txt',
    ],
    [
      'into a site without a mark',
      {},
      () => put('dist/index.html'),
      'no list of a build that says otherwise',
    ],
    [
      'into a folder with a mark of another kind',
      {},
      () => put(`dist/${manifestName}`, '{"format":"1"}'),
      'may be somebody’s',
    ],
    [
      'into a site with a file of somebody’s',
      {},
      () => (putOurs('dist'), put('dist/notes.txt')),
      'the file notes.txt in ',
    ],
    [
      'into a site with a hidden one',
      {},
      () => (putOurs('dist'), put('dist/.git/HEAD')),
      'the file .git/HEAD in ',
    ],
    [
      'into a site with a changed file',
      {},
      () => (putOurs('dist'), put('dist/index.html', 'Hom')),
      'the file index.html in ',
    ],
    [
      'into a site with one changed in its length only by digest',
      {},
      () => (putOurs('dist'), put('dist/index.html', 'Hoem')),
      'was changed since it was built',
    ],
    [
      'inside a finished site',
      { OUT_DIR: 'dist/below/that' },
      () => putOurs('dist'),
      'inside the finished site in',
    ],
    [
      'through a link into the content',
      { OUT_DIR: 'link/site' },
      () => symlinkSync('content', join(root, 'link')),
      '/content/site would stand inside',
    ],
    [
      'through a link to somebody’s files',
      {},
      () => (put('../mine/a.txt'), symlinkSync('../mine', join(root, 'dist'))),
      '/mine holds files',
    ],
    [
      'through a link that leads nowhere',
      {},
      () => symlinkSync('../nowhere', join(root, 'dist')),
      'is a link to ../nowhere, which is not there',
    ],
  ])('%s', (_, environment, prepare, told) => {
    prepare()
    const before = snapshot()
    expect(() => check(environment)).toThrow(OutputError)
    expect(() => check(environment)).toThrow(told)
    expect(() => check(environment)).toThrow(/^The site was not built, and nothing was changed: [^\n]+\.$/)
    expect(snapshot()).toEqual(before)
  })
})

describe('a site is put', () => {
  it.each<[string, NodeJS.ProcessEnv, () => void, string]>([
    ['where nothing is', {}, () => {}, 'dist'],
    ['where not even the folders above are', { OUT_DIR: 'a/b/c' }, () => {}, 'a/b/c'],
    ['beside the project', { OUT_DIR: '../site' }, () => {}, '../site'],
    ['into an empty folder', {}, () => mkdirSync(join(root, 'dist')), 'dist'],
    ['into one that a system has looked at', {}, () => put('dist/.DS_Store'), 'dist'],
    ['into the last site', {}, () => putOurs('dist'), 'dist'],
    [
      'into the last site that lacks a file',
      {},
      () => (putOurs('dist'), rmSync(join(root, 'dist/index.html'))),
      'dist',
    ],
    [
      'where a link leads',
      {},
      () => (putOurs('../site'), symlinkSync('../site', join(root, 'dist'))),
      '../site',
    ],
  ])('%s', (_, environment, prepare, out) => {
    prepare()
    expect(check(environment)).toBe(join(root, out))
  })
})

describe('a manifest', () => {
  it('has the same bytes for the same files, and is read as it was written', () => {
    putSite(join(root, 'one'), { b: 'B', 'a/c': 'C' })
    putSite(join(root, 'two'), { 'a/c': 'C', b: 'B' })
    expect(readFileSync(join(root, 'one', manifestName))).toEqual(
      readFileSync(join(root, 'two', manifestName)),
    )
    expect(
      [...(readBuildManifest(join(root, 'one')) ?? [])].map(([path, { bytes }]) => [path, bytes]),
    ).toEqual([
      ['a/c', 1],
      ['b', 1],
    ])
  })

  it.each(['../../up.txt', '/etc/passwd', 'a//b', ''])('with the path %j is none', (path) => {
    const files = [{ path, bytes: 1, sha256: '' }]
    put(`dist/${manifestName}`, JSON.stringify({ format: 'West Atlantic build manifest 1', files }))
    expect(readBuildManifest(join(root, 'dist'))).toBeUndefined()
  })
})
