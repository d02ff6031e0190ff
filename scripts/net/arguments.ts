import { parseArgs } from 'node:util'

/** The parts of the net, in the order in which they are compared. */
export const partNames = ['site', 'edits', 'commands', 'redlines', 'archives'] as const
export type PartName = (typeof partNames)[number]

/** What was typed behind `npm run net --`. */
export type Wish =
  | { wish: 'help' }
  | { wish: 'wrong'; sentence: string }
  | {
      wish: 'compare'
      base: string
      /** Undefined: the files as they are on the disk. */
      head: string | undefined
      only: readonly PartName[]
      /** How many differences of each part are shown. */
      show: number
      /** Whether both sides are recorded anew. */
      fresh: boolean
    }

export const help = `npm run net compares what two revisions of this repository produce, and tells every difference that is not only one of
generated names: class names, hashes in file names, versions of scripts, and digests that follow from them.

  npm run net -- BASE                        a revision with the files on the disk, changes that are not committed included
  npm run net -- BASE HEAD                   two revisions with each other
  npm run net -- BASE --only site,commands   some parts: ${partNames.join(', ')}
  npm run net -- BASE --show 50              up to 50 differences of each part instead of 10
  npm run net -- BASE --fresh                records both sides anew, also what the cache has
  npm run net -- --help                      this page

  site       the finished site of the sample content, file by file; of scripts only their number, and that all together
             they are at most 2 % larger with gzip
  edits      what "check" says of each of the edited contents in scripts/net/fixtures
  commands   help, output, exit status and written files of every command, on the same inputs
  redlines   redlines between the revisions of a small history: printed, HTML, Markdown, data, and the parts of the Word file
  archives   the archive that "preserve" makes: its answers and lists, without revision, digests and places in the file

Both sides are made in a temporary folder, with the commands that package.json names, at a fixed day and time; nothing of
src is loaded. What a revision produces is kept in node_modules/.cache/net.
The exit status is 0 when all is equal, 1 when something differs, 2 when the two could not be compared.`

export function readArguments(typed: readonly string[]): Wish {
  const wrong = (sentence: string): Wish => ({
    wish: 'wrong',
    sentence: `${sentence}\nAll that it can do: npm run net -- --help`,
  })
  const { values, positionals, tokens } = parseArgs({
    args: [...typed],
    options: {
      only: { type: 'string' },
      show: { type: 'string' },
      fresh: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  if (values['help'] === true) return { wish: 'help' }
  const unknown = tokens.find(
    (token) => token.kind === 'option' && !['only', 'show', 'fresh', 'help'].includes(token.name),
  )
  if (unknown?.kind === 'option') return wrong(`There is no flag ${unknown.rawName}.`)
  const { only = partNames.join(','), show = '10', fresh = false } = values
  if (typeof only !== 'string') return wrong('Behind --only belong names of parts, as in --only site,edits.')
  const names = only.split(',')
  const strange = names.find((name) => !isPart(name))
  if (strange !== undefined)
    return wrong(`There is no part "${strange}". These are: ${partNames.join(', ')}.`)
  if (typeof show !== 'string' || !/^\d+$/.test(show)) return wrong('Behind --show belongs a number.')
  if (fresh !== true && fresh !== false) return wrong('The flag --fresh stands alone.')
  const [base, head, more] = positionals
  if (base === undefined) return wrong('Which revision is to be compared? Write a branch, a tag or a commit.')
  if (more !== undefined) return wrong(`Two revisions can be compared, and "${more}" would be a third.`)
  return {
    wish: 'compare',
    base,
    head,
    only: partNames.filter((name) => names.includes(name)),
    show: Number(show),
    fresh,
  }
}

const isPart = (name: string): name is PartName => partNames.some((part) => part === name)
