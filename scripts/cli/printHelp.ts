import type { HelpLines } from './syntax.ts'

/** What the help page of a command is made of. */
export interface HelpPage {
  /** The name in `npm run NAME`. */
  name: string
  /** What stands behind the name in the first line, such as `OLD NEW`. */
  operands?: string
  /** What the command does, as one sentence that goes on from its name. */
  summary: string
  /** What it does without flags. */
  examples: HelpLines
  flags: Readonly<Record<string, { help: HelpLines }>>
  /** What else there is to know; at the end, what the exit status means. */
  notes: string
}

/** No line of the table of examples is longer. */
const width = 120

/** The page that `npm run NAME -- --help` shows. */
export function printHelp({ name, operands, summary, examples, flags, notes }: HelpPage): string {
  const lines = { ...examples }
  for (const { help } of Object.values(flags)) Object.assign(lines, help)
  const rows = Object.entries({ ...lines, '-- --help': 'this page' }).map(([typed, effect]) => ({
    typed: typed.startsWith('…') ? typed : `npm run ${name} ${typed}`.trimEnd(),
    effect,
  }))
  // As wide as the longest command that leaves room for every sentence; longer ones get their own line.
  const longest = Math.max(...rows.map(({ effect }) => effect.length))
  const column = Math.max(
    0,
    ...rows.map(({ typed }) => `  ${typed}   `.length).filter((length) => length + longest <= width),
  )
  const table = rows.map(({ typed, effect }) => {
    const command = `  ${typed}`
    return command.length + 3 <= column
      ? command.padEnd(column) + effect
      : `${command}\n${' '.repeat(column)}${effect}`
  })
  return [`npm run ${[name, operands, summary].filter(Boolean).join(' ')}`, table.join('\n'), notes].join(
    '\n\n',
  )
}
