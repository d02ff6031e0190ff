/** A word that is parted at the end of a line. */
export interface BrokenWord {
  /** Where it begins. */
  index: number
  /** The word with a space in the place of the line end. */
  shown: string
  message: string
  fix: string
}

/**
 * `con-⏎sider`; Word and web pages have signs of their own for that, ¬ and the soft hyphen. Not `pre-⏎and post-trial`, whose
 * hyphen stands for the word that comes later.
 */
const broken =
  /(?<=\p{L})(?:[¬\u00AD]\n[ \t>]*|[-‐]\n[ \t>]*(?!(?:and|or|nor|to|through|but|rather|versus|as)\b))(\p{Ll}[\p{L}-]{0,40})/gu

/** Most texts have no such line. */
const atLineEnd = /[-‐¬\u00AD]\n/

/** Words that are parted at the end of a line, as in texts from PDF files: the page shows a space there. */
export const brokenWords = (text: string): BrokenWord[] =>
  (atLineEnd.test(text) ? [...text.matchAll(broken)] : []).map(({ 0: found, 1: end = '', index }) => {
    const [begin = ''] = /[\p{L}-]+$/u.exec(text.slice(Math.max(0, index - 40), index)) ?? []
    const sign = found.charAt(0)
    // Nobody sees a soft hyphen.
    const seen = `${begin}${sign.replace('\u00AD', '')} ${end}`
    return {
      index: index - begin.length,
      shown: `${begin}${sign} ${end}`,
      message: `This word is parted at the end of the line, and visitors see a space in it: "${seen}".`,
      fix: `Write it on one line: "${begin}${end}", or "${begin}-${end}" if the hyphen belongs to it.`,
    }
  })
