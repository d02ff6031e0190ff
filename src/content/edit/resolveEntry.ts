import { parseHref } from '../publish/href.ts'
import { closestMatch } from '../text/closestMatch.ts'
import type { ContentIndex, KnownFile } from './indexContent.ts'
import type { PlanError } from './plan.ts'

/** What someone named, and whether they wrote its address. */
export interface ResolvedEntry {
  known: KnownFile
  asAddress: boolean
}

/** A file or an address as somebody types or pastes it, in its bare form: `content/pages/about.mdx` → `pages/about`. */
export function normalizeInput(
  typed: string,
  site: string | undefined,
): { path: string; slash: boolean; ending: boolean } {
  const clean = typed
    .trim()
    .replace(/^["'“”]+|["'“”]+$/g, '')
    .replaceAll('\\', '/')
  const parts = parseHref(clean, site)
  const path = (parts && parts.domain !== '' ? parts.path || '/' : clean).replace(/[?#].*$/, '')
  const inside = path.replace(/^(?:\.\/)+/, '').replace(/^\/?content\//, '')
  return {
    path: inside.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/i, ''),
    slash: inside.startsWith('/'),
    ending: /\.mdx?$/i.test(inside),
  }
}

/** Finds a file by its path, its address, its bare name, or the name that the site shows. */
export function resolveEntry(typed: string, { known, site }: ContentIndex): ResolvedEntry | PlanError {
  const { path, slash, ending } = normalizeInput(typed, site)
  const byFile = known.find(({ file }) => file === `${path}.mdx`)
  const byAddress = known.find(({ address }) => address === `/${path}`)
  if (byAddress && (slash || !byFile) && !ending) return { known: byAddress, asAddress: true }
  if (byFile) return { known: byFile, asAddress: false }
  const wanted = plainName(typed)
  const named = slash
    ? []
    : known.filter(
        ({ slug, name }) => slug === path || slug.endsWith(`/${path}`) || plainName(name) === wanted,
      )
  const [only, another] = named
  if (only && !another) return { known: only, asAddress: false }
  if (only)
    return { error: `"${typed}" could be ${named.map(({ file }) => file).join(' or ')}. Write which one.` }
  const names = known.flatMap(({ name, file, address = '', slug }) => [
    [plainName(name), `"${name}" (${file})`] as const,
    [file.replace(/\.mdx$/, ''), file] as const,
    [address.slice(1), address] as const,
    [slug.split('/').at(-1) ?? '', file] as const,
  ])
  const close = closestMatch(slash ? path : wanted, new Map(names.filter(([word]) => word !== '')).keys())
  const hint = names.find(([word]) => word === close)?.[1]
  return {
    error: `There is no page, person or role "${typed}". ${hint === undefined ? 'Write a file, such as attorneys/jane-sample, or an address, such as /about/firm.' : `Did you mean ${hint}?`}`,
  }
}

/** A name without accents, capitals and curly quotes, for comparing. */
const plainName = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").trim().toLowerCase()
