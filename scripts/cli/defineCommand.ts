import { fail, print, UsageError, type Command, type CommandContext } from './command.ts'
import { parseOptions, type Flag, type Options, type Positional, type Syntax } from './parseOptions.ts'
import { printHelp, type HelpPage } from './printHelp.ts'

/** A command: what may be typed, how it is explained, and what it does. */
export interface Definition<P extends Record<string, Positional>, F extends Record<string, Flag>>
  extends Syntax<P, F>, Omit<HelpPage, 'name' | 'flags'> {
  /**
   * Carries it out. Resolves with the exit status.
   * @throws UsageError at what the syntax cannot tell, and PlainError when it cannot be done: the exit status is 2 then
   */
  run: (options: Options<P, F>, context: CommandContext) => number | Promise<number>
}

/** Makes a command of its definition: what is typed is read, and `--help` answered, in the same way for all. */
export const defineCommand =
  <P extends Record<string, Positional>, F extends Record<string, Flag>>(
    definition: Definition<P, F>,
  ): Command =>
  async (context) => {
    const { args, env, stdout } = context
    try {
      const options = parseOptions(definition, args, env)
      if (options !== 'help') return await definition.run(options, context)
      print(stdout, printHelp(definition))
      return 0
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      return fail(
        context,
        `${error.message}\nEverything that it can do: npm run ${definition.name} -- --help`,
      )
    }
  }
