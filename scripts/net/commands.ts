import { filesBelow } from './fixtures.ts'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { cases, type CommandCase } from './commandCases.ts'
import { makeHistory } from './history.ts'
import type { Recording } from './recording.ts'
import { type Side, printed } from './side.ts'

/** What every command prints and writes: its help, and its results with right and wrong arguments. */
export async function recordCommands(side: Side): Promise<Recording> {
  const project = join(side.temp, 'project')
  mkdirSync(project)
  await makeHistory(side, project)
  const before = filesBelow(project)
  const help = [...contentCommands(side.scripts), 'build', 'preview'].map((name): CommandCase => ({
    name,
    words: ['--help'],
  }))
  const items: Recording['items'] = {}
  await Promise.all(
    [...help, ...cases].map(async ({ name, words, variables, next = [] }, number) => {
      // Each case has a copy of its own. All names of copies have one length, on which line breaks depend.
      const copy = join(side.temp, `case-${String(number).padStart(3, '0')}`)
      cpSync(project, copy, { recursive: true })
      const typed = (word: string) => word.replaceAll('{project}', copy)
      const env = { CONTENT_DIR: join(copy, 'content'), OUT_DIR: join(copy, 'dist'), ...variables }
      const texts = []
      for (const step of [words, ...next])
        texts.push(printed(await side.run(name, step.map(typed), env), side))
      const set = Object.entries(variables ?? {}).map(([variable, value]) => `${variable}=${value} `)
      const title = `${set.join('')}${name} ${[words, ...next].map((step) => step.join(' ')).join(', then ')}`
      items[title] = [...texts, ...changedFiles(before, filesBelow(copy))]
        .join('\n')
        .replace(/case-\d{3}/g, 'case')
    }),
  )
  items['files that were written into the project itself'] = await side.git(side.folder, [
    'status',
    '--porcelain',
    '--untracked-files=all',
  ])
  return { items, sizes: {}, notes: {} }
}

/** The commands of package.json that are started as `check` is. */
function contentCommands(scripts: Side['scripts']): string[] {
  const begin = (scripts['check'] ?? '').replace(/check$/, '')
  return Object.entries(scripts)
    .filter(([name, line]) => line === `${begin}${name}`)
    .map(([name]) => name)
}

/** The files that are new, changed or gone, with their whole texts. */
function changedFiles(before: ReadonlyMap<string, Buffer>, after: ReadonlyMap<string, Buffer>): string[] {
  const gone = [...before.keys()].filter((path) => !after.has(path)).map((path) => `--- ${path} is gone`)
  const written = [...after].flatMap(([path, bytes]) => {
    const was = before.get(path)
    if (was?.equals(bytes)) return []
    const content = /\.(docx|wacz|png)$/.test(path) ? `(not text)` : bytes.toString('utf8')
    return [`--- ${path} ${was ? 'has changed' : 'is new'}`, content]
  })
  return [...gone, ...written]
}
