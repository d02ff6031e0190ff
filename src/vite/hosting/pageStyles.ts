import { createHash } from 'node:crypto'
import { shortDigest } from '../../node/sha256.ts'
import { policyInPage, type PageStyles } from './contentSecurityPolicy.ts'

/** A page as it is rendered: one document with its style elements. */
interface StyledPage {
  html: string
  /** The style elements, exactly as they stand in `html`. */
  styles: readonly string[]
}

/** A page with what its styles have become. */
export interface SettledPage {
  html: string
  /** The style sheets that it shares with others, with their addresses; none while the styles stand in the page. */
  sheets: { address: string; text: string }[]
}

/**
 * How long the list of the hashes of all styles may grow. The whole policy is one line of `_headers`, and Cloudflare
 * reads lines of up to 2,000 characters; proxies take some 4,000.
 */
export const maxListLength = 1500

/** What is known of the styles of a site's pages and drawings while the pages are written one after the other. */
export interface SiteStyles {
  /** Takes note of a page's styles. @param hash as `styleHash` gives it */
  add: (hash: string) => void
  /** Takes note of a style text that stands in a drawing. */
  addDrawn: (text: string) => void
  /**
   * Whether styles stand in files that pages share: when one header cannot name the hashes of all of them any more.
   * Once they do, no further page changes it.
   */
  areShared: () => boolean
  /** What the policy lets stand in pages, once all pages are known. */
  allowed: () => PageStyles
}

/** @param frames other sites of which pages show something in frames */
export function siteStyles(frames: readonly string[] = []): SiteStyles {
  const inDrawings = new Set<string>()
  const all = new Set<string>()
  const areShared = () => [...all].join("' '").length > maxListLength
  return {
    add: (hash) => {
      all.add(hash)
    },
    addDrawn: (text) => {
      inDrawings.add(hashOf(text))
      all.add(hashOf(text))
    },
    areShared,
    allowed: () => ({ hashes: [...(areShared() ? inDrawings : all)].sort(), sheets: areShared(), frames }),
  }
}

/** What a policy calls the text of a style element. */
export const styleHash = (element: string): string => hashOf(partsOf(element).text)

/**
 * Settles where the styles of a page stand: in the page, where they are shown at once, or in a file that it shares. It
 * is given the policy for hosts without headers besides, which stands before all that it restricts.
 * @param frames other sites of which pages show something in frames
 */
export function settlePage(
  { html, styles }: StyledPage,
  isShared: boolean,
  frames: readonly string[] = [],
): SettledPage {
  const withPolicy = html.replace(
    '<title>',
    (title) => `<meta http-equiv="Content-Security-Policy" content="${policyInPage(frames)}">\n${title}`,
  )
  if (!isShared) return { html: withPolicy, sheets: [] }
  let settled = withPolicy
  const sheets = styles.map((element) => {
    const { attributes, text } = partsOf(element)
    const address = `/assets/style-${shortDigest(text)}.css`
    settled = settled.replace(element, () => `<link rel="stylesheet"${attributes} href="${address}">`)
    return { address, text }
  })
  return { html: settled, sheets }
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The attributes of a style element, with a blank before each, and its text. */
function partsOf(element: string): { attributes: string; text: string } {
  const [, attributes, text] = /^<style([^>]*)>([^]*)<\/style>$/.exec(element) ?? []
  if (attributes === undefined || text === undefined)
    throw new Error(`This is no style element: ${element.slice(0, 80)}`)
  return { attributes, text }
}

/** The texts of the style elements in a drawing. */
export const drawnStyles = (svg: string): string[] =>
  [...svg.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) => text)
