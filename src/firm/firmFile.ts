import { z } from 'zod'
import { defineFile } from '../content/model/contentType.ts'
import { approvalFields } from '../compliance/approvals/fields.ts'
import { sample } from '../content/model/fields.ts'
import { firmFields } from './collections/firm/schema.ts'
import { kinds } from './kinds.ts'

const approval = approvalFields(
  Object.values(kinds)
    .filter(({ isApprovable }) => isApprovable !== false)
    .map(({ name }) => name),
)

/** `content/firm.mdx`, which belongs to no collection and must exist. */
export const firmFile = defineFile({
  name: 'firm',
  title: 'The firm',
  path: 'firm.mdx',
  schema: z.strictObject({
    ...firmFields,
    ...approval,
    sample,
  }),
  unshown: ['footer', 'callToAction', 'sample', 'delivery', 'timeZone', 'site', ...Object.keys(approval)],
})
