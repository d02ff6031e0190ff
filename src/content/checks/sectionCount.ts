import type { ParsedBody, Heading } from '../model/parsedBody.ts'
import type { LegalVersion, VersionedEntry } from '../model/version.ts'
import type { Element, RootContent } from 'hast'
import { toString as wordsOf } from 'hast-util-to-string'
import type { Check } from '../model/check.ts'
import { versionedEntries, versionsOf } from '../versions/legalVersions.ts'
import { diagnostic, type Position, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import { counted } from '../text/plural.ts'

/**
 * Legal pages whose text has another number of sections than they say. What has changed since the approved version is
 * named, so that a heading that was lost is brought back, and the number is only changed when it is wrong.
 */
export const checkSectionCounts: Check = ({ content }) =>
  versionedEntries(content).flatMap((page) => {
    const sections = sectionsOf(page.prose)
    if (page.data.sections === undefined || sections.length === page.data.sections) return []
    // A heading of the first level is reported as such; it may be the section that is missing.
    if (page.prose.headings.some(({ depth }) => depth === 1)) return []
    const approved = versionsOf(page.slug, content.versions).at(-1)
    const lost = approved ? lostHeadings(page, approved) : []
    return lost.length > 0 && sections.length < page.data.sections
      ? lost
      : [diagnostic(page.file, page.placeOf(['sections']), otherNumber(page, sections, approved))]
  })

const sectionsOf = ({ headings }: ParsedBody): Heading[] => headings.filter(({ depth }) => depth === 2)

/** The message on a number where no heading was lost. */
function otherNumber(
  { data }: VersionedEntry,
  sections: readonly Heading[],
  approved: LegalVersion | undefined,
): RuleMessage {
  const count = sections.length
  const before = approved && sectionsOf(approved.entry.prose)
  const fresh = before ? sections.filter((heading) => !isAmong(heading, before)) : []
  const isSame = before?.length === count && fresh.length === 0
  const added = fresh.map(({ text, line }) => `"${text}" in line ${line}`).join(' and ')
  return [
    'section-count',
    `This page says that it has ${data.sections} sections, and its text has ${counted(count, 'heading that begins', 'headings that begin')} with ##${isSame ? ', as in the approved version' : ''}.`,
    isSame
      ? `Write sections: ${count}`
      : `If ${count} is right, write sections: ${count} here. If ${data.sections} is right, look ${added === '' ? 'for the heading that was added, deleted or changed' : `at what is new: ${added}`}.`,
  ]
}

/** Whether a heading is one of others, by its name for links or by its words. */
const isAmong = ({ id, text }: Heading, others: readonly Heading[]): boolean =>
  others.some((other) => other.id === id || other.text === text)

/** One problem for each section of the approved version whose heading is gone, where it stood. */
function lostHeadings({ file, data, prose, placeOf }: VersionedEntry, approved: LegalVersion): Diagnostic[] {
  const old = approved.entry.prose
  const line = placeOf(['sections']).line
  const onPurpose = `If the section was taken out on purpose, write sections: ${sectionsOf(prose).length} in line ${line}.`
  const since = `in the approved version of ${approved.name}`
  return sectionsOf(old).flatMap((heading) => {
    const { id, text } = heading
    const typed = `## ${text} {#${id}}`
    const lower = prose.headings.find((other) => isAmong(other, [heading]))
    if (lower?.depth === 2) return []
    if (lower) {
      return [
        diagnostic(file, lower, [
          'section-count',
          `The heading "${text}" began with ## ${since}, and does not any more; the page says that it has ${data.sections} sections.`,
          `Write ${typed} here. ${onPurpose}`,
        ]),
      ]
    }
    const mistake = placeOfWords((words) => /^#+\S/.test(words) && words.includes(text), prose)
    if (mistake) {
      return [
        diagnostic(file, mistake, [
          'section-count',
          `The section "${text}" had a heading ${since}, and this line is none; the page says that it has ${data.sections} sections.`,
          `Write ${typed} here, with a space behind the # signs.`,
        ]),
      ]
    }
    const below = firstWordsBelow(heading, old)
    const words = placeOfWords((other) => other === below, prose)
    const next = sectionsOf(old)
      .slice(sectionsOf(old).indexOf(heading) + 1)
      .flatMap((later) => sectionsOf(prose).find((other) => other.id === later.id) ?? [])[0]
    const message = `The section "${text}" had a heading here ${since}, and it is gone; the page says that it has ${data.sections} sections.`
    return [
      words
        ? diagnostic(file, words, [
            'section-count',
            message,
            `Put the line ${typed} above this one again. ${onPurpose}`,
          ])
        : diagnostic(file, next ?? placeOf(['sections']), [
            'section-count',
            next ? message : message.replace(' here', ' at the end of the text'),
            `Bring the section back${next ? ' above this line' : ''}: an earlier version of the file, which GitHub shows under History, has it below the line ${typed} there. ${onPurpose}`,
          ]),
    ]
  })
}

const isElement = (node: RootContent): node is Element => node.type === 'element'

/** The words of the first paragraph or list below a heading, or undefined when another heading follows. */
function firstWordsBelow({ id }: Heading, { tree }: ParsedBody): string | undefined {
  const all = tree().children.filter(isElement)
  const below = all[all.findIndex(({ properties }) => properties.id === id) + 1]
  return below === undefined || /^h[1-6]$/.test(below.tagName) ? undefined : wordsOf(below)
}

/** Where the paragraph or list begins whose words are meant. */
function placeOfWords(isMeant: (words: string) => boolean, { tree }: ParsedBody): Position | undefined {
  const found = tree()
    .children.filter(isElement)
    .find((element) => isMeant(wordsOf(element)))
  const line = found?.position?.start.line
  return line === undefined ? undefined : { line, column: 1 }
}
