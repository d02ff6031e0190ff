import { isAutoNumbered, namedNumber, suggestId } from '../body/remarkHeadings.ts'
import { findHardcodedSectionRefs } from '../body/sectionRefs.ts'
import { findUndefinedTerms } from '../body/terms.ts'
import type { Check } from '../model/check.ts'
import { entriesOf } from '../model/content.ts'
import { diagnostic, fileStart, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import type { Entry } from '../model/entry.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { decodeAddress } from '../text/decodeAddress.ts'
import { formatDate } from '../text/formatDate.ts'
import { counted } from '../text/plural.ts'
import { ownVersion, versionedEntries, versionsOf } from '../versions/legalVersions.ts'

/** Legal pages say how many sections they have, and keep the names of those in their last version: none is lost in silence. */
export const checkLostSections: Check = ({ content, routes }) =>
  versionedEntries(content).flatMap(({ file, slug, data: { sections }, prose: { headings }, placeOf }) => {
    const count = headings.filter(({ depth }) => depth === 2).length
    // A heading of the first level is reported as such; it may be the section that is missing.
    if (sections === undefined) return []
    if (count !== sections)
      return headings.some(({ depth }) => depth === 1)
        ? []
        : diagnostic(file, placeOf(['sections']), [
            'section-count',
            `This page says that it has ${sections} sections, and its text has ${counted(count, 'heading')} with ##.`,
            `If ${count} is right, write sections: ${count}. If not, look for the heading that was added or deleted.`,
          ])
    const last = versionsOf(slug, content.versions).at(-1)
    const path = routes.find((route) => route.file === file)?.path ?? ''
    return (last?.file === file ? [] : (last?.entry.prose.headings ?? [])).flatMap(({ id, text }) => {
      const heading = headings.find((one) => one.text.startsWith(text))
      if (headings.some((one) => one.id === id) || heading?.explicit === false) return []
      return diagnostic(file, heading ?? fileStart, [
        'lost-section',
        `The section "${text}" had the name {#${id}} in the version of ${last?.name}, and links to ${path}#${id} lead nowhere.`,
        `Write {#${id}} at the end of its heading again; or leave it, if the section was removed on purpose.`,
      ])
    })
  })

/** Headings of legal pages have a written name for links, and no page has a name twice. */
export const checkHeadingNames: Check = ({ content }) => [
  ...versionedEntries(content).flatMap(({ file, prose: { headings } }) =>
    headings.flatMap((heading) =>
      heading.explicit
        ? []
        : diagnostic(file, heading, [
            'heading-id',
            `The heading "${heading.text}" has no name for links, which must outlive a change of its words.`,
            `Write {#${suggestId(heading.text.replace(/\s*[[({].*$/, ''))}} at its end.`,
          ]),
    ),
  ),
  ...content.bodies.flatMap(({ file, prose: { headings } }) =>
    headings.flatMap((heading) => {
      const same = headings.filter(({ id }) => id === heading.id)
      // The one that is called like its name keeps it; otherwise the first.
      if (heading === (same.find(({ id, text }) => suggestId(text) === id) ?? same[0])) return []
      const meant = suggestId(heading.text)
      const free = headings.some(({ id }) => id === meant) ? `${meant}-2` : meant
      return diagnostic(file, heading, [
        'heading-id',
        `Two headings have the same name for links, "${heading.id}".`,
        `Give this one another, such as {#${free}} at its end.`,
      ])
    }),
  ),
]

/** References to numbered sections name the number that the section has, and follow when it gets another. */
export const checkSectionReferences: Check = ({ content, routes }) => {
  const numbered = content.registry.collections.flatMap((collection) =>
    collection.isNumbered ? entriesOf(content, collection) : [],
  )
  const headingsOf = new Map(numbered.map(({ file, prose }) => [file, prose.headings]))
  const fileAt = new Map(routes.map(({ path, file }) => [path, file]))
  const links = content.bodies.flatMap(({ file, prose }) =>
    prose.links.flatMap(({ href, words, ...place }): Diagnostic[] => {
      const [path = '', id = ''] = href.split('#')
      const headings = headingsOf.get(path === '' ? file : (fileAt.get(path) ?? ''))
      const { number, text } = headings?.find((heading) => heading.id === decodeAddress(id)) ?? {}
      const typed = namedNumber(words)
      if (number === undefined || typed === number || (typed === undefined && !isAutoNumbered(words)))
        return []
      return [
        diagnostic(file, place, [
          'section-number',
          `This link says ${typed ?? words.trim()}, and "${text}" is section ${number}.`,
          path === ''
            ? `Write [Section](${href}), and the right number is put behind it.`
            : `Write [Section ${number}](${href}).`,
        ]),
      ]
    }),
  )
  const typed = numbered.flatMap(({ file, prose }) =>
    findHardcodedSectionRefs(prose).map(({ words, number, place }) => {
      const heading = prose.headings.find((section) => section.number === number)
      return diagnostic(file, place, [
        'section-reference',
        heading
          ? `"${words}" is typed, and stays as it is when sections are added or removed.`
          : `"${words}" is named here, and this page has no such section.`,
        heading
          ? `Write [Section](#${heading.id}), and the number of "${heading.text}" is put behind it.`
          : 'Write a link to the section, such as [Section](#security); or name the law, as in "Section 7 of the Act".',
      ])
    }),
  )
  return [...links, ...typed]
}

const termsOf = memoizeWeak(({ prose, data }: Entry) => findUndefinedTerms(prose, data.lede ?? ''))

/** The terms that legal pages use are defined. */
export const checkTerms: Check = ({ content }) =>
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
export const checkLegalDates: Check = ({ content: { registry, entries, versions }, today = '9999' }) =>
  versionedEntries({ registry, entries }).flatMap(({ file, slug, data, placeOf }) => {
    const { lastUpdated: day, effectiveOn } = data
    const own = ownVersion(slug, data, versions)
    const last = versionsOf(slug, versions).at(-1)
    const isToCome = effectiveOn !== undefined && effectiveOn > today
    const wrong = (field: string, message: string, fix: string) => {
      const told: RuleMessage = ['legal-day', message, fix]
      return [diagnostic(file, placeOf([field]), told)]
    }
    if (!own && last && day < last.day)
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
    if (!isToCome && day > today)
      return wrong(
        'lastUpdated',
        `The day of the last change, ${formatDate(day)}, is still to come: in New York it is ${formatDate(today)}.`,
        'Write the day of the change; a text that is to appear later has that day in "effectiveOn".',
      )
    return []
  })
