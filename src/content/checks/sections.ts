import type { ParsedBody, Heading } from '../model/parsedBody.ts'
import { entriesOf } from '../model/content.ts'
import { versionedEntries } from '../versions/legalVersions.ts'
import { counted } from '../text/plural.ts'
import { decodeAddress } from '../text/decodeAddress.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { namedNumber, isAutoNumbered } from '../body/remarkHeadings.ts'
import { findHardcodedSectionRefs } from '../body/sectionRefs.ts'
import type { Check } from '../model/check.ts'

/** Legal pages say how many sections they have, so that none is lost in silence. */
export const checkSectionCounts: Check = ({ content }) =>
  versionedEntries(content).flatMap(({ file, data, prose: { headings }, placeOf }) => {
    const count = headings.filter(({ depth }) => depth === 2).length
    // A heading of the first level is reported as such; it may be the section that is missing.
    if (data.sections === undefined || count === data.sections || headings.some(({ depth }) => depth === 1))
      return []
    return [
      diagnostic(file, placeOf(['sections']), [
        'section-count',
        `This page says that it has ${data.sections} sections, and its text has ${counted(count, 'heading')} with ##.`,
        `If ${count} is right, write sections: ${count}. If ${data.sections} is right, look for the heading that was added, deleted or changed.`,
      ]),
    ]
  })

/** References to numbered sections name the number that the section has, and follow when it gets another. */
export const checkSections: Check = ({ content, routes }) => {
  const numbered = new Map(
    content.registry.collections.flatMap((collection) =>
      collection.isNumbered
        ? entriesOf(content, collection).map((entry) => [entry.file, entry] as const)
        : [],
    ),
  )
  const headingsAt = new Map(
    routes.flatMap(({ path, file }) => {
      const headings = numbered.get(file)?.prose.headings
      return headings ? [[path, headings] as const] : []
    }),
  )
  const pathOf = new Map(routes.map(({ file, path }) => [file, path]))
  return [
    ...content.bodies.flatMap(({ file, prose }) =>
      linkedNumbers(file, prose, (href) => {
        const [path = '', id = ''] = href.split('#')
        const headings = headingsAt.get(path === '' ? (pathOf.get(file) ?? '') : path)
        return headings?.find((heading) => heading.id === decodeAddress(id))
      }),
    ),
    ...[...numbered.values()].flatMap(({ file, prose }) => typedNumbers(file, prose)),
  ]
}

/** Links whose words name another number than the section that they lead to. */
function linkedNumbers(
  file: string,
  { links }: ParsedBody,
  headingOf: (href: string) => Heading | undefined,
): Diagnostic[] {
  return links.flatMap(({ href, words, ...place }): Diagnostic[] => {
    const heading = headingOf(href)
    const typed = namedNumber(words)
    // Links to headings without a number may be called by one: footnotes, say.
    if (heading?.number === undefined || typed === heading.number) return []
    if (typed === undefined && !isAutoNumbered(words)) return []
    const own = href.startsWith('#')
    return [
      diagnostic(file, place, [
        'section-number',
        typed === undefined
          ? `This link to "${heading.text}" waits for a number, and only links within the page get theirs by themselves.`
          : `This link says ${typed}, and "${heading.text}" is section ${heading.number}.`,
        own
          ? `Write [Section](${href}), and the right number is put behind it.`
          : `Write [Section ${heading.number}](${href}).`,
      ]),
    ]
  })
}

/** References that are typed and no link. */
function typedNumbers(file: string, prose: ParsedBody): Diagnostic[] {
  const sections = prose.headings.filter(({ number }) => number !== undefined)
  return findHardcodedSectionRefs(prose).map(({ words, number, place }): Diagnostic => {
    const heading = sections.find((section) => section.number === number)
    const [example] = sections
    return diagnostic(file, place, [
      'section-reference',
      heading
        ? `"${words}" is typed, and stays as it is when sections are added or removed.`
        : `"${words}" is named here, and this page has ${sections.length === 0 ? 'no numbered sections' : `${sections.length} sections`}.`,
      heading
        ? `Write [Section](#${heading.id}), and the number of "${heading.text}" is put behind it.`
        : `Write a link to the section that is meant, such as [Section](#${example?.id ?? 'security'}), or name the law whose section it is, as in "Section 7 of the Act".`,
    ])
  })
}
