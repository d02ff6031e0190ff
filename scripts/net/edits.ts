import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { applyChange, readFrozenEdits, writeFiles, type FrozenEdits } from './fixtures.ts'
import type { Recording } from './recording.ts'
import { type Side, printed } from './side.ts'

/** What `check` prints for each of the edited contents; each run is a process of its own. */
export async function recordEdits(side: Side): Promise<Recording> {
  const { base, edits } = readFrozenEdits()
  const queue = [{ what: 'nothing edited', files: {} }, ...edits]
  const items: Recording['items'] = {}
  const work = async (name: string) => {
    const content = join(side.temp, name, 'content')
    writeFiles(content, base)
    for (let edit = queue.shift(); edit; edit = queue.shift())
      items[edit.what] = await checkEdit(side, content, base, edit)
    rmSync(join(side.temp, name), { recursive: true })
  }
  // At most nine, so that all names have one length, on which line breaks depend.
  const workers = Array.from({ length: Math.min(9, availableParallelism()) }, (_, number) => `edits${number}`)
  await Promise.all(workers.map(work))
  return { items, sizes: {}, notes: {} }
}

async function checkEdit(
  side: Side,
  content: string,
  base: FrozenEdits['base'],
  { files }: FrozenEdits['edits'][number],
): Promise<string> {
  for (const [path, change] of Object.entries(files)) applyChange(content, path, change, base[path])
  const said = await side.run('check', [], { CONTENT_DIR: content })
  for (const path of Object.keys(files)) applyChange(content, path, base[path] ?? null, undefined)
  return printed(said, side).replace(/(\.\.\/)?edits\d\/content/g, 'content')
}
