import MarkdownIt from 'markdown-it'
import { escapeHtml } from '../../../src/content/text/escapeHtml.ts'

/**
 * markdown-it: it shares no line with the parser of the site, passes the whole CommonMark suite, and has the tables,
 * bare links and strikethrough of GFM built in. Three things of GFM that it lacks are added below.
 */
const reference = new MarkdownIt({ html: true, linkify: true })

// Addresses are shown as they are typed; by default they are shown without their %20.
reference.normalizeLinkText = (address) => address

// HTML: content holds none, so its tags are left out, as the site does when it reports them. What stands between two
// tags on lines of their own goes with them, what stands between two tags of a sentence stays. A comment is nothing.
reference.renderer.rules.html_block = () => ''
reference.renderer.rules.html_inline = (tokens, index) =>
  /^<br\s*\/?>$/i.test(tokens[index]?.content ?? '') ? '<br>' : ''

// One tilde strikes out like two.
reference.renderer.rules.text = (tokens, index) =>
  escapeHtml((tokens[index]?.content ?? '').replace(/(?<![\w~])~(?=\S)([^~]+)(?<=\S)~(?![\w~])/g, '$1'))

/** A document as HTML, by another renderer than the site’s. */
export const referenceHtml = (markdown: string): string =>
  reference
    .render(markdown)
    // A task: a box to tick at the beginning of a list’s item.
    .replace(
      /(<li>\s*(?:<p>)?)\[([ xX])\](?=\s)/g,
      (_, begin: string, mark: string) => `${begin}<input type="checkbox"${mark === ' ' ? '' : ' checked'}>`,
    )
