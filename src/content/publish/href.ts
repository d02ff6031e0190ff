interface Href {
  /** The firm's own domain, when it was written in full. */
  domain: string
  path: string
  /** With the question mark; empty when there is none. */
  query: string
  /** What is after the #; undefined without one. */
  hash: string | undefined
}

/** A link in parts, or undefined when it leads off the site. @param site the site's own address, without a slash at its end */
export function parseHref(href: string, site = ''): Href | undefined {
  const domain = href.startsWith(site) && /^(?:$|[/?#])/.test(href.slice(site.length)) ? site : ''
  const rest = href.slice(domain.length)
  if (rest.startsWith('//') || (domain === '' && !/^[/#?]/.test(rest))) return undefined
  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(rest) ?? []
  return { domain, path, query, hash }
}

export const formatHref = ({ domain, path, query, hash }: Href): string =>
  `${domain}${path}${query}${hash === undefined ? '' : `#${hash}`}`
