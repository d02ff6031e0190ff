/** The fields of a content file as a YAML document of their own. */
interface FrontmatterDocument {
  /** The file with its fences and its body blanked, so that every line and column means what it means in the file. */
  text: string
  /** The first line of the body's fence, from 0: what stands there or below is no field. */
  end: number
}

/**
 * Blanks everything but the fields. A file whose fields are not closed yet, because somebody is writing them, is
 * fields to its end.
 * @returns undefined for a file that does not begin with a fence
 */
export function frontmatterDocument(text: string): FrontmatterDocument | undefined {
  const lines = text.split(/\r?\n/)
  const isFence = (line: string | undefined) => line?.replace(/^\uFEFF/, '').trimEnd() === '---'
  if (!isFence(lines[0])) return undefined
  const closing = lines.findIndex((line, index) => index > 0 && isFence(line))
  const end = closing === -1 ? lines.length : closing
  return { text: ['', ...lines.slice(1, end), ...lines.slice(end).map(() => '')].join('\n'), end }
}
