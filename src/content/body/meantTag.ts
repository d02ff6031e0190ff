import { closestMatch } from '../text/closestMatch.ts'
import type { TagDefinition } from '../tags/tag.ts'

/** So many first letters in common tell a name: `Quote` means `Quotation`. */
const telling = 4

/** The tag that was most likely meant by a name that there is not; undefined when none is like it. */
export function meantTag(name: string, tags: readonly TagDefinition[]): TagDefinition | undefined {
  const begin = name.slice(0, telling).toLowerCase()
  const names = tags.map((tag) => tag.name)
  const alike = names.filter((known) => known.toLowerCase().startsWith(begin))
  // Several may begin alike.
  const [only, ...more] = name.length < telling ? [] : alike
  const near = closestMatch(name, names)
  const meant = only !== undefined && more.length === 0 ? only : near
  return tags.find((tag) => tag.name === meant)
}
