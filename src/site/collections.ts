import { advertisingSchema } from './schema/advertising.ts'
import { attorneySchema } from './schema/attorney.ts'
import { claimSchema } from './schema/claim.ts'
import { firmSchema } from './schema/firm.ts'
import { jobSchema } from './schema/job.ts'
import { legalPageSchema } from './schema/legalPage.ts'
import { pageSchema } from './schema/pages/index.ts'
import { practiceAreaSchema } from './schema/practiceArea.ts'

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

/** How the rules on advertising are applied; it may be missing. */
export const advertisingFile = { path: 'advertising.mdx', schema: advertisingSchema } as const

export const isCollection = (folder: string): folder is CollectionName => Object.hasOwn(collections, folder)
