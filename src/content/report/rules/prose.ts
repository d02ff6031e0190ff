import type { TagDefinition } from '../../tags/tag.ts'
import type { Rules } from './rule.ts'
import { boxExample, boxTag, typedTag } from './tagExamples.ts'

/** The text below the fields. */
export const proseRules = {
  'prose-html': {
    severity: 'error',
    summary: 'The text holds web code, such as <b>.',
    what: 'Texts are written in Markdown: **bold**, *italics*, [words](address), lines that begin with a hyphen for lists. To show a < sign before a letter as it is, write \\< instead. A comment, which visitors do not see, begins with <!-- and ends with -->.',
    why: 'Web code can change the whole page, and can run programs in the visitor’s browser. Markdown cannot.',
    wrong: ['We act <b>at once</b>.'],
    right: ['We act **at once**.'],
  },
  'prose-component': {
    severity: 'error',
    summary: ({ tags }) => {
      const box = boxTag(tags)
      return `A tag${box ? ` such as <${box.name}>` : ''} is not written as it should be.`
    },
    what: ({ tags }) =>
      `${whichTags(tags)} What stands behind an equals sign stands in straight quotation marks. To show a < sign as it is, write \\< instead.`,
    why: 'What is not understood would be shown to visitors as it stands, or swallow the text below it.',
    wrong: ({ tags }) => tagExample(tags, misspelt).slice(0, 2),
    right: ({ tags }) => tagExample(tags, (name) => name),
  },
  'raw-mark': {
    severity: 'warning',
    summary: 'A sign of Markdown is shown to visitors as it was typed.',
    what: 'Some slips make Markdown mean nothing but its own signs: ** or * that are opened and never closed, a ## without a space behind it, {fees} at the end of a heading in the place of {#fees}, the dots that Word puts before items of a list, a table without the row of hyphens below its first row. The problem says what was probably meant. To show a sign on purpose, write \\ before it.',
    why: 'Visitors would see signs that mean nothing to them, and no heading, list, table or link.',
    wrong: ['##Fees', 'We act **at once.', '• One', '• Two'],
    right: ['## Fees', 'We act **at once**.', '- One', '- Two'],
  },
  'foreign-mark': {
    severity: 'warning',
    summary: 'A sign that means something in another program is shown to visitors as it was typed.',
    what: 'Obsidian, Notion, Hugo, WordPress, Word and others have signs of their own: [[Page]] for a link, ==words== for a bright background, :::note for a box, {{< youtube … >}} for a video, H~2~O for a lowered 2, [1] with a line below for a footnote. Here they mean nothing. The problem says what to write instead. To show brackets on purpose, write \\ before the first of them.',
    why: 'Visitors would see the signs, and no link, box, video or footnote.',
    wrong: ['See [[Tax Law]].', ':::note', 'Offices close at noon.', ':::'],
    right: ({ tags }) => ['See [Tax Law](/practice-areas/tax-law).', ...boxExample(tags)],
  },
  'spoilt-link': {
    severity: 'error',
    summary: 'A link or a picture is none, because of a slip in how it is written.',
    what: 'A link is written as [its words](its address): square brackets, then round ones, with nothing between them and no space in the address. A picture has an exclamation mark before it. The problem says what was probably meant. To show brackets on purpose, write \\ before the first of them.',
    why: 'Visitors would see the brackets and the address, and could not follow the link.',
    wrong: ['Write to [us] (/contact).', 'Write to (us)[/contact].', 'Write to [us](/contact'],
    right: ['Write to [us](/contact).'],
  },
  'unseen-sign': {
    severity: 'warning',
    summary: 'An invisible sign stands in a word.',
    what: 'Word and many web pages put signs into words that nobody sees: places where a word may be divided, or spaces without width. They come along when a text is pasted. Delete the word and type it again. Spaces that keep two words together, as in § 12, are fine.',
    why: 'Who searches for the word does not find it, and your colleagues cannot see why one line differs from another.',
    wrong: ['agree\u00ADment, with an invisible sign in it'],
    right: ['agreement'],
  },
  'broken-word': {
    severity: 'warning',
    summary: 'A word is parted at the end of a line.',
    what: 'PDF files part words at the ends of their lines, and the hyphens come along when a text is pasted. On the page a line end is a space. Write the word on one line, without the hyphen or, when it belongs to the word, with it.',
    why: 'Visitors would read “con- sider”, and nobody who searches for the word would find it.',
    wrong: ['We con-', 'sider each case.'],
    right: ['We consider each case.'],
  },
  leftover: {
    severity: 'warning',
    summary: 'A text holds words that stand for others still to be written.',
    what: 'Lorem ipsum, TODO, TKTK and XXX stand where a text was to come. Word writes “Error! Reference source not found.” or “Error! Bookmark not defined.” where a reference leads nowhere. Write what belongs there, or take it out.',
    why: 'Visitors would read it, and think that nobody has looked at the page.',
    wrong: ['See Error! Reference source not found.', 'The fee is TODO.'],
    right: ['See [our terms](/terms-of-use).', 'The fee is $100.'],
  },
  'lost-cell': {
    severity: 'error',
    summary: 'A row of a table has more cells than its first row, and the page leaves them out.',
    what: 'The first row of a table says how many columns there are. What a later row has beyond them is not shown. Add a column to the first row and to the row of hyphens, or put the words into another cell of the row. Rows with fewer cells are fine. To show an upright line itself, write \\| there.',
    why: 'Visitors would not see the words, and whoever wrote them would think that they do.',
    wrong: ['| Year | Cases |', '| --- | --- |', '| 2021 | 5 | one lost |'],
    right: ['| Year | Cases | Of them |', '| --- | --- | --- |', '| 2021 | 5 | one lost |'],
  },
  'list-number': {
    severity: 'warning',
    summary: 'An item of a numbered list is shown with another number than the one typed.',
    what: 'The first number of a list counts, and the page numbers the other items from there on, whatever stands before them. Type the numbers as the page shows them. For a number that has to stand there, write 3\\. at the beginning of a paragraph.',
    why: 'Who refers to “item 3” in a letter must find the same item on the page.',
    wrong: ['1. Who it is', '3. What it is', '2. When it was'],
    right: ['1. Who it is', '2. When it was', '3. What it is'],
  },
  'heading-level': {
    severity: 'error',
    summary: 'The text has a heading of the first level.',
    what: 'Headings within a text begin with ## or, one level down, ###. A single # is the page’s title, which comes from the field “title”.',
    why: 'A page has one title. People who listen to pages find their way by it.',
    wrong: ['# Our services'],
    right: ['## Our services'],
  },
  'underlined-heading': {
    severity: 'warning',
    summary: 'A line of hyphens directly below a sentence makes a heading of it.',
    what: 'Three hyphens on a line of their own are a line across the page, when a blank line stands above them. Directly below a text they make that text a heading. For a heading, write ## before its words instead; then everybody sees what it is.',
    why: 'Most often a line across the page was meant, and a whole paragraph stands there in the letters of a heading.',
    wrong: ['We open at nine.', '---'],
    right: ['We open at nine.', '', '---'],
  },
  'heading-skip': {
    severity: 'warning',
    summary: 'A heading skips a level.',
    what: 'Headings go down one level at a time: the first ones begin with ##, those below them with ###, and so on. Choose the number of # signs by what belongs together, not by the size of the letters.',
    why: 'People who listen to a page move from heading to heading. A missing level sounds like a part of the page that they cannot find.',
    wrong: ['## Our services', '#### For families'],
    right: ['## Our services', '### For families'],
  },
  'heading-id': {
    severity: 'error',
    foundByCheck: true,
    summary: 'A heading’s name for links is missing, taken twice, or not written as it should be.',
    what: 'The name in {#…} at the end of a heading is what links lead to. It has small letters, digits and hyphens, begins with a letter, and stands on a page once. Headings of legal pages always have one; keep it when you change the words.',
    why: 'Letters, contracts and other websites link to a section of the terms. The link must outlive a change of words.',
    wrong: ['## Security'],
    right: ['## Security {#security}'],
  },
  'sentence-a-line': {
    severity: 'warning',
    summary: 'A second sentence begins on the same line.',
    what: 'In the files, each sentence of a paragraph stands on a line of its own; on the page the lines run on as one paragraph. Press Enter once between two sentences, or run npm run check -- --fix, which does it everywhere. A blank line begins a new paragraph.',
    why: 'When a sentence is changed, your colleagues see that one sentence in the list of changes, and not a whole paragraph.',
    wrong: ['We answer within a day. Calls are free.'],
    right: ['We answer within a day.', 'Calls are free.'],
  },
  'indented-text': {
    severity: 'warning',
    summary: 'A paragraph is indented, and visitors see it in the letters of a typewriter.',
    what: 'A paragraph that begins with four spaces or a tab is shown as a piece of a program, without line breaks, bold words or links. Word puts such spaces before paragraphs. Delete them; a paragraph needs none.',
    why: 'On a phone the lines run out of the page, and signs such as ** are shown as they were typed.',
    wrong: ['    The firm was founded in 1999.'],
    right: ['The firm was founded in 1999.'],
  },
} as const satisfies Rules

/** Which tags there are, and which of them are closed. */
function whichTags(tags: readonly TagDefinition[]): string {
  if (tags.length === 0) return 'There are no tags on this site.'
  const closed = tags.flatMap(({ name, content }) => (content === 'blocks' ? [name] : []))
  const both =
    closed.length === 0
      ? ''
      : ` ${inWords(closed)} ${closed.length === 1 ? 'is' : 'are'} opened and closed, each on a line of its own, with the text between.`
  const around = tags.flatMap(({ name, content }) => (content === 'words' ? [name] : []))
  const within =
    around.length === 0
      ? ''
      : ` ${inWords(around)} ${around.length === 1 ? 'is' : 'are'} opened before words of a sentence and closed behind them.`
  return `There are ${inWords(tags.map(typedTag))}, with these capitals.${both}${within}`
}

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

/**
 * A tag in the lines of an editor: a box, if there is one, else the first of all.
 * @param typed how the editor types the name of its property, or, when it has none, its own
 */
function tagExample(tags: readonly TagDefinition[], typed: (name: string) => string): string[] {
  const tag = boxTag(tags) ?? tags[0]
  if (!tag) return [typed('\\<Name>')]
  const [begin, ...rest] = boxTag(tags) ? boxExample(tags) : [typedTag(tag)]
  const property = tag.plainText?.above
  return property === undefined
    ? [`<${typed(tag.name)}${begin.slice(tag.name.length + 1)}`, ...rest]
    : [`<${tag.name} ${typed(property)}="Please note">`, ...rest]
}

/** A name with its last two letters in each other's place. */
const misspelt = (name: string): string => name.replace(/(.)(.)$/, '$2$1')
