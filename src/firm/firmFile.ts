import { z } from 'zod'
import { defineFile } from '../content/model/contentType.ts'
import { everyPage } from '../content/publish/addresses.ts'
import { sample } from '../content/model/fields.ts'
import { firmFields } from './collections/firm.ts'
import { pages } from './pages.ts'

const approvableKinds = Object.values(pages)
  .filter(({ isApprovable }) => isApprovable !== false)
  .map(({ name }) => name)

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
          .enum([...approvableKinds, everyPage])
          .describe(
            'A kind of page, such as legal, practice-area or home; "every page" is the header and footer.',
          ),
      )
      .describe(
        'The kinds of page that must be approved before they are published. Left out: legal pages, and "every page".',
      )
      .optional(),
    sample,
  }),
})
