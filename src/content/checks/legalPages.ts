import { namedNumber, newId, suggestId, waitsForNumber } from '../body/remarkHeadings.ts'
import { findHardcodedSectionRefs, findUndefinedTerms } from '../body/terms.ts'
import { diagnostic, fileStart } from '../model/diagnostic.ts'
import type { CheckContext } from '../model/site.ts'
import type { LegalVersion, VersionedEntry } from '../model/content.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { decodeAddress } from '../text/decodeAddress.ts'
import { formatDate } from '../text/formatDate.ts'
import { counted } from '../text/plural.ts'
import { versionedEntries, versionsOf } from '../versions/legalVersions.ts'

export function* checkLegalPages({ content: { registry, entries, versions }, today = '9999' }: CheckContext) {
  for (const page of versionedEntries({ registry, entries })) {
    yield* checkSectionCount(page)
    yield* checkTypedSections(page)
    yield* checkTerms(page)
    yield* checkLegalDates(page, versions, today)
  }
}

function* checkSectionCount({ file, data: { sections }, prose: { headings }, placeOf }: VersionedEntry) {
  const count = headings.filter(({ depth }) => depth === 2).length
  // A heading of the first level is reported as such; it may be the section that is missing.
  if (sections === undefined || count === sections || headings.some(({ depth }) => depth === 1)) return
  const message = `The field sections says ${sections}, but the text has ${counted(count, 'heading')} with ##.`
  const fix = `If ${count} is right, write sections: ${count}. If not, find the heading that was added or deleted.`
  yield diagnostic(file, placeOf(['sections']), ['section-count', message, fix])
}

/** Headings of legal pages have a written id, and ids are unique on a page. */
export function* checkHeadingNames({ content }: CheckContext) {
  const legal = new Set(versionedEntries(content).map(({ file }) => file))
  for (const { file, headings } of content.bodies) {
    const taken = new Set<string>()
    const names = new Set(headings.flatMap(({ id, explicit }) => (explicit ? id : [])))
    for (const heading of headings) {
      const { id, text, explicit } = heading
      const isTaken = taken.has(id)
      taken.add(id)
      if (!isTaken && (explicit || !legal.has(file))) continue
      const message = isTaken
        ? `Two headings have the id "${id}".`
        : `The heading "${text}" has no id, so links to it break when its words change.`
      const wanted = isTaken ? id : suggestId(text.replace(/(?<!\s)\s*[[({].*/, ''))
      const free = `{#${newId(wanted, names, 2)}}`
      const fix = isTaken
        ? `Write another id at the end of this one, such as ${free}.`
        : `Write ${free} at its end.`
      yield diagnostic(file, heading, ['heading-id', message, fix])
    }
  }
}

/** Links to numbered sections name the number that the section has. */
export function* checkSectionLinks({ content: { bodies }, routes }: CheckContext) {
  const fileAt = new Map(routes.map(({ path, file }) => [path, file]))
  const headingsOf = new Map(bodies.map(({ file, headings }) => [file, headings]))
  for (const { file, links } of bodies)
    for (const link of links) {
      const { href, words } = link
      const [path = '', id = ''] = href.split('#')
      const headings = headingsOf.get(path === '' ? file : (fileAt.get(path) ?? ''))
      const { number, text } = headings?.find((heading) => heading.id === decodeAddress(id)) ?? {}
      const typed = namedNumber(words) ?? (waitsForNumber.test(words) ? words.trim() : number)
      if (number !== undefined && typed !== number)
        yield diagnostic(file, link, [
          'section-number',
          `This link says ${typed}, but "${text}" is section ${number}.`,
          `Write [Section ${number}](${href})`,
        ])
    }
}

/** Typed references to sections don't follow when the sections get other numbers. */
function* checkTypedSections({ file, prose }: VersionedEntry) {
  for (const { words, number, place } of findHardcodedSectionRefs(prose)) {
    const { id = 'security' } = prose.headings.find((section) => section.number === number) ?? {}
    const message = `"${words}" is typed, so it stays the same when sections are added or removed.`
    const fix = `Write a link, such as [Section](#${id}), or name the law, as in "Section 7 of the Act".`
    yield diagnostic(file, place, ['section-reference', message, fix])
  }
}

const termsOf = memoizeWeak(({ prose, data }: VersionedEntry) => findUndefinedTerms(prose, data.lede ?? ''))

function* checkTerms(page: VersionedEntry) {
  for (const { term, use } of termsOf(page)) {
    const message = `"${term}" is capitalized like a defined term, but this page doesn't define it.`
    const fix = `Define it at its first use, as in (the "${term}"), or write it in lower case.`
    yield diagnostic(page.file, use ?? fileStart, ['defined-term', message, fix])
  }
}

function* checkLegalDates(
  { file, slug, data: { lastUpdated: day, effectiveOn }, placeOf }: VersionedEntry,
  all: readonly LegalVersion[],
  today: string,
) {
  const kept = versionsOf(slug, all).find((version) => version.day >= day)
  const changed = `lastUpdated (${formatDate(day)})`
  const write = 'Write the date of the change.'
  const report = (message: string, fix: string) =>
    diagnostic(file, placeOf(['lastUpdated']), ['legal-day', `${changed} ${message}.`, fix])
  if (kept && kept.day !== day)
    yield report(`is before the date of the previous version, ${formatDate(kept.day)}`, write)
  else if (day > today && effectiveOn === undefined) {
    const fix = `${write} If the text takes effect later, write that date into effectiveOn.`
    yield report(`is in the future: in New York, it's ${formatDate(today)}`, fix)
  }
}
