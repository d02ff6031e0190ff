import { endedEntries, type Content, type UnpublishedEntry } from '../model/content.ts'
import type { Entry } from '../model/entry.ts'
import { collectionOf, kindOfEntry } from '../model/registry.ts'
import { effectiveVersion, versionedEntries } from '../versions/legalVersions.ts'
import { getUnpublishedReason } from './publishState.ts'
import { pagePath } from './routes.ts'

/** The content that is on the site on a day; `unpublished` has the rest. @param today without it, only drafts are left out */
export function filterPublished(content: Content, today: string | undefined): Content {
  const { registry } = content
  const absent = content.entries.flatMap((entry): UnpublishedEntry[] => {
    const { type, file, slug } = entry
    const reason = getUnpublishedReason(entry, today)
    const collection = reason && collectionOf(registry, type.name)
    if (!collection) return []
    const kind = kindOfEntry(registry, entry)
    return [{ collection, file, slug, reason, entry, path: kind && pagePath(registry, kind, slug) }]
  })
  for (const { collection, slug, file } of content.invalidDrafts) {
    const path = collection.base === undefined ? undefined : `${collection.base}/${slug}`
    const reason = { why: 'draft', field: 'draft' } as const
    absent.push({ collection, file, slug, reason, entry: undefined, path })
  }
  if (absent.length === 0) return content
  const stays = (entry: Entry) => kindOfEntry(registry, entry)?.staysWhenOver
  const past = endedEntries({ unpublished: absent }).filter(stays)
  const unpublished = absent.filter(({ entry }) => entry === undefined || !past.includes(entry))
  const absentByFile = new Map(unpublished.map((absent) => [absent.file, absent]))
  const isPublished = ({ file }: { file: string }) => !absentByFile.has(file)
  // The earlier version stays until the new text takes effect.
  const inEffect = versionedEntries(content).flatMap((entry) => {
    const reason = absentByFile.get(entry.file)?.reason
    const waits = today !== undefined && reason?.field === 'effectiveOn'
    return (waits && effectiveVersion(entry, content.versions, today)) || []
  })
  const replaced = new Set(inEffect.map(({ type, slug }) => `${type.name}/${slug}.mdx`))
  return {
    ...content,
    entries: [...content.entries.filter((entry) => isPublished(entry) && !past.includes(entry)), ...inEffect],
    past,
    named: content.named.filter((one) => isPublished(one) || replaced.has(one.file)),
    // A date doesn't change which claims support a statement.
    claimUses: content.claimUses.filter(({ file }) => absentByFile.get(file)?.reason.why !== 'draft'),
    bodies: content.bodies.filter(isPublished),
    invalidDrafts: content.invalidDrafts.filter(isPublished),
    unpublished,
  }
}
