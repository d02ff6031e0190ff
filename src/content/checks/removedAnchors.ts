import { versionedEntries, versionsOf } from '../versions/legalVersions.ts'
import { fileStart, diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import type { Check } from '../model/check.ts'

/** Names for links that sections of a legal page had in its last approved version, and that no heading has now. */
export const checkRemovedAnchors: Check = ({ content, routes }) =>
  versionedEntries(content).flatMap(({ file, slug, prose, data }): Diagnostic[] => {
    const last = versionsOf(slug, content.versions).at(-1)
    // `checkSectionCounts` reports a section that is missing as a whole.
    const isWhole = prose.headings.filter(({ depth }) => depth === 2).length === data.sections
    if (!last || last.file === file || !isWhole) return []
    const path = routes.find((route) => route.file === file)?.path ?? ''
    const now = new Set(prose.headings.map(({ id }) => id))
    const before = last.entry.prose.headings
    return before.flatMap(({ id, text, depth }, index) => {
      if (now.has(id)) return []
      // Most often the heading is still there, by its words or by its place.
      const heading =
        prose.headings.find((other) => other.text === text) ??
        prose.headings.find(
          (other, at) => at === index && other.depth === depth && !before.some((old) => old.id === other.id),
        )
      // `checkHeadingIds` reports a new name that is wrong by itself.
      const isAlone = prose.headings.filter((other) => other.id === heading?.id).length === 1
      if (heading && !(heading.explicit && isAlone && /^[a-z][a-z0-9-]*$/.test(heading.id))) return []
      // A link of this site to it is an error, which says how the name comes back.
      const isToldAtLink = content.bodies.some((body) =>
        body.prose.links.some(
          ({ href }) => href === `${path}#${id}` || (body.file === file && href === `#${id}`),
        ),
      )
      if (heading?.text === text && isToldAtLink) return []
      return [
        diagnostic(file, heading ?? fileStart, [
          'lost-section',
          `The section "${text}" had the name {#${id}} in the approved version of ${last.name}, and no heading has it now: links to ${path}#${id} lead nowhere.`,
          heading
            ? heading.text === text
              ? `Write {#${id}} at the end of this heading again: other websites and letters to clients may lead there.`
              : `Write {#${id}} at the end of this heading again; or, if the section was taken out on purpose, leave it as it is.`
            : `Write {#${id}} at the end of the heading that has taken its place; or, if the section was taken out on purpose, leave it as it is.`,
        ]),
      ]
    })
  })
