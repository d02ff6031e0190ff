import { allFieldFlags, planNew } from '../../src/content/edit/planNew.ts'
import { registry } from '../../src/firm/registry.ts'
import { defineCommand, type Flag } from '../command.ts'
import { editFlags, runEdit } from '../runEdit.ts'

const withHyphens = (field: string) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A flag for every field, also with hyphens: `--practice-areas`. A list takes several. */
const fieldFlags: Record<string, Flag & { type: 'string'; multiple: true }> = Object.fromEntries(
  allFieldFlags(registry)
    .filter((field) => field !== 'draft')
    .flatMap((field) => [field, withHyphens(field)])
    .map((flag) => [flag, { type: 'string', multiple: true }]),
)

/** Creates a content file with an explanation of every field. */
export default defineCommand({
  usage: 'new [KIND] [NAME…]',
  summary: 'creates a file with an explanation of every field, and asks for what it needs.',
  flags: {
    ...fieldFlags,
    file: { type: 'string', value: 'NAME', help: "the file's name" },
    below: { type: 'string', value: 'ADDRESS', help: 'the page above the new page' },
    draft: { type: 'boolean', help: 'keeps it off the site for now' },
    ...editFlags,
  },
  notes: `npm run new                                             asks questions
npm run new insight "The New Filing Fees"               a note; others: -- insight "…" --kind event
npm run new -- person "Ada Sample" --group partner      a person: partner, associate or staff
npm run new practice-area "Maritime Law"                a practice area
npm run new -- role "Law Clerk" --listedOn join         a role: on the page careers or join
npm run new legal-page "Cookie Policy"                  a legal page
npm run new -- page "Our History" --below /about        a page; without --below, at the top level

Every field is a flag: --title "Partner", --pay.from "$145,000", or --practice-areas tax-law,real-estate.
Missing fields say "(to be filled in)", and npm run check lists them. No file is overwritten.
CONTENT_DIR sets the content folder. The exit status is 0 if it was done, 2 if not.`,
  run: ({ file, below, draft = false, 'dry-run': dryRun, anyway, ...typed }, words) => {
    const fields: Record<string, string[]> = {}
    for (const [flag, texts] of Object.entries(typed)) {
      if (!Array.isArray(texts)) continue
      const field = flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      fields[field] = [...(fields[field] ?? []), ...texts]
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
      { 'dry-run': dryRun, anyway },
      true,
    )
  },
})
