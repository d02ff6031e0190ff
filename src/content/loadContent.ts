import type { z } from 'zod'
import type { UnpublishedReason } from './publish/publishState.ts'
import { howToRestoreFile } from './report/restoreHints.ts'
import { advertisingFile, collections, firmFile, isCollection, type CollectionName } from '../firm/collections.ts'
import { interpolateClaims, type ClaimUse } from './values/interpolateClaims.ts'
import { readVersion, versionsFolder, type LegalVersion } from './versions/legalVersions.ts'
import { likelyCollection, invalidFileName, fileOutsideCollection, type InvalidPath } from './invalidPath.ts'
import { fileStart, diagnostic, type Diagnostic } from './model/diagnostic.ts'
import type { ParsedBody } from './body/parseBody.ts'
import { createEntryValidator, type Entry, type EntryResult } from './model/validateEntry.ts'
import { parseFile, type ParseFile, type ParsedFile } from './parseFile.ts'
import type { Attorney } from '../firm/collections/attorneys/schema.ts'
import type { LegalPage } from '../firm/collections/legal/schema.ts'
import type { SourceFile } from './model/sourceFile.ts'

/** The data of a collection's entries. */
export type DataOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>

/** A file's body, and whether its fields are sound. */
export interface Body {
  file: string
  prose: ParsedBody
  isSound: boolean
}

/** Which file of which collection. */
export interface ContentFile {
  collection: CollectionName
  slug: string
  file: string
}

/** A file that is not on the site: a draft, one whose first day is to come, or one whose last day has passed. */
export interface UnpublishedEntry extends ContentFile {
  reason: UnpublishedReason
  /** Its address, when it is a page. */
  path: string | undefined
  /** The template of a file in `pages/` whose fields are sound. */
  template: string | undefined
  /** What is said of a person whose fields are sound. */
  person: Attorney | undefined
  /** What is said by a legal page whose fields are sound. */
  legal: Entry<LegalPage> | undefined
}

/** Everything that could be read, sound or not. */
export interface Content {
  firm: Entry<z.output<typeof firmFile.schema>> | undefined
  /** How the rules on advertising are applied; undefined when its file is missing or not sound. */
  advertising: Entry<z.output<typeof advertisingFile.schema>> | undefined
  entries: { [Name in CollectionName]: Entry<DataOf<Name>>[] }
  /** The kept versions of legal pages, those of today among them, in the order of their files. */
  versions: LegalVersion[]
  /** The body of every file that could be taken apart, also when its fields are not sound. */
  bodies: Body[]
  /** Where pages take their words from records. */
  claimUses: ClaimUse[]
  /** The slugs of every file of a collection, the unsound ones too, so that one mistake is told once. */
  slugs: { [Name in CollectionName]: string[] }
  /** Files that say `draft: true` and whose fields are not sound. */
  invalidDrafts: ContentFile[]
  /** What is not on the site on the day that is looked at; nothing, until `filterPublished` has looked. */
  unpublished: UnpublishedEntry[]
  problems: Diagnostic[]
}

/**
 * The addresses of files that exist and have an error of their own: nobody can say yet what stands there. The front
 * page is among them when its file may be the unsound one.
 */
export function pathsOfInvalidFiles({ entries, slugs, versions }: Content): Set<string> {
  const paths = (['pages', 'practice-areas', 'legal'] as const).flatMap((name) => {
    const sound = new Set(entries[name].map(({ slug }) => slug))
    return slugs[name].filter((slug) => !sound.has(slug)).map((slug) => `${collections[name].base}/${slug}`)
  })
  // Which of its versions are past is not certain either.
  const ofPages = new Set(paths)
  const kept = versions.map(({ slug, name }) => ({ page: `${collections.legal.base}/${slug}`, name }))
  paths.push(...kept.filter(({ page }) => ofPages.has(page)).map(({ page, name }) => `${page}/${name}`))
  const isHomeSound = entries.pages.some(({ data }) => data.template === 'home')
  return new Set(paths.length > 0 && !isHomeSound ? [...paths, '/'] : paths)
}

/** How the files of each kind are read. */
const validators = {
  firm: createEntryValidator(firmFile.schema),
  advertising: createEntryValidator(advertisingFile.schema),
  pages: createEntryValidator(collections.pages.schema),
  'practice-areas': createEntryValidator(collections['practice-areas'].schema),
  legal: createEntryValidator(collections.legal.schema),
  attorneys: createEntryValidator(collections.attorneys.schema),
  jobs: createEntryValidator(collections.jobs.schema),
  claims: createEntryValidator(collections.claims.schema),
}

const isClaim = ({ path }: SourceFile): boolean => path.startsWith('claims/')

const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Reads all content files. Remembers nothing: pass a `read` that keeps the results of unchanged files.
 * @param files the `.mdx` files below the content folder, sorted by path
 * @param wrongExtensions files that are not among them because of the endings of their names, and were meant to be
 */
export function loadContent(
  files: readonly SourceFile[],
  read: ParseFile = parseFile,
  wrongExtensions: readonly InvalidPath[] = [],
): Content {
  const problems: Diagnostic[] = []
  const result: Content = {
    firm: undefined,
    advertising: undefined,
    entries: { pages: [], 'practice-areas': [], legal: [], attorneys: [], jobs: [], claims: [] },
    claimUses: [],
    slugs: { pages: [], 'practice-areas': [], legal: [], attorneys: [], jobs: [], claims: [] },
    versions: [],
    bodies: [],
    invalidDrafts: [],
    unpublished: [],
    problems,
  }
  const takeFor = (collection: CollectionName | undefined, slug: string) => {
    if (collection !== undefined && !result.slugs[collection].includes(slug))
      result.slugs[collection].push(slug)
  }
  const claimValues = new Map<string, string | undefined>()
  const loadEntry = <Data>(
    source: SourceFile,
    slug: string,
    readAs: (reading: ParsedFile, name: { file: string; slug: string }) => EntryResult<Data>,
  ): Entry<Data>[] => {
    const asTyped = read(source, { numbered: source.path.startsWith('legal/') })
    // A record says what it says: it takes no words from others.
    const { reading, uses } = isClaim(source)
      ? { reading: asTyped, uses: [] }
      : interpolateClaims(source.path, asTyped, claimValues)
    result.claimUses.push(...uses)
    const { entry, problems: found } = readAs(reading, { file: source.path, slug })
    problems.push(...found)
    if (reading.parts)
      result.bodies.push({ file: source.path, prose: reading.parts.prose, isSound: entry !== undefined })
    const [collection = ''] = source.path.split('/')
    // What stands in another folder than its fields tell is missed where it belongs.
    if (found.some(({ rule }) => rule === 'misplaced-file'))
      takeFor(likelyCollection(reading.parts?.yaml.data), slug.replace(/^.*\//, ''))
    if (!entry && isCollection(collection) && isMarkedDraft(reading.parts?.yaml.data))
      result.invalidDrafts.push({ collection, slug, file: source.path })
    return entry ? [entry] : []
  }
  const { entries } = result
  const loaders: Record<CollectionName, (source: SourceFile, slug: string) => number> = {
    pages: (source, slug) => entries.pages.push(...loadEntry(source, slug, validators.pages)),
    'practice-areas': (source, slug) =>
      entries['practice-areas'].push(...loadEntry(source, slug, validators['practice-areas'])),
    legal: (source, slug) => entries.legal.push(...loadEntry(source, slug, validators.legal)),
    attorneys: (source, slug) => entries.attorneys.push(...loadEntry(source, slug, validators.attorneys)),
    jobs: (source, slug) => entries.jobs.push(...loadEntry(source, slug, validators.jobs)),
    claims: (source, slug) => {
      const [entry] = loadEntry(source, slug, validators.claims)
      claimValues.set(slug, entry?.data.value)
      return entry ? entries.claims.push(entry) : 0
    },
  }
  const recordInvalidPath = ({ problem, guess }: InvalidPath) => {
    problems.push(problem)
    takeFor(guess?.collection, guess?.slug ?? '')
  }
  for (const file of wrongExtensions) recordInvalidPath(file)
  const taken = new Set(files.map(({ path }) => path))
  const lowerCase = new Map(files.map(({ path }) => [path.toLowerCase(), path]))
  // Records come first: everything else may take its words from them.
  for (const source of [...files.filter(isClaim), ...files.filter((file) => !isClaim(file))]) {
    const other = lowerCase.get(source.path.toLowerCase())
    if (other !== undefined && other !== source.path) {
      problems.push(clash(source.path, other))
      continue
    }
    if (source.path === firmFile.path) {
      result.firm = loadEntry(source, 'firm', validators.firm)[0]
      continue
    }
    if (source.path.startsWith(versionsFolder)) {
      const kept = readVersion(source, { read, claims: claimValues })
      problems.push(...kept.problems)
      if (kept.version) result.versions.push(kept.version)
      continue
    }
    if (source.path === advertisingFile.path) {
      result.advertising = loadEntry(source, 'advertising', validators.advertising)[0]
      continue
    }
    const [folder = '', ...rest] = source.path.split('/')
    if (!isCollection(folder) || rest.length === 0) {
      recordInvalidPath(fileOutsideCollection(source.path, read(source, { numbered: false })))
      continue
    }
    const slug = rest.join('/').replace(/\.mdx$/, '')
    if (!slug.split('/').every((part) => fileName.test(part)) || (folder !== 'pages' && rest.length > 1)) {
      const { parts } = read(source, { numbered: folder === 'legal' })
      recordInvalidPath(invalidFileName(source.path, { collection: folder, parts, taken }))
      continue
    }
    result.slugs[folder].push(slug)
    loaders[folder](source, slug)
  }
  const isFirmMisended = wrongExtensions.some(({ guess }) => guess === undefined)
  if (!taken.has(firmFile.path) && !isFirmMisended) {
    problems.push(
      diagnostic(firmFile.path, fileStart, [
        'missing-file',
        'The file with the firm’s own facts is missing.',
        howToRestoreFile(firmFile.path),
      ]),
    )
  }
  return result
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
