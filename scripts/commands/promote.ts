import { planPromote } from '../../src/firm/promote/planPromote.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { text, texts, words } from '../cli/syntax.ts'
import { editFlags, runPlan } from './runPlan.ts'

/** Makes a partner of an associate or counsel. */
export const promote = defineCommand({
  name: 'promote',
  operands: 'NAME',
  summary: 'makes a partner of an associate or counsel.',
  examples: {
    'farah-amiri': 'by the name of a file',
    '"Farah Amiri"': 'by the name that the site shows',
  },
  positionals: {
    // A name of several words may have lost its quotation marks.
    name: words('The name is missing. Write, for example: npm run promote farah-amiri'),
  },
  flags: {
    title: text({ '-- NAME --title "Senior Partner"': 'the new title; without it, "Partner"' }),
    keyAchievements: texts({
      '-- NAME --keyAchievements "Argued …"': "what a partner's profile lists; several are possible",
    }),
    instead: text({
      '-- NAME --instead isaac-tolliver': 'who takes the card on the Attorneys page, if there is one',
    }),
    ...editFlags('NAME'),
  },
  notes: `The fields of the file, the numbers of people on both pages, the sentences in the fields of these pages that count them,
and links to the profile are changed. What a partner's file needs and nobody has said yet is left as a blank,
(to be filled in). Other sentences that count or name the person are listed with file and line: those you read yourself.
Either everything is written or nothing. CONTENT_DIR names another content folder.
The exit status is 0 when it was done, 2 when it was not.`,
  run: ({ name, title, keyAchievements, instead, ...how }, context) =>
    runPlan(
      {
        name: 'promote',
        decide: (answers, index) =>
          planPromote(
            { name: name.join(' '), title, keyAchievements, instead: instead ?? answers['instead'] },
            index,
          ),
        ...how,
      },
      context,
    ),
})
