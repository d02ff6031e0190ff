import { absenceOf, type Appearing } from './absence.ts'
import { collections, type CollectionName } from '../../firm/collections.ts'
import { versionInForce } from '../versions/keptVersions.ts'
import type { Absent, Content } from '../readContent.ts'
import type { Entry } from '../model/readEntry.ts'
import { makeRoutes } from './routes.ts'

/**
 * The content that is on the site on a day. What is not stands in `absent` and nowhere else, drafts whose fields are
 * not sound among it.
 * @param content everything that was read
 * @param today as 2026-01-31; without one, only drafts are absent
 */
export function liveContent(content: Content, today: string | undefined): Content {
  const { entries, slugs, unsoundDrafts } = content
  const absent = absentFiles(content, today)
  if (absent.length === 0) return content
  const gone = new Set(absent.map(({ file }) => file))
  const live = <Data>(list: readonly Entry<Data>[]) => list.filter(({ file }) => !gone.has(file))
  const inForce = versionsInForce(content, absent, today)
  const staying = new Set(inForce.map(({ slug }) => slug))
  const names = (name: CollectionName) => {
    const left = new Set(absent.filter(({ collection }) => collection === name).map(({ slug }) => slug))
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
    unsoundDrafts: unsoundDrafts.filter(({ file }) => !gone.has(file)),
    absent,
  }
}

/** Of each legal page whose newest text takes effect on a later day: the version that stands there until then. */
function versionsInForce(
  { entries, versions }: Content,
  absent: readonly Absent[],
  today: string | undefined,
) {
  return entries.legal.flatMap((entry) => {
    const waits = absent.some(
      ({ file, absence }) =>
        file === entry.file && absence.why === 'early' && absence.day === entry.data.effectiveOn,
    )
    return (waits && today !== undefined && versionInForce(entry, versions, today)) || []
  })
}

function absentFiles(content: Content, today: string | undefined): Absent[] {
  const { entries, unsoundDrafts } = content
  const found = (collection: CollectionName, list: readonly Entry<Appearing & { template?: string }>[]) =>
    list.flatMap(({ file, slug, data }) => {
      const absence = absenceOf(data, today)
      return absence ? [{ collection, file, slug, absence, template: data.template }] : []
    })
  const sound = [
    ...found('pages', entries.pages),
    ...found('practice-areas', entries['practice-areas']),
    ...found('legal', entries.legal),
    ...found('attorneys', entries.attorneys),
    ...found('jobs', entries.jobs),
  ]
  if (sound.length + unsoundDrafts.length === 0) return []
  const personOf = new Map(entries.attorneys.map(({ file, data }) => [file, data]))
  const pathOf = new Map(makeRoutes(content).map(({ file, path }) => [file, path]))
  return [
    ...sound.map((file) => ({
      ...file,
      path: pathOf.get(file.file),
      person: personOf.get(file.file),
      legal: entries.legal.find((page) => page.file === file.file),
    })),
    ...unsoundDrafts.map((file) => {
      const { base } = collections[file.collection]
      const path = base === undefined ? undefined : `${base}/${file.slug}`
      return {
        ...file,
        absence: { why: 'draft' as const },
        path,
        template: undefined,
        person: undefined,
        legal: undefined,
      }
    }),
  ]
}
