import { suggestId } from '../body/remarkHeadings.ts'
import type { Check } from '../model/check.ts'
import { diagnostic, fileStart, type Diagnostic } from '../model/diagnostic.ts'
import { versionedEntries, versionsOf } from '../versions/legalVersions.ts'

/** Names of headings for links: those of legal pages are written, and no page has one twice. */
export const checkHeadings: Check = ({ content }) => [
  ...versionedEntries(content).flatMap(({ file, prose: { headings } }) =>
    headings.flatMap((heading): Diagnostic[] => {
      if (heading.explicit) return []
      const [typed, name = ''] = /\s(?:[{([]#?|#)([a-z][\w-]*)[})\]]?$/.exec(heading.text) ?? []
      const taken = new Set(headings.map(({ id }) => id))
      return [
        diagnostic(file, heading, [
          'heading-id',
          typed
            ? `The heading "${heading.text}" ends with "${typed.trim()}", which is no name for links.`
            : `The heading "${heading.text}" has no name for links, and those of legal pages must outlive a change of its words.`,
          typed
            ? `Write {#${suggestId(name)}} in its place.`
            : `Write {#${freeName(suggestId(heading.text), taken, heading.id)}} at its end.`,
        ]),
      ]
    }),
  ),
  ...content.bodies.flatMap(({ file, prose: { headings } }) => {
    const taken = new Set(headings.map(({ id }) => id))
    return headings.flatMap((heading): Diagnostic[] => {
      const same = headings.filter(({ id }) => id === heading.id)
      // The one that is called like its name keeps it; otherwise the first.
      const right = same.find(({ id, text }) => suggestId(text) === id) ?? same[0]
      if (heading === right) return []
      return [
        diagnostic(file, heading, [
          'heading-id',
          `Two headings have the same name for links, "${heading.id}".`,
          `Give this one another, such as {#${freeName(suggestId(heading.text), taken)}} at its end.`,
        ]),
      ]
    })
  }),
]

/** A name for links that no other heading has. @param own the one that the heading has now */
function freeName(name: string, taken: ReadonlySet<string>, own?: string): string {
  const isFree = (one: string) => one === own || !taken.has(one)
  let number = 2
  while (!isFree(`${name}-${number}`)) number += 1
  return isFree(name) ? name : `${name}-${number}`
}

/** Names for links that sections of a legal page had in its last version, and that no heading has now. */
export const checkLostSections: Check = ({ content, routes }) =>
  versionedEntries(content).flatMap(({ file, slug, prose, data }) => {
    const last = versionsOf(slug, content.versions).at(-1)
    const sections = prose.headings.filter(({ depth }) => depth === 2)
    // `checkSections` reports a section that is missing as a whole.
    if (!last || last.file === file || sections.length !== data.sections) return []
    const path = routes.find((route) => route.file === file)?.path ?? ''
    return last.entry.prose.headings.flatMap(({ id, text }, index): Diagnostic[] => {
      if (prose.headings.some((heading) => heading.id === id)) return []
      const heading = prose.headings.find((one) => one.text === text) ?? prose.headings[index]
      if (heading && !heading.explicit) return []
      return [
        diagnostic(file, heading ?? fileStart, [
          'lost-section',
          `The section "${text}" had the name {#${id}} in the version of ${last.name}, and no heading has it now: links to ${path}#${id} lead nowhere.`,
          `Write {#${id}} at the end of its heading again; or leave it, if the section was removed on purpose.`,
        ]),
      ]
    })
  })
