import { filesBelow } from './fixtures.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { brokenBranch, makeHistory, tags } from './history.ts'
import type { Recording } from './recording.ts'
import { type Side, printed } from './side.ts'

/** The flags that write a file, with its ending. */
const endings = new Map([
  ['--out', 'html'],
  ['--docx', 'docx'],
  ['--markdown', 'md'],
  ['--json', 'json'],
])

/** Redlines between the revisions of a small history, in all forms. */
export async function recordRedlines(side: Side): Promise<Recording> {
  const folder = join(side.temp, 'history')
  mkdirSync(folder)
  await makeHistory(side, folder)
  const items: Recording['items'] = {}
  const env = { CONTENT_DIR: join(folder, 'content') }
  const [first = '', last = ''] = [tags[0], tags.at(-1)]
  const [old, recent] = [await checkedOut(side, folder, first), await checkedOut(side, folder, 'v4')]
  const pairs = [...tags.slice(1).map((tag, at) => [tags[at] ?? '', tag]), [first, last], [last, first]]
  const questions: { title: string; words: readonly string[] }[] = [
    ...[...pairs, [last, brokenBranch]].map((words) => ({ title: words.join('-'), words })),
    { title: `${first}-disk`, words: [first] },
    { title: 'folders', words: ['--from', old, '--to', recent] },
  ]
  await Promise.all(
    questions.map(async ({ title, words }) => {
      const out = join(side.temp, `redline-${title}`)
      mkdirSync(out)
      const forms = [...endings].flatMap(([flag, ending]) => [flag, join(out, `redline.${ending}`)])
      const plain = (text: string) => text.replaceAll(side.temp, '<temp>')
      items[`${title}: printed`] = printed(await side.run('redline', words, env), side)
      const written = await side.run('redline', [...words, ...forms, '--author', 'Jane Sample'], env)
      items[`${title}: said when written`] = printed(written, side)
      for (const [path, bytes] of filesBelow(out)) {
        if (!path.endsWith('.docx')) items[`${title}: ${path}`] = plain(bytes.toString('utf8'))
        else
          for (const [part, content] of Object.entries(unzipSync(bytes)))
            items[`${title}: ${path}, ${part}`] = Buffer.from(content).toString('utf8')
      }
    }),
  )
  return { items, sizes: {}, notes: {} }
}

/** A folder with the files of a revision. */
async function checkedOut(side: Side, folder: string, revision: string): Promise<string> {
  const out = join(side.temp, `files-${revision}`)
  await side.git(folder, ['worktree', 'add', '--quiet', '--detach', out, revision])
  return out
}
