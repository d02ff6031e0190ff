import type { FieldPath } from '../model/fieldPath.ts'
import type { Content } from '../model/content.ts'
import type { Entry } from '../model/entry.ts'
import { collectionOf } from '../model/registry.ts'
import { walkFields } from '../parse/schema.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { fieldLinks, type FieldLink } from '../model/fields.ts'

/** A field that holds a link, or the name of a file. */
interface LinkedField {
  link: FieldLink
  value: string
  path: FieldPath
}

/** The links in the fields of an entry. */
const linksOf = memoizeWeak(({ type, data }: Entry<unknown>): LinkedField[] => {
  const found: LinkedField[] = []
  walkFields(type.schema, data, (field, value, path) => {
    const link = fieldLinks.get(field)
    if (link !== undefined && typeof value === 'string') found.push({ link, value, path })
  })
  return found
})

/** An entry whose fields may hold links, and those that they hold. */
export interface EntryLinks {
  entry: Entry<unknown>
  links: LinkedField[]
}

/** The organization's file and every entry, in the order in which problems are reported. */
export const linkedFields = ({ organization, entries }: Content): EntryLinks[] =>
  [...(organization ? [organization] : []), ...entries].map((entry) => ({ entry, links: linksOf(entry) }))

/** Whether a text or a field names an address, or the file of the entry that has it. */
export function isLedTo(address: string, content: Content): boolean {
  const isIt = (href: string) => href.replace(/[?#].*$/, '') === address
  return (
    content.bodies.some(({ prose }) => prose.links.some(({ href }) => isIt(href))) ||
    linkedFields(content).some(({ links }) =>
      links.some(({ link, value }) =>
        isIt(
          link.pointsAt === 'address'
            ? value
            : `${collectionOf(content.registry, link.pointsAt)?.base ?? ''}/${value}`,
        ),
      ),
    )
  )
}
