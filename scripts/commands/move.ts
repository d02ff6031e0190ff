import { planMove } from '../../src/content/edit/planMove.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { word } from '../cli/syntax.ts'
import { editFlags, runPlan } from './runPlan.ts'

const example = 'Write, for example: npm run move about/firm about/company'

/** Gives a page, person, role or practice area another name or address. */
export const move = defineCommand({
  name: 'move',
  operands: 'OLD NEW',
  summary: 'gives a file another name, and with it another address. All that leads to it is mended.',
  examples: {
    'about/firm about/company': 'a page, by its address',
    'attorneys/jane-doe jane-sample': 'a person, a role or a practice area, by its file',
  },
  positionals: {
    old: word(`The old and the new name are missing. ${example}`),
    new: word(`The new name is missing. ${example}`),
  },
  tooMany: () => `More than two names were given. ${example}`,
  flags: editFlags('OLD NEW'),
  notes: `OLD and NEW are files or addresses, with or without content/, .mdx or a slash at the beginning.
Pages below a page move along. The old address leads to the new one from then on (content/addresses.txt).
Either everything is written or nothing. CONTENT_DIR names another content folder.
The exit status is 0 when it was done, 2 when it was not.`,
  run: ({ old, new: next, ...how }, context) =>
    runPlan({ name: 'move', decide: (_, index) => planMove({ old, new: next }, index), ...how }, context),
})
