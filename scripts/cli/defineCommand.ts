import { fail, print, UsageError, type Command, type CommandContext } from './command.ts'
import { parseOptions, type Options } from './parseOptions.ts'
import { printHelp, type HelpPage } from './printHelp.ts'
import type { Flag, Positional, Syntax } from './syntax.ts'

/** A command: what may be typed, how it is explained, and what it does. */
interface CommandDefinition<P extends Record<string, Positional>, F extends Record<string, Flag>>
  extends Syntax<P, F>, Omit<HelpPage, 'name' | 'flags'> {
  /**
   * Carries it out. Resolves with the exit status.
   * @throws UsageError at what the syntax cannot tell, and UserError when it cannot be done: the exit status is 2 then
   */
  run: (options: Options<P, F>, context: CommandContext) => number | Promise<number>
}

/**
 * Makes a command of its definition: what is typed is read, and `--help` answered, in the same way for all.
 * @throws Error at names that do not fit together, when the command's file is loaded
 */
export function defineCommand<P extends Record<string, Positional>, F extends Record<string, Flag>>(
  definition: CommandDefinition<P, F>,
): Command {
  const { name, positionals, flags, chooseOne = [] } = definition
  const known = Object.keys(flags)
  const named = [...chooseOne, ...Object.values(flags).flatMap(({ needs }) => needs ?? [])]
  const wrong = [
    ...named.filter((flag) => !known.includes(flag)),
    ...known.filter((flag) => flag in positionals),
  ]
  if (wrong.length > 0) throw new Error(`${name} has no flag, or two meanings, for ${wrong.join(', ')}.`)
  return async (context) => {
    try {
      const options = parseOptions(definition, context.args, context.env)
      if (options !== 'help') return await definition.run(options, context)
      print(context.stdout, printHelp(definition))
      return 0
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      return fail(context, `${error.message}\nEverything that it can do: npm run ${name} -- --help`)
    }
  }
}
