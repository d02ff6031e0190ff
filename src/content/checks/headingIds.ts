import type { Heading } from '../model/parsedBody.ts'
import type { LegalVersion } from '../model/version.ts'
import { slug as idOfWords } from 'github-slugger'
import { groupBy } from '../model/groupBy.ts'
import { versionedCollection } from '../model/registry.ts'
import { versionedEntries, versionsOf } from '../versions/legalVersions.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { suggestId } from '../body/remarkHeadings.ts'
import type { Check } from '../model/check.ts'

/** Names of headings for links: those of legal pages are written, and no page has one twice. */
export const checkHeadingIds: Check = ({ content }) => [
  ...versionedEntries(content).flatMap(({ file, slug, prose: { headings } }) =>
    headings.flatMap((heading) =>
      heading.explicit
        ? []
        : missingId(file, heading, {
            approved: versionsOf(slug, content.versions).at(-1),
            list: versionedCollection(content.registry)?.list ?? 'such pages',
          }),
    ),
  ),
  ...content.bodies.flatMap(({ file, prose: { headings } }) => {
    const folder = versionedCollection(content.registry)?.name ?? ''
    const slug =
      folder !== '' && file.startsWith(`${folder}/`) ? file.slice(folder.length + 1, -'.mdx'.length) : ''
    const approved = versionsOf(slug, content.versions).at(-1)
    return [...groupBy(headings, ({ id }) => id)].flatMap(([id, same]) =>
      duplicatesToRename(id, same, approved).map((heading) =>
        sameName(file, heading, { approved, headings }),
      ),
    )
  }),
]

/** A heading of a legal page that has no name, or one that is not written as such. */
function missingId(
  file: string,
  heading: Heading,
  { approved, list }: { approved: LegalVersion | undefined; list: string },
): Diagnostic {
  const typed = /(?:[{([]#?|#)([a-z][\w-]*)[})\]]?\s*$/.exec(heading.text)
  const words = typed?.[0].startsWith('#') && !/\s#/.test(heading.text) ? undefined : typed
  return diagnostic(file, heading, [
    'heading-id',
    words
      ? `The heading "${heading.text}" ends with "${words[0]}", which is no name for links.`
      : `The heading "${heading.text}" has no name for links, and those of ${list} must outlive a change of its words.`,
    words
      ? `Write {#${suggestId(words[1] ?? '')}} in its place.`
      : `Write {#${previousId(heading, approved) ?? suggestId(heading.text)}} at its end.`,
  ])
}

/** Which of several headings with one name are to get another: all but the one that had it before, or is called like it. */
function duplicatesToRename(
  id: string,
  same: readonly Heading[],
  approved: LegalVersion | undefined,
): Heading[] {
  const right =
    same.find((heading) => previousId(heading, approved) === id) ??
    same.find(({ text }) => idOfWords(text) === id) ??
    same[0]
  return same.filter((heading) => heading !== right)
}

/** The name that a heading of the same words had in the approved version. */
const previousId = ({ text }: Heading, approved: LegalVersion | undefined): string | undefined =>
  approved?.entry.prose.headings.find((before) => before.text === text)?.id

function sameName(
  file: string,
  heading: Heading,
  { approved, headings }: { approved: LegalVersion | undefined; headings: readonly Heading[] },
): Diagnostic {
  const { id, text } = heading
  const before = previousId(heading, approved)
  const isFree = (name: string) => headings.every((other) => other.id !== name)
  if (approved && before !== undefined && isFree(before)) {
    return diagnostic(file, heading, [
      'heading-id',
      `Two headings have the same name for links, "${id}"; this one, "${text}", had {#${before}} in the approved version of ${approved.name}.`,
      `Write {#${before}} at its end again.`,
    ])
  }
  const own = suggestId(text)
  let number = 2
  while (!isFree(`${id}-${number}`)) number += 1
  return diagnostic(file, heading, [
    'heading-id',
    `Two headings have the same name for links, "${id}".`,
    `Give this one another, such as {#${isFree(own) ? own : `${id}-${number}`}} at its end.`,
  ])
}
