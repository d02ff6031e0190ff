import { getUnpublishedReason, type LegalPublishWindow } from './publishState.ts'
import { collections, type CollectionName } from '../../firm/collections.ts'
import { effectiveVersion } from '../versions/legalVersions.ts'
import type { UnpublishedEntry, Content } from '../loadContent.ts'
import type { Entry } from '../model/validateEntry.ts'
import { makeRoutes } from './routes.ts'

/**
 * The content that is on the site on a day. What is not stands in `unpublished` and nowhere else, drafts whose fields are
 * not sound among it.
 * @param content everything that was read
 * @param today as 2026-01-31; without one, only drafts are left out
 */
export function filterPublished(content: Content, today: string | undefined): Content {
  const { entries, slugs, invalidDrafts } = content
  const unpublished = unpublishedEntries(content, today)
  if (unpublished.length === 0) return content
  const gone = new Set(unpublished.map(({ file }) => file))
  const live = <Data>(list: readonly Entry<Data>[]) => list.filter(({ file }) => !gone.has(file))
  const inForce = effectiveVersions(content, unpublished, today)
  const staying = new Set(inForce.map(({ slug }) => slug))
  const names = (name: CollectionName) => {
    const left = new Set(unpublished.filter(({ collection }) => collection === name).map(({ slug }) => slug))
    return slugs[name].filter((slug) => !left.has(slug) || (name === 'legal' && staying.has(slug)))
  }
  return {
    ...content,
    entries: {
      pages: live(entries.pages),
      'practice-areas': live(entries['practice-areas']),
      legal: [...live(entries.legal), ...inForce],
      attorneys: live(entries.attorneys),
      jobs: live(entries.jobs),
      claims: entries.claims,
    },
    slugs: {
      pages: names('pages'),
      'practice-areas': names('practice-areas'),
      legal: names('legal'),
      attorneys: names('attorneys'),
      jobs: names('jobs'),
      claims: names('claims'),
    },
    claimUses: content.claimUses.filter(({ file }) => !gone.has(file)),
    bodies: content.bodies.filter(({ file }) => !gone.has(file)),
    invalidDrafts: invalidDrafts.filter(({ file }) => !gone.has(file)),
    unpublished,
  }
}

/** Of each legal page whose newest text takes effect on a later day: the version that stands there until then. */
function effectiveVersions(
  { entries, versions }: Content,
  absent: readonly UnpublishedEntry[],
  today: string | undefined,
) {
  return entries.legal.flatMap((entry) => {
    const waits = absent.some(
      ({ file, reason }) =>
        file === entry.file && reason.why === 'early' && reason.day === entry.data.effectiveOn,
    )
    return (waits && today !== undefined && effectiveVersion(entry, versions, today)) || []
  })
}

function unpublishedEntries(content: Content, today: string | undefined): UnpublishedEntry[] {
  const { entries, invalidDrafts } = content
  const found = (collection: CollectionName, list: readonly Entry<LegalPublishWindow & { template?: string }>[]) =>
    list.flatMap(({ file, slug, data }) => {
      const absence = getUnpublishedReason(data, today)
      return absence ? [{ collection, file, slug, reason: absence, template: data.template }] : []
    })
  const sound = [
    ...found('pages', entries.pages),
    ...found('practice-areas', entries['practice-areas']),
    ...found('legal', entries.legal),
    ...found('attorneys', entries.attorneys),
    ...found('jobs', entries.jobs),
  ]
  if (sound.length + invalidDrafts.length === 0) return []
  const personOf = new Map(entries.attorneys.map(({ file, data }) => [file, data]))
  const pathOf = new Map(makeRoutes(content).map(({ file, path }) => [file, path]))
  return [
    ...sound.map((file) => ({
      ...file,
      path: pathOf.get(file.file),
      person: personOf.get(file.file),
      legal: entries.legal.find((page) => page.file === file.file),
    })),
    ...invalidDrafts.map((file) => {
      const { base } = collections[file.collection]
      const path = base === undefined ? undefined : `${base}/${file.slug}`
      return {
        ...file,
        reason: { why: 'draft' as const },
        path,
        template: undefined,
        person: undefined,
        legal: undefined,
      }
    }),
  ]
}
