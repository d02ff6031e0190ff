import { registry } from '../../src/firm/registry.ts'
import { planNew } from '../../src/content/edit/planNew.ts'
import { allFieldFlags, newKinds } from '../../src/content/edit/newKinds.ts'
import { UsageError } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { text, texts, toggle, words } from '../cli/syntax.ts'
import { editFlags, runPlan } from './runPlan.ts'

/** Every field of the files that can be begun; one that is a list takes several. */
const fieldFlags = Object.fromEntries(
  allFieldFlags(registry)
    .filter((field) => field !== 'draft')
    .map((field) => [field, texts({})]),
)

/** Begins a new file, with every field's sentence beside it. */
export const beginNew = defineCommand({
  name: 'new',
  summary: 'begins a new file, with the sentence of every field beside it, and asks what it must know.',
  examples: {
    '': 'asks for everything',
    person: 'asks for the rest',
    '-- person --name "Ada Sample" --group partner': 'a person: partner, associate or staff',
    '-- practice-area --title "Maritime Law"': 'a practice area',
    '-- role --title "Law Clerk" --page join': 'a role: on the page careers or join',
    '-- legal-page --title "Cookie Policy"': 'a legal page',
    '-- page --title "Our History" --below /about': 'a page; without --below it stands at the top',
  },
  positionals: { kind: words() },
  // The notes explain them.
  flags: { ...fieldFlags, file: text({}), below: text({}), draft: toggle({}), ...editFlags() },
  notes: `Every field can be given in this way, for example --title "Partner" or --pay.from "$145,000"; a list takes several:
--practiceAreas tax-law --practiceAreas real-estate. What is not given is left as a blank, (to be filled in).
Besides: --file NAME chooses the file's name, --draft keeps it off the site for now, --dry-run only tells what would
be done, --anyway does it although the check would find errors afterwards.
Nothing is ever written over. Either everything is written or nothing. CONTENT_DIR names another content folder.
The exit status is 0 when it was done, 2 when it was not.`,
  run: ({ kind: typed, file, below, draft, 'dry-run': dryRun, anyway, ...fields }, context) => {
    const given = Object.fromEntries(
      Object.entries(fields).flatMap(([field, texts]) => (Array.isArray(texts) ? [[field, texts]] : [])),
    )
    const word = typed.join('-')
    if (typed.length > 1 && !newKinds(context.registry).some((kind) => kind.word === word))
      throw new UsageError(
        `"${typed.slice(1).join(' ')}" stands without a flag. A name of several words needs quotation marks: --name "Ada Sample".`,
      )
    return runPlan(
      {
        name: 'new',
        decide: ({ kind, below: answered, ...answers }, index) =>
          planNew(
            {
              kind: word || kind,
              fields: {
                ...given,
                ...Object.fromEntries(Object.entries(answers).map(([field, text]) => [field, [text]])),
              },
              file,
              below: below ?? answered,
              draft: draft ?? false,
            },
            index,
          ),
        'dry-run': dryRun,
        anyway,
      },
      context,
    )
  },
})
