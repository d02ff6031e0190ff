import type { Content, UnpublishedEntry } from '../model/content.ts'
import type { Entry } from '../model/entry.ts'
import { collectionOf, kindOfEntry } from '../model/registry.ts'
import { effectiveVersion, versionedEntries } from '../versions/legalVersions.ts'
import { getUnpublishedReason } from './publishState.ts'
import { makeRoutes } from './routes.ts'

/**
 * The content that is on the site on a day. What is not is in `unpublished` and nowhere else, drafts with errors among it.
 * @param today as 2026-01-31; without one, only drafts are left out
 */
export function filterPublished(content: Content, today: string | undefined): Content {
  const absent = unpublishedEntries(content, today)
  if (absent.length === 0) return content
  const past = absent.flatMap(({ entry, reason }) =>
    reason.why === 'over' && entry && hasLastingPage(content, entry) ? entry : [],
  )
  const unpublished = absent.filter(({ entry }) => entry === undefined || !past.includes(entry))
  const absentByFile = new Map(unpublished.map((absent) => [absent.file, absent]))
  const isPublished = ({ file }: { file: string }) => !absentByFile.has(file)
  // The earlier version stays until the new text takes effect.
  const inEffect = versionedEntries(content).flatMap((entry) => {
    const reason = absentByFile.get(entry.file)?.reason
    const waits = today !== undefined && reason?.field === 'effectiveOn'
    return (waits && effectiveVersion(entry, content.versions, today)) || []
  })
  return {
    ...content,
    entries: [...content.entries.filter((entry) => isPublished(entry) && !past.includes(entry)), ...inEffect],
    past,
    slugs: new Map(
      [...content.slugs].map(([collection, slugs]) => {
        const absent = new Set(unpublished.flatMap((one) => (one.collection === collection ? one.slug : [])))
        for (const { type, slug } of inEffect) if (type === collection) absent.delete(slug)
        return [collection, slugs.filter((slug) => !absent.has(slug))]
      }),
    ),
    // A date doesn't change which claims support a statement.
    claimUses: content.claimUses.filter(({ file }) => absentByFile.get(file)?.reason.why !== 'draft'),
    bodies: content.bodies.filter(isPublished),
    invalidDrafts: content.invalidDrafts.filter(isPublished),
    unpublished,
  }
}

const hasLastingPage = ({ registry }: Content, entry: Entry): boolean =>
  kindOfEntry(registry, entry)?.staysWhenOver === true

function unpublishedEntries(content: Content, today: string | undefined): UnpublishedEntry[] {
  const { registry, entries, invalidDrafts } = content
  const absent = entries.flatMap((entry): Omit<UnpublishedEntry, 'path'>[] => {
    const reason = getUnpublishedReason(entry, today)
    const collection = collectionOf(registry, entry.type.name)
    return reason && collection ? [{ collection, file: entry.file, slug: entry.slug, reason, entry }] : []
  })
  const pathOf = new Map(makeRoutes(content).map(({ file, path }) => [file, path]))
  return [
    ...absent.map((one) => ({ ...one, path: pathOf.get(one.file) })),
    ...invalidDrafts.map((one): UnpublishedEntry => {
      const { base } = one.collection
      const path = base === undefined ? undefined : `${base}/${one.slug}`
      return { ...one, reason: { why: 'draft', field: 'draft' }, path, entry: undefined }
    }),
  ]
}
