import { entriesOf, slugsOf, type UnpublishedEntry, type Content } from '../model/content.ts'
import type { Collection } from '../model/contentType.ts'
import { groupBy } from '../model/groupBy.ts'
import type { Entry } from '../model/entry.ts'
import { collectionOf } from '../model/registry.ts'
import { effectiveVersion, versionedEntries } from '../versions/legalVersions.ts'
import { getUnpublishedReason } from './publishState.ts'
import { makeRoutes } from './routes.ts'

/**
 * The content that is on the site on a day. What is not stands in `unpublished` and nowhere else, drafts whose fields are
 * not sound among it.
 * @param content everything that was read
 * @param today as 2026-01-31; without one, only drafts are left out
 */
export function filterPublished(content: Content, today: string | undefined): Content {
  const { registry, invalidDrafts } = content
  const unpublished = unpublishedEntries(content, today)
  if (unpublished.length === 0) return content
  const gone = new Set(unpublished.map(({ file }) => file))
  const inForce = effectiveVersions(content, unpublished, today)
  const absentSlugs = new Map(
    [...groupBy(unpublished, ({ collection }) => collection)].map(([collection, absent]) => [
      collection,
      new Set(absent.map(({ slug }) => slug)),
    ]),
  )
  const isStanding = (collection: Collection, slug: string): boolean =>
    inForce.some((entry) => entry.type === collection && entry.slug === slug) ||
    !absentSlugs.get(collection)?.has(slug)
  return {
    ...content,
    entries: registry.collections.flatMap((collection) => [
      ...entriesOf(content, collection).filter(({ file }) => !gone.has(file)),
      ...inForce.filter(({ type }) => type === collection),
    ]),
    slugs: new Map(
      registry.collections.map((collection) => [
        collection,
        slugsOf(content, collection).filter((slug) => isStanding(collection, slug)),
      ]),
    ),
    claimUses: content.claimUses.filter(({ file }) => !gone.has(file)),
    bodies: content.bodies.filter(({ file }) => !gone.has(file)),
    invalidDrafts: invalidDrafts.filter(({ file }) => !gone.has(file)),
    unpublished,
  }
}

/** Of each page whose newest text takes effect on a later day: the version that stands there until then. */
function effectiveVersions(
  content: Content,
  absent: readonly UnpublishedEntry[],
  today: string | undefined,
): Entry[] {
  return versionedEntries(content).flatMap((entry) => {
    const waits = absent.some(
      ({ file, reason }) =>
        file === entry.file && reason.why === 'early' && reason.day === entry.data.effectiveOn,
    )
    return (waits && today !== undefined && effectiveVersion(entry, content.versions, today)) || []
  })
}

function unpublishedEntries(content: Content, today: string | undefined): UnpublishedEntry[] {
  const { registry, entries, invalidDrafts } = content
  const sound = entries.flatMap((entry) => {
    const reason = getUnpublishedReason(entry.data, today)
    return reason ? [{ entry, reason }] : []
  })
  if (sound.length + invalidDrafts.length === 0) return []
  const pathOf = new Map(makeRoutes(content).map(({ file, path }) => [file, path]))
  return [
    ...sound.flatMap(({ entry, reason }): UnpublishedEntry[] => {
      const { file, slug, type } = entry
      const collection = collectionOf(registry, type.name)
      return collection ? [{ collection, file, slug, reason, path: pathOf.get(file), entry }] : []
    }),
    ...invalidDrafts.map((file): UnpublishedEntry => {
      const { base } = file.collection
      const path = base === undefined ? undefined : `${base}/${file.slug}`
      return { ...file, reason: { why: 'draft' }, path, entry: undefined }
    }),
  ]
}
