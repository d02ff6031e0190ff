import type { Rules } from './rule.ts'

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
    summary: 'A tag such as <Note> is not written as it should be.',
    what: 'There are <FirmEmail />, <FirmPhone />, <FirmAddress />, <Claim name="…" />, <Note> and <Quotation by="…">, with these capitals. Note and Quotation are opened and closed, each on a line of its own, with the text between. What stands behind an equals sign stands in straight quotation marks. To show a < sign as it is, write \\< instead.',
    why: 'What is not understood would be shown to visitors as it stands, or swallow the text below it.',
    wrong: ['<Note titel="Please note">', 'Offices close at noon.'],
    right: ['<Note title="Please note">', 'Offices close at noon.', '</Note>'],
  },
  'raw-mark': {
    severity: 'warning',
    summary: 'A sign of Markdown is shown to visitors as it was typed.',
    what: 'Some slips make Markdown mean nothing but its own signs: ** or * that are opened and never closed, a ## without a space behind it, a link with a space in its address or between its brackets, the dots that Word puts before items of a list, a table without the row of hyphens below its first row. The problem says what was probably meant. To show a sign on purpose, write \\ before it.',
    why: 'Visitors would see signs that mean nothing to them, and no heading, list, table or link.',
    wrong: ['##Fees', 'Write to [us] (/contact) **at once.', '• One', '• Two'],
    right: ['## Fees', 'Write to [us](/contact) **at once**.', '- One', '- Two'],
  },
  'unseen-sign': {
    severity: 'warning',
    summary: 'An invisible sign stands in a word.',
    what: 'Word and many web pages put signs into words that nobody sees: places where a word may be divided, or spaces without width. They come along when a text is pasted. Delete the word and type it again. Spaces that keep two words together, as in § 12, are fine.',
    why: 'Who searches for the word does not find it, and your colleagues cannot see why one line differs from another.',
    wrong: ['agree\u00ADment, with an invisible sign in it'],
    right: ['agreement'],
  },
  'heading-level': {
    severity: 'error',
    summary: 'The text has a heading of the first level.',
    what: 'Headings within a text begin with ## or, one level down, ###. A single # is the page’s title, which comes from the field “title”.',
    why: 'A page has one title. People who listen to pages find their way by it.',
    wrong: ['# Our services'],
    right: ['## Our services'],
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
} as const satisfies Rules
