import { readVersion } from './readVersion.ts'
import { likelyCollection } from '../frontmatter/fields/likelyCollection.ts'
import type { ParseFile } from '../model/parsedFile.ts'
import type { LegalVersion } from '../model/version.ts'
import { howToRestoreFile } from '../report/restoreHints.ts'
import { interpolateClaims } from '../values/interpolateClaims.ts'
import { isAmongVersions } from '../versions/legalVersions.ts'
import { invalidFileName, fileOutsideCollection, type InvalidPath } from './invalidPath.ts'
import { singleOf, type Body, type Content, type ContentFile, type ClaimUse } from '../model/content.ts'
import type { Collection, SingleFile } from '../model/contentType.ts'
import { fileStart, diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import type { Entry } from '../model/entry.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { collectionOfPath, requiredSingles, versionedCollection, type Registry } from '../model/registry.ts'
import { createEntryReader, type EntryReader } from './validateEntry.ts'
import { parseFile } from './parseFile.ts'
import type { SourceFile } from '../model/sourceFile.ts'

/** How the files of each content type are read. */
const readersOf = memoizeWeak((registry: Registry) => ({
  ofCollection: memoizeWeak((collection: Collection) =>
    createEntryReader(registry, collection, collection.schema),
  ),
  ofSingle: memoizeWeak((file: SingleFile) => createEntryReader(registry, file, file.schema)),
}))

const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Reads all content files. Remembers nothing: pass a `read` that keeps the results of unchanged files.
 * @param options.read takes one file apart
 * @param files the `.mdx` files below the content folder, sorted by path
 * @param options.wrongExtensions files that are not among them because of the endings of their names, and were meant to be
 */
export function loadContent(
  registry: Registry,
  files: readonly SourceFile[],
  {
    read = parseFile,
    wrongExtensions = [],
  }: { read?: ParseFile; wrongExtensions?: readonly InvalidPath[] } = {},
): Content {
  const { collections, organization: organizationFile } = registry
  const readers = readersOf(registry)
  const problems: Diagnostic[] = []
  const entries = new Map<Collection, Entry[]>(collections.map((collection) => [collection, []]))
  const slugs = new Map<Collection, string[]>(collections.map((collection) => [collection, []]))
  const singles: Entry<unknown>[] = []
  const claimUses: ClaimUse[] = []
  const versions: LegalVersion[] = []
  const bodies: Body[] = []
  const invalidDrafts: ContentFile[] = []
  const claimValues = new Map<string, string | undefined>()

  const takeFor = (collection: Collection | undefined, slug: string) => {
    const known = collection && slugs.get(collection)
    if (known && !known.includes(slug)) known.push(slug)
  }
  const recordInvalidPath = ({ problem, guess }: InvalidPath) => {
    problems.push(problem)
    takeFor(guess?.collection, guess?.slug ?? '')
  }
  const loadEntry = <Data>(
    source: SourceFile,
    slug: string,
    { collection, readAs }: { collection: Collection | undefined; readAs: EntryReader<Data> },
  ): Entry<Data> | undefined => {
    const asTyped = read(source, registry)
    // Records take no words from other records.
    const { reading, uses } = collection?.isRecord
      ? { reading: asTyped, uses: [] }
      : interpolateClaims(source.path, asTyped, claimValues)
    claimUses.push(...uses)
    const { entry, problems: found } = readAs(reading, { file: source.path, slug })
    problems.push(...found)
    if (reading.parts)
      bodies.push({ file: source.path, prose: reading.parts.prose, isSound: entry !== undefined })
    // A file in the wrong folder counts as one where it belongs, so that references to it are not reported too.
    if (found.some(({ rule }) => rule === 'misplaced-file'))
      takeFor(likelyCollection(registry, reading.parts?.yaml.data), slug.replace(/^.*\//, ''))
    if (!entry && collection && isMarkedDraft(reading.parts?.yaml.data))
      invalidDrafts.push({ collection, slug, file: source.path })
    return entry
  }
  const loadSingle = (source: SourceFile, file: SingleFile) => {
    const slug = file.path.replace(/\.mdx$/, '')
    const entry = loadEntry(source, slug, { collection: undefined, readAs: readers.ofSingle(file) })
    if (entry) singles.push(entry)
  }
  const loadOf = (collection: Collection, source: SourceFile) => {
    const slug = source.path.slice(collection.name.length + 1).replace(/\.mdx$/, '')
    if (
      !slug.split('/').every((part) => fileName.test(part)) ||
      (!collection.isNested && slug.includes('/'))
    ) {
      const { parts } = read(source, registry)
      recordInvalidPath(invalidFileName(source.path, { collection, parts, taken }))
      return
    }
    slugs.get(collection)?.push(slug)
    const entry = loadEntry(source, slug, { collection, readAs: readers.ofCollection(collection) })
    if (collection.isRecord) claimValues.set(slug, entry?.data.value)
    if (entry) entries.get(collection)?.push(entry)
  }

  for (const file of wrongExtensions) recordInvalidPath(file)
  const taken = new Set(files.map(({ path }) => path))
  const lowerCase = new Map(files.map(({ path }) => [path.toLowerCase(), path]))
  const versioned = versionedCollection(registry)
  const isRecord = ({ path }: SourceFile) => collectionOfPath(registry, path)?.isRecord ?? false
  // Records come first: everything else may take its words from them.
  for (const source of [...files.filter(isRecord), ...files.filter((file) => !isRecord(file))]) {
    const { path } = source
    const other = lowerCase.get(path.toLowerCase())
    const single = registry.singles.find((file) => file.path === path)
    const collection = collectionOfPath(registry, path)
    if (other !== undefined && other !== path) problems.push(clash(path, other))
    else if (single) loadSingle(source, single)
    else if (versioned && isAmongVersions(registry, path)) {
      const kept = readVersion(source, { registry, collection: versioned, read })
      problems.push(...kept.problems)
      if (kept.version) versions.push(kept.version)
    } else if (collection) loadOf(collection, source)
    else recordInvalidPath(fileOutsideCollection(source.path, { registry, ...read(source, registry) }))
  }
  for (const { path, required } of requiredSingles(registry)) {
    const isMisended = wrongExtensions.some(({ single }) => single?.path === path)
    if (taken.has(path) || isMisended) continue
    const holds = required?.holds ?? `${registry.words.organization}’s own facts`
    problems.push(
      diagnostic(path, fileStart, [
        'missing-file',
        `The file with ${holds} is missing.`,
        howToRestoreFile(path),
      ]),
    )
  }
  return {
    registry,
    organization: singleOf({ singles }, organizationFile),
    singles,
    entries: [...entries.values()].flat(),
    slugs,
    claimUses,
    versions,
    bodies,
    invalidDrafts,
    unpublished: [],
    problems,
  }
}

/** Whether fields that may be unsound otherwise say that they are those of a draft. */
const isMarkedDraft = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'draft') === 'true'

const clash = (path: string, other: string): Diagnostic =>
  diagnostic(path, fileStart, [
    'name-clash',
    `The names of this file and of ${other} differ only in capitals.`,
    'Rename or delete one of the two; many computers take both for the same file.',
  ])
