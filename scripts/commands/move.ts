import { decideMove } from '../../src/site/chores/decideMove.ts'
import { refuse, say, type Command } from './command.ts'
import { readFlags } from './readFlags.ts'
import { runChore } from './runChore.ts'
import { typedCommand } from './typedCommand.ts'

const help = `npm run move OLD NEW gives a file another name, and with it another address. All that leads to it is mended.

  npm run move about/firm about/company            a page, by its address
  npm run move attorneys/jane-doe jane-sample      a person, a role or a practice area, by its file
  npm run move -- OLD NEW --dry-run                only tells what would be done
  npm run move -- OLD NEW --anyway                 does it although the check would find errors afterwards
  npm run move -- --help                           this page

OLD and NEW are files or addresses, with or without content/, .mdx or a slash at the beginning.
Pages below a page move along. The old address leads to the new one from then on (content/addresses.txt).
Either everything is written or nothing. CONTENT_DIR names another content folder.
The exit status is 0 when it was done, 2 when it was not.`

/** `npm run move OLD NEW`: gives a page, person, role or practice area another name or address. */
export const move: Command = (context) => {
  const { args, env, stdout } = context
  const typed = readFlags(args, { command: 'move', alone: ['dry-run', 'anyway'], withText: [] }, env)
  if ('wrong' in typed)
    return refuse(context, `${typed.wrong}\nEverything that the command can do: npm run move -- --help`)
  if (typed.alone.has('help')) {
    say(stdout, help)
    return 0
  }
  const [old, next, ...more] = typed.words
  if (old === undefined || next === undefined || more.length > 0)
    return refuse(
      context,
      `${more.length > 0 ? 'More than two names were given.' : `The ${old === undefined ? 'old and the ' : ''}new name ${old === undefined ? 'are' : 'is'} missing.`} Write, for example: npm run move about/firm about/company`,
    )
  return runChore(
    {
      command: typedCommand('move', args),
      decide: (_, survey) => decideMove({ old, new: next }, survey),
      isDryRun: typed.alone.has('dry-run'),
      isAnyway: typed.alone.has('anyway'),
    },
    context,
  )
}
