import { print } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { word } from '../cli/syntax.ts'

/** Greets somebody. */
export const greet = defineCommand({
  name: 'greet',
  operands: 'NAME',
  summary: 'greets somebody.',
  examples: { Jane: 'greets Jane' },
  positionals: { name: word('The name is missing. Write, for example: npm run greet Jane') },
  tooMany: () => 'More than one name was given.',
  flags: {},
  notes: 'The exit status is 0.',
  run: ({ name }, { stdout }) => {
    print(stdout, `Good morning, ${name}.`)
    return 0
  },
})
