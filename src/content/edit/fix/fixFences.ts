/** Lines that were repaired, and what was done, in words that follow the file’s name. */
export interface FixedLines {
  lines: string[]
  repairs: string[]
}

const fence = '---'

/**
 * Sets the two lines of hyphens around the fields: a dash that a program made of hyphens, too few or too many of them,
 * spaces before them, blank lines above the first.
 * @param given the lines of a file, with one kind of line end
 */
export function fixFences(given: readonly string[]): FixedLines {
  const first = given.findIndex((line) => line.trim() !== '')
  if (first === -1 || !isLikeFence(given[first] ?? '')) return { lines: [...given], repairs: [] }
  const lines = given.slice(first)
  const repairs =
    first === 0 ? [] : [`deleted ${first === 1 ? 'the blank line' : `${first} blank lines`} at the beginning`]
  const replaceFence = (at: number) => {
    const line = lines[at] ?? ''
    const typed = line.trim()
    if (line === fence) return
    if (line.trimEnd() === fence) repairs.push(`line ${at + 1}: deleted the spaces at the end`)
    else if (typed === fence) repairs.push(`line ${at + 1}: deleted the spaces before ---`)
    else repairs.push(`line ${at + 1}: wrote --- in place of “${typed}”`)
    lines[at] = fence
  }
  replaceFence(0)
  const closing = closingFence(lines)
  if (closing !== -1) replaceFence(closing)
  return { lines, repairs }
}

const isLikeFence = (line: string): boolean => /^\s*[-–—]{1,4}\s*$/.test(line)

/**
 * The second fence. No field can look like one that begins in the first column, so the first such line is it, even
 * when a line across the page follows in the text.
 */
function closingFence(lines: readonly string[]): number {
  const atStart = lines.findIndex((line, index) => index > 0 && /^(?:[-–—]{2,4}|[–—])\s*$/.test(line))
  if (atStart !== -1) return atStart
  return lines.findIndex((line, index) => index > 0 && /^\s*(?:[-–—]{2,4}|[–—])\s*$/.test(line))
}
