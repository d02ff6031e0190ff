import { isChanged, type Sentence } from '../compareLines.ts'
import { countWords, textOf } from '../diffWords.ts'
import { changedBreak, paragraphOf, type Paragraph } from './paragraphs.ts'

/** A changed sentence, or the heading above it. */
export interface Passage extends Paragraph {
  /** How often its page has it. */
  times: number
  /** The other pages that have it. */
  others: Set<string>
}

const passageOf = (one: Sentence): Passage => ({ ...paragraphOf([one]), times: 1, others: new Set() })

/** Finds the changed sentences of one page after another, below their headings. Each change is where it occurs first. */
export function passageFinder(): (path: string, sentences: readonly Sentence[]) => Passage[] {
  const found = new Map<string, { passage: Passage; path: string; of: readonly Sentence[] }>()
  return (path, sentences) => {
    const unchanged = new Set(sentences.flatMap((one) => (isChanged(one) ? [] : textOf(one.runs))))
    let above: string | undefined
    return sentences.filter(isChanged).flatMap((one) => {
      const passage = passageOf(one)
      const { heading = '' } = one
      const key = keyOf(passage, heading)
      const first = found.get(key)
      if (first?.of === sentences) first.passage.times += 1
      // A page that still has it on a coming day is one page.
      else if (first && first.path !== path) first.passage.others.add(path)
      if (first) return []
      found.set(key, { passage, path, of: sentences })
      const isShown = heading === above || passage.marker !== '' || !unchanged.has(heading)
      above = heading
      return isShown
        ? passage
        : [passageOf({ starts: 'same', runs: [{ kind: 'same', text: heading }] }), passage]
    })
  }
}

/** What makes two changes the same one: the words and, if they are few, whose they are. */
function keyOf(passage: Paragraph, heading: string): string {
  const { runs } = passage
  const words = textOf(runs)
  const isTelling = countWords(words) > 3 || words.includes('(/')
  const changes = runs
    .map(({ kind, text, moved }) => [kind, moved, bare(text).trim()])
    .filter(([, , text]) => text !== '')
  return JSON.stringify([changedBreak(passage), changes, isTelling ? '' : bare(heading)])
}

/** Without what differs between the places of one text: marker, link and id. */
const bare = (text: string): string =>
  text.replace(/^(?:#+|[-|>]|\d+\.)(?: |$)/, '').replace(/(?: (?:\(\S*\)|\{#\S*\}))*$/, '')
