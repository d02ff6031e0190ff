import { defineCommand } from '../cli/defineCommand.ts'
import { UsageError } from '../cli/command.ts'
import { optionalWord, text, toggle, word } from '../cli/syntax.ts'
import { compareRevisions, partNames } from '../net/compareRevisions.ts'

/** Compares what two revisions of the repository produce: for rebuilding without changing any output. */
export const net = defineCommand({
  name: 'net',
  summary: `compares what two revisions of this repository produce, and tells every difference that is not only one of
generated names: class names, hashes in file names, versions of scripts, and digests that follow from them.`,
  examples: {
    '-- BASE': 'a revision with the files on the disk, changes that are not committed included',
    '-- BASE HEAD': 'two revisions with each other',
  },
  positionals: {
    base: word('Which revision is to be compared? Write a branch, a tag or a commit: npm run net -- main'),
    head: optionalWord,
  },
  tooMany: ([, , more]) => `Two revisions can be compared, and "${more}" would be a third.`,
  flags: {
    only: text({ '-- BASE --only site,commands': `some parts: ${partNames.join(', ')}` }),
    show: text({ '-- BASE --show 50': 'up to 50 differences of each part instead of 10' }),
    fresh: toggle({ '-- BASE --fresh': 'records both sides anew, also what the cache has' }),
  },
  notes: `  site       the finished site of the sample content, file by file; of scripts only their number, and that all together
             they are at most 2 % larger with gzip
  edits      what "check" says of each of the edited contents in scripts/net/fixtures
  commands   help, output, exit status and written files of every command, on the same inputs
  redlines   redlines between the revisions of a small history: printed, HTML, Markdown, data, and the parts of the Word file
  archives   the archive that "preserve" makes: its answers and lists, without revision, digests and places in the file

Both sides are made in a temporary folder, each with its own commands as its package.json names them, at a fixed day and
time. What a revision produces is kept in node_modules/.cache/net.
The exit status is 0 when all is equal, 1 when something differs, 2 when the two could not be compared.`,
  run: ({ base, head, only, show = '10', fresh = false }, { cwd, stdout }) => {
    const names = only?.split(',') ?? partNames
    const strange = names.find((name) => !partNames.some((part) => part === name))
    if (strange !== undefined)
      throw new UsageError(`There is no part "${strange}". These are: ${partNames.join(', ')}.`)
    if (!/^\d+$/.test(show)) throw new UsageError('Behind --show belongs a number.')
    return compareRevisions(
      {
        root: cwd,
        base,
        head,
        only: partNames.filter((name) => names.includes(name)),
        show: Number(show),
        fresh,
      },
      stdout,
    )
  },
})
