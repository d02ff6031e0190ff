import { decidePromote } from '../../src/site/chores/decidePromote.ts'
import { refuse, say, type Command } from './command.ts'
import { readFlags } from './readFlags.ts'
import { runChore } from './runChore.ts'
import { typedCommand } from './typedCommand.ts'

const help = `npm run promote NAME makes a partner of an associate or counsel.

  npm run promote farah-amiri                            by the name of a file
  npm run promote "Farah Amiri"                          by the name that the site shows
  npm run promote -- NAME --title "Senior Partner"       the new title; without it, "Partner"
  npm run promote -- NAME --keyAchievements "Argued …"   what a partner's profile lists; several are possible
  npm run promote -- NAME --instead isaac-tolliver       who takes the card on the Attorneys page, if there is one
  npm run promote -- NAME --dry-run                      only tells what would be done
  npm run promote -- NAME --anyway                       does it although the check would find errors afterwards
  npm run promote -- --help                              this page

The fields of the file, the numbers of people on both pages, the sentences in the fields of these pages that count them,
and links to the profile are changed. What a partner's file needs and nobody has said yet is left as a blank,
(to be filled in). Other sentences that count or name the person are listed with file and line: those you read yourself.
Either everything is written or nothing. CONTENT_DIR names another content folder.
The exit status is 0 when it was done, 2 when it was not.`

/** `npm run promote NAME`: makes a partner of an associate or counsel. */
export const promote: Command = (context) => {
  const { args, env, stdout } = context
  const flags = {
    command: 'promote',
    alone: ['dry-run', 'anyway'],
    withText: ['title', 'keyAchievements', 'instead'],
  }
  const typed = readFlags(args, flags, env)
  if ('wrong' in typed)
    return refuse(context, `${typed.wrong}\nEverything that the command can do: npm run promote -- --help`)
  if (typed.alone.has('help')) {
    say(stdout, help)
    return 0
  }
  if (typed.words.length === 0)
    return refuse(context, 'The name is missing. Write, for example: npm run promote farah-amiri')
  const { title, keyAchievements, instead } = typed.texts
  return runChore(
    {
      command: typedCommand('promote', args),
      decide: (answers, survey) =>
        decidePromote(
          {
            // A name of several words may have lost its quotation marks.
            name: typed.words.join(' '),
            title: title?.at(-1),
            keyAchievements,
            instead: instead?.at(-1) ?? answers['instead'],
          },
          survey,
        ),
      isDryRun: typed.alone.has('dry-run'),
      isAnyway: typed.alone.has('anyway'),
    },
    context,
  )
}
