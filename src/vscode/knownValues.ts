import type { Registry } from '../content/model/registry.ts'
import type { SchemaFor } from './fieldHelp.ts'

/** What fields may point at, by the name that the schemas use: the files of a collection, the site's addresses. */
type KnownValues = ReadonlyMap<string, readonly string[]>

/**
 * What can be pointed at, told from the names of the files alone: it is offered also while some of them are being
 * written and the site cannot be built.
 * @param registry what the site is made of
 * @param paths every content file's path inside the content folder
 */
export function knownValues({ collections, pages, kinds }: Registry, paths: readonly string[]): KnownValues {
  const named = (folder: string) =>
    paths
      .filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.mdx'))
      .map((path) => path.slice(folder.length + 1, -'.mdx'.length))
  const addresses = collections.flatMap(({ name, base }) =>
    base === undefined ? [] : named(name).map((slug) => `${base}/${slug}`),
  )
  // Some kinds of page have addresses of their own, and some are led to by nobody.
  const usual = new Map(kinds.map((kind) => [`${pages.base ?? ''}/${kind.name}`, kind]))
  return new Map([
    ...collections.map(({ name }): [string, string[]] => [name, named(name)]),
    [
      'address',
      addresses
        .filter((address) => usual.get(address)?.isListed !== false)
        .map((address) => usual.get(address)?.address ?? address)
        .toSorted(),
    ],
  ])
}

/** The schemas with the values that exist now as the examples of the fields that point at them. */
export const addExamples = (schemas: readonly SchemaFor[], known: KnownValues): SchemaFor[] =>
  schemas.map((entry) => ({ ...entry, schema: filled(entry.schema, known) }))

function filled(part: unknown, known: KnownValues): unknown {
  if (Array.isArray(part)) return part.map((item) => filled(item, known))
  if (typeof part !== 'object' || part === null) return part
  const parts = Object.entries(part).map(([name, value]) => [name, filled(value, known)])
  const values = 'x-points-at' in part ? known.get(String(part['x-points-at'])) : undefined
  return { ...Object.fromEntries(parts), ...(values ? { examples: values } : {}) }
}
