import type { z } from 'zod'
import type { SingleFile } from '../model/contentType.ts'
import { fileStart } from '../model/diagnostic.ts'
import { mapTexts, textsIn, valueAt, type FieldPath } from '../model/fieldPath.ts'
import type { ParsedFile } from '../model/parsedFile.ts'
import { keptSingles, versionedCollection, type Registry } from '../model/registry.ts'
import type { Site } from '../model/site.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import type { KeptCopy } from '../model/version.ts'
import { memoizeWeak } from '../model/memoize.ts'

/**
 * Versions of pages show the labels of their day. So a copy of the file that has them is kept beside the versions, and a
 * version says in a field of that file's name which copy is its own; one that says nothing has the oldest. The same
 * copy tells what earlier states of the content said, in which the labels were no content yet.
 */

/** The file that keeps a copy: `legal/versions/labels-2026-11-23.mdx`. */
export const keptCopyPath = (collection: string, { name }: Pick<SingleFile, 'name'>, copy: string): string =>
  `${collection}/versions/${name}-${copy}.mdx`

/** Of which file outside the collections a path keeps a copy, and the copy's name; undefined for other paths. */
export function keptCopyAt(registry: Registry, path: string): Pick<KeptCopy, 'type' | 'name'> | undefined {
  const collection = versionedCollection(registry)
  const name = /-(\d{4}-\d{2}-\d{2}(?:-\d{1,3})?)\.mdx$/.exec(path)?.[1]
  if (collection === undefined || name === undefined) return undefined
  const type = keptSingles(registry).find((file) => keptCopyPath(collection.name, file, name) === path)
  return type && { type, name }
}

/** The order in which copies were kept: `2026-11-23`, `2026-11-23-2`, `2026-11-23-10`. */
export const oldestFirst = (one: Pick<KeptCopy, 'name'>, other: Pick<KeptCopy, 'name'>): number =>
  one.name.localeCompare(other.name, 'en', { numeric: true })

/** The oldest copy of a file, among all files of a content folder. */
export const oldestCopy = (
  registry: Registry,
  type: SingleFile,
  files: readonly SourceFile[],
): SourceFile | undefined =>
  files
    .flatMap((source) => {
      const copy = keptCopyAt(registry, source.path)
      return copy?.type === type ? [{ ...copy, source }] : []
    })
    .sort(oldestFirst)[0]?.source

/**
 * Understands a copy. What it lacks because it came later, or has in a form that the schema takes no more, comes from the
 * file as it is, so that a page can be shown with it.
 * @param present that file; undefined when there is none
 * @returns undefined when the two together are not sound
 */
export function readCopy(
  { type, file }: Pick<KeptCopy, 'type' | 'file'>,
  copy: ParsedFile,
  present: ParsedFile | undefined,
): Pick<KeptCopy, 'typed' | 'entry'> | undefined {
  if (copy.parts === undefined) return undefined
  const { yaml, prose } = copy.parts
  const own = type.schema.safeParse(yaml.data)
  const result = own.success ? own : completed(type.schema, yaml.data, present?.parts?.yaml.data)
  if (!result.success) return undefined
  const slug = type.path.replace(/\.mdx$/, '')
  return {
    typed: yaml.data,
    entry: { type, file, slug, data: result.data, prose, placeOf: () => fileStart },
  }
}

function completed(schema: z.ZodType, copy: unknown, present: unknown): z.ZodSafeParseResult<unknown> {
  const refused = new Set<string>()
  const attempt = () =>
    schema.safeParse(
      mapTexts(present, (text, path) => {
        const kept = valueAt(copy, path)
        return typeof kept === 'string' && !refused.has(nameOf(path)) ? kept : text
      }),
    )
  for (const { path } of attempt().error?.issues ?? []) refused.add(nameOf(path))
  return attempt()
}

/** A field's place in words: `form.optional`. */
const nameOf = (path: FieldPath): string => path.join('.')

/** A copy of a file; with its text, if it is to be written. */
interface CopyOfDay extends Pick<KeptCopy, 'type' | 'name'> {
  text: string | undefined
}

/**
 * The copies that a version of today belongs to: the last ones, or new ones where the files have changed since.
 * @param day as 2026-01-31
 */
export const copiesOfDay = (site: Site, files: readonly SourceFile[], day: string): CopyOfDay[] =>
  keptSingles(site.registry).flatMap((type): CopyOfDay[] => {
    const source = files.find(({ path }) => path === type.path)
    const entry = site.singles.find((one) => one.type === type)
    if (source === undefined || entry === undefined) return []
    const copies = site.keptCopies.filter((copy) => copy.type === type)
    const last = copies.at(-1)
    if (last && JSON.stringify(textsIn(last.typed)) === JSON.stringify(textsIn(entry.data)))
      return [{ type, name: last.name, text: undefined }]
    const ofDay = copies.filter(({ name }) => name.startsWith(day)).length
    return [{ type, name: ofDay === 0 ? day : `${day}-${ofDay + 1}`, text: plainText(source.text) }]
  })

/** A version's text with the names of its copies, a field each at its beginning. */
export const withCopyNames = (text: string, copies: readonly Pick<KeptCopy, 'type' | 'name'>[]): string =>
  text.replace(/^---\n/, () => `---\n${copies.map(({ type, name }) => `${type.name}: ${name}\n`).join('')}`)

/** A label that is another one than in the oldest copy. Without `before`, it is new; without `now`, it is gone. */
export interface LabelChange {
  /** Its group and its name: `legal`, `lastUpdated`. */
  path: FieldPath
  before?: string
  now?: string
}

/** What has changed in the files that are kept with versions since their oldest copies; nothing where there are none. */
export const changesSinceOldest = memoizeWeak((site: Site): LabelChange[] =>
  site.singles.flatMap(({ type, data }) => {
    const oldest = site.keptCopies.find((copy) => copy.type === type)
    if (oldest === undefined) return []
    const [before, now] = [textsByName(oldest.typed), textsByName(data)]
    return [...new Map([...before, ...now])].flatMap(([name, { path }]): LabelChange[] => {
      const [old, text] = [before.get(name)?.text, now.get(name)?.text]
      if (old === text) return []
      return [{ path, ...(old !== undefined && { before: old }), ...(text !== undefined && { now: text }) }]
    })
  }),
)

const textsByName = (data: unknown) => new Map(textsIn(data).map((text) => [nameOf(text.path), text]))

/**
 * The site with the labels of a day in the place of today's, as a past version of a page shows them.
 * @param names which copies, by the names of the files; of a file that is not named, the oldest
 */
export function withCopies(site: Site, names: ReadonlyMap<string, string>): Site {
  const copies = keptSingles(site.registry).flatMap((type) => {
    const own = site.keptCopies.filter((copy) => copy.type === type)
    return own.find(({ name }) => name === names.get(type.name)) ?? own[0] ?? []
  })
  return copies.reduce((changed, copy) => withCopy(changed)(copy), site)
}

/** One site for each copy: what is worked out of a site once is worked out once of these. */
const withCopy = memoizeWeak((site: Site) =>
  memoizeWeak((copy: KeptCopy): Site => ({
    ...site,
    singles: site.singles.map((entry) => (entry.type === copy.type ? copy.entry : entry)),
  })),
)
