import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { countWords, splitWords } from '../../src/compliance/compare/words.ts'
import { longestCommonSubsequence } from '../../src/compliance/text/longestCommonSubsequence.ts'
import type { PageText } from '../../src/compliance/text/types.ts'
import { comparePolicies, readBlobs } from './policies.ts'
import { sectionsAsRead } from './reconstructSide.ts'

/**
 * `npm run verify:redline -- FOLDER`: how many words the redline marks in 40 real revisions of public policies, beside
 * how many a careful person would mark (`redlineQuality.json`), a comparison as Word makes it, and `git --word-diff`.
 * FOLDER holds the repositories, since their texts are not ours to copy. README.md here says how pairs were chosen and
 * counted.
 */

/** A revision of one file. */
const pairSchema = z.object({
  repository: z.string(),
  path: z.string(),
  commit: z.string(),
  /** Git's digests of the two texts. */
  before: z.string(),
  after: z.string(),
  /** How many words a careful person would mark, deleted and inserted. */
  words: z.number(),
})
type RevisionPair = z.infer<typeof pairSchema>

/** How many words each way marks. */
interface Marked {
  careful: number
  ours: number
  wordLike: number
  git: number
}

type Way = keyof Marked

const ways = ['careful', 'ours', 'wordLike', 'git'] as const
const others = { wordLike: 'the Word-like comparison', git: 'git --word-diff' } as const

const pairs = z
  .array(pairSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'redlineQuality.json'), 'utf8')))
const [folder] = process.argv.slice(2)
const missing = [...new Set(pairs.map(({ repository }) => repository))].filter(
  (repository) => folder === undefined || repositoryIn(folder, repository) === undefined,
)
if (folder === undefined || missing.length > 0) {
  console.error(`The texts of the pairs stand in public repositories. Get them, and name the folder:

${missing.map((repository) => `git clone --bare https://github.com/${repository} ${join(folder ?? 'policies', `${repository.split('/')[1]}.git`)}`).join('\n')}
npm run verify:redline -- ${folder ?? 'policies'}`)
  process.exitCode = 2
} else report(pairs.map((pair) => ({ pair, marked: measure(folder, pair) })))

function repositoryIn(place: string, repository: string): string | undefined {
  const [owner = '', name = ''] = repository.split('/')
  const usual = [join(owner, name), name, `${name}.git`, join(`${owner}+${name}`, 'repo')]
  return usual.map((one) => join(place, one)).find((one) => existsSync(one))
}

function measure(place: string, { repository, path, before, after, words }: RevisionPair): Marked {
  const texts = readBlobs(repositoryIn(place, repository) ?? '', [before, after])
  const side = (blob: string) => {
    const text = texts.get(blob)
    if (text === undefined) throw new Error(`${repository} does not hold ${blob} (${path}). Fetch it anew.`)
    return [{ path: 'policy.md', text }]
  }
  const compared = comparePolicies(side(before), side(after))
  const [old, now] = [compared.before.pages, compared.after.pages].map(linesOf)
  if (old === undefined || now === undefined) throw new Error(`${path} could not be read.`)
  return {
    careful: words,
    ours: compared.redline.pages.reduce((sum, page) => sum + page.inserted + page.deleted, 0),
    wordLike: wordLike(old, now),
    git: gitWordDiff(old, now),
  }
}

/** What visitors read, a paragraph a line. */
function linesOf(pages: readonly PageText[]): string {
  return pages
    .filter(({ path }) => path.endsWith('/policy'))
    .flatMap(({ sections }) => sectionsAsRead(sections))
    .flatMap(({ heading, blocks }) => [heading, ...blocks])
    .filter((line) => line !== '')
    .map((line) => `${line}\n`)
    .join('')
}

/**
 * Word's Compare at word level: the longest common subsequence of words and marks over the whole text, paragraphs' ends
 * among them, without a look at sentences. It marks the fewest words that can be marked where nothing moved.
 */
function wordLike(before: string, after: string): number {
  const tokens = (text: string) =>
    text.split('\n').flatMap((line) => [...splitWords(line).map((word) => word.text), '\n'])
  const [old, now] = [tokens(before), tokens(after)]
  let [i, j, count] = [0, 0, 0]
  for (const [a, b] of [...longestCommonSubsequence(old, now), [old.length, now.length] as const]) {
    count += countWords(old.slice(i, a).join(' ')) + countWords(now.slice(j, b).join(' '))
    i = a + 1
    j = b + 1
  }
  return count
}

function gitWordDiff(before: string, after: string): number {
  const place = mkdtempSync(join(tmpdir(), 'word-diff-'))
  try {
    writeFileSync(join(place, 'before'), before)
    writeFileSync(join(place, 'after'), after)
    // Ends with 1 where the files differ.
    const { stdout } = spawnSync(
      'git',
      ['diff', '--no-index', '--no-color', '--word-diff=porcelain', 'before', 'after'],
      { cwd: place, encoding: 'utf8', maxBuffer: 1e9 },
    )
    const lines = stdout.slice(stdout.indexOf('\n@@')).split('\n')
    return lines
      .filter((line) => /^[-+]/.test(line))
      .reduce((sum, line) => sum + countWords(line.slice(1)), 0)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function report(found: readonly { pair: RevisionPair; marked: Marked }[]): void {
  const row = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(10)).join('')
  console.log(row(['careful', 'ours', 'Word-like', 'word-diff']))
  for (const { pair, marked } of found)
    console.log(
      `${row(ways.map((way) => marked[way]))}  ${pair.repository} ${pair.commit.slice(0, 7)} ${pair.path}`,
    )
  const sums = (way: Way) => found.reduce((sum, { marked }) => sum + marked[way], 0)
  console.log(`${row(ways.map(sums))}  all ${found.length} revisions\n`)
  const off = sums('ours') / sums('careful') - 1
  const results = [
    verdict(Math.abs(off) <= 0.1, `Ours is within 10 % of the careful sum: ${(100 * off).toFixed(1)} %.`),
    ...(['wordLike', 'git'] as const).flatMap((way) => [
      verdictOf(
        `Ours marks no more words than ${others[way]}`,
        found.filter(({ marked }) => marked.ours > marked[way]),
      ),
      verdictOf(
        `Ours is no farther from the careful count than ${others[way]}`,
        found.filter(({ marked }) => distance(marked, 'ours') > distance(marked, way)),
      ),
    ]),
  ]
  process.exitCode = results.every(Boolean) ? 0 : 1
}

function distance(marked: Marked, way: Way): number {
  return Math.abs(marked[way] - marked.careful)
}

function verdict(isMet: boolean, sentence: string): boolean {
  console.log(`${isMet ? 'Met.    ' : 'NOT met.'} ${sentence}`)
  return isMet
}

function verdictOf(sentence: string, but: readonly { pair: RevisionPair }[]): boolean {
  const commits = but.map(({ pair }) => pair.commit.slice(0, 7)).join(', ')
  return verdict(but.length === 0, `${sentence}${commits === '' ? '' : `, but for ${commits}`}.`)
}
