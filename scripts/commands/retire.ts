import { planRetire } from '../../src/content/edit/planRetire.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { text, words } from '../cli/syntax.ts'
import { editFlags, runPlan } from './runPlan.ts'

/** Takes a person, role, page or practice area off the site. */
export const retire = defineCommand({
  name: 'retire',
  operands: 'NAME',
  summary: 'takes a person, a role, a page or a practice area off the site.',
  examples: {
    'mina-choe': 'by the name of a file, or by an address',
    '"Mina Choe"': 'by the name that the site shows',
  },
  positionals: {
    // A name of several words may have lost its quotation marks.
    name: words('The name is missing. Write, for example: npm run retire mina-choe'),
  },
  flags: {
    to: text({ '-- tax-law --to /practice-areas': 'where visitors of its address go from now on' }),
    instead: text({
      '-- tax-law --instead litigation': 'what takes its place where a place cannot be empty',
    }),
    ...editFlags('NAME'),
  },
  notes: `The file is deleted; the project's history (Git) keeps it, and what it does not have yet is not deleted without
--anyway. Lists, links, numbers and the list of addresses are mended.
Sentences that still name it are listed with file and line: those you rewrite yourself.
Either everything is written or nothing. CONTENT_DIR names another content folder.
The exit status is 0 when it was done, 2 when it was not.`,
  run: ({ name, to, instead, ...how }, context) =>
    runPlan(
      {
        name: 'retire',
        decide: (answers, index) =>
          planRetire(
            { name: name.join(' '), to: to ?? answers['to'], instead: instead ?? answers['instead'] },
            index,
          ),
        ...how,
      },
      context,
    ),
})
