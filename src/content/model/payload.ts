export interface PageHead {
  path: string
  documentTitle: string
  description: string
  keywords?: string | undefined
  /** Of a page that isn't English, such as es; and a page's addresses by language, if it has several. */
  language?: string | undefined
  alternates?: readonly (readonly [language: string, path: string])[]
  /** On pages that search engines shall not list. */
  unlisted?: true
  /** What the picture of its shared links shows, in words, if it has its own. */
  picture?: string
  isPerson?: true
  /** In development only, on a page that is not on the site: why it is not. */
  ribbon?: string
  /** In development only: the page's file. */
  source?: string
}

/** One page as data, as it travels to the browser. */
export interface Payload extends PageHead {
  kind: string
  /** The file's body, as finished HTML. */
  body: string
}

/** A payload as it is published, with the version of the site that it belongs to. */
export type Published<Page extends Payload> = Page & { version: string }

export interface SiteIdentity {
  name: string
  site: string
  /** What the picture of the other pages shows. */
  picture?: string | undefined
}

export interface Shell {
  firm: SiteIdentity
  /** The addresses of the site's feeds, by media type. */
  feeds: Readonly<Record<string, string>>
}
