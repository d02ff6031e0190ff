/** What to write instead of tags of the web. */
const instead: Readonly<Record<string, string>> = {
  b: 'Write **bold** instead.',
  strong: 'Write **bold** instead.',
  i: 'Write *italics* instead.',
  em: 'Write *italics* instead.',
  a: 'Write [words](address) instead.',
  img: 'Write ![what it shows](address) instead.',
  p: 'Leave a blank line between paragraphs instead.',
  hr: 'Write --- on a line of its own instead.',
  li: 'Start each line with "- " instead.',
  ul: 'Start each line with "- " instead.',
  ol: 'Start each line with "1. " instead.',
  table: 'Write a Markdown table, with | between the columns, instead.',
  script: 'Delete it: content can’t hold programs.',
  iframe: 'Write a link to that page instead: [words](address).',
  video: 'Put the video on a website such as YouTube, and write a link to it: [words](address).',
  u: 'Write **bold** or *italics* instead; underlined text looks like a link.',
  sup: 'Type the character itself, such as ² or ™.',
  sub: 'Type the character itself, such as ₂.',
}

/** What to write in the place of web code. */
export const insteadOfTag = (name: string): string =>
  `${instead[name.toLowerCase()] ?? 'Delete it, and keep the words.'} To show the text itself, write \\< instead of <.`
