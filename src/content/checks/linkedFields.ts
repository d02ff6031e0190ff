import type { z } from 'zod'
import { collections, firmFile } from '../../firm/collections.ts'
import { unwrap, walkFields } from '../frontmatter/fields/schemaFields.ts'
import type { Content } from '../loadContent.ts'
import type { Entry } from '../model/validateEntry.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { fieldLinks, type FieldLink } from '../model/fields.ts'
import type { FieldPath } from '../frontmatter/yaml/yamlProblem.ts'

/** A field that holds a link, or the name of a file. */
interface LinkedField {
  link: FieldLink
  value: string
  path: FieldPath
}

type LinksOf = (entry: Entry<unknown>) => LinkedField[]

const linkOf = memoizeWeak((field: z.ZodType) => fieldLinks.get(unwrap(field) ?? field))

/** Finds the links in the fields of a kind of file. */
const linkFinder = (schema: z.ZodType): LinksOf =>
  memoizeWeak(({ data }) => {
    const found: LinkedField[] = []
    walkFields(schema, data, (field, value, path) => {
      const link = linkOf(field)
      if (link !== undefined && typeof value === 'string') found.push({ link, value, path })
    })
    return found
  })

const linksIn = {
  firm: linkFinder(firmFile.schema),
  pages: linkFinder(collections.pages.schema),
  'practice-areas': linkFinder(collections['practice-areas'].schema),
  legal: linkFinder(collections.legal.schema),
  attorneys: linkFinder(collections.attorneys.schema),
  jobs: linkFinder(collections.jobs.schema),
}

/** An entry whose fields may hold links, and those that they hold. */
export interface EntryLinks {
  entry: Entry<unknown>
  links: LinkedField[]
}

/** Every entry whose kind has fields for links, in the order in which they are told of. */
export function linkedFields({ firm, entries }: Content): EntryLinks[] {
  const linking = (linksOf: LinksOf) => (entry: Entry<unknown>) => ({ entry, links: linksOf(entry) })
  return [
    ...(firm ? [firm] : []).map(linking(linksIn.firm)),
    ...entries.pages.map(linking(linksIn.pages)),
    ...entries['practice-areas'].map(linking(linksIn['practice-areas'])),
    ...entries.legal.map(linking(linksIn.legal)),
    ...entries.attorneys.map(linking(linksIn.attorneys)),
    ...entries.jobs.map(linking(linksIn.jobs)),
  ]
}

/** Whether a text or a field names an address, or the file of the practice area that has it. */
export function isLedTo(address: string, content: Content): boolean {
  const isIt = (href: string) => href.replace(/[?#].*$/, '') === address
  return (
    content.bodies.some(({ prose }) => prose.links.some(({ href }) => isIt(href))) ||
    linkedFields(content).some(({ links }) =>
      links.some(({ link, value }) =>
        isIt(link.pointsAt === 'address' ? value : `${collections[link.pointsAt].base}/${value}`),
      ),
    )
  )
}
