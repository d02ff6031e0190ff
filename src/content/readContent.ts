import type { z } from 'zod'
import type { Absence } from './publish/absence.ts'
import { bringBack } from './report/bringBack.ts'
import { advertisingFile, collections, firmFile, isCollection, type CollectionName } from '../firm/collections.ts'
import { fillClaims, type ClaimUse } from './values/fillClaims.ts'
import { readVersion, versionsFolder, type KeptVersion } from './versions/keptVersions.ts'
import { likelyCollection, misnamedFile, misplacedFile, type MisnamedFile } from './misnamedFile.ts'
import { fileStart, problemAt, type Problem } from './model/problem.ts'
import type { Prose } from './body/parseProse.ts'
import { entryReader, type Entry, type EntryResult } from './model/readEntry.ts'
import { readSource, type ReadSource, type SourceReading } from './readSource.ts'
import type { Attorney } from '../firm/collections/attorneys/schema.ts'
import type { LegalPage } from '../firm/collections/legal/schema.ts'
import type { SourceFile } from './model/sourceFile.ts'

/** The data of a collection's entries. */
export type DataOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>

/** A file's body, and whether its fields are sound. */
export interface Body {
  file: string
  prose: Prose
  isSound: boolean
}

/** Which file of which collection. */
export interface ContentFile {
  collection: CollectionName
  slug: string
  file: string
}

/** A file that is not on the site: a draft, one whose first day is to come, or one whose last day has passed. */
export interface Absent extends ContentFile {
  absence: Absence
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
  versions: KeptVersion[]
  /** The body of every file that could be taken apart, also when its fields are not sound. */
  bodies: Body[]
  /** Where pages take their words from records. */
  claimUses: ClaimUse[]
  /** The slugs of every file of a collection, the unsound ones too, so that one mistake is told once. */
  slugs: { [Name in CollectionName]: string[] }
  /** Files that say `draft: true` and whose fields are not sound. */
  unsoundDrafts: ContentFile[]
  /** What is not on the site on the day that is looked at; nothing, until `liveContent` has looked. */
  absent: Absent[]
  problems: Problem[]
}

/**
 * The addresses of files that exist and have an error of their own: nobody can say yet what stands there. The front
 * page is among them when its file may be the unsound one.
 */
export function unsoundPaths({ entries, slugs, versions }: Content): Set<string> {
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
const readers = {
  firm: entryReader(firmFile.schema),
  advertising: entryReader(advertisingFile.schema),
  pages: entryReader(collections.pages.schema),
  'practice-areas': entryReader(collections['practice-areas'].schema),
  legal: entryReader(collections.legal.schema),
  attorneys: entryReader(collections.attorneys.schema),
  jobs: entryReader(collections.jobs.schema),
  claims: entryReader(collections.claims.schema),
}

const isClaim = ({ path }: SourceFile): boolean => path.startsWith('claims/')

const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Reads all content files. Remembers nothing: pass a `read` that keeps the results of unchanged files.
 * @param files the `.mdx` files below the content folder, sorted by path
 * @param misended files that are not among them because of the endings of their names, and were meant to be
 */
export function readContent(
  files: readonly SourceFile[],
  read: ReadSource = readSource,
  misended: readonly MisnamedFile[] = [],
): Content {
  const problems: Problem[] = []
  const result: Content = {
    firm: undefined,
    advertising: undefined,
    entries: { pages: [], 'practice-areas': [], legal: [], attorneys: [], jobs: [], claims: [] },
    claimUses: [],
    slugs: { pages: [], 'practice-areas': [], legal: [], attorneys: [], jobs: [], claims: [] },
    versions: [],
    bodies: [],
    unsoundDrafts: [],
    absent: [],
    problems,
  }
  const takeFor = (collection: CollectionName | undefined, slug: string) => {
    if (collection !== undefined && !result.slugs[collection].includes(slug))
      result.slugs[collection].push(slug)
  }
  const claimValues = new Map<string, string | undefined>()
  const understand = <Data>(
    source: SourceFile,
    slug: string,
    readAs: (reading: SourceReading, name: { file: string; slug: string }) => EntryResult<Data>,
  ): Entry<Data>[] => {
    const asTyped = read(source, { numbered: source.path.startsWith('legal/') })
    // A record says what it says: it takes no words from others.
    const { reading, uses } = isClaim(source)
      ? { reading: asTyped, uses: [] }
      : fillClaims(source.path, asTyped, claimValues)
    result.claimUses.push(...uses)
    const { entry, problems: found } = readAs(reading, { file: source.path, slug })
    problems.push(...found)
    if (reading.parts)
      result.bodies.push({ file: source.path, prose: reading.parts.prose, isSound: entry !== undefined })
    const [collection = ''] = source.path.split('/')
    // What stands in another folder than its fields tell is missed where it belongs.
    if (found.some(({ rule }) => rule === 'misplaced-file'))
      takeFor(likelyCollection(reading.parts?.yaml.data), slug.replace(/^.*\//, ''))
    if (!entry && isCollection(collection) && saysDraft(reading.parts?.yaml.data))
      result.unsoundDrafts.push({ collection, slug, file: source.path })
    return entry ? [entry] : []
  }
  const { entries } = result
  const readInto: Record<CollectionName, (source: SourceFile, slug: string) => number> = {
    pages: (source, slug) => entries.pages.push(...understand(source, slug, readers.pages)),
    'practice-areas': (source, slug) =>
      entries['practice-areas'].push(...understand(source, slug, readers['practice-areas'])),
    legal: (source, slug) => entries.legal.push(...understand(source, slug, readers.legal)),
    attorneys: (source, slug) => entries.attorneys.push(...understand(source, slug, readers.attorneys)),
    jobs: (source, slug) => entries.jobs.push(...understand(source, slug, readers.jobs)),
    claims: (source, slug) => {
      const [entry] = understand(source, slug, readers.claims)
      claimValues.set(slug, entry?.data.value)
      return entry ? entries.claims.push(entry) : 0
    },
  }
  const passOver = ({ problem, meant }: MisnamedFile) => {
    problems.push(problem)
    takeFor(meant?.collection, meant?.slug ?? '')
  }
  for (const file of misended) passOver(file)
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
      result.firm = understand(source, 'firm', readers.firm)[0]
      continue
    }
    if (source.path.startsWith(versionsFolder)) {
      const kept = readVersion(source, { read, claims: claimValues })
      problems.push(...kept.problems)
      if (kept.version) result.versions.push(kept.version)
      continue
    }
    if (source.path === advertisingFile.path) {
      result.advertising = understand(source, 'advertising', readers.advertising)[0]
      continue
    }
    const [folder = '', ...rest] = source.path.split('/')
    if (!isCollection(folder) || rest.length === 0) {
      passOver(misplacedFile(source.path, read(source, { numbered: false })))
      continue
    }
    const slug = rest.join('/').replace(/\.mdx$/, '')
    if (!slug.split('/').every((part) => fileName.test(part)) || (folder !== 'pages' && rest.length > 1)) {
      const { parts } = read(source, { numbered: folder === 'legal' })
      passOver(misnamedFile(source.path, { collection: folder, parts, taken }))
      continue
    }
    result.slugs[folder].push(slug)
    readInto[folder](source, slug)
  }
  const isFirmMisended = misended.some(({ meant }) => meant === undefined)
  if (!taken.has(firmFile.path) && !isFirmMisended) {
    problems.push(
      problemAt(firmFile.path, fileStart, [
        'missing-file',
        'The file with the firm’s own facts is missing.',
        bringBack(firmFile.path),
      ]),
    )
  }
  return result
}

/** Whether fields that may be unsound otherwise say that they are those of a draft. */
const saysDraft = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'draft') === 'true'

const clash = (path: string, other: string): Problem =>
  problemAt(path, fileStart, [
    'name-clash',
    `The names of this file and of ${other} differ only in capitals.`,
    'Rename or delete one of the two; many computers take both for the same file.',
  ])
