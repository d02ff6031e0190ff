import { resolve } from 'node:path'
import { presentFiles } from '../../src/node/history/presentFiles.ts'
import type { ContentSnapshot } from '../../src/compliance/redline/contentSnapshot.ts'
import { loadSnapshots } from '../../src/compliance/redline/loadSnapshots.ts'
import { redline } from '../../src/compliance/redline/redline.ts'
import type { Redline } from '../../src/compliance/redline/types.ts'
import type { SiteText } from '../../src/compliance/text/types.ts'
import type { SourceFile } from '../../src/content/model/sourceFile.ts'
import { registry } from '../../src/firm/registry.ts'
import { runGit } from '../../src/node/runGit.ts'

/** Other people's repositories of policies, read as legal pages of a site of ours: what redlines are proved on. */

/** A commit, and the Markdown that it changed against its first parent. */
interface PolicyCommit {
  commit: string
  /** `old` and `now` are Git's names of the texts; zeros where there is none. */
  changes: { path: string; old: string; now: string }[]
}

/** A Markdown file and its text; undefined where that side does not have it. */
interface PolicyFile {
  path: string
  text: string | undefined
}

/**
 * All commits of a repository, the oldest first.
 * @throws Error when Git cannot read the folder
 */
export function policyCommits(folder: string): PolicyCommit[] {
  const log = git(folder, [
    'log',
    '--reverse',
    '--raw',
    '--no-renames',
    '--no-abbrev',
    '--diff-merges=first-parent',
    '-z',
    '--format=%x01%H',
  ])
  return log
    .toString('utf8')
    .split('\u0001')
    .slice(1)
    .map((entry): PolicyCommit => {
      const [commit = '', ...rest] = entry.split('\0')
      const changes = rest.flatMap((line, index) => {
        const [, , old = '', now = ''] = line.trim().startsWith(':') ? line.trim().split(' ') : []
        const path = rest[index + 1] ?? ''
        return old !== '' && /\.(md|markdown)$/i.test(path) ? [{ path, old, now }] : []
      })
      return { commit: commit.trim(), changes }
    })
}

/** Texts by Git's names of them; a name without a text (of zeros, or unknown) is left out. @throws Error as Git says */
export function readBlobs(folder: string, names: Iterable<string>): Map<string, string> {
  const wanted = [...new Set(names)].filter((name) => !/^0+$/.test(name))
  const output = git(folder, ['cat-file', '--batch'], wanted.map((name) => `${name}\n`).join(''))
  const texts = new Map<string, string>()
  for (let at = 0; at < output.length;) {
    const end = output.indexOf(0x0a, at)
    const [name = '', kind, size = '0'] = output.toString('latin1', at, end).split(' ')
    const length = kind === 'missing' ? -1 : Number(size)
    if (kind === 'blob') texts.set(name, output.toString('utf8', end + 1, end + 1 + length))
    at = end + 2 + length
  }
  return texts
}

function git(folder: string, words: string[], input?: string): Buffer {
  const answer = runGit(folder, words, input)
  if (!answer.ok) throw new Error(`${folder}: ${answer.reason}`)
  return answer.output
}

/** Two states of some policies through the site's own parser, and their redline. */
export function comparePolicies(
  before: readonly PolicyFile[],
  after: readonly PolicyFile[],
): { before: SiteText; after: SiteText; redline: Redline } {
  const sides = loadSnapshots(
    registry,
    { before: snapshot('before', before), after: snapshot('after', after) },
    '2026-01-01',
    undefined,
    presentFiles(registry, resolve('content')),
  )
  return {
    before: sides.before,
    after: sides.after,
    redline: redline(sides.before, sides.after, sides.names),
  }
}

const snapshot = (name: string, files: readonly PolicyFile[]): ContentSnapshot => ({
  name,
  files: legalPages(files),
  otherFiles: [],
  urlList: undefined,
  publicFiles: [],
})

function legalPages(files: readonly PolicyFile[]): SourceFile[] {
  const taken = new Set<string>()
  const made = files.flatMap(({ path, text }): SourceFile[] => {
    if (text === undefined) return []
    const slug = path
      .toLowerCase()
      .replace(/\.[a-z]+$/, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    const own = taken.has(slug) ? `${slug}-${taken.size}` : slug || 'page'
    taken.add(own)
    const body = text.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---\s*(?:\r?\n|$)/, '')
    const fields = `---\ntitle: Policy\norder: 1\nsections: 1\nlastUpdated: 2025-06-20\ndescription: A page of a repository of policies, read as one of ours.\nlede: A policy.\n---\n`
    return [{ path: `legal/${own}.mdx`, text: fields + body }]
  })
  return [...made, { path: registry.organization.path, text: registry.placeholder }]
}
