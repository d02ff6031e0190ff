import type { ContentType } from '../model/entry.ts'
import type { z } from 'zod'
import { memoizeWeak } from '../model/memoize.ts'
import type { Registry } from '../model/registry.ts'

/** A kind of content file, as the editors' reference calls it. */
export interface ContentFileType {
  /** Names its JSON Schema: `practice-areas`. */
  name: string
  /** What an editor calls one such file. */
  title: string
  /** Which files are of this kind, inside the content folder. */
  files: string
  schema: z.ZodType
}

/** The kind of a content file, by its path inside the content folder. */
export const fileTypeOf = (registry: Registry, path: string): ContentFileType | undefined =>
  contentFileTypes(registry).find(({ name, files }) => files === path || path.startsWith(`${name}/`))

/** Every kind of content file, in the order in which the reference explains them. */
export const contentFileTypes = memoizeWeak((registry: Registry): readonly ContentFileType[] => {
  const { collections, pages, singles } = registry
  const typeOf = ({ name, title, schema }: ContentType, files: string) => ({ name, title, files, schema })
  return [
    ...collections
      .filter((collection) => collection !== pages)
      .map((collection) => typeOf(collection, `${collection.name}/*.mdx`)),
    ...singles.map((file) => typeOf(file, file.path)),
    typeOf(pages, `${pages.name}/**/*.mdx`),
  ]
})
