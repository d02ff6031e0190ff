import { decideRetire } from '../../src/site/chores/decideRetire.ts'
import { refuse, say, type Command } from './command.ts'
import { readFlags } from './readFlags.ts'
import { runChore } from './runChore.ts'
import { typedCommand } from './typedCommand.ts'

const help = `npm run retire NAME takes a person, a role, a page or a practice area off the site.

  npm run retire mina-choe                         by the name of a file, or by an address
  npm run retire "Mina Choe"                       by the name that the site shows
  npm run retire -- tax-law --to /practice-areas   where visitors of its address go from now on
  npm run retire -- tax-law --instead litigation   what takes its place where a place cannot be empty
  npm run retire -- NAME --dry-run                 only tells what would be done
  npm run retire -- NAME --anyway                  does it although the check would find errors afterwards
  npm run retire -- --help                         this page

The file is deleted; the project's history (Git) keeps it, and what it does not have yet is not deleted without
--anyway. Lists, links, numbers and the list of addresses are mended.
Sentences that still name it are listed with file and line: those you rewrite yourself.
Either everything is written or nothing. CONTENT_DIR names another content folder.
The exit status is 0 when it was done, 2 when it was not.`

/** `npm run retire NAME`: takes a person, role, page or practice area off the site. */
export const retire: Command = (context) => {
  const { args, env, stdout } = context
  const flags = { command: 'retire', alone: ['dry-run', 'anyway'], withText: ['to', 'instead'] }
  const typed = readFlags(args, flags, env)
  if ('wrong' in typed)
    return refuse(context, `${typed.wrong}\nEverything that the command can do: npm run retire -- --help`)
  if (typed.alone.has('help')) {
    say(stdout, help)
    return 0
  }
  if (typed.words.length === 0)
    return refuse(context, 'The name is missing. Write, for example: npm run retire mina-choe')
  // A name of several words may have lost its quotation marks.
  const name = typed.words.join(' ')
  const { to, instead } = typed.texts
  return runChore(
    {
      command: typedCommand('retire', args),
      decide: (answers, survey) =>
        decideRetire(
          { name, to: to?.at(-1) ?? answers['to'], instead: instead?.at(-1) ?? answers['instead'] },
          survey,
        ),
      isDryRun: typed.alone.has('dry-run'),
      isAnyway: typed.alone.has('anyway'),
    },
    context,
  )
}
