import { absenceInWords } from '../absence.ts'
import { anchorsOf } from '../anchors.ts'
import type { Whole } from '../../checks/check.ts'
import { decodeAddress } from '../../text/decodeAddress.ts'
import { nearest } from '../../text/nearest.ts'
import type { Told } from '../../model/problem.ts'
import { remembered } from '../../model/remembered.ts'
import type { Known } from './knownAddresses.ts'

/** A published address that leads on to another. */
export interface Redirect {
  from: string
  to: string
}

/** What is wrong with where an old address leads, or undefined. */
export function wrongRedirect({ from, to }: Redirect, known: Known, whole: Whole): Told | undefined {
  if (!to.startsWith('/')) return undefined
  const { path = '', hash } = /^(?<path>[^?#]*)(?:\?[^#]*)?(?:#(?<hash>.*))?$/.exec(to)?.groups ?? {}
  const route = whole.routes.find((page) => page.listed && page.path === path)
  if (route)
    return hash === undefined ? undefined : wrongAnchor({ path, hash }, anchorsOf(route, whole.content))
  if (known.stands(path) || known.unsound.has(path)) return undefined
  if (path === from || known.lines.get(path)?.target) return chain({ from, to: path }, known)
  const absent = whole.content.absent.find((file) => file.path === path)
  if (absent) {
    return [
      'redirect-target',
      `The address ${from} leads to ${path}, and that page ${absenceInWords(absent.absence)}.`,
      'Write the address of a page that is on the site today.',
    ]
  }
  const close = nearest(
    path,
    [...known.pages].filter((page) => page !== '/'),
  )
  return [
    'redirect-target',
    `The address ${from} leads to ${path}, and there is no such page.`,
    close ? `Did you mean ${close}?` : 'Write the address of a page, or one that begins with https://.',
  ]
}

function chain({ from, to }: Redirect, known: Known): Told {
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
const ends = remembered<Known, Map<string, string | undefined>>(() => new Map())

/** The end of a chain. Each address is followed once, however many lead to it. */
function endOf(start: string, known: Known): string | undefined {
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
function round(from: string, { lines }: Known): string[] {
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
): Told | undefined {
  if (hash === '' || ids.has(decodeAddress(hash))) return undefined
  const close = nearest(
    hash,
    [...ids].filter((id) => id !== 'main'),
  )
  return [
    'redirect-target',
    `The page ${path} has no place called #${hash}.`,
    close ? `Did you mean ${path}#${close}?` : `Write ${path} alone.`,
  ]
}
