import type { BuiltSite } from '../../src/content/model/site.ts'
import { registry } from '../../src/firm/registry.ts'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../../src/content/buildSite.ts'
import { decodeSource } from '../../src/content/model/decodeSource.ts'
import { urlListFile } from '../../src/content/publish/urlList.ts'
import { largestFile, type SourceFile } from '../../src/content/model/sourceFile.ts'
import { listFiles } from '../../src/node/listFiles.ts'
import { readTree } from '../../src/node/readTree.ts'
import { read } from '../fixtures/minimalSite.ts'
import { everyNth } from '../sample.ts'
import { brokenContent, type BrokenContent } from './brokenContent.ts'
import { diagnosticDefect } from '../fixtures/diagnosticDefect.ts'

/**
 * Wrong and odd edits to the real content, with what the check says of each in `wrongEdits.md`. `vitest -u` writes that
 * file again: read what changed in it.
 */

const root = join(import.meta.dirname, '../..')
const tree = readTree(join(root, 'content'))
const publicFiles = new Set(listFiles(join(root, 'public')).map((path) => `/${path}`))
const realFiles = new Map(tree.files.map((file) => [file.path, file]))
const realLedger = tree.urlList ?? { path: urlListFile, text: '' }

const isRead = ({ path }: SourceFile): boolean => path.endsWith('.mdx')

const siteOf = (files: readonly SourceFile[], urlList: SourceFile): BuiltSite =>
  buildSite(registry, files.filter(isRead), {
    publicFiles,
    otherFiles: new Set([
      ...tree.otherFiles,
      ...files.filter((file) => !isRead(file)).map(({ path }) => path),
    ]),
    urlList,
    today: '2026-11-20',
    read,
  })

function edited({ file, from, to, renamed }: BrokenContent): BuiltSite {
  const files = new Map(realFiles)
  let ledger = realLedger
  const before = file === urlListFile ? realLedger : files.get(file)
  const change = (text: string | Uint8Array): SourceFile => {
    if (typeof text !== 'string') return decodeSource(file, text)
    const bytes = Buffer.byteLength(text)
    return bytes > largestFile
      ? { path: file, text: '', decodeError: { kind: 'too-large', bytes } }
      : { path: file, text }
  }
  if (renamed !== undefined) {
    files.delete(file)
    files.set(renamed, { path: renamed, text: before?.text ?? '' })
  } else if (to === undefined) {
    files.delete(file)
  } else if (from === undefined) {
    const copied = typeof to === 'string' ? /^COPY OF (.*)$/.exec(to)?.[1] : undefined
    files.set(file, copied === undefined ? change(to) : { path: file, text: files.get(copied)?.text ?? '' })
  } else {
    if (!before?.text.includes(from)) throw new Error(`"${from}" does not stand in ${file}.`)
    const after = change(before.text.replace(from, () => String(to)))
    if (file === urlListFile) ledger = after
    else files.set(file, after)
  }
  return siteOf([...files.values()], ledger)
}

/**
 * The edit with a printed correction typed where the problem is: the whole line, the words that were meant, or a link
 * as it is to be written; undefined when the way out is told in words only.
 */
function corrected({ problems, files }: BuiltSite): { text: string; file: string; line: number } | undefined {
  const [problem] = problems
  const source = files.find(({ path }) => path === problem?.file)
  if (!problem || !source) return undefined
  const { fix, message, file, line, column, rule } = problem
  // A picture’s file must be there, too; and a heading’s signs are not what is quoted.
  if (message.includes('is no picture') || rule === 'heading-skip') return undefined
  const lines = source.text.split('\n')
  const typed = lines[line - 1] ?? ''
  const [, whole] = /^Write ((?:[A-Za-z]\w*:|-) .*?)(?: \(npm run|; or,|$)/.exec(fix) ?? []
  const [, meant] =
    /^Did you mean "?([^"?]+)"?\?/.exec(fix) ?? /^Write (\S+?)(?: instead\.|$)/.exec(fix) ?? []
  const [, marks] =
    rule === 'raw-mark' || rule === 'spoilt-link' ? (/^Write (.+?)(?:; or .*)?$/.exec(fix) ?? []) : []
  const [, quoted = ''] = /"(.+)"/.exec(message) ?? []
  const at = typed.indexOf(quoted, Math.max(0, column - 1 - quoted.length))
  if (marks !== undefined && message.startsWith('"') && typed.includes(quoted))
    lines[line - 1] = typed.replace(quoted, () => marks)
  else if (whole !== undefined) lines[line - 1] = `${/^\s*/.exec(typed)?.[0] ?? ''}${whole}`
  else if (meant !== undefined && quoted !== '' && at !== -1)
    lines[line - 1] = typed.slice(0, at) + meant + typed.slice(at + quoted.length)
  else return undefined
  return { text: lines.join('\n'), file, line }
}

/** Files that are there and not read: those of the project, and those that an edit has given such a name. */
const namable = new Set([
  ...tree.otherFiles,
  ...brokenContent.flatMap(({ file, renamed }) => [file, renamed ?? file]),
])

const told = brokenContent.map((edit) => ({ edit, built: edited(edit) }))

const table = told
  .map(({ edit, built }) => {
    const lines = built.problems.flatMap(({ file, line, severity, rule, message, fix }) => [
      `${file}:${line} ${severity} ${rule}`,
      message,
      `→ ${fix}`,
    ])
    return [`## ${edit.what}`, '', ...(lines.length === 0 ? ['No problem.'] : lines)].join('\n')
  })
  .join('\n\n')

describe('wrong and odd edits to the real content', () => {
  it('are at least 120', () => {
    expect(brokenContent.length).toBeGreaterThanOrEqual(120)
    expect(new Set(brokenContent.map(({ what }) => what)).size).toBe(brokenContent.length)
  })

  it('are told in the words of wrongEdits.md', async () => {
    const text = `# What the check says of the edits in brokenContent.ts\n\n${table}\n`
    await expect(text).toMatchFileSnapshot('./wrongEdits.md')
  })

  describe('who types what is printed has mended it', () => {
    const walked = told.flatMap(({ edit, built }) => {
      const typed = corrected(built)
      return typed ? [[edit.what, built, typed] as const] : []
    })

    it('in most of them something is printed', () => {
      expect(walked.length).toBeGreaterThan(40)
    })

    // Each of them is a check of the whole content.
    it.each(everyNth(4, walked))('%s', (_, { problems, files }, { file, line, text }) => {
      const after = siteOf(
        files
          .filter(({ path }) => path !== urlListFile)
          .map((source) => (source.path === file ? { path: file, text } : source)),
        file === urlListFile
          ? { path: file, text }
          : (files.find(({ path }) => path === urlListFile) ?? realLedger),
      )
      const [first] = problems
      expect(
        after.problems
          .filter((problem) => problem.file === file && problem.line === line)
          .map(({ message, fix }) => `${message} → ${fix}`),
      ).toEqual([])
      expect(after.problems.length).toBeLessThan(problems.length + (first ? 0 : 1))
    })
  })

  it.each(told.map(({ edit, built }) => [edit.what, built] as const))(
    '%s: a place and a sentence',
    (_, { problems, files }) => {
      const sources = new Map([...realFiles, ...files.map((file) => [file.path, file] as const)])
      sources.set(urlListFile, files.find(({ path }) => path === urlListFile) ?? realLedger)
      expect(problems.flatMap((problem) => diagnosticDefect(problem, sources, namable) ?? [])).toEqual([])
    },
  )
})
