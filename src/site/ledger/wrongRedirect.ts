import { absenceInWords } from '../absence.ts'
import { anchorsOf } from '../anchors.ts'
import type { Whole } from '../checks/check.ts'
import { decodeAddress } from '../decodeAddress.ts'
import { nearest } from '../nearest.ts'
import type { Told } from '../problem.ts'
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

function chain({ from, to }: Redirect, { lines }: Known): Told {
  const before = new Set([from])
  let at: string | undefined = to
  while (at !== undefined && !before.has(at)) {
    before.add(at)
    at = lines.get(at)?.target?.address
  }
  const passed = [...before]
  if (at !== undefined) {
    return [
      'redirect-chain',
      at === from && passed.length === 1
        ? `The address ${from} leads to itself.`
        : `The address ${from} leads round in a circle: ${[...passed, at].join(' -> ')}.`,
      'Behind the arrow, write the address of a page that exists.',
    ]
  }
  return [
    'redirect-chain',
    `The address ${from} leads to ${to}, and ${to} leads on to ${passed.at(-1) ?? to}.`,
    `Write the last address straight away: ${from} -> ${passed.at(-1) ?? to}`,
  ]
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
