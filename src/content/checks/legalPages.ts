import { isAutoNumbered, namedNumber, suggestId } from '../body/remarkHeadings.ts'
import { findHardcodedSectionRefs } from '../body/sectionRefs.ts'
import { findUndefinedTerms } from '../body/terms.ts'
import type { Check } from '../model/check.ts'
import { entriesOf } from '../model/content.ts'
import { diagnostic, fileStart } from '../model/diagnostic.ts'
import type { Entry } from '../model/entry.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { decodeAddress } from '../text/decodeAddress.ts'
import { formatDate } from '../text/formatDate.ts'
import { counted } from '../text/plural.ts'
import { versionedEntries, versionsOf } from '../versions/legalVersions.ts'

/** Legal pages say how many sections they have, so that none is lost by accident. */
const checkSectionCount: Check = ({ content }) =>
  versionedEntries(content).flatMap(({ file, data: { sections }, prose: { headings }, placeOf }) => {
    const count = headings.filter(({ depth }) => depth === 2).length
    // A heading of the first level is reported as such; it may be the section that is missing.
    if (sections === undefined || count === sections || headings.some(({ depth }) => depth === 1)) return []
    return diagnostic(file, placeOf(['sections']), [
      'section-count',
      `This page says that it has ${sections} sections, and its text has ${counted(count, 'heading')} with ##.`,
      `If ${count} is right, write sections: ${count}. If not, look for the heading that was added or deleted.`,
    ])
  })

/** Headings of legal pages have a written name for links, and no page has a name twice. */
const checkHeadingNames: Check = ({ content }) => {
  const legal = new Set(versionedEntries(content).map(({ file }) => file))
  return content.bodies.flatMap(({ file, prose: { headings } }) =>
    headings.flatMap((heading, index) => {
      const { id, text, explicit } = heading
      const isTaken = headings.findIndex((other) => other.id === id) < index
      if (!isTaken && (explicit || !legal.has(file))) return []
      return diagnostic(file, heading, [
        'heading-id',
        isTaken
          ? `Two headings have the same name for links, "${id}".`
          : `The heading "${text}" has no name for links, which must outlive a change of its words.`,
        isTaken
          ? `Write another one at its end, such as {#${id}-2}.`
          : `Write {#${suggestId(text.replace(/\s*[[({].*$/, ''))}} at its end.`,
      ])
    }),
  )
}

/** Links to numbered sections name the number that the section has. */
const checkSectionLinks: Check = ({ content, routes }) => {
  const fileAt = new Map(routes.map(({ path, file }) => [path, file]))
  const headingsOf = new Map(content.bodies.map(({ file, prose }) => [file, prose.headings]))
  return content.bodies.flatMap(({ file, prose }) =>
    prose.links.flatMap(({ href, words, ...place }) => {
      const [path = '', id = ''] = href.split('#')
      const headings = headingsOf.get(path === '' ? file : (fileAt.get(path) ?? ''))
      const { number, text } = headings?.find((heading) => heading.id === decodeAddress(id)) ?? {}
      const typed = namedNumber(words)
      if (number === undefined || typed === number || (typed === undefined && !isAutoNumbered(words)))
        return []
      return diagnostic(file, place, [
        'section-number',
        `This link says ${typed ?? words.trim()}, and "${text}" is section ${number}.`,
        `Write [Section ${number}](${href})`,
      ])
    }),
  )
}

/** Typed references to sections don't follow when the sections get other numbers. */
const checkTypedSections: Check = ({ content }) =>
  content.registry.collections
    .flatMap((collection) => (collection.isNumbered ? entriesOf(content, collection) : []))
    .flatMap(({ file, prose }) =>
      findHardcodedSectionRefs(prose).map(({ words, number, place }) => {
        const heading = prose.headings.find((section) => section.number === number)
        return diagnostic(file, place, [
          'section-reference',
          heading
            ? `"${words}" is typed, and stays as it is when sections are added or removed.`
            : `"${words}" is named here, and this page has no such section.`,
          `Write a link, such as [Section](#${heading?.id ?? 'security'}); or name the law, as in "Section 7 of the Act".`,
        ])
      }),
    )

const termsOf = memoizeWeak(({ prose, data }: Entry) => findUndefinedTerms(prose, data.lede ?? ''))

/** The terms that legal pages use are defined. */
const checkTerms: Check = ({ content }) =>
  versionedEntries(content).flatMap((page) =>
    termsOf(page).map(({ term, use }) =>
      diagnostic(page.file, use ?? fileStart, [
        'defined-term',
        `"${term}" has a capital letter like a defined term, and nothing on this page defines it.`,
        `Define it where it is first used, as in (the "${term}"), or write it with a small letter.`,
      ]),
    ),
  )

/** The days of a legal page are in order, and not those of a version before it. */
const checkLegalDates: Check = ({ content, today = '9999' }) =>
  versionedEntries(content).flatMap(({ file, slug, data, placeOf }) => {
    const { lastUpdated: day, effectiveOn } = data
    const versions = versionsOf(slug, content.versions)
    const isKept = versions.some((version) => version.day === day)
    const last = isKept ? undefined : versions.at(-1)
    const wrong = (field: string, message: string, fix: string) =>
      diagnostic(file, placeOf([field]), ['legal-day', message, fix])
    if (last && day < last.day)
      return wrong(
        'lastUpdated',
        `The day of the last change, ${formatDate(day)}, is before that of the version before it, ${formatDate(last.day)}.`,
        'Write the day of the change.',
      )
    if (effectiveOn !== undefined && effectiveOn < day)
      return wrong(
        'effectiveOn',
        `This text takes effect on ${formatDate(effectiveOn)}, before the day of its last change, ${formatDate(day)}.`,
        'Write the day on which it takes effect, or delete this line.',
      )
    if (day > today && (effectiveOn === undefined || effectiveOn <= today))
      return wrong(
        'lastUpdated',
        `The day of the last change, ${formatDate(day)}, is still to come: in New York it is ${formatDate(today)}.`,
        'Write the day of the change; a text that is to appear later has that day in "effectiveOn".',
      )
    return []
  })

export const legalChecks: readonly Check[] = [
  checkSectionCount,
  checkHeadingNames,
  checkSectionLinks,
  checkTypedSections,
  checkTerms,
  checkLegalDates,
]
