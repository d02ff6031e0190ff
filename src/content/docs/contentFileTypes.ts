import type { z } from 'zod'
import { advertisingFile, collections, firmFile } from '../../firm/collections.ts'

/** A kind of content file, as the editors' reference calls it. */
export interface ContentFileType {
  /** Names its JSON Schema: `practice-areas`. */
  name: string
  /** What an editor calls one such file. */
  title: string
  /** Which files are of this kind, inside the content folder. */
  files: string
  schema: z.ZodType
  /** The forms of which an editor may want a new file; all of them when it is left out. */
  newForms?: readonly string[]
}

/** The kind of a content file, told from its path inside the content folder. */
export const fileTypeOf = (path: string): ContentFileType | undefined =>
  contentFileTypes.find(({ name, files }) => files === path || path.startsWith(`${name}/`))

/** Every kind of content file, in the order in which the reference explains them. */
export const contentFileTypes: readonly ContentFileType[] = [
  {
    name: 'practice-areas',
    title: 'Practice area',
    files: 'practice-areas/*.mdx',
    schema: collections['practice-areas'].schema,
  },
  { name: 'attorneys', title: 'Person', files: 'attorneys/*.mdx', schema: collections.attorneys.schema },
  { name: 'jobs', title: 'Open role', files: 'jobs/*.mdx', schema: collections.jobs.schema },
  { name: 'claims', title: 'Claim', files: 'claims/*.mdx', schema: collections.claims.schema },
  { name: 'legal', title: 'Legal page', files: 'legal/*.mdx', schema: collections.legal.schema },
  { name: 'firm', title: 'The firm', files: firmFile.path, schema: firmFile.schema, newForms: [] },
  {
    name: 'advertising',
    title: 'Rules of advertising',
    files: advertisingFile.path,
    schema: advertisingFile.schema,
    newForms: [],
  },
  {
    name: 'pages',
    title: 'Page',
    files: 'pages/**/*.mdx',
    schema: collections.pages.schema,
    newForms: ['plain'],
  },
]
