import type { LintFinding, MaskedBlock } from './maskedBlock.ts'

/**
 * `con-⏎sider`; Word and web pages have signs of their own for that, ¬ and the soft hyphen. Not `pre-⏎and post-trial`, whose
 * hyphen stands for the word that comes later.
 */
const broken =
  /(?<=\p{L})(?:[¬\u00AD]\n[ \t>]*|[-‐]\n[ \t>]*(?!(?:and|or|nor|to|through|but|rather|versus|as)\b))(\p{Ll}[\p{L}-]{0,40})/gu

/** Words that are parted at the end of a line, as in texts from PDF files: the page shows a space there. */
export function brokenWords({ kind, text }: MaskedBlock): LintFinding[] {
  if (kind !== 'paragraph') return []
  return [...text.matchAll(broken)].map(({ 0: found, 1: end = '', index }) => {
    const [begin = ''] = /[\p{L}-]+$/u.exec(text.slice(Math.max(0, index - 40), index)) ?? []
    // Nobody sees a soft hyphen.
    const sign = found.charAt(0).replace('\u00AD', '')
    return {
      index: index - begin.length,
      message: `This word is parted at the end of the line, and visitors see a space in it: "${begin}${sign} ${end}".`,
      fix: `Write it on one line: "${begin}${end}", or "${begin}-${end}" if the hyphen belongs to it.`,
    }
  })
}
