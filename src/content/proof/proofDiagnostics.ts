import { diagnostic, fileStart, sortDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import { formatField } from '../model/fieldPath.ts'
import { groupBy } from '../model/groupBy.ts'
import { lazily } from '../model/lazily.ts'
import type { PageKind } from '../model/pageKind.ts'
import type { Site } from '../model/site.ts'
import { markedLetters } from '../text/marks.ts'
import { counted } from '../text/plural.ts'
import { identityOfBody, type MarkedSite, type PlacedText, type SoughtText } from './markSite.ts'
import { unshownText } from './unshownText.ts'
import type { PageProof } from './provePage.ts'

/** A page that was looked at, or a file beside the pages. */
export interface ProvedPage {
  /** Its address. */
  path: string
  /** The file of the content that it is told at. */
  file: string
  /** The file of the project that it is a copy of, where it is one. */
  copyOf?: string | undefined
  proof: PageProof
}

/** Finds words in the code. @returns the places where they stand: `src/site/Footer.tsx:46` */
export type FindInCode = (words: string) => readonly string[]

/** How many places of the code are told; of more, none is likely to be the one. */
const mostPlaces = 3

/**
 * What the proof has found: words that do not come from the content, texts that no page shows, and pages that differ when
 * their texts are marked.
 * @param pages every page of the site
 */
export function proofDiagnostics(
  { texts, site }: Pick<MarkedSite, 'texts' | 'site'>,
  pages: readonly ProvedPage[],
  findInCode: FindInCode,
): Diagnostic[] {
  const shown = new Set(pages.flatMap(({ proof }) => proof.shown))
  const isSpared = labelsWithoutPages(site)
  const unshown = texts
    .filter((text) => text.shows === 'always' && !shown.has(text.identity) && !isSpared(text))
    .map((text) => unshownText(text, pages))
  return sortDiagnostics([...pageDiagnostics({ texts, site }, pages, findInCode), ...unshown])
}

/** What was found on some pages, whatever the others show. */
export function pageDiagnostics(
  { texts, site }: Pick<MarkedSite, 'texts' | 'site'>,
  pages: readonly ProvedPage[],
  findInCode: FindInCode,
): Diagnostic[] {
  const shown = new Set(pages.flatMap(({ proof }) => proof.shown))
  const made = new Set(pages.flatMap(({ proof }) => proof.bodies))
  const unshownBodies = [...site.entries, ...site.versions.map(({ entry }) => entry)]
    .filter((entry) => made.has(identityOfBody(entry)) && !shown.has(identityOfBody(entry)))
    .map((entry) => {
      const cut = pages.find(({ proof }) => proof.cut.includes(identityOfBody(entry)))
      return diagnostic(entry.file, { line: entry.prose.firstLine, column: 1 }, [
        'never-shown',
        cut
          ? `The page ${cut.path} shows a part of the text below the fields alone; no page shows all of it.`
          : 'No page shows the text below the fields.',
        cut ? 'Ask a developer to show the whole text.' : 'Take it out, or ask a developer to show it.',
      ])
    })
  return sortDiagnostics([
    ...foreignWords(pages, findInCode),
    ...unshownBodies,
    ...differences(pages, texts, findInCode),
  ])
}

/** Tells the labels that only templates of kinds show of which the site has no page. @param site with marks */
function labelsWithoutPages(site: Site): (text: SoughtText) => boolean {
  const lettersOf = (kinds: readonly PageKind[]) =>
    markedLetters(JSON.stringify(kinds.map(({ labelsOf }) => labelsOf(site))))
  const onSite = new Set(site.routes.map(({ kind }) => kind))
  const all = site.registry.kinds
  const present = lazily(() => lettersOf(all.filter(({ name }) => onSite.has(name))))
  const absent = lazily(() => lettersOf(all.filter(({ name }) => !onSite.has(name))))
  return ({ letters }) => absent().includes(letters) && !present().includes(letters)
}

/** Words that do not come from the content, each once, however many pages show them and whichever numbers stand beside. */
function foreignWords(pages: readonly ProvedPage[], findInCode: FindInCode): Diagnostic[] {
  const found = pages.flatMap(({ path, file, copyOf, proof }) =>
    proof.foreign.map(({ words, place }) => ({ words, place, path, file, copyOf })),
  )
  const alike = ({ words, place }: { words: string; place: string }) =>
    `${words.replace(/\d+/g, '1')}\n${place}`
  return [...groupBy(found, alike).values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const others = new Set(group.map(({ path }) => path)).size - 1
    const places = first.copyOf === undefined ? placesOf(first.words, findInCode) : first.copyOf
    const noun = nounOf(first.path)
    return diagnostic(first.file, fileStart, [
      'words-in-code',
      `The ${noun} ${first.path} ${shows(first)}${andOthers(others, noun)}. These words do not come from the content.`,
      places !== undefined
        ? `They stand in ${places}. A developer moves them from there into the content.`
        : 'They stand in the code. A developer moves them from there into the content.',
    ])
  })
}

/** A style stands on many pages, and writes onto those that its selector fits. */
const shows = ({ words, place }: { words: string; place: string }): string =>
  place.startsWith('style > ')
    ? `holds a style that can write "${words}" onto pages, ${place.slice('style > '.length)}`
    : `shows "${words}" in ${place}`

/** Where words stand in the code, in words; undefined when nobody can tell, or when too many places are left to choose from. */
function placesOf(words: string, findInCode: FindInCode): string | undefined {
  const places = findInCode(words)
  return places.length > 0 && places.length <= mostPlaces ? places.join(', or in ') : undefined
}

/** Pages have addresses without the ending of a file. */
const nounOf = (path: string): string => (/\.\w+$/.test(path) ? 'file' : 'page')

/** What code makes of texts, each once, however many pages show it. @param texts those of the content */
function differences(
  pages: readonly ProvedPage[],
  texts: readonly PlacedText[],
  findInCode: FindInCode,
): Diagnostic[] {
  const differing = pages.flatMap(({ path, file, proof: { difference } }) =>
    difference === undefined ? [] : { path, file, difference },
  )
  const groups = groupBy(differing, ({ difference }) => JSON.stringify(difference))
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : alteredText(first, others.length, texts, findInCode),
  )
}

/** @param others how many other pages show the same */
function alteredText(
  { path, file, difference }: Pick<ProvedPage, 'path' | 'file'> & Required<Pick<PageProof, 'difference'>>,
  others: number,
  texts: readonly PlacedText[],
  findInCode: FindInCode,
): Diagnostic {
  const { place, published, marked, identity } = difference
  const text = texts.find((one) => one.identity === identity)
  const origin = text
    ? ` ("${marked}" is ${formatField(text.path).replace(/^T/, 't')} in ${text.entry.file})`
    : ''
  // The code writes the words that show, or compares with those that it takes out.
  const [found] = [published, ...differentWords(published, marked)].flatMap((words) => {
    const places = mayBeTyped.test(words) ? placesOf(words, findInCode) : undefined
    return places === undefined ? [] : `"${words}" stands in ${places}. `
  })
  const told = (words: string) => (words === '' ? 'nothing' : words.startsWith('<') ? words : `"${words}"`)
  const noun = nounOf(path)
  return diagnostic(file, fileStart, [
    'altered-text',
    `In ${place}, the ${noun} ${path} shows ${told(published)}, and ${told(marked)} when the letters of all texts bear marks${origin}${andOthers(others, noun)}. So some code changes texts, or compares or sorts them by their letters, and nobody can tell whose words these are.`,
    `${found ?? ''}A developer looks for what the code does with the texts of ${place}, and has it done without marks, by unmarked(TEXT); words that it changes are written into the content as they are to be read.`,
  ])
}

/** That other pages do the same, at the end of a sentence. */
const andOthers = (others: number, noun: string): string =>
  others === 0
    ? ''
    : `, and so ${others === 1 ? `does one other ${noun}` : `do ${counted(others, `other ${noun}`)}`}`

/** Words, not tags of elements or signs. */
const mayBeTyped = /^[^<]*\p{L}{2}/u

/** The words of two texts without those that both begin and end with. */
function differentWords(...texts: [one: string, other: string]): string[] {
  const [one = [], other = []] = texts.map((text) => text.split(/\s+/))
  const most = Math.min(one.length, other.length)
  let begin = 0
  while (begin < most && one[begin] === other[begin]) begin += 1
  let end = 0
  while (end < most - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return [one, other].map((words) => words.slice(begin, words.length - end).join(' '))
}
