import { versionPath } from '../versions/legalVersions.ts'
import { readEntry } from './readEntry.ts'
import { type Diagnostic, diagnostic, fileStart } from '../model/diagnostic.ts'
import type { LegalVersion } from '../model/version.ts'
import type { ParseFile } from '../model/parsedFile.ts'
import type { Collection, VersionData } from '../model/contentType.ts'
import type { Registry } from '../model/registry.ts'
import type { SourceFile } from '../model/sourceFile.ts'

/**
 * Reads a file among the kept versions. Problems of its text are left out: it was in order when it was kept, and must
 * not be changed now.
 */
export function readVersion(
  source: SourceFile,
  { registry, collection, read }: { registry: Registry; collection: Collection; read: ParseFile },
): { version: LegalVersion | undefined; problems: Diagnostic[] } {
  const { slug, name } = versionPath.exec(source.path)?.groups ?? {}
  if (slug === undefined || name === undefined) {
    return refused(source, [
      `This file stands among the kept versions of ${collection.list ?? 'pages'}, and its name is not that of a version.`,
      `Move it out of ${collection.name}/versions; the versions there are kept by npm run approve.`,
    ])
  }
  const schema = collection.versions?.schema
  const { entry } = schema
    ? readEntry(read(source, registry), { registry, type: collection, file: source.path, slug, schema })
    : { entry: undefined }
  if (!entry || !name.startsWith(entry.data.lastUpdated)) {
    return refused(source, [
      entry
        ? `This kept version is of ${entry.data.lastUpdated}, and its name says ${name}.`
        : 'This kept version can no longer be read.',
      'Restore the file from git exactly as it was; a kept version is never changed.',
    ])
  }
  const data: VersionData = {
    ...entry.data,
    order: 0,
    // A body that nobody has read yet is not read for this.
    get sections() {
      return entry.prose.headings.filter(({ depth }) => depth === 2).length
    },
  }
  const { lastUpdated: day } = data
  return {
    version: {
      collection,
      slug,
      name,
      day,
      file: source.path,
      text: source.text,
      entry: { ...entry, data },
    },
    problems: [],
  }
}

const refused = ({ path }: SourceFile, [message, fix]: readonly [string, string]) => ({
  version: undefined,
  problems: [diagnostic(path, fileStart, ['kept-version', message, fix])],
})
