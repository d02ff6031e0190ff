import type { Redirect } from '../../model/site.ts'
import { describeUnpublished } from '../publishState.ts'
import { parseHref } from '../href.ts'
import { anchorsOf } from '../anchors.ts'
import type { CheckContext } from '../../model/check.ts'
import { decodeAddress } from '../../text/decodeAddress.ts'
import { closestMatch } from '../../text/closestMatch.ts'
import type { RuleMessage } from '../../model/diagnostic.ts'
import { memoizeWeak } from '../../model/memoize.ts'
import type { UrlIndex } from './indexUrls.ts'

/** What is wrong with where an old address leads, or undefined. */
export function checkRedirect(
  { from, to }: Redirect,
  known: UrlIndex,
  context: CheckContext,
): RuleMessage | undefined {
  const parts = parseHref(to, undefined)
  if (!parts) return undefined
  const { path, hash } = parts
  const route = context.routes.find((page) => page.listed && page.path === path)
  if (route)
    return hash === undefined ? undefined : wrongAnchor({ path, hash }, anchorsOf(route, context.content))
  if (known.exists(path) || known.invalid.has(path)) return undefined
  if (path === from || known.lines.get(path)?.target) return chain({ from, to: path }, known)
  const absent = context.content.unpublished.find((file) => file.path === path)
  if (absent) {
    return [
      'redirect-target',
      `The address ${from} leads to ${path}, and that page ${describeUnpublished(absent.reason)}.`,
      'Write the address of a page that is on the site today.',
    ]
  }
  const close = closestMatch(
    path,
    [...known.pages].filter((page) => page !== '/'),
  )
  return [
    'redirect-target',
    `The address ${from} leads to ${path}, and there is no such page.`,
    close ? `Did you mean ${close}?` : 'Write the address of a page, or one that begins with https://.',
  ]
}

function chain({ from, to }: Redirect, known: UrlIndex): RuleMessage {
  const end = endOf(to, known)
  if (end === undefined) {
    return [
      'redirect-chain',
      to === from
        ? `The address ${from} leads to itself.`
        : `The address ${from} leads round in a circle: ${round(from, known).join(' -> ')}.`,
      'Behind the arrow, write the address of a page that exists.',
    ]
  }
  return [
    'redirect-chain',
    `The address ${from} leads to ${to}, and ${to} leads on to ${end}.`,
    `Write the last address straight away: ${from} -> ${end}`,
  ]
}

/** Where each address leads in the end; undefined for those that lead round in a circle. */
const ends = memoizeWeak<UrlIndex, Map<string, string | undefined>>(() => new Map())

/** The end of a chain. Each address is followed once, however many lead to it. */
function endOf(start: string, known: UrlIndex): string | undefined {
  const found = ends(known)
  const passed = new Set<string>()
  let at = start
  while (!found.has(at) && !passed.has(at)) {
    passed.add(at)
    at = known.lines.get(at)?.target?.address ?? at
  }
  const isEnd = passed.has(at) && known.lines.get(at)?.target === undefined
  const end = isEnd ? at : found.get(at)
  for (const address of passed) found.set(address, end)
  return end
}

/** So many addresses of a circle are shown at most. */
const mostShown = 20

/** The way from an address round to the first one that it meets again. */
function round(from: string, { lines }: UrlIndex): string[] {
  const passed = new Set<string>()
  let at: string | undefined = from
  while (at !== undefined && !passed.has(at) && passed.size < mostShown) {
    passed.add(at)
    at = lines.get(at)?.target?.address
  }
  return [...passed, passed.size < mostShown ? (at ?? '…') : '…']
}

function wrongAnchor(
  { path, hash }: { path: string; hash: string },
  ids: ReadonlySet<string>,
): RuleMessage | undefined {
  if (hash === '' || ids.has(decodeAddress(hash))) return undefined
  const close = closestMatch(
    hash,
    [...ids].filter((id) => id !== 'main'),
  )
  return [
    'redirect-target',
    `The page ${path} has no place called #${hash}.`,
    close ? `Did you mean ${path}#${close}?` : `Write ${path} alone.`,
  ]
}
