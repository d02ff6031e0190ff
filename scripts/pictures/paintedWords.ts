import type { JSHandle } from 'playwright-core'
import { contrastRatio } from '../../src/compliance/rendered/contrast.ts'
import type { RenderedDocument } from '../../src/compliance/rendered/types.ts'
import { sha256 } from '../../src/node/sha256.ts'
import type { MeasuredText, MeasuredWord } from './measureTexts.ts'
import { digestParts, isPainted, meanColour, takePictureWithoutLetters, takePicture } from './pagePicture.ts'
import type { SeenText } from './readBlocks.ts'
import type { SiteTab } from './siteTab.ts'

/** How a text is painted. */
export interface PaintedText {
  /** The contrast of its letters to what is behind its first word that is in sight. */
  contrast?: number
  /** Why each of its words is not seen; undefined of one that is. */
  hidden: (string | undefined)[]
}

/** A page as it is painted: its pictures' digests, and one for each of its texts. */
interface PaintedPage {
  pictures: NonNullable<RenderedDocument['pictures']>
  texts: readonly PaintedText[]
}

/** What was found out in pictures, by the pictures and what was looked for in them. */
export type PaintedTexts = Map<string, readonly PaintedText[]>

/** Below this contrast, letters cannot be told from what is behind them. */
const leastVisible = 1.2
/** Pixels of a page's picture for each CSS pixel: enough for most words, at half of the cost. */
const scale = 0.5
/** In such a picture, thin letters are paler than they are; whatever is paler than this is looked at again. */
const leastAtScale = 1.4

/**
 * Finds out which words of a page are painted, whatever styles may put over them, and how they stand out: by a picture
 * with letters and one without; and what the whole looks like. Nothing on it may move. The page ends scrolled to its top.
 * @param read the texts, in the page; @param measured the same, measured there
 * @param known what is found out is kept here, and taken from here
 */
export async function findPaintedTexts(
  tab: SiteTab,
  read: JSHandle<{ texts: SeenText[] }>,
  measured: readonly MeasuredText[],
  known: PaintedTexts,
): Promise<PaintedPage> {
  const { page } = tab
  const { main, ...size } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const { left, top, width, height } = (
      document.querySelector('main') ?? document.documentElement
    ).getBoundingClientRect()
    return { width: scrollWidth, height: scrollHeight, main: { left, top, width, height } }
  })
  const part = { ...size, scale }
  const plain = await takePicture(tab, part)
  const key = sha256(plain.digest + JSON.stringify(measured))
  const found = known.get(key) ?? (await look())
  known.set(key, found)
  return { pictures: digestParts(plain, main), texts: found }

  async function look(): Promise<readonly PaintedText[]> {
    const pair = { plain, bare: await takePictureWithoutLetters(tab, part) }
    const looks = measured.map(({ letters, words }) => {
      const box = words.find((word) => word.box)?.box
      const ground = box && meanColour(pair.bare, box)
      const contrast = ground && contrastRatio(letters, ground)
      const isLost = contrast !== undefined && contrast < leastVisible
      return {
        ...(contrast !== undefined && { contrast }),
        hidden: words.map(
          (word) => word.hidden ?? (isLost ? 'it has the colour of what is behind or over it' : undefined),
        ),
      }
    })
    const doubtful = measured.flatMap(({ words }, text) =>
      words.flatMap((word, place): Doubtful[] =>
        word.box && !looks[text]?.hidden[place] && !isPainted(pair, word.box, leastAtScale)
          ? [{ ...word, text, place }]
          : [],
      ),
    )
    for (const { text, place } of await unpainted(doubtful)) {
      const hidden = looks[text]?.hidden
      if (hidden) hidden[place] = 'it is not painted, or something is painted over it'
    }
    return looks
  }

  /** Looks at words again in the middle of the window, where nothing that is fixed at its edges stands over them. */
  async function unpainted(doubtful: readonly Doubtful[]): Promise<Doubtful[]> {
    const hidden: Doubtful[] = []
    for (let waiting = doubtful; waiting.length > 0;) {
      const { boxes, height } = await read.evaluate(boxesInWindow, waiting)
      const pair = {
        plain: await takePicture(tab, 'window'),
        bare: await takePictureWithoutLetters(tab, 'window'),
      }
      const later: Doubtful[] = []
      waiting.forEach((word, at) => {
        const box = boxes[at]
        const middle = box ? box.top + box.height / 2 : 0
        const isInMiddle = at === 0 || (middle >= height / 4 && middle <= (height * 3) / 4)
        if (!isInMiddle) later.push(word)
        else if (!box || !isPainted(pair, box, leastVisible)) hidden.push(word)
      })
      waiting = later
    }
    if (doubtful.length > 0)
      // What scrolls may promise its end: nobody waits for it.
      await page.evaluate(() => void scrollTo({ top: 0, left: 0, behavior: 'instant' }))
    return hidden
  }
}

/** A word of which a page's picture shows nothing: the places of its text and of itself. */
interface Doubtful extends MeasuredWord {
  text: number
  place: number
}

/** Scrolls the first of some words into the middle of the window. It runs in the page. @returns where they are there */
function boxesInWindow({ texts }: { texts: SeenText[] }, words: readonly Doubtful[]) {
  const boxOf = ({ text, start, end }: Doubtful) => {
    const source = texts[text]?.source
    if (!(source instanceof Text)) return undefined
    const range = document.createRange()
    range.setStart(source, start)
    range.setEnd(source, end)
    const [box] = range.getClientRects()
    return box && { left: box.left, top: box.top, width: box.width, height: box.height }
  }
  const [first] = words
  const box = first && boxOf(first)
  if (box) {
    const [left, top] = [box.left - innerWidth / 2, box.top - innerHeight / 2]
    scrollBy({ left, top, behavior: 'instant' })
  }
  return { boxes: words.map(boxOf), height: innerHeight }
}
