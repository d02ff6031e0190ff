import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Diagnostic } from '../../src/content/model/diagnostic.ts'
import type { SourceFile } from '../../src/content/model/sourceFile.ts'
import { readSite } from '../../src/content/readSite.ts'
import { registry } from '../../src/firm/registry.ts'
import { listFiles } from '../../src/node/listFiles.ts'
import { readTree } from '../../src/node/readTree.ts'
import { diagnosticDefect } from '../fixtures/diagnosticDefect.ts'
import { minimalTree } from '../fixtures/minimalSite.ts'
import { indexOf } from '../fixtures/readBody.ts'

/**
 * Wrong and odd edits: cases.md says what the check reports about each. The files that they change are in `site/`, the contact page is that of the minimal site, and
 * the others are the firm’s, so that an editor can change a sentence without breaking a test.
 */

const root = join(import.meta.dirname, '../..')
const tree = readTree(join(root, 'content'))
const publicFiles = new Set(listFiles(join(root, 'public')).map((path) => `/${path}`))
const site = readTree(join(import.meta.dirname, 'site'))
const contact = { path: 'pages/contact.mdx', text: minimalTree['pages/contact.mdx'] ?? '' }
const baseFiles = new Map(
  [...tree.files, ...site.files, contact, ...(site.urlList ? [site.urlList] : [])].map((file) => [
    file.path,
    file,
  ]),
)

/** Where the paragraphs are inserted. */
const anchors: Readonly<Record<string, string>> = {
  'practice-areas/tax-law.mdx': 'When a notice comes, the date governs.',
  'legal/privacy-policy.mdx': '## Security {#security}',
}

interface Case {
  what: string
  file: string
  edit: string
  expected: string
  message: string
}

const cases = readFileSync(join(import.meta.dirname, 'cases.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line): Case => {
    const [, what = '', file = '', edit = '', expected = '', message = ''] = line.split(/(?<!\\)\|/)
    const plain = (text: string) => text.trim().replaceAll('\\|', '|')
    return {
      what: plain(what),
      file: plain(file),
      edit: plain(edit),
      expected: plain(expected),
      message: plain(message),
    }
  })

/** The quoted texts of a cell, with \n, \t and \u00A0 unescaped. */
const texts = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]*)`/g)].map(([, text = '']) =>
    text.replace(/\\(?:u([\dA-F]{4})|(.))/g, (_, code?: string, letter?: string) =>
      code ? String.fromCharCode(parseInt(code, 16)) : ({ n: '\n', t: '\t' }[letter ?? ''] ?? letter ?? ''),
    ),
  )

/** The tree after an edit. */
function edited({ file, edit }: Case): Map<string, SourceFile> {
  const files = new Map(baseFiles)
  const before = files.get(file)?.text ?? ''
  const [first = '', second] = texts(edit)
  const put = (path: string, text: string) => files.set(path, { path, text })
  if (edit === 'deleted' || edit.startsWith('renamed')) files.delete(file)
  if (edit === 'deleted') return files
  if (edit.startsWith('renamed')) return put(edit.slice('renamed '.length), before)
  if (edit.startsWith('copy of ')) return put(file, files.get(edit.slice('copy of '.length))?.text ?? '')
  if (edit.startsWith('whole file')) return put(file, first)
  const from = edit.startsWith('paragraph') ? (anchors[file] ?? '') : first
  if (!before.includes(from)) throw new Error(`${file} doesn’t contain "${from}".`)
  return put(
    file,
    before.replace(from, () => second ?? `${first}\n\n${from}`),
  )
}

function problemsOf(files: ReadonlyMap<string, SourceFile>): Diagnostic[] {
  const all = [...files.values()]
  const isRead = ({ path }: SourceFile) => path.endsWith('.mdx')
  return readSite(registry, all.filter(isRead), {
    publicFiles,
    otherFiles: new Set([...tree.otherFiles, ...all.filter((file) => !isRead(file)).map(({ path }) => path)]),
    urlList: files.get('addresses.txt'),
    today: '2026-11-20',
    indexOf,
  }).problems
}

/** What the check reports without any edit: an address that is not in the fixture’s list yet, for instance. */
const keyOf = ({ file, rule, message }: Diagnostic) => `${file} ${rule} ${message}`
const before = new Set(problemsOf(baseFiles).map(keyOf))

it.each(cases.map((row) => [row.what, row] as const))('an editor gets the right report on %s', (_, row) => {
  const { file, edit, expected, message } = row
  const files = edited(row)
  const own = edit.startsWith('renamed') ? edit.slice('renamed '.length) : file
  const problems = problemsOf(files).filter((problem) => !before.has(keyOf(problem)))
  const found = problems.map(
    ({ file: path, line, rule }) => `${path === own ? '' : `${path}:`}${line} ${rule}`,
  )
  expect(found.join(', ') || 'nothing').toBe(expected)
  expect(problems.map(({ message, fix }) => `${message} ${fix}`).join('\n')).toContain(message)
  const known = new Set([...tree.otherFiles, ...baseFiles.keys(), ...files.keys()])
  expect(problems.flatMap((problem) => diagnosticDefect(problem, files, known) ?? [])).toEqual([])
})
