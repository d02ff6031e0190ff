import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { LintFinding } from '../markdownLint/maskedBlock.ts'

/** What is said first of every video. */
export const noPlayer = 'The site has no player for videos.'

/** An address from which other programs make a player. */
const address =
  /(?:https?:)?\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[\w=-]+&)*v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{5,20})|(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/

/** `youtube w7Ft2ymGmfc`, `vimeo 146022717`, as codes of other programs name a video. */
const named = /(youtube|vimeo)\W+(?:id\W+)?([\w-]{5,20})/

/** The link to write in the place of something that names a video on YouTube or Vimeo; undefined when it names none. */
export function videoLink(typed: string): string | undefined {
  const [found, onYouTube, onVimeo] = address.exec(typed) ?? []
  const [, site, name] = found === undefined ? (named.exec(typed) ?? []) : []
  const youTube = onYouTube ?? (site === 'youtube' ? name : undefined)
  const vimeo = onVimeo ?? (site === 'vimeo' ? name : undefined)
  if (youTube !== undefined)
    return `[Watch on YouTube: what it shows](https://www.youtube.com/watch?v=${youTube})`
  return vimeo === undefined ? undefined : `[Watch on Vimeo: what it shows](https://vimeo.com/${vimeo})`
}

/** Addresses of videos that stand alone: other programs make a player of them, and here visitors see the address. */
export function videoAddresses(tree: Root, body: string): LintFinding[] {
  if (!/youtu|vimeo/i.test(body)) return []
  const findings: LintFinding[] = []
  visit(tree, 'paragraph', (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    const [only, ...more] = node.children
    if (only?.type !== 'link' || more.length > 0 || start === undefined || end === undefined) return SKIP
    const typed = body.slice(start, end)
    const link = videoLink(only.url)
    if (link === undefined || typed.replace(/^<|>$/g, '') !== toString(only)) return SKIP
    findings.push({
      index: start,
      message: 'This address of a video makes no player here: visitors see the bare address, as a link.',
      fix: `${noPlayer} Write a link that says what the video shows: ${link}`,
    })
    return SKIP
  })
  return findings
}
