import { afterAll, describe, expect, it } from 'vitest'
import { print, UsageError } from '../../scripts/cli/command.ts'
import { defineCommand } from '../../scripts/cli/defineCommand.ts'
import { optionalWord, text, texts, toggle, word, type Flag } from '../../scripts/cli/syntax.ts'
import { commands } from '../../scripts/commands/commands.ts'
import { workFolder } from './tempProject.ts'
import { run, runDefined } from './runCommand.ts'

/** How a definition becomes a command; what each command does with it, its own tests show. */

const work = workFolder('define')
afterAll(work.clear)
const empty = work.project({})

const greet = defineCommand({
  name: 'greet',
  operands: 'WHOM',
  summary: 'greets somebody.',
  examples: { '"Ada Sample"': 'in plain words' },
  positionals: { whom: word('Say whom to greet: npm run greet Ada'), again: optionalWord },
  tooMany: (words) => `Two are greeted at a time, and "${words[2]}" is a third.`,
  flags: {
    loud: toggle({ '-- Ada --loud': 'in capitals' }),
    soft: toggle({ '-- Ada --soft': 'in small letters' }),
    with: texts({ '-- Ada --with "A WORD"': 'adds words' }),
    out: text({ '… --out FILE': 'says where it goes' }, { bare: 'greeting.txt', once: true }),
    day: text({ '-- Ada --out FILE --day DAY': 'dates it' }, { needs: 'out' }),
    all: toggle({ '-- --all': 'greets everybody' }, { alone: true }),
  },
  chooseOne: ['loud', 'soft'],
  notes: 'The exit status is 0.',
  // The types of the options follow from the definition: TypeScript would refuse what is not so.
  run: ({ whom, again, loud, with: words = [], out, day, all }, { stdout }) => {
    if (whom.startsWith('nobody')) throw new UsageError('Nobody cannot be greeted.')
    const greeting = ['Hello', all ? 'all' : whom, ...(again === undefined ? [] : ['and', again]), ...words]
    const said = greeting.join(' ')
    print(stdout, [loud ? said.toUpperCase() : said, out, day].filter((one) => one !== undefined).join(', '))
    return 0
  },
})

describe('what is typed', () => {
  it.each([
    [['Ada'], 'Hello Ada'],
    [['Ada', 'Ben', '--loud'], 'HELLO ADA AND BEN'],
    [['--with', 'dear', '--with=friend', 'Ada'], 'Hello Ada dear friend'],
    [['Ada', '--with', '-1'], 'Hello Ada -1'],
    [['Ada', '--with='], 'Hello Ada '],
    [['--', '--Ada'], 'Hello --Ada'],
    [['Ada', '--out'], 'Hello Ada, greeting.txt'],
    [['Ada', '--out', '--loud'], 'HELLO ADA, greeting.txt'],
    [['Ada', '--out', '-'], 'Hello Ada, -'],
    [['Ada', '--out', '-', '--', '--out'], 'Hello Ada and --out, -'],
    [['Ada', '--out=x', '--day', 'a', '--day', 'b'], 'Hello Ada, x, b'],
    [['--all'], 'Hello all'],
  ])('%j: %s', async (words, said) => {
    expect(await runDefined(greet, empty, words)).toEqual({ status: 0, output: `${said}\n`, aside: '' })
  })

  it.each([
    [[], 'Say whom to greet: npm run greet Ada'],
    [[''], 'Say whom to greet: npm run greet Ada'],
    [['a', 'b', 'c'], 'Two are greeted at a time, and "c" is a third.'],
    [['nobody'], 'Nobody cannot be greeted.'],
    [['a', '--lod'], 'There is no flag --lod. Did you mean "--loud"?'],
    [
      ['a', '--xyz', '--help'],
      /^There is no flag --xyz\. Its flags are: --loud, --soft, --with, --out, --day, /,
    ],
    [['a', '-loud'], 'There is no flag -loud. Write two hyphens before it: --loud'],
    [['a', '—loud'], 'There is no flag —loud. Write two hyphens before it: --loud'],
    [['a', '--loud=yes'], 'The flag --loud stands alone. Write it without "=yes".'],
    [['a', '--with'], 'Behind --with belongs a text, for example npm run greet -- Ada --with "A WORD"'],
    [
      ['a', '--with', '--loud'],
      'Behind --with belongs a text, for example npm run greet -- Ada --with "A WORD"',
    ],
    [['a', '--loud', '--soft'], 'Choose one of --loud and --soft.'],
    [['a', '--out', 'x', '--out'], 'The flag --out stands there twice. Write it once.'],
    [['a', '--day', 'x'], 'The flag --day goes with --out: npm run greet -- Ada --out FILE --day DAY'],
    [['a', '--all'], 'The flag --all stands alone: npm run greet -- --all'],
    [['--all', '--loud'], 'The flag --all stands alone: npm run greet -- --all'],
  ])('%j is refused: %s', async (words, sentence) => {
    const { status, output, aside } = await runDefined(greet, empty, words)
    const [first, ...rest] = aside.split('\n')
    expect([status, output, rest]).toEqual([
      2,
      '',
      ['Everything that it can do: npm run greet -- --help', ''],
    ])
    expect(first).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
  })

  it.each([[['--help']], [['-h', 'a', 'b', 'c']], [['--loud=yes', '--help', '--with']]])(
    '%j asks for help',
    async (words) => {
      expect(await runDefined(greet, empty, words)).toEqual({
        status: 0,
        aside: '',
        output: `npm run greet WHOM greets somebody.

  npm run greet "Ada Sample"                  in plain words
  npm run greet -- Ada --loud                 in capitals
  npm run greet -- Ada --soft                 in small letters
  npm run greet -- Ada --with "A WORD"        adds words
  … --out FILE                                says where it goes
  npm run greet -- Ada --out FILE --day DAY   dates it
  npm run greet -- --all                      greets everybody
  npm run greet -- --help                     this page

The exit status is 0.
`,
      })
    },
  )
})

describe('a definition', () => {
  const nothing = { name: 'x', summary: '', examples: {}, notes: '', run: () => 0 }
  it('whose names do not fit together is refused when it is loaded', () => {
    const defined = (flags: Record<string, Flag>, chooseOne: string[] = []) =>
      defineCommand({ ...nothing, positionals: { page: optionalWord }, flags, chooseOne })
    expect(() => defined({ page: text({}) })).toThrow('page')
    expect(() => defined({ out: text({}, { needs: 'csw' }) })).toThrow('csw')
    expect(() => defined({ json: toggle({}) }, ['jsn'])).toThrow('jsn')
    expect(() => defined({ json: toggle({}) }, ['json'])).not.toThrow()
  })
})

describe('every command', () => {
  it.each(Object.keys(commands))('%s explains all of its flags, in lines that fit', async (name) => {
    const { output } = await run(empty, name, ['--help'])
    expect(output).toMatch(new RegExp(`^npm run ${name} `))
    const [, table = ''] = output.split('\n\n')
    expect(table.split('\n').filter((line) => line.length > 120)).toEqual([])
    const { aside } = await run(empty, name, ['--no-such-flag'])
    const flags = /Its flags are: (.*)\.\n/.exec(aside)?.[1]?.split(', ') ?? []
    expect(flags).toContain('--help')
    // Those of `new` are the fields of files, which its page tells of as such.
    const own = name === 'new' ? flags.slice(-6) : flags
    expect(own.filter((flag) => !output.includes(flag))).toEqual([])
  })
})
