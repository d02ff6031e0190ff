import { z } from 'zod'
import { defineFile } from '../content/model/contentType.ts'
import { everyPage } from '../content/publish/addresses.ts'
import { sample } from '../content/model/fields.ts'
import { firmFields } from './collections/firm/schema.ts'
import { kinds } from './kinds.ts'

/** `content/firm.mdx`, which belongs to no collection and must exist. */
export const firmFile = defineFile({
  name: 'firm',
  title: 'The firm',
  path: 'firm.mdx',
  schema: z.strictObject({
    ...firmFields,
    approvals: z
      .array(
        z
          .enum([
            ...Object.values(kinds)
              .filter(({ isApprovable }) => isApprovable !== false)
              .map(({ name }) => name),
            everyPage,
          ])
          .describe(
            'A kind of page: legal, practice-area, or the template of a page, for example home. Or "every page": what stands on all pages.',
          ),
      )
      .optional()
      .describe(
        'The kinds of page that somebody must approve before they are published. Left out, legal pages are, and what stands on every page.',
      ),
    sample,
  }),
  unshown: ['footer', 'callToAction', 'sample', 'delivery', 'timeZone', 'site', 'approvals'],
})
