import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { didYouMean } from '../src/content/text/closestMatch.ts'
import { shellQuote } from '../src/content/text/shellQuote.ts'
import { foldersOf, type Folders } from '../src/node/folders.ts'
import { UserError } from '../src/node/userError.ts'

/** A flag of a command. `value` names its text on the help page: `FILE` in `--out FILE`. */
export interface Flag {
  type: 'boolean' | 'string'
  value?: string
  /** Whether its text may be left out. It's empty then. */
  optionalValue?: boolean
  multiple?: boolean
  help: string
}

interface Definition<F extends Record<string, Flag>> {
  /** Such as `redline BASE [HEAD]`. Arguments in brackets are optional; `NAME…` takes several. */
  usage: string
  /** A sentence that starts with "npm run NAME". */
  summary: string
  flags: F
  /** The rest of the help page: examples, environment variables, exit statuses. */
  notes: string
  /** @returns 1 if there are errors to fix. The exit status is 0 otherwise. @throws UserError if it fails: status 2 */
  run: (
    flags: ReturnType<typeof parseArgs<{ options: F }>>['values'],
    words: readonly string[],
  ) => number | Promise<number | void>
}

export type Command = (typed: readonly string[]) => Promise<number>

/** The arguments are wrong; the message says why. */
export class UsageError extends UserError {}

/** Makes a command that parses its arguments, answers `--help` and rejects wrong usage. */
export function defineCommand<const F extends Record<string, Flag>>(definition: Definition<F>): Command {
  const [name = '', ...parameters] = definition.usage.split(' ')
  const required = parameters.filter((parameter) => !parameter.startsWith('['))
  const most = definition.usage.includes('…') ? Infinity : parameters.length
  return async (typed) => {
    const taken = flagTakenByNpm(name, definition.flags, typed)
    if (taken !== undefined) {
      const words = [name, '--', ...typed.map(shellQuote), `--${taken}`].join(' ')
      throw new UsageError(`npm took --${taken} for itself. Put -- before the flags: npm run ${words} …`)
    }
    if (typed.some((word) => word === '--help' || word === '-h')) {
      console.log(helpPage(definition))
      return 0
    }
    const { values, positionals } = parse(typed, definition.flags)
    const missing = required[positionals.length]
    if (missing !== undefined)
      throw new UsageError(`${missing.replace('…', '')} is missing. Type: npm run ${definition.usage}`)
    if (positionals.length > most)
      throw new UsageError(
        `"${positionals[most]}" is one word too many. Put names with spaces in quotation marks.`,
      )
    return (await definition.run(values, positionals)) ?? 0
  }
}

/** Parses arguments. Error messages are the first sentences of Node's. */
function parse<F extends Record<string, Flag>>(typed: readonly string[], options: F) {
  try {
    const args = typed.map((word, index) => {
      const isBare = options[word.slice(2)]?.optionalValue && /^(-|$)/.test(typed[index + 1] ?? '')
      return isBare ? `${word}=` : word
    })
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const [sentence = ''] = error.message.split(/\.\s/)
    const unknown = /^Unknown option '(-+[^']+)'/.exec(sentence)?.[1]
    const known = [...Object.keys(options), 'help'].map((flag) => `--${flag}`)
    throw new UsageError(`${sentence}. ${unknown === undefined ? '' : didYouMean(unknown, known)}`.trimEnd())
  }
}

/** A flag typed without `--` before it. npm doesn't pass it on, but sets an environment variable. */
function flagTakenByNpm(name: string, flags: object, typed: readonly string[]): string | undefined {
  if (process.env['npm_lifecycle_event'] !== name) return undefined
  return Object.keys(flags).find((flag) => {
    // npm 11 reads --to as an abbreviation of its own flag.
    const names = [flag.replaceAll('-', '_'), flag === 'to' ? 'token_description' : flag]
    const isTaken = names.some((one) => Boolean(process.env[`npm_config_${one}`]))
    return isTaken && !typed.some((word) => word === `--${flag}` || word.startsWith(`--${flag}=`))
  })
}

function helpPage({ usage, summary, notes, flags }: Omit<Definition<Record<string, Flag>>, 'run'>) {
  const rows = Object.entries<Flag>({ ...flags, help: { type: 'boolean', help: 'shows this page' } })
  const names = rows.map(([flag, { value = '' }]) => `--${flag} ${value}`.trim())
  const width = Math.max(...names.map((name) => name.length))
  const lines = rows.map(([, { help }], at) => `  ${names[at]?.padEnd(width)}   ${help}`)
  const advice = 'Flags come after --, so that npm passes them on'
  return `npm run ${usage} ${summary}\n\n${advice}:\n${lines.join('\n')}\n\n${notes}`
}

/** The folders that a command works in. @throws UserError if the content folder doesn't exist */
export function contentFolders(): Folders {
  const folders = foldersOf(process.cwd(), process.env)
  if (existsSync(folders.content)) return folders
  throw new UserError(`The folder ${folders.content} doesn't exist. Set CONTENT_DIR to the content folder.`)
}
