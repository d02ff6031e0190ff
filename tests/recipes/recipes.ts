/** What is written behind the first line in which some words stand, in its place, or in it behind these words. */
export interface Edit {
  behind: string
  add: string
  how?: 'instead' | 'in the line'
}

/** One step of a recipe: the file that it touches, and what tells whoever leaves it out. */
export interface Step {
  /** A path from the top folder; with `*`, every file in that folder that has the lines. */
  file: string
  /** Without edits the file is new: it stands in `files/`, in the folder of the recipe. */
  edits?: readonly Edit[]
  /** What a line of `tsc` or `npm run check` says when the step is left out. */
  missed: { by: 'types' | 'check'; words: RegExp } | 'by nobody'
}

/** A recipe of `src/README.md`, carried out. */
export interface Recipe {
  /** Its heading in `src/README.md`. */
  title: string
  /** What stands for NAME. */
  name: string
  /** Its folder in `files/`. */
  folder: string
  steps: readonly Step[]
  /** What an editor then writes, so that the result can be seen. */
  content?: readonly { file: string; edits: readonly Edit[] }[]
}

/** Types tell of a step left out, in this file. */
const types = (words: RegExp): Step['missed'] => ({ by: 'types', words })

/** `npm run check` does. */
const check = (words: RegExp): Step['missed'] => ({ by: 'check', words })

export const recipes: readonly Recipe[] = [
  {
    title: 'Add a field of a person.',
    name: 'languages',
    folder: 'field',
    steps: [
      {
        file: 'src/firm/collections/attorneys/schema.ts',
        edits: [
          {
            behind: '  ...person,',
            add: `  languages: shortText(80, 'The languages that the person speaks, for example French.'),`,
          },
        ],
        missed: types(/data\/people\.ts.*languages/),
      },
      {
        file: 'src/firm/data/people.ts',
        edits: [{ behind: 'body: render(entry.prose),', add: '  languages: entry.data.languages,' }],
        missed: types(/Property 'languages' is missing/),
      },
      {
        file: 'src/firm/labels/groups.ts',
        edits: [
          {
            behind: '  education: label(',
            add: "  languages: label('Above the languages that a lawyer speaks.'),",
          },
        ],
        missed: types(/Profile\.tsx.*languages/),
      },
      {
        file: 'content/labels.mdx',
        edits: [{ behind: '  education: ', add: '  languages: Languages' }],
        missed: check(/The field "languages" of "profiles" is missing/),
      },
      {
        file: 'src/firm/components/Profile.tsx',
        edits: [
          {
            behind: '          <FactList>',
            add: `            <FactItem label={labels.languages}>
              <dd>{person.languages}</dd>
            </FactItem>`,
          },
        ],
        missed: 'by nobody',
      },
      {
        file: 'content/attorneys/*.mdx',
        edits: [{ behind: 'experience:', add: 'languages: English and Low German' }],
        missed: check(/The field "languages" is missing/),
      },
    ],
  },
  {
    title: 'Add a page kind.',
    name: 'news',
    folder: 'page-kind',
    steps: [
      { file: 'src/firm/pages/news/schema.ts', missed: types(/news\/data\.ts.*schema/) },
      { file: 'src/firm/pages/news/data.ts', missed: types(/firm\/kinds\.ts.*news/) },
      { file: 'src/firm/pages/news/Template.tsx', missed: types(/firm\/templates\.ts.*news/) },
      {
        file: 'src/firm/kinds.ts',
        edits: [
          { behind: "from './pages/legal/data.ts'", add: "import { news } from './pages/news/data.ts'" },
          { behind: '  plain,', add: '  news,' },
        ],
        missed: types(/firm\/templates\.ts.*news/),
      },
      {
        file: 'src/firm/templates.ts',
        edits: [{ behind: '  plain: ', add: "  news: () => import('./pages/news/Template.tsx')," }],
        missed: types(/firm\/templates\.ts.*news/),
      },
      { file: 'content/pages/news.mdx', missed: check(/no page with the template "news"/) },
      {
        file: 'content/addresses.txt',
        edits: [{ behind: '/disclaimer', add: '/news' }],
        missed: check(/\/news.*new-address/s),
      },
    ],
  },
  {
    title: 'Add a label.',
    name: 'awards',
    folder: 'label',
    steps: [
      {
        file: 'src/firm/labels/groups.ts',
        edits: [
          {
            behind: 'Every group of labels by its name.',
            add: "const awards = group('The awards.', { since: label('Below the figures.') })\n",
          },
          { behind: '  everyPage,', add: '  awards,' },
        ],
        missed: types(/awards\/data\.ts.*awards/),
      },
      {
        file: 'src/firm/pages/awards/data.ts',
        edits: [{ behind: 'labelsFor()', add: "  labels: labelsFor('awards'),", how: 'instead' }],
        missed: types(/awards\/Template\.tsx.*awards/),
      },
      {
        file: 'src/firm/pages/awards/Template.tsx',
        edits: [
          {
            behind: '<Figures figures={page.figures} />',
            add: '        <p>{payload.labels.awards.since}</p>',
          },
        ],
        missed: 'by nobody',
      },
      {
        file: 'content/labels.mdx',
        edits: [{ behind: '  optional: ', add: '\nawards:\n  since: Since the first day' }],
        missed: check(/The field "awards" is missing/),
      },
    ],
  },
  {
    title: 'Add a tag.',
    name: 'Deadline',
    folder: 'tag',
    steps: [
      {
        file: 'src/firm/tags/Deadline/definition.ts',
        missed: types(/tagDefinitions\.ts.*Deadline/),
      },
      { file: 'src/firm/tags/Deadline/Component.tsx', missed: types(/firm\/tags\.tsx.*Deadline/) },
      {
        file: 'src/firm/tagDefinitions.ts',
        edits: [
          {
            behind: "from './tags/Claim/definition.ts'",
            add: "import { deadline } from './tags/Deadline/definition.ts'",
          },
          { behind: 'export const tags = [', add: 'deadline, ', how: 'in the line' },
        ],
        missed: types(/firm\/tags\.tsx.*Deadline/),
      },
      {
        file: 'src/firm/tags.tsx',
        edits: [
          {
            behind: "from './tags/Claim/Component.tsx'",
            add: "import { Deadline } from './tags/Deadline/Component.tsx'",
          },
          { behind: '    Claim,', add: '    Deadline,' },
        ],
        missed: types(/firm\/tags\.tsx.*Deadline/),
      },
    ],
    content: [
      {
        file: 'content/practice-areas/tax-law.mdx',
        edits: [
          {
            behind: 'We calendar the date first',
            add: '\n<Deadline day="The fifteenth of April">\n\nReturns are filed.\n\n</Deadline>',
          },
        ],
      },
    ],
  },
  {
    title: 'Add a check.',
    name: 'capitals',
    folder: 'check',
    steps: [
      {
        file: 'src/firm/collections/attorneys/rules.ts',
        edits: [{ behind: 'export const attorneyRules', add: ruleOnCapitals('name') }],
        missed: types(/capitals\.ts.*name-capitals/),
      },
      {
        file: 'src/firm/collections/attorneys/checks/capitals.ts',
        missed: types(/firm\/checks\.ts.*capitals/),
      },
      {
        file: 'src/firm/checks.ts',
        edits: [
          {
            behind: "from './collections/attorneys/checks/featured.ts'",
            add: "import { checkNameCapitals } from './collections/attorneys/checks/capitals.ts'",
          },
          { behind: 'const checkOf', add: "  'name-capitals': checkNameCapitals," },
        ],
        missed: types(/firm\/checks\.ts.*name-capitals/),
      },
      {
        file: 'src/content/report/rules/counts.ts',
        edits: [
          { behind: 'export const countRules', add: ruleOnCapitals('title', '    foundByCheck: true,\n') },
        ],
        missed: types(/capitals\.ts.*title-capitals/),
      },
      { file: 'src/content/checks/capitals.ts', missed: types(/checks\/checks\.ts.*capitals/) },
      {
        file: 'src/content/checks/checks.ts',
        edits: [
          {
            behind: "from './duplicateUrls.ts'",
            add: "import { checkTitleCapitals } from './capitals.ts'",
          },
          { behind: 'const checkOf', add: "  'title-capitals': checkTitleCapitals," },
        ],
        missed: types(/checks\/checks\.ts.*title-capitals/),
      },
    ],
    content: [
      {
        file: 'content/attorneys/mina-choe.mdx',
        edits: [{ behind: 'name: ', add: 'name: MINA CHOE', how: 'instead' }],
      },
      {
        file: 'content/practice-areas/real-estate.mdx',
        edits: [{ behind: 'title: ', add: 'title: REAL ESTATE LAW', how: 'instead' }],
      },
    ],
  },
  {
    title: 'Add a command.',
    name: 'greet',
    folder: 'command',
    steps: [
      { file: 'scripts/commands/greet.ts', missed: types(/commands\.ts.*greet/) },
      {
        file: 'scripts/commands/commands.ts',
        edits: [
          { behind: '  claims: async', add: "  greet: async () => (await import('./greet.ts')).greet," },
        ],
        missed: types(/commands\.ts.*greet/),
      },
      {
        file: 'package.json',
        edits: [{ behind: '"claims": "node', add: '    "greet": "node scripts/run.mjs cli greet",' }],
        missed: types(/commands\.ts.*greet/),
      },
    ],
  },
]

/** A rule that the recipe for a check adds. */
function ruleOnCapitals(field: string, finder = ''): string {
  return `  '${field}-capitals': {
    severity: 'warning',
${finder}    summary: 'A ${field} is written in capitals.',
    what: 'Write small letters.',
    why: 'It is hard to read.',
    wrong: ['${field}: JANE DOE'],
    right: ['${field}: Jane Doe'],
  },`
}
