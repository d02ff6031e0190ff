import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { askGit, inOne } from './gitFixture.ts'

const root = join(import.meta.dirname, '../..')

/** A place for copies of the content, in which chores are run as an editor runs them. */
export function workFolder(name: string) {
  const work = mkdtempSync(join(tmpdir(), `west-atlantic-${name}-`))
  return {
    /** A folder with a copy of the firm’s content, or with these files. */
    project: (files?: Record<string, string>): string => {
      const folder = mkdtempSync(join(work, 'project-'))
      if (!files) cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true })
      for (const [path, text] of Object.entries(files ?? {})) {
        const file = join(folder, 'content', path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, text)
      }
      return folder
    },
    /** Another folder with all that a project holds, its history too. */
    copyOf: (project: string): string => {
      const folder = mkdtempSync(join(work, 'project-'))
      cpSync(project, folder, { recursive: true })
      return folder
    },
    clear: () => rmSync(work, { recursive: true, force: true }),
  }
}

/** Commits all that a folder holds, as somebody who has set nothing up. */
export function commitAll(folder: string): void {
  askGit(folder, inOne('git init --quiet --template= && git add --all && git commit --quiet --message All'))
}

/** Every file of a folder’s content with its text. */
export const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, 'content'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(join(folder, 'content').length + 1), readFileSync(path, 'utf8')]),
  )
