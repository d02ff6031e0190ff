import type { z } from 'zod'
import { collections, firmFile, isCollection, type CollectionName } from './collections.ts'
import { suggestion } from './nearest.ts'
import { compareText, type Problem } from './problem.ts'
import { readEntry, type Entry, type EntryResult } from './readEntry.ts'
import { readSource, type ReadSource } from './readSource.ts'
import type { SourceFile } from './sourceFile.ts'

/** The data of a collection's entries. */
export type DataOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>

/** Everything that could be read, sound or not. */
export interface Content {
  firm: Entry<z.output<typeof firmFile.schema>> | undefined
  entries: { [Name in CollectionName]: Entry<DataOf<Name>>[] }
  /** The slugs of every file of a collection, the unsound ones too, so that one mistake is told once. */
  slugs: { [Name in CollectionName]: string[] }
  problems: Problem[]
}

/**
 * The addresses of files that exist and have an error of their own: nobody can say yet what stands there. The front
 * page is among them when its file may be the unsound one.
 */
export function unsoundPaths({ entries, slugs }: Content): Set<string> {
  const paths = (['pages', 'practice-areas', 'legal'] as const).flatMap((name) => {
    const sound = new Set(entries[name].map(({ slug }) => slug))
    return slugs[name].filter((slug) => !sound.has(slug)).map((slug) => `${collections[name].base}/${slug}`)
  })
  const isHomeSound = entries.pages.some(({ data }) => data.template === 'home')
  return new Set(paths.length > 0 && !isHomeSound ? [...paths, '/'] : paths)
}

const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Reads all content files. Remembers nothing: pass a `read` that keeps the results of unchanged files.
 * @param files the `.mdx` files below the content folder, in any order
 */
export function readContent(files: readonly SourceFile[], read: ReadSource = readSource): Content {
  const problems: Problem[] = []
  const sorted = [...files].sort((a, b) => compareText(a.path, b.path))
  const result: Content = {
    firm: undefined,
    entries: { pages: [], 'practice-areas': [], legal: [], attorneys: [], jobs: [] },
    slugs: { pages: [], 'practice-areas': [], legal: [], attorneys: [], jobs: [] },
    problems,
  }
  const keep = <Data>({ entry, problems: found }: EntryResult<Data>): Entry<Data>[] => {
    problems.push(...found)
    return entry ? [entry] : []
  }
  const understand = <Schema extends z.ZodType>(
    source: SourceFile,
    slug: string,
    schema: Schema,
  ): Entry<z.output<Schema>>[] =>
    keep(
      readEntry(
        { file: source.path, slug },
        read(source, { numbered: source.path.startsWith('legal/') }),
        schema,
      ),
    )
  const { entries } = result
  const readInto: Record<CollectionName, (source: SourceFile, slug: string) => number> = {
    pages: (source, slug) => entries.pages.push(...understand(source, slug, collections.pages.schema)),
    'practice-areas': (source, slug) =>
      entries['practice-areas'].push(...understand(source, slug, collections['practice-areas'].schema)),
    legal: (source, slug) => entries.legal.push(...understand(source, slug, collections.legal.schema)),
    attorneys: (source, slug) =>
      entries.attorneys.push(...understand(source, slug, collections.attorneys.schema)),
    jobs: (source, slug) => entries.jobs.push(...understand(source, slug, collections.jobs.schema)),
  }
  for (const source of sorted) {
    if (source.path === firmFile.path) {
      result.firm = understand(source, 'firm', firmFile.schema)[0]
      continue
    }
    const [folder = '', ...rest] = source.path.split('/')
    if (!isCollection(folder) || rest.length === 0) {
      problems.push(misplaced(source.path, folder))
      continue
    }
    const slug = rest.join('/').replace(/\.mdx$/, '')
    if (!slug.split('/').every((part) => fileName.test(part)) || (folder !== 'pages' && rest.length > 1)) {
      problems.push(badName(source.path, folder))
      continue
    }
    result.slugs[folder].push(slug)
    readInto[folder](source, slug)
  }
  if (!sorted.some(({ path }) => path === firmFile.path)) {
    problems.push({
      file: firmFile.path,
      line: 1,
      column: 1,
      severity: 'error',
      rule: 'missing-file',
      message: 'The file with the firm’s own facts is missing.',
      fix: `Restore ${firmFile.path} in the content folder.`,
    })
  }
  return result
}

const misplaced = (path: string, folder: string): Problem => ({
  file: path,
  line: 1,
  column: 1,
  severity: 'error',
  rule: 'misplaced-file',
  message: `This file stands in no folder that the site reads.`,
  fix: `${suggestion(folder, Object.keys(collections))} Move it there, or give it another ending than .mdx.`.trim(),
})

const badName = (path: string, folder: string): Problem => ({
  file: path,
  line: 1,
  column: 1,
  severity: 'error',
  rule: 'file-name',
  message: 'The file’s name becomes an address, and this name cannot.',
  fix: `Rename it with small letters a–z, digits and single hyphens${folder === 'pages' ? '' : `, directly in ${folder}/`}.`,
})
