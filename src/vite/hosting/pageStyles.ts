import { createHash } from 'node:crypto'
import { shortDigest } from '../../node/sha256.ts'
import { policyInPage, type PageStyles } from './contentSecurityPolicy.ts'

/** A page as it is rendered: one document with the style element that the style library wrote. */
interface StyledPage {
  html: string
  /** The style element, exactly as it stands in `html`. */
  styles: string
}

/** Pages with what their styles have become. */
interface SettledPages {
  /** In the order of the pages. */
  html: string[]
  /** What the policy lets stand in pages. */
  styles: PageStyles
  /** Style sheets, by their addresses; none while the styles stand in the pages. */
  sheets: Map<string, string>
}

/**
 * How long the list of the hashes of all styles may grow. The whole policy is one line of `_headers`, and Cloudflare
 * reads lines of up to 2,000 characters; proxies take some 4,000.
 */
export const maxListLength = 1500

/**
 * Settles where the styles of a site's pages stand: in the pages, where they are shown at once, as long as one header
 * can name the hashes of all of them; else in files that pages share.
 * @param drawn style texts that stand in drawings
 * @param frames other sites of which pages show something in frames
 */
export function finishPages(
  pages: readonly StyledPage[],
  drawn: readonly string[],
  frames: readonly string[] = [],
): SettledPages {
  const all = hashesOf([...pages.map(({ styles }) => styleText(styles)), ...drawn])
  if (all.join("' '").length <= maxListLength) {
    const html = pages.map((page) => withStyles(page, page.styles, frames))
    return { html, styles: { hashes: all, sheets: false, frames }, sheets: new Map() }
  }
  const sheets = new Map<string, string>()
  const html = pages.map((page) => {
    const text = styleText(page.styles)
    const address = `/assets/style-${shortDigest(text)}.css`
    sheets.set(address, text)
    return withStyles(page, `<link rel="stylesheet" href="${address}">`, frames)
  })
  return { html, styles: { hashes: hashesOf(drawn), sheets: true, frames }, sheets }
}

/** What a policy calls each of some style texts. */
const hashesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`).sort()

/** A page with its styles, and with the policy for hosts without headers, which stands before all that it restricts. */
const withStyles = ({ html, styles }: StyledPage, written: string, frames: readonly string[]): string =>
  html
    .replace(styles, () => written)
    .replace(
      '<title>',
      (title) => `<meta http-equiv="Content-Security-Policy" content="${policyInPage(frames)}">\n${title}`,
    )

/** The text of a style element. */
function styleText(element: string): string {
  const text = /^<style[^>]*>([^]*)<\/style>$/.exec(element)?.[1]
  if (text === undefined) throw new Error(`This is no style element: ${element.slice(0, 80)}`)
  return text
}

/** The texts of the style elements in a drawing. */
export const drawnStyles = (svg: string): string[] =>
  [...svg.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) => text)
