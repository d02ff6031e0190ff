import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFrozenEdits, writeFiles } from './fixtures.ts'
import type { Side } from './side.ts'

/** A step of a small history of the frozen content: a commit with a tag. */
interface Step {
  tag: string
  day: string
  /** Replacements in the text of a file. */
  changes: [path: string, from: string, to: string][]
  written?: Record<string, string>
  deleted?: string[]
}

const terms = 'legal/terms-of-use.mdx'
const privacy = 'legal/privacy-policy.mdx'
const disclaimer = 'legal/disclaimer.mdx'
const tax = 'practice-areas/tax-law.mdx'

const history: readonly Step[] = [
  { tag: 'v1', day: '2026-01-10', changes: [] },
  {
    // Words and sentences.
    tag: 'v2',
    day: '2026-02-02',
    changes: [
      [
        terms,
        'Any other copying, distribution or publication needs our consent in writing.',
        'Any other copying or publication needs our prior written consent.',
      ],
      [
        terms,
        'We may refuse access to anyone who breaks these terms.',
        'We may refuse access to anyone who breaks these terms.\nWe will say why when we are asked.',
      ],
      [terms, 'A failure to enforce a provision is not a waiver of it.', ''],
      [
        privacy,
        'We do not ask for such information through the site.',
        'We never ask for such information through the site or by telephone.',
      ],
      [
        disclaimer,
        'Such links and services are offered for convenience.',
        'These links and services are offered only for convenience.',
      ],
    ],
  },
  {
    // Paragraphs split and joined, sentences and a section moved, a heading renamed, an item taken out of a list.
    tag: 'v3',
    day: '2026-03-02',
    changes: [
      [terms, 'Such a relationship begins only when', '\nSuch a relationship begins only when'],
      [terms, 'We try to keep the site accurate.\n', ''],
      [
        terms,
        'Statutes and rules named here',
        'We try to keep the site accurate.\nStatutes and rules named here',
      ],
      [terms, 'supplied by OpenStreetMap.\nIts data', 'supplied by OpenStreetMap.\n\nIts data'],
      [terms, '- to test or defeat a security measure without our written permission;\n', ''],
      [terms, '## Changes {#changes}', '## Changes of These Terms {#changes}'],
      [
        privacy,
        'If you do not agree with it, please do not use the site, and reach us by telephone or by post instead.\n',
        '',
      ],
      [
        privacy,
        'It applies to the website only.\n',
        'It applies to the website only.\nIf you do not agree with it, please do not use the site, and reach us by telephone or by post instead.\n',
      ],
      [disclaimer, 'opens this section.\n\nIf the site', 'opens this section.\nIf the site'],
    ],
  },
  {
    // Other pages: fields, lists, a link's target, a new page, a role that is gone.
    tag: 'v4',
    day: '2026-04-02',
    changes: [
      [tax, '  - Opinions state their level of comfort and the facts on which they rest.\n', ''],
      [tax, 'points:\n', 'points:\n  - We answer the telephone on the day a notice comes.\n'],
      [tax, 'link: /practice-areas/banking-finance', 'link: /practice-areas/real-estate'],
      [
        tax,
        'A sale is negotiated in a month and taxed for years.',
        'A sale is negotiated in a **month** and taxed for [years](/about/firm).',
      ],
      ['addresses.txt', '/contact\n', '/contact\n/news\n'],
    ],
    written: {
      'pages/news.mdx':
        '---\ntemplate: plain\ntitle: News of the Firm\ndescription: The news of the firm, with as many words as are needed for a description here.\nlede: What is new in the firm, told in few words.\n---\n\n## A first heading\n\nThere is *news*, and it is told here:\n\n1. one item,\n2. another item.\n\n| Day | News |\n| --- | --- |\n| Monday | None |\n',
    },
    deleted: ['jobs/litigation-paralegal.mdx'],
  },
  {
    // What the whole site shows: the firm's facts, a claim, a title.
    tag: 'v5',
    day: '2026-05-04',
    changes: [
      ['firm.mdx', 'phone: "+1 212 555 0142"', 'phone: "+1 212 555 0199"'],
      ['firm.mdx', 'floor: 24th Floor', 'floor: 25th Floor'],
      ['claims/awards-received.mdx', 'value: "100+"', 'value: "120+"'],
      ['claims/awards-received.mdx', 'more than 100 awards', 'more than 120 awards'],
      ['attorneys/isaac-tolliver.mdx', 'title: Associate', 'title: Counsel'],
      ['attorneys/isaac-tolliver.mdx', 'He repairs mechanical clocks.\n', ''],
    ],
  },
  {
    // Nothing that visitors read: line ends, another kind of quotation marks.
    tag: 'v6',
    day: '2026-06-02',
    changes: [
      [
        terms,
        'The site is for information only.\nNothing on it',
        'The site is for information only. Nothing on it',
      ],
      [privacy, '("West Atlantic", "the firm", "we" or "us")', '(“West Atlantic”, “the firm”, “we” or “us”)'],
    ],
  },
  {
    // A page that is gone, and the days of the legal pages.
    tag: 'v7',
    day: '2026-07-02',
    changes: [
      ...[terms, privacy, disclaimer].map((page): Step['changes'][number] => [
        page,
        'lastUpdated: 2025-06-20',
        'lastUpdated: 2026-07-02',
      ]),
      ...['disclaimer', 'privacy-policy', 'terms-of-use'].map((name): Step['changes'][number] => [
        'addresses.txt',
        `/${name}\n`,
        `/${name}\n/${name}/2025-06-20\n`,
      ]),
      ['addresses.txt', '/news\n', '/news -> /about\n'],
    ],
    deleted: ['pages/news.mdx'],
  },
]

/** The revisions between which redlines are made. */
export const tags: readonly string[] = history.map(({ tag }) => tag)

/** A branch beside the main one, with an error. */
export const brokenBranch = 'broken'

/** Makes the repository with its history. @param folder an empty folder; the content is put into `content/` below it */
export async function makeHistory(side: Side, folder: string): Promise<void> {
  const content = join(folder, 'content')
  writeFiles(content, readFrozenEdits().base)
  await side.git(folder, ['init', '--quiet', '--initial-branch=main', '--template='])
  const commit = async (message: string, day: string) => {
    await side.git(folder, ['add', '--all'])
    await side.git(folder, ['commit', '--quiet', '--message', message], day)
  }
  for (const step of history) {
    takeStep(content, step)
    await commit(`Step ${step.tag}`, step.day)
    await side.git(folder, ['tag', step.tag])
  }
  await side.git(folder, ['checkout', '--quiet', '-b', brokenBranch])
  takeStep(content, { tag: '', day: '', changes: [[tax, 'title: Tax Law', 'titel: Tax Law']] })
  await commit('A mistake', '2026-07-03')
  await side.git(folder, ['checkout', '--quiet', 'main'])
  // One pack file is copied more quickly than many objects.
  await side.git(folder, ['gc', '--quiet'])
  rmSync(join(folder, '.git/logs'), { recursive: true, force: true })
}

function takeStep(content: string, { changes, written = {}, deleted = [] }: Step): void {
  for (const [path, from, to] of changes) {
    const text = readFileSync(join(content, path), 'utf8')
    if (!text.includes(from)) throw new Error(`"${from}" does not stand in ${path}.`)
    writeFileSync(
      join(content, path),
      text.replace(from, () => to),
    )
  }
  writeFiles(content, written)
  for (const path of deleted) rmSync(join(content, path))
}
