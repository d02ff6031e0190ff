import { closestMatch } from '../text/closestMatch.ts'
import { proseTagNames, type ProseTagName } from './tags.ts'

/** So many first letters in common tell a name: `Quote` means `Quotation`. */
const telling = 4

/** The tag that was most likely meant by a name that there is not; undefined when none is like it. */
export function meantTag(name: string): ProseTagName | undefined {
  const begin = name.slice(0, telling).toLowerCase()
  const alike = proseTagNames.filter((known) => known.toLowerCase().startsWith(begin))
  // Three of them begin with Firm.
  const [only, ...more] = name.length < telling ? [] : alike
  const near = closestMatch(name, proseTagNames)
  return proseTagNames.find((known) => known === (only !== undefined && more.length === 0 ? only : near))
}
