import { textFor, triedPattern } from './triedPattern.ts'

/** As `matchAll`, which makes a copy of the pattern each time. */
export function allMatches(text: string, wanted: RegExp): readonly RegExpExecArray[] {
  const tried = triedPattern(wanted)
  const { pattern } = tried
  const searched = textFor(tried, text)
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(searched); match !== null; match = pattern.exec(searched)) {
    found.push(match)
    // An empty match would be found for ever.
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}
