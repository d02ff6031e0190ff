import type { RootContent } from 'mdast'
import { typedTag } from '../tags/tag.ts'
import { isLanguageCode } from '../text/languageCode.ts'
import { uncapitalize } from '../text/capitalize.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { tagOf, type TagDefinition } from '../tags/tag.ts'
import { meantTag } from './meantTag.ts'
import type { PlaceOf, ReportFn } from './markdownLint/reportFn.ts'
import type { Tag } from './parseTag.ts'

/** A tag where it stands, and the one that closes it; undefined when none does. */
interface TagPlace {
  node: RootContent
  end: RootContent | undefined
  placeOf: PlaceOf
  tags: readonly TagDefinition[]
}

/** Reports what is wrong with a tag; false when it cannot be used at all. */
export function validateTag(tag: Tag, { node, end, placeOf, tags }: TagPlace, report: ReportFn): boolean {
  const tell = (message: string, fix: string) => report(node.position?.start, 'prose-component', message, fix)
  const known = tagOf(tags, tag.name)
  if (!known) {
    tell(
      `There is nothing called <${tag.name}>.`,
      `${otherName(tag, end && placeOf(end.position?.start).line, tags)} To show the text itself, write \\< instead of <.`,
    )
    return false
  }
  if (tag.unreadable !== undefined) {
    tell(
      `<${tag.name}> holds "${tag.unreadable}", which is not written as name="text".`,
      finishedTag(tag) ?? 'Write it as name="text", in straight quotation marks.',
    )
    return tag.kind !== 'alone'
  }
  if (node.type === 'html' && known.place === 'block' && tag.kind !== 'close') {
    tell(`<${tag.name}> does not stand on a line of its own.`, 'Give it a line with nothing else on it.')
  }
  if (node.type === 'componentTag' && known.content === 'words') {
    tell(
      `<${tag.kind === 'close' ? '/' : ''}${tag.name}> stands on a line of its own.`,
      `Write it within the sentence, directly ${tag.kind === 'close' ? 'behind' : 'before'} the words that it is about.`,
    )
    return false
  }
  for (const { name, value } of tag.properties) {
    if (name === known.language && !isLanguageCode(value)) {
      tell(
        `"${value}" is not the code of a language.`,
        `Write the one that belongs there. ${known.properties[name]?.sentence ?? ''}`.trim(),
      )
    }
    if (!Object.hasOwn(known.properties, name)) {
      tell(
        `<${tag.name}> takes no "${name}".`,
        renamedProperty(tag, { name, known: Object.keys(known.properties) }) ?? 'Delete it.',
      )
    }
  }
  for (const [name, { required, sentence }] of Object.entries(known.properties)) {
    if (required && tag.kind !== 'close' && !tag.properties.some((given) => given.name === name)) {
      tell(
        `<${tag.name}> does not say this: ${uncapitalize(sentence)}`,
        `Write it between the marks of <${tag.name} ${name}="…"${tag.kind === 'alone' ? ' /' : ''}>.`,
      )
    }
  }
  if (known.content !== 'none' && tag.kind === 'alone') {
    tell(
      `<${tag.name} /> has nothing inside.`,
      known.content === 'blocks'
        ? `Write <${tag.name}>, the text and </${tag.name}>, each on a line of its own.`
        : `Write the words between ${typedTag(known)} and </${tag.name}>.`,
    )
    return false
  }
  return true
}

/** What to write in the place of a name that there is not, in the closing tag as well, which stands in line `end`. */
function otherName(
  { name, properties }: Tag,
  end: number | undefined,
  tags: readonly TagDefinition[],
): string {
  const meant = meantTag(name, tags)
  if (meant === undefined) {
    const begin = `<${name}${properties.length === 0 ? '' : ' …'}>`
    const both = end === undefined ? begin : `${begin} here, and </${name}> in line ${end}`
    if (tags.length === 0) return `Delete ${both}.`
    return `You can use: ${tags.map((tag) => tag.name).join(', ')}. Change or delete ${both}.`
  }
  const hasEnd = meant.content !== 'none'
  const typed = properties.map((property) => ` ${property.name}="${property.value}"`).join('')
  const closing = hasEnd && end !== undefined ? `, and </${meant.name}> in line ${end}` : ''
  return `Did you mean <${meant.name}${typed}${hasEnd ? '' : ' /'}>? Write it here${closing}.`
}

/** `title=Mind` and `title={mind}` as they are to be typed; undefined when there is more to it. */
function finishedTag({ kind, name, unreadable = '' }: Tag): string | undefined {
  const [, property, braced, quoted, bare] =
    /^([A-Za-z][\w-]*)\s*=\s*(?:\{\s*["']?([^{}"'<>]+?)["']?\s*\}|[“”„]([^“”„"<>]*)[“”"]|([^\s"'<>={}]+))$/.exec(
      unreadable,
    ) ?? []
  const text = braced ?? quoted ?? bare
  if (property === undefined || text === undefined) return undefined
  return `Write <${name} ${property}="${text}"${kind === 'alone' ? ' /' : ''}>`
}

/** The tag with the name that a misspelt one most likely meant. */
function renamedProperty(
  tag: Tag,
  { name, known }: { name: string; known: readonly string[] },
): string | undefined {
  const meant = closestMatch(name, known)
  if (meant === undefined) return undefined
  const properties = tag.properties.map(
    (property) => ` ${property.name === name ? meant : property.name}="${property.value}"`,
  )
  return `Write <${tag.name}${properties.join('')}${tag.kind === 'alone' ? ' /' : ''}>`
}
