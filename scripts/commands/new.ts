import { allFieldFlags, newKinds, planNew } from '../../src/content/edit/planNew.ts'
import { registry } from '../../src/firm/registry.ts'
import { defineCommand, UsageError, type Flag } from '../command.ts'
import { editFlags, runEdit } from '../runEdit.ts'

/** A flag for every field. A list takes several. */
const fieldFlags: Record<string, Flag & { type: 'string'; multiple: true }> = Object.fromEntries(
  allFieldFlags(registry)
    .filter((field) => field !== 'draft')
    .map((field) => [field, { type: 'string', multiple: true }]),
)

/** Creates a content file with an explanation of every field. */
export default defineCommand({
  usage: 'new [KIND…]',
  summary: 'creates a file with an explanation of every field, and asks for what it needs.',
  flags: {
    ...fieldFlags,
    file: { type: 'string', value: 'NAME', help: "the file's name" },
    below: { type: 'string', value: 'ADDRESS', help: 'the page above the new page' },
    draft: { type: 'boolean', help: 'keeps it off the site for now' },
    ...editFlags,
  },
  notes: `npm run new                                                 asks questions
npm run new -- person --name "Ada Sample" --group partner   a person: partner, associate or staff
npm run new -- practice-area --title "Maritime Law"         a practice area
npm run new -- role --title "Law Clerk" --page join         a role: on the page careers or join
npm run new -- legal-page --title "Cookie Policy"           a legal page
npm run new -- page --title "Our History" --below /about    a page; without --below, at the top level

Every field is a flag: --title "Partner", --pay.from "$145,000", or --practiceAreas tax-law --practiceAreas real-estate.
Missing fields say "(to be filled in)", and npm run check lists them. No file is overwritten.
CONTENT_DIR sets the content folder. The exit status is 0 if it was done, 2 if not.`,
  run: ({ file, below, draft = false, 'dry-run': dryRun, anyway, ...typed }, words) => {
    const kind = words.join('-')
    const fields = Object.fromEntries(
      Object.entries(typed).flatMap(([field, texts]) => (Array.isArray(texts) ? [[field, texts]] : [])),
    )
    if (words.length > 1 && !newKinds(registry).some(({ word }) => word === kind))
      throw new UsageError(
        `"${words.slice(1).join(' ')}" needs a flag before it, such as --name "Ada Sample".`,
      )
    return runEdit(
      ({ kind: chosen, below: answered, ...answers }, index) => {
        const asked = Object.entries(answers).map(([field, answer]): [string, string[]] => [field, [answer]])
        const all = { ...fields, ...Object.fromEntries(asked) }
        return planNew({ kind: kind || chosen, fields: all, file, below: below ?? answered, draft }, index)
      },
      { 'dry-run': dryRun, anyway },
      true,
    )
  },
})
