import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { didYouMean } from '../src/content/text/closestMatch.ts'
import { shellQuote } from '../src/content/text/shellQuote.ts'
import { foldersOf, type Folders } from '../src/node/folders.ts'
import { UserError } from '../src/node/userError.ts'

/** A flag of a command. `value` is what the help page calls the text after it: `FILE` in `--out FILE`. */
export interface Flag {
  type: 'boolean' | 'string'
  value?: string
  /** Whether it may come without its text, which is empty then. */
  mayBeBare?: boolean
  multiple?: boolean
  /** Without it, the flag isn't on the help page: the notes explain it. */
  help?: string
}

interface Definition<F extends Record<string, Flag>> {
  /** What is typed: `redline BASE [HEAD]`. Words in brackets may be left out; `NAME…` takes several. */
  usage: string
  /** One sentence that continues "npm run NAME". */
  summary: string
  flags: F
  /** The rest of the help page: examples, environment variables, exit statuses. */
  notes: string
  /** @returns the exit status: 0, or 1 when there are errors to fix. @throws UserError when it can't be done: status 2 */
  run: (
    flags: ReturnType<typeof parseArgs<{ options: F }>>['values'],
    words: readonly string[],
  ) => number | Promise<number>
}

export type Command = { run: (typed: readonly string[]) => Promise<number> }

/** What was typed isn't understood; the message says why. */
export class UsageError extends UserError {}

/** Makes a command: reads what was typed, answers `--help`, and refuses what doesn't fit. */
export function defineCommand<const F extends Record<string, Flag>>(definition: Definition<F>): Command {
  const [name = '', ...places] = definition.usage.split(' ')
  const needed = places.filter((place) => !place.startsWith('['))
  const most = definition.usage.includes('…') ? Infinity : places.length
  const run: Command['run'] = async (typed) => {
    const kept = keptByNpm(name, definition.flags, typed)
    if (kept !== undefined) {
      const words = [name, '--', ...typed.map(shellQuote), `--${kept}`].join(' ')
      throw new UsageError(`npm kept --${kept} for itself. Type two hyphens first: npm run ${words} …`)
    }
    const options = { ...definition.flags, help: { type: 'boolean', short: 'h', help: 'this page' } } as const
    const { values, positionals } = parse(typed, options)
    if ('help' in values && values.help === true) {
      console.log(helpPage(definition, options))
      return 0
    }
    const missing = needed[positionals.length]
    if (missing !== undefined)
      throw new UsageError(`${missing.replace('…', '')} is missing. Type: npm run ${definition.usage}`)
    if (positionals.length > most)
      throw new UsageError(
        `"${positionals[most]}" is one word too many. Put a name of several words in quotation marks.`,
      )
    return definition.run(values, positionals)
  }
  return { run }
}

/** Node's parser, with its messages cut to their first sentence. */
function parse<F extends Record<string, Flag>>(typed: readonly string[], options: F) {
  try {
    const args = typed.map((word, index) => {
      const isBare = options[word.slice(2)]?.mayBeBare && /^(-|$)/.test(typed[index + 1] ?? '')
      return isBare ? `${word}=` : word
    })
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const [sentence = ''] = error.message.split(/\.\s/)
    const unknown = /^Unknown option '(-+[^']+)'/.exec(sentence)?.[1]
    const known = Object.keys(options).map((flag) => `--${flag}`)
    throw new UsageError(`${sentence}. ${unknown === undefined ? '' : didYouMean(unknown, known)}`.trimEnd())
  }
}

/** npm 11 takes these for abbreviations of its own. */
const npmNames: Readonly<Record<string, string>> = { by: 'bypass_2fa', to: 'token_description' }

/** A flag typed without the lone `--` before it: npm doesn't hand it on, and leaves a trace in the environment. */
function keptByNpm(name: string, flags: object, typed: readonly string[]): string | undefined {
  if (process.env['npm_lifecycle_event'] !== name) return undefined
  return Object.keys(flags).find((flag) => {
    const names = [flag.toLowerCase().replaceAll('-', '_'), npmNames[flag] ?? flag]
    const isKept = names.some((one) => Boolean(process.env[`npm_config_${one}`]))
    return isKept && !typed.some((word) => word === `--${flag}` || word.startsWith(`--${flag}=`))
  })
}

function helpPage(
  { usage, summary, notes }: Pick<Definition<never>, 'usage' | 'summary' | 'notes'>,
  flags: Record<string, Flag>,
) {
  const rows = Object.entries(flags).filter(([, { help }]) => help !== undefined)
  const names = rows.map(([flag, { value = '' }]) => `--${flag} ${value}`.trim())
  const width = Math.max(...names.map((name) => name.length))
  const lines = rows.map(([, { help }], at) => `  ${names[at]?.padEnd(width)}   ${help}`)
  const advice = 'Flags come after two lone hyphens, so that npm hands them on'
  return `npm run ${usage} ${summary}\n\n${advice}:\n${lines.join('\n')}\n\n${notes}`
}

/** The folders that a command works in. @throws UserError when there is no content folder */
export function contentFolders(): Folders {
  const folders = foldersOf(process.cwd(), process.env)
  if (existsSync(folders.content)) return folders
  throw new UserError(
    `There is no folder ${folders.content}. Set CONTENT_DIR to the folder with the content.`,
  )
}
