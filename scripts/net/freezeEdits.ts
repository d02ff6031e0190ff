import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { filesBelow, frozenFile, type FileChange, type FrozenEdits } from './fixtures.ts'

/**
 * `jiti scripts/net/freezeEdits.ts tests/content/brokenContent.ts`: writes the content as it is, and the edits that the
 * golden tests make in it, into the file that the net reads. Run it when edits were added; recordings made from the
 * earlier file are not used any more.
 */

/** An edit as the module gives it. Without `from`, `to` is the whole file; without `to`, the file is deleted. */
interface Edit {
  what: string
  file: string
  from?: string
  to: string | Uint8Array | undefined
  renamed?: string
}

const [modulePath] = process.argv.slice(2)
if (modulePath === undefined)
  throw new Error('Name the module that has the edits: tests/content/brokenContent.ts')
const { brokenContent: edits }: { brokenContent: readonly Edit[] } = await import(
  pathToFileURL(resolve(modulePath)).href
)

const base = Object.fromEntries(
  [...filesBelow(join(import.meta.dirname, '../../content'))].map(([path, bytes]) => [
    path,
    bytes.toString('utf8'),
  ]),
)

function textOf(path: string): string {
  const text = base[path]
  if (text === undefined) throw new Error(`There is no file ${path}.`)
  return text
}

function filesOf({ file, from, to, renamed }: Edit): Record<string, FileChange> {
  if (renamed !== undefined) return { [file]: null, [renamed]: textOf(file) }
  if (to === undefined) return { [file]: null }
  if (typeof to !== 'string') return { [file]: { base64: Buffer.from(to).toString('base64') } }
  if (from !== undefined) {
    const at = textOf(file).indexOf(from)
    if (at === -1) throw new Error(`"${from}" does not stand in ${file}.`)
    return { [file]: { at, cut: from.length, put: to } }
  }
  const copied = /^COPY OF (.*)$/.exec(to)?.[1]
  return { [file]: copied === undefined ? to : textOf(copied) }
}

const frozen: FrozenEdits = { base, edits: edits.map((edit) => ({ what: edit.what, files: filesOf(edit) })) }
writeFileSync(frozenFile, gzipSync(JSON.stringify(frozen), { level: 9 }))
console.log(`${frozen.edits.length} edits of ${Object.keys(base).length} files.`)
