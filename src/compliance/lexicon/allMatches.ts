import { memoizeLast } from '../../content/model/memoize.ts'
import { inSmallLetters, withoutCapitals } from './smallLetters.ts'

/** As `matchAll`, which makes a copy of the pattern each time. Several families have the same numbers in them. */
export function allMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const known = matchesIn(text).get(pattern)
  if (known) return known
  const small = withoutCapitals(pattern)
  const found = small ? matchAll(smallLettersOf(text), small) : matchAll(text, pattern)
  matchesIn(text).set(pattern, found)
  return found
}

function matchAll(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    // An empty match would be found for ever.
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}

const smallLettersOf = memoizeLast(inSmallLetters)

const matchesIn = memoizeLast((_text) => new Map<RegExp, readonly RegExpExecArray[]>())
