import { recordTagOf, typedReference } from '../../tags/recordTag.ts'
import type { TagDefinition } from '../../tags/tag.ts'

/** How explanations of rules name a site's tags. */
type Tags = readonly TagDefinition[]

/** A tag as it is typed where it begins, with what it must say: `<Quotation by="…">`. */
export function typedTag({ name, properties, content }: TagDefinition): string {
  const required = Object.entries(properties).flatMap(([property, { required: isRequired }]) =>
    isRequired ? [` ${property}="…"`] : [],
  )
  return `<${name}${required.join('')}${content === 'none' ? ' /' : ''}>`
}

/** What is typed to show the words of a record. A site without a tag for it has its name in quotation marks. */
export function recordExample(tags: Tags, record = '…'): string {
  const tag = recordTagOf(tags)
  return tag ? typedReference(tag, record) : `“${record}”`
}

/** The tag that puts in a link of the organization's own, as it is typed; undefined when there is none. */
export function linkTag(tags: Tags, link: 'mailto:' | 'tel:'): string | undefined {
  const tag = tags.find(({ fact }) => fact?.link === link)
  return tag && typedTag(tag)
}

/** A box as it is typed, with words in it; those words alone when no tag makes a box. */
export function boxExample(tags: Tags): [begin: string, ...rest: string[]] {
  const words = 'Offices close at noon.'
  const box = boxTag(tags)
  return box ? [`<${box.name}>`, words, `</${box.name}>`] : [words]
}

export const boxTag = (tags: Tags): TagDefinition | undefined =>
  tags.find(({ replacesBoxes }) => replacesBoxes)
