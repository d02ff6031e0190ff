import { extname } from 'node:path'
import { readFlags } from './readFlags.ts'

/** One side of a redline, as it was typed. */
export type SideWish = { revision: string } | { folder: string } | { workingCopy: true }

/** What `npm run redline` was asked for. */
export type RedlineWish =
  | {
      wish: 'redline'
      from: SideWish
      to: SideWish
      /** Files to be written; `-` for the output of the command. */
      html: string | undefined
      json: string | undefined
      markdown: string | undefined
      docx: string | undefined
      /** Whom the changes of a DOCX file are by. */
      author: string | undefined
    }
  | { wish: 'help' }
  /** It cannot be done; the sentence says why, and what to type instead. */
  | { wish: 'wrong'; sentence: string }

export const redlineHelp = `npm run redline shows what changed for those who read the site, word by word.

  npm run redline -- BASE              from a revision to the files as they are on the disk now
  npm run redline -- BASE HEAD         from one revision to another: npm run redline -- v1.0 main
  npm run redline -- --from DIR --to DIR
                                       from one folder of content to another; without --to, to the files on the disk
  … --out FILE                         also as one HTML file, to read, print and send
  … --docx FILE                        also as a Word file with tracked changes
  … --author "NAME"                    whom the tracked changes are by; without it, West Atlantic
  … --markdown FILE                    also as a comment for a pull request
  … --json FILE                        also as data, for programs
  npm run redline -- --help            this page

BASE and HEAD are a branch, a tag, the number of a commit, or HEAD~1 for the one before the last.
The two hyphens that stand alone are needed: they hand what follows to the command. Without FILE the names
are redline.html and redline.docx, and --markdown and --json print instead of writing.
Nothing but these files is written; branches and files stay as they are. What is compared is the text that visitors
read: line ends, kinds of quotation marks and list markers are no change.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the day that counts as today.
The exit status is 0 when the redline was made, with changes or without, and 2 when it could not be made.`

/**
 * Reads what was typed behind `npm run redline --`.
 * @param typed the words, as `process.argv` has them from the third on
 */
export function readRedlineFlags(typed: readonly string[], env?: NodeJS.ProcessEnv): RedlineWish {
  const read = readFlags(
    bareFlags(typed),
    {
      command: 'redline',
      alone: [],
      withText: ['from', 'to', 'author'],
      mayHaveText: ['out', 'json', 'markdown', 'docx'],
    },
    env,
  )
  if ('wrong' in read) return { wish: 'wrong', sentence: read.wrong }
  const { words, alone, texts } = read
  if (alone.has('help')) return { wish: 'help' }
  const twice = Object.entries(texts).find(([, all]) => all.length > 1)
  if (twice) return wrong(`The flag --${twice[0]} stands there twice. Write it once.`)
  const text = (name: string): string | undefined => texts[name]?.[0]
  const empty = Object.keys(texts).find((name) => text(name) === '')
  if (empty !== undefined)
    return wrong(`Behind --${empty} stands nothing. Write what belongs there, or leave the flag out.`)
  const [from, to] = [text('from'), text('to')]
  const [base, head] = words
  if (words.length > 2)
    return wrong(`Two revisions are compared at a time, and "${words[2]}" is a third. Leave it out.`)
  if (words.length === 2 && from !== undefined) return wrong('Choose between revisions and --from.')
  if (base !== undefined && from !== undefined)
    return wrong('Write either --from or a revision for the older side, not both.')
  if (head !== undefined && to !== undefined)
    return wrong('Write either --to or a second revision for the newer side, not both.')
  if (base === undefined && from === undefined) {
    return wrong(
      to === undefined
        ? 'The command needs to know from where to compare: npm run redline -- main'
        : 'The command knows where to, and not from where: write --from DIR, or a revision.',
    )
  }
  const output = { html: text('out'), json: text('json'), markdown: text('markdown'), docx: text('docx') }
  const binary = [output.html, output.docx].includes('-')
  if (binary) return wrong('Behind --out and --docx belongs the name of a file.')
  if (output.json === '-' && output.markdown === '-')
    return wrong('Only one of --json and --markdown can be printed.')
  for (const [flag, { ending, usual, what }] of Object.entries(endings)) {
    const file = text(flag)
    if (file === undefined || extname(file) === '' || ending.test(file)) continue
    const other = Object.entries(endings).find(([, one]) => one.ending.test(file))
    const name = other ? '' : `; let its name end in ${usual}`
    const instead = other ? ` For ${other[1].what}: --${other[0]} ${file}` : ''
    return wrong(`Behind --${flag} stands "${file}", and that flag writes ${what}${name}.${instead}`)
  }
  return {
    wish: 'redline',
    from: base === undefined ? { folder: from ?? '' } : { revision: base },
    to: head !== undefined ? { revision: head } : to === undefined ? { workingCopy: true } : { folder: to },
    ...output,
    author: text('author'),
  }
}

/** What each flag writes, and how such a file is named, so that the program that opens it can read it. */
const endings: Readonly<Record<string, { ending: RegExp; usual: string; what: string }>> = {
  out: { ending: /\.html?$/i, usual: '.html', what: 'an HTML page' },
  docx: { ending: /\.docx$/i, usual: '.docx', what: 'a Word file' },
  markdown: { ending: /\.(?:md|markdown|txt)$/i, usual: '.md', what: 'Markdown' },
  json: { ending: /\.json$/i, usual: '.json', what: 'JSON' },
}

/** What a flag means that has nothing behind it. */
const bare: Readonly<Record<string, string>> = {
  '--json': '-',
  '--markdown': '-',
  '--out': 'redline.html',
  '--docx': 'redline.docx',
}

const bareFlags = (typed: readonly string[]): string[] =>
  typed.map((word, index) => {
    const next = typed[index + 1]
    const isBare = next === undefined || /^--./.test(next)
    return isBare && Object.hasOwn(bare, word) ? `${word}=${bare[word]}` : word
  })

const wrong = (sentence: string): RedlineWish => ({ wish: 'wrong', sentence })
