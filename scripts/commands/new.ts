import { decideNew } from '../../src/site/chores/decideNew.ts'
import { allFieldFlags, newKinds } from '../../src/site/chores/newKinds.ts'
import { refuse, say, type Command } from './command.ts'
import { readFlags } from './readFlags.ts'
import { runChore } from './runChore.ts'
import { typedCommand } from './typedCommand.ts'

const help = `npm run new begins a new file, with the sentence of every field beside it, and asks what it must know.

  npm run new                                                          asks for everything
  npm run new person                                                   asks for the rest
  npm run new -- person --name "Ada Sample" --group partner            a person: partner, associate or staff
  npm run new -- practice-area --title "Maritime Law"                  a practice area
  npm run new -- role --title "Law Clerk" --page join                  a role: on the page careers or join
  npm run new -- legal-page --title "Cookie Policy"                    a legal page
  npm run new -- page --title "Our History" --below /about             a page; without --below it stands at the top
  npm run new -- --help                                                this page

Every field can be given in this way, for example --title "Partner" or --pay.from "$145,000"; a list takes several:
--practiceAreas tax-law --practiceAreas real-estate. What is not given is left as a blank, (to be filled in).
Besides: --file NAME chooses the file's name, --draft keeps it off the site for now, --dry-run only tells what would
be done, --anyway does it although the check would find errors afterwards.
Nothing is ever written over. Either everything is written or nothing. CONTENT_DIR names another content folder.
The exit status is 0 when it was done, 2 when it was not.`

/** `npm run new`: begins a new file, with every field's sentence beside it. */
export const beginNew: Command = (context) => {
  const { args, env, stdout } = context
  const fields = allFieldFlags().filter((field) => field !== 'draft')
  const flags = {
    command: 'new',
    alone: ['dry-run', 'anyway', 'draft'],
    withText: [...fields, 'file', 'below'],
  }
  const typed = readFlags(args, flags, env)
  if ('wrong' in typed)
    return refuse(context, `${typed.wrong}\nEverything that the command can do: npm run new -- --help`)
  if (typed.alone.has('help')) {
    say(stdout, help)
    return 0
  }
  if (typed.words.length > 1 && !newKinds.some(({ word }) => word === typed.words.join('-')))
    return refuse(
      context,
      `"${typed.words.slice(1).join(' ')}" stands without a flag. A name of several words needs quotation marks: --name "Ada Sample".`,
    )
  const { file, below, ...given } = typed.texts
  return runChore(
    {
      command: typedCommand('new', args),
      decide: ({ kind, below: answered, ...answers }, survey) =>
        decideNew(
          {
            kind: typed.words.length > 0 ? typed.words.join('-') : kind,
            fields: {
              ...given,
              ...Object.fromEntries(Object.entries(answers).map(([field, text]) => [field, [text]])),
            },
            file: file?.at(-1),
            below: below?.at(-1) ?? answered,
            draft: typed.alone.has('draft'),
          },
          survey,
        ),
      isDryRun: typed.alone.has('dry-run'),
      isAnyway: typed.alone.has('anyway'),
    },
    context,
  )
}
