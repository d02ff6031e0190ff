import { UserError } from '../../src/node/userError.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { recordFiles, type PublishedFile } from './finishedFiles.ts'
import type { Recording } from './recording.ts'
import { type Side, printed } from './side.ts'
import { readWarc, type WarcRecord } from './warc.ts'

/** The archive that `preserve` makes of the revision, without the revision's name and digests. */
export async function recordArchives(side: Side): Promise<Recording> {
  const folder = join(side.temp, 'archives')
  const said = await side.run('preserve', ['--archives', folder])
  if (said.status !== 0) throw new UserError(`No archive could be made.\n${said.stdout}${said.stderr}`)
  const [name = ''] = readdirSync(folder)
  const recordFile = 'content/legal/archives.txt'
  const record = readFileSync(join(side.folder, recordFile), 'utf8')
  // The other parts are recorded from the revision as it is, without this new file.
  await side.git(side.folder, ['clean', '--force', '--quiet', '--', recordFile])
  return recordArchive(unzipSync(readFileSync(join(folder, name))), side.commit, {
    'what is said': printed(said, side),
    'the record': record,
  })
}

/**
 * What an archive holds: its answers, as those of a finished site, and its own lists.
 * @param commit the revision that it is of
 * @param beside other texts about it
 */
export function recordArchive(
  members: Readonly<Record<string, Uint8Array>>,
  commit: string,
  beside: Readonly<Record<string, string>> = {},
): Recording {
  const answers = Object.entries(members).flatMap(([name, bytes]) =>
    name.endsWith('.warc.gz') ? readWarc(gunzipSync(bytes)) : [],
  )
  const lists = Object.entries(members).flatMap(([name, bytes]) => {
    if (name.endsWith('.warc.gz')) return []
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : Buffer.from(bytes)).toString('utf8')
    return [[name.replace(/\.gz$/, ''), text] as const]
  })
  const texts = new Map([
    ...Object.entries(beside),
    ...lists,
    ['heads of answers', answers.flatMap((answer) => (isScript(answer) ? [] : toldOf(answer))).join('\n\n')],
    ['members', Object.keys(members).join('\n')],
  ])
  return recordFiles([
    ...answers.flatMap((answer): PublishedFile[] =>
      answer.url === '' ? [] : [{ path: pathOf(answer), bytes: answer.body }],
    ),
    ...[...texts].map(([path, text]) => ({
      path: `${path}, a list`,
      bytes: Buffer.from(withoutDigests(text, commit)),
    })),
  ])
}

/** The head of an answer; all of a record that is about the archive itself. */
const toldOf = ({ url, head, body }: WarcRecord): string =>
  url === '' ? `${head}\n\n${body.toString('utf8')}` : head

const isScript = ({ url }: WarcRecord): boolean => /\/assets\/[^/]+\.js$/.test(url)

/** The path of an answer in a finished site; that of a page ends with .html. */
function pathOf({ url, head }: WarcRecord): string {
  const path = new URL(url).pathname.slice(1) || 'index'
  return /^content-type: text\/html/im.test(head) ? `${path}.html` : path
}

/** Hides what follows from the revision, scripts and class names, and removes scripts from lists. */
const withoutDigests = (text: string, commit: string): string =>
  text
    .replaceAll(commit, '<revision>')
    .replaceAll(commit.slice(0, 7), '<revision>')
    .replace(/^\S*\/assets\/\S*\.js \d+ \{.*\}\n/gm, '')
    .replace(/\{[^{}]*\/assets\/[^{}"/]*\.js"[^{}]*\},?\s*/g, '')
    .replace(/\b[0-9a-f]{64}\b/g, '<digest>')
    .replace(/(?<="id": ?")[0-9a-f]{16}(?=")|(?<=urn:uuid:)[0-9a-f-]{36}/g, '<id>')
    .replace(/(?<="(?:length|offset|bytes)": ?"?)\d+|(?<=^content-length: )\d+/gim, '<number>')
    .replace(/\(\d+\.\d MB\)/g, '(<size>)')
