import { refuse, requireContent, say, type Command } from './command.ts'
import { archiveGround } from './archiveGround.ts'
import { preserveHelp, readPreserveFlags } from './preserveFlags.ts'
import { makeArchiveFile } from './preserveMake.ts'
import { tellDue } from './preserveDue.ts'
import { verifyArchives } from './preserveVerify.ts'

/** `npm run preserve`: makes a dated web archive of the site; `--help` says what else it can do. */
export const preserve: Command = (context) => {
  const asked = readPreserveFlags(context.args, context.env)
  if (asked.wish === 'help') {
    say(context.stdout, preserveHelp)
    return 0
  }
  if (asked.wish === 'wrong')
    return refuse(context, `${asked.sentence}\nEverything that it can do: npm run preserve -- --help`)
  const ground = archiveGround(context)
  requireContent(ground.folders)
  switch (asked.wish) {
    case 'make':
      return makeArchiveFile(asked, ground)
    case 'verify':
      return verifyArchives(asked, ground)
    case 'due':
      return tellDue(asked, ground)
  }
}
