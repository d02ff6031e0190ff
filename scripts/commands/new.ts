import { planNew } from '../../src/content/edit/planNew.ts'
import { defineCommand, UsageError } from '../command.ts'
import { editFlags, runEdit } from '../runEdit.ts'

export default defineCommand({
  usage: 'new [KIND] [NAME…]',
  summary: 'creates a file with an explanation of every field, and asks for what it needs.',
  flags: {
    set: { type: 'string', value: 'FIELD=TEXT', multiple: true, help: 'fills in a field' },
    file: { type: 'string', value: 'NAME', help: "the file's name" },
    below: { type: 'string', value: 'ADDRESS', help: 'the page above the new page' },
    draft: { type: 'boolean', help: 'keeps it off the site for now' },
    ...editFlags,
  },
  notes: `npm run new                                             asks questions
npm run new insight "The New Filing Fees"               a note; others: alert, event
npm run new partner "Ada Sample"                        a person: partner, associate or staff
npm run new practice-area "Maritime Law"                a practice area
npm run new -- role "Law Clerk" --set listedOn=join     a role: on the page careers or join
npm run new legal-page "Cookie Policy"                  a legal page
npm run new -- page "Our History" --below /about        a page; without --below, at the top level

--set fills in any field that FIELDS.md lists: --set pay.from='$145,000' --set services.1.title="Charters". Repeat it for
other fields and for lists: --set authors=jane-sample --set authors=mina-choe. A wrong field or text is refused.
Missing fields say "(to be filled in)", and npm run check lists them. No file is overwritten.
CONTENT_DIR sets the content folder. The exit status is 0 if it was done, 2 if not.`,
  run: ({ set = [], file, below, draft = false, ...how }, words) => {
    const fields: Record<string, string[]> = {}
    for (const typed of set) {
      const [, field, text = ''] = /^([^=]+)=([^]*)$/.exec(typed) ?? []
      if (field === undefined)
        throw new UsageError(`--set is "${typed}". Type a field, = and its text: --set title="Partner"`)
      fields[field] = [...(fields[field] ?? []), text]
    }
    return runEdit(
      ({ what, below: answered, ...answers }, index) => {
        const asked = Object.entries(answers).map(([field, answer]): [string, string[]] => [field, [answer]])
        const options = { file, below: below ?? answered, draft, asksForAll: process.stdin.isTTY }
        return planNew(
          { words: what ? [what] : words, fields: { ...fields, ...Object.fromEntries(asked) }, ...options },
          index,
        )
      },
      how,
      true,
    )
  },
})
