import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { FileChange } from '../../src/content/edit/tree.ts'
import { applyChangeset, ChangesError } from '../../src/node/applyChangeset.ts'

/** Changes of a folder on the disk: all of them, or none. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-changes-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(work, 'content-'))
  put('pages/about.mdx', 'About')
  put('pages/about/team.mdx', 'Team')
  put('pages/about/x.jpg', 'JPEG')
  put('pages/contact.mdx', 'Contact')
})

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Every file and folder with its text. */
const tree = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return [path.slice(folder.length + 1), entry.isFile() ? readFileSync(path, 'utf8') : '/'] as const
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

const all: FileChange[] = [
  {
    kind: 'rename',
    path: 'pages/about.mdx',
    to: 'pages/firm.mdx',
    written: { text: 'Firm', before: 'About' },
  },
  { kind: 'rename', path: 'pages/about/team.mdx', to: 'pages/firm/team.mdx' },
  { kind: 'rename', path: 'pages/about/x.jpg', to: 'pages/firm/x.jpg' },
  { kind: 'write', path: 'pages/contact.mdx', text: 'Contact us', before: 'Contact' },
  { kind: 'create', path: 'legal/terms.mdx', text: 'Terms' },
]

it('all are made, and nothing is left over: no empty folder, no file from in between', () => {
  applyChangeset(folder, all)
  expect(tree()).toEqual({
    legal: '/',
    'legal/terms.mdx': 'Terms',
    pages: '/',
    'pages/contact.mdx': 'Contact us',
    'pages/firm': '/',
    'pages/firm.mdx': 'Firm',
    'pages/firm/team.mdx': 'Team',
    'pages/firm/x.jpg': 'JPEG',
  })
})

it('a folder of a collection stays although it is empty', () => {
  put('jobs/clerk.mdx', 'Clerk')
  applyChangeset(folder, [{ kind: 'delete', path: 'jobs/clerk.mdx' }])
  expect(tree()).toHaveProperty('jobs', '/')
  expect(tree()).not.toHaveProperty(['jobs/clerk.mdx'])
})

describe('none is made', () => {
  it.each<[string, FileChange, string]>([
    [
      'when a new file is there meanwhile',
      { kind: 'create', path: 'pages/contact.mdx', text: 'x' },
      'There is a file pages/contact.mdx meanwhile',
    ],
    [
      'when a file was changed meanwhile',
      { kind: 'write', path: 'pages/contact.mdx', text: 'x', before: 'Other' },
      'pages/contact.mdx was changed meanwhile',
    ],
    [
      'when a file is gone meanwhile',
      { kind: 'delete', path: 'pages/gone.mdx' },
      'pages/gone.mdx could not be written, so nothing was changed: ',
    ],
    [
      'when a folder stands where a file belongs',
      { kind: 'rename', path: 'pages/contact.mdx', to: 'pages/contact.mdx/x' },
      'could not be written, so nothing was changed: ',
    ],
  ])('%s', (_, change, sentence) => {
    const before = tree()
    expect(() =>
      applyChangeset(folder, [...all.filter(({ path }) => path !== 'pages/contact.mdx'), change]),
    ).toThrow(expect.objectContaining({ message: expect.stringContaining(sentence) }))
    expect(tree()).toEqual(before)
  })

  it('but for what the disk does not let be taken back, which is told after the first reason', () => {
    const twice: FileChange = { kind: 'delete', path: 'pages/about/x.jpg' }
    expect(() =>
      applyChangeset(folder, [
        { kind: 'create', path: 'legal/terms.mdx', text: 'Terms' },
        { kind: 'rename', path: 'pages/about.mdx', to: 'pages/firm.mdx' },
        // Its folder stays, so the file of that name cannot come back.
        { kind: 'rename', path: 'pages/about/team.mdx', to: 'pages/about.mdx/team.mdx' },
        { kind: 'write', path: 'pages/contact.mdx', text: 'Contact us', before: 'Contact' },
        twice,
        twice,
      ]),
    ).toThrow(
      expect.objectContaining({
        constructor: ChangesError,
        message: expect.stringMatching(
          /^pages\/about\/x\.jpg could not be written: .+ What was done before could not all be taken back, so put this right by hand: pages\/about\.mdx is called pages\/firm\.mdx\.$/,
        ),
      }),
    )
    expect(tree()).toEqual({
      pages: '/',
      'pages/about': '/',
      'pages/about.mdx': '/',
      'pages/about/team.mdx': 'Team',
      'pages/about/x.jpg': 'JPEG',
      'pages/contact.mdx': 'Contact',
      'pages/firm.mdx': 'About',
    })
  })

  it('when the disk refuses in the middle', () => {
    put('jobs/clerk.mdx', 'Clerk')
    const before = tree()
    // The last step has nothing to set aside.
    const twice: FileChange = { kind: 'delete', path: 'jobs/clerk.mdx' }
    expect(() => applyChangeset(folder, [...all, twice, twice])).toThrow(ChangesError)
    expect(tree()).toEqual(before)
  })
})
