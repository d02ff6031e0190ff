import { decideRetire } from '../src/site/chores/decideRetire.ts'
import { readFlags } from './readFlags.ts'
import { refuse, runChore } from './runChore.ts'
import { typedCommand } from './typedCommand.ts'

/** `npm run retire NAME`: takes a person, role, page or practice area off the site. */

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

const typed = readFlags(process.argv.slice(2), {
  command: 'retire',
  alone: ['dry-run', 'anyway'],
  withText: ['to', 'instead'],
})
if ('wrong' in typed) refuse(`${typed.wrong}\nEverything that the command can do: npm run retire -- --help`)
else if (typed.alone.has('help')) console.log(help)
else if (typed.words.length === 0) refuse('The name is missing. Write, for example: npm run retire mina-choe')
else {
  // A name of several words may have lost its quotation marks.
  const name = typed.words.join(' ')
  const { to, instead } = typed.texts
  await runChore({
    command: typedCommand('retire', process.argv.slice(2)),
    decide: (answers, survey) =>
      decideRetire(
        { name, to: to?.at(-1) ?? answers['to'], instead: instead?.at(-1) ?? answers['instead'] },
        survey,
      ),
    isDryRun: typed.alone.has('dry-run'),
    isAnyway: typed.alone.has('anyway'),
  })
}
