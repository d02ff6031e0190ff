import { entriesOf } from '../model/content.ts'
import { fieldWithRole } from '../model/entry.ts'
import type { Site } from '../model/site.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import { factText, recordReference, recordTagOf } from '../tags/tag.ts'
import { versionedEntries, versionsOf } from './legalVersions.ts'

/** The version file that a legal page still needs. It replaces a text of the same `lastUpdated`, which is no longer in force. */
export function keptVersion(site: Site, address: string, files: readonly SourceFile[]) {
  const route = site.routes.find(({ path }) => path === address)
  const page = versionedEntries(site).find(({ file }) => file === route?.file)
  const source = files.find(({ path }) => path === page?.file)
  if (!page || !source) return undefined
  const { type, slug, data } = page
  const kept = versionsOf(slug, site.versions).findLast(({ day }) => day === data.lastUpdated)
  const path = kept?.file ?? `${type.name}/versions/${slug}/${data.lastUpdated}.mdx`
  const text = withLiteralValues(plainText(source.text), site)
  return files.some((file) => file.path === path && plainText(file.text) === text)
    ? undefined
    : { path, text }
}

/** A file with today's facts in the tags that show them, and with the words of claims in place of theirs. */
function withLiteralValues(text: string, { registry, organization, entries }: Site): string {
  let literal = text
  for (const { name, fact } of registry.tags) {
    const value = fact && factText(fact, organization).replaceAll('"', '”')
    if (value)
      literal = literal.replace(new RegExp(`<${name}\\s*/>`, 'g'), () => `<${name} was="${value}" />`)
  }
  const tag = recordTagOf(registry.tags)
  const records = registry.collections.find(({ roles }) => roles?.words)
  if (!tag || !records) return literal
  const values = new Map(
    entriesOf({ entries }, records).map((entry) => [entry.slug, fieldWithRole(entry, 'words')?.text]),
  )
  const wordsOf = (typed: string, _: string, record: string) => values.get(record) ?? typed
  return literal.replace(recordReference(tag), wordsOf)
}
