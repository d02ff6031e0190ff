import { singleOf } from '../model/content.ts'
import type { ClaimUse, Content, ContentFile, LegalVersion } from '../model/content.ts'
import { fieldWithRole, type Collection, type Entry } from '../model/entry.ts'
import { collectionOfPath, versionedCollection, type Registry } from '../model/registry.ts'
import { asWarning, diagnostic, fileStart, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import { valueAt } from '../model/fieldPath.ts'
import type { ParsedBody, ParsedFile } from '../model/parsedBody.ts'
import type { SourceFile } from '../model/sourceFile.ts'
import { recordTagOf } from '../tags/tag.ts'
import { interpolateClaims } from '../values/interpolateClaims.ts'
import { isAmongVersions } from '../versions/legalVersions.ts'
import { isValidSlug, toValidSlug } from './filePaths.ts'
import { parseFile, type IndexOf } from './parseFile.ts'
import { readEntry, readVersion } from './readEntry.ts'

/** The entries of files that haven't changed since they were read: in development, all but a few. */
const entryCache = new WeakMap<ParsedFile, ReturnType<typeof readEntry<Collection['schema']>>>()

/** Reads all content files, which are sorted by path. */
export function loadContent(registry: Registry, files: readonly SourceFile[], indexOf: IndexOf): Content {
  const problems: Diagnostic[] = []
  const entries: Entry[] = []
  const singles: Entry<unknown>[] = []
  const claimUses: ClaimUse[] = []
  const versions: LegalVersion[] = []
  const bodies: ParsedBody[] = []
  const invalidDrafts: ContentFile[] = []
  const claims = new Map<string, string | undefined>()
  const named: ContentFile[] = []
  const tag = recordTagOf(registry.tags)
  const report = (path: string, ...message: RuleMessage) =>
    problems.push(diagnostic(path, fileStart, message))
  const read = (source: SourceFile) => parseFile(source, indexOf)
  const readWithClaims = (source: SourceFile): ParsedFile => {
    const { reading, uses } = interpolateClaims(source.path, read(source), claims, tag)
    claimUses.push(...uses)
    if (reading.parts) bodies.push(reading.parts.prose)
    return reading
  }
  const isRecord = ({ path }: SourceFile) => collectionOfPath(registry, path)?.roles?.words !== undefined
  const loadEntry = (collection: Collection, source: SourceFile) => {
    const { path: file } = source
    const slug = file.slice(collection.name.length + 1).replace(/\.mdx$/, '')
    const isValid = isValidSlug(slug, collection)
    // References to a file are checked by the name that it should have.
    const validSlug = isValid ? slug : toValidSlug(file, collection)
    named.push({ collection, slug: validSlug, file: `${collection.name}/${validSlug}.mdx` })
    if (!isValid) {
      const example = `${collection.name}/${isValidSlug(validSlug, collection) ? validSlug : 'new-name'}.mdx`
      const fix = `Use another name of lower-case letters, digits and single hyphens, such as ${example}.`
      return report(file, 'file-name', "This file name can't become a web address.", fix)
    }
    const reading = readWithClaims(source)
    const details = { registry, type: collection, file, slug }
    const result = entryCache.get(reading) ?? readEntry(reading, collection.schema, details)
    entryCache.set(reading, result)
    const { entry } = result
    const isDraft = valueAt(reading.parts?.yaml.data, ['draft']) === 'true'
    problems.push(...(isDraft ? result.problems.map(asWarning) : result.problems))
    if (isRecord(source)) claims.set(slug, entry && fieldWithRole(entry, 'words')?.text)
    if (entry) entries.push(entry)
    else if (isDraft) invalidDrafts.push({ collection, slug, file })
  }

  const versioned = versionedCollection(registry)
  // Records come first: everything else may take its words from them.
  for (const source of [...files.filter(isRecord), ...files.filter((file) => !isRecord(file))]) {
    const { path } = source
    const single = registry.singles.find((file) => file.path === path)
    const collection = collectionOfPath(registry, path)
    if (single) {
      const details = { registry, type: single, file: path, slug: path.replace(/\.mdx$/, '') }
      const { entry, problems: found } = readEntry(readWithClaims(source), single.schema, details)
      problems.push(...found)
      if (entry) singles.push(entry)
    } else if (versioned && isAmongVersions(registry, path)) {
      const version = readVersion(source, () => read(source), { registry, collection: versioned })
      if ('entry' in version) versions.push(version)
      else problems.push(version)
    } else if (collection) loadEntry(collection, source)
    else {
      const folders = registry.collections.map(({ name }) => name).join(', ')
      const fix = `Move it to one of ${folders}, or out of the content folder.`
      report(path, 'misplaced-file', "The site doesn't read this folder.", fix)
    }
  }
  for (const { path, isRequired } of registry.singles) {
    if (!isRequired || files.some((file) => file.path === path)) continue
    const fix = `Restore it from the history on GitHub, or with git restore content/${path}.`
    report(path, 'missing-file', `The file ${path} is missing.`, fix)
  }
  return {
    registry,
    organization: singleOf({ singles }, registry.organization),
    singles,
    entries: registry.collections.flatMap((collection) => entries.filter(({ type }) => type === collection)),
    named: registry.collections.flatMap((one) => named.filter(({ collection }) => collection === one)),
    claimUses,
    versions,
    bodies,
    invalidDrafts,
    past: [],
    unpublished: [],
    problems,
  }
}
