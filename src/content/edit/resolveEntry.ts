import type { PlanError } from './plan.ts'
import { collectionOfPath } from '../model/registry.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { parseHref } from '../publish/href.ts'
import type { IndexedFile, ContentIndex } from './indexContent.ts'

/** What a name, a file or an address means, and whether it was understood as an address. */
export interface ResolvedEntry {
  known: IndexedFile
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

/**
 * Finds what somebody names: a file (with or without `content/` and `.mdx`), an address, a file's bare name, or the name
 * of a person or page as the site shows it.
 */
export function resolveEntry(typed: string, index: ContentIndex): ResolvedEntry | PlanError {
  const { files, site, tree } = index
  const { path, slash, ending } = normalizeInput(typed, site)
  const byFile = files.find(({ file }) => file === `${path}.mdx`)
  const byAddress = files.find(({ address }) => address === `/${path}`)
  if (byAddress && (slash || !byFile) && !ending) return { known: byAddress, asAddress: true }
  if (byFile) return { known: byFile, asAddress: false }
  if (path !== '' && !slash) {
    const wanted = plainName(typed)
    const named = files.filter(
      ({ slug, name }) => slug === path || slug.endsWith(`/${path}`) || plainName(name) === wanted,
    )
    const [only, another] = named
    if (only && !another) return { known: only, asAddress: false }
    if (only) {
      const choices = named.map(({ file }) => file).join(' or ')
      return { error: `"${typed}" may mean ${named.length} files. Write which: ${choices}.` }
    }
  }
  if (tree.files.some((file) => file.path === `${path}.mdx`)) {
    const why = collectionOfPath(index.content.registry, path) ? 'Its name' : 'The place where it stands'
    return { error: `${path}.mdx is no page, person or role. ${why} belongs to the site itself.` }
  }
  return { error: `There is no page, person or role "${typed}". ${suggestEntry(typed, path, index)}` }
}

function suggestEntry(typed: string, path: string, { files }: ContentIndex): string {
  const wanted = plainName(typed)
  const all = files.flatMap((known) => [
    { word: known.name, shown: `"${known.name}" (${known.file})` },
    { word: known.file.replace(/\.mdx$/, ''), shown: known.file },
    ...(known.address === undefined ? [] : [{ word: known.address.slice(1), shown: known.address }]),
    { word: known.slug.split('/').at(-1) ?? '', shown: known.file },
  ])
  const names = all.filter(({ word }) => word !== '')
  const close =
    closestMatch(
      path,
      names.map(({ word }) => word),
    ) ??
    // A part of a name is enough: Choe.
    names.find(({ word }) =>
      plainName(word)
        .split(/[^a-z0-9]+/)
        .includes(wanted),
    )?.word
  const shown = names.find(({ word }) => word === close)?.shown
  return shown === undefined
    ? 'Write the name of a file in the content folder, for example attorneys/jane-sample, or an address, for example /about/firm.'
    : `Did you mean ${shown}?`
}

/** A name without accents, capitals and curly signs, for comparing. */
const plainName = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").trim().toLowerCase()
