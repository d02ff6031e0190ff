import { attorneySchema } from './collections/attorneys/schema.ts'
import { claimSchema } from '../compliance/claims/fields.ts'
import { firmSchema } from './collections/firm/schema.ts'
import { jobSchema } from './collections/jobs/schema.ts'
import { legalPageSchema } from './collections/legal/schema.ts'
import { pageSchema } from './pages/schemas.ts'
import { practiceAreaSchema } from './collections/practice-areas/schema.ts'

/**
 * The collections of `content/`: the folder is the collection, the file name the slug.
 * `base` is what an entry's address begins with; a collection without one has no pages of its own.
 */
export const collections = {
  pages: { schema: pageSchema, base: '' },
  'practice-areas': { schema: practiceAreaSchema, base: '/practice-areas' },
  legal: { schema: legalPageSchema, base: '' },
  attorneys: { schema: attorneySchema, base: undefined },
  jobs: { schema: jobSchema, base: undefined },
  claims: { schema: claimSchema, base: undefined },
} as const

export type CollectionName = keyof typeof collections

/** The firm's own facts; it stands outside the collections, and must be there. */
export const firmFile = { path: 'firm.mdx', schema: firmSchema } as const

export { advertisingFile } from '../compliance/advertising/fields.ts'

export const isCollection = (folder: string): folder is CollectionName => Object.hasOwn(collections, folder)
