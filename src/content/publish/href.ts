import type { Collection } from '../model/contentType.ts'
import type { PageKind } from '../model/pageKind.ts'
import { decodeAddress } from '../text/decodeAddress.ts'

/** The parts of a link, with where each stands in it. */
interface Href {
  /** The firm's own domain in front of it, when it was written in full. */
  domain: string
  path: string
  /** With the question mark; empty when there is none. */
  query: string
  /** What stands behind the #, as typed; undefined without a #. */
  hash: string | undefined
}

/**
 * A link in parts, or undefined when it leads off the site.
 * @param site the site's own address, without a slash at its end
 */
export function parseHref(href: string, site: string | undefined): Href | undefined {
  const domain =
    site !== undefined && (href === site || /^[/?#]/.test(href.slice(site.length))) && href.startsWith(site)
      ? site
      : ''
  const rest = href.slice(domain.length)
  if (domain === '' && !/^[/#?]/.test(rest)) return undefined
  if (rest.startsWith('//')) return undefined
  const {
    path = '',
    query = '',
    hash,
  } = /^(?<path>[^?#]*)(?<query>\?[^#]*)?(?:#(?<hash>.*))?$/s.exec(rest)?.groups ?? {}
  return { domain, path, query, hash }
}

export const formatHref = ({ domain, path, query, hash }: Href): string =>
  `${domain}${path}${query}${hash === undefined ? '' : `#${hash}`}`

/** What a query says behind a parameter: `?area=tax-law`, `area` → `tax-law`. */
export const chosenIn = (query: string, parameter: string): string | undefined =>
  new RegExp(`[?&]${parameter}=([^&]*)`).exec(query)?.[1]

/** The parameter by which a link to a page of a kind chooses a file; undefined when its query chooses none, or another. */
export function choosingParameter(
  kind: PageKind | undefined,
  { collection, slug }: { collection: Collection; slug: string },
  query: string,
): string | undefined {
  const { parameter, collection: chosen } = kind?.chooses ?? {}
  return parameter !== undefined && chosen === collection && chosenIn(query, parameter) === slug
    ? parameter
    : undefined
}

/** The query with something else behind a parameter, or without it. */
export function withChoice(query: string, parameter: string, chosen: string | undefined): string {
  const parts = query
    .slice(1)
    .split('&')
    .flatMap((part) =>
      part.startsWith(`${parameter}=`) ? (chosen === undefined ? [] : [`${parameter}=${chosen}`]) : [part],
    )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Whether an anchor names this id. */
export const names = (hash: string | undefined, id: string): boolean =>
  hash !== undefined && decodeAddress(hash) === id
