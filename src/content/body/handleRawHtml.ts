import type { Html, Parents, PhrasingContent, RootContent } from 'mdast'
import type { TagDefinition } from '../tags/tag.ts'
import { emphasisMarks } from './foreign/codesOfPrograms.ts'
import { noPlayer, videoLink } from './foreign/videos.ts'
import type { ReportFn } from './markdownLint/reportFn.ts'

/** The words between a tag of the web and its end, when they are few. */
function wordsBehind(node: RootContent, parent: Parents): string | undefined {
  const children: RootContent[] = parent.children
  const at = children.indexOf(node)
  const [text, end] = children.slice(at + 1, at + 3)
  const isPair = text?.type === 'text' && end?.type === 'html' && end.value.startsWith('</')
  return isPair && text.value.trim() !== '' && text.value.length <= 40 ? text.value.trim() : undefined
}

const instead: Readonly<Record<string, string>> = {
  b: 'Write **bold** instead.',
  strong: 'Write **bold** instead.',
  i: 'Write *italics* instead.',
  em: 'Write *italics* instead.',
  a: 'Write [words](address) instead.',
  img: 'Write ![what it shows](address) instead.',
  p: 'Leave a blank line between paragraphs instead.',
  hr: 'Write --- on a line of its own instead.',
  li: 'Begin each line with "- " instead.',
  ul: 'Begin each line with "- " instead.',
  ol: 'Begin each line with "1. " instead.',
  table: 'Write a Markdown table, with | between the columns, instead.',
  script: 'Delete it: texts cannot hold programs.',
  iframe: 'Leave it out, and write a link to that page: [words](address).',
  video: `${noPlayer} Put the video on a website such as YouTube or Vimeo, and write a link to it: [Watch: what it shows](address).`,
  style: 'Delete it: looks are the same on every page.',
  span: 'Delete <span …> and </span>, and keep the words: colors and letters are the same on every page.',
  div: 'Delete <div …> and </div>, and keep the words: passages look the same on every page.',
  font: 'Delete <font …> and </font>, and keep the words: colors and letters are the same on every page.',
  center: 'Delete <center> and </center>, and keep the words: passages look the same on every page.',
  u: 'Write **bold** or *italics* instead; what is underlined looks like a link.',
  sup: 'Write the number or letter itself, such as ² or ™.',
}

/**
 * What stands on the page in the place of web code: a line break for `<br>`, nothing for a comment, text for what is no
 * tag at all; every other tag is reported, with what to write instead.
 */
export function handleRawHtml(
  node: Html,
  parent: Parents,
  { tags, report }: { tags: readonly TagDefinition[]; report: ReportFn },
): RootContent | undefined {
  const { value } = node
  const at = node.position?.start
  const rest = value.replace(/<!--[\s\S]*?-->/g, '').trim()
  if (rest === '') return undefined
  if (/^<br\s*\/?>$/i.test(rest)) return { type: 'break' }
  if (rest.startsWith('<!--')) {
    report(
      at,
      'prose-html',
      'A comment is opened here with <!-- and never closed.',
      'Write --> where it ends. To show the text itself, write \\< instead of <.',
    )
    return undefined
  }
  const name = /<\/?([A-Za-z][\w-]*)/.exec(rest)?.[1]
  if (name === undefined) {
    const text: PhrasingContent = { type: 'text', value: rest }
    return parent.type === 'paragraph' ? text : { type: 'paragraph', children: [text] }
  }
  if (rest.startsWith('</')) return undefined
  const ours = tags.find((known) => known.name.toLowerCase() === name.toLowerCase())
  if (ours !== undefined) {
    const end = ours.content === 'none' ? ' /' : ''
    report(at, 'prose-component', `Capitals count in <${name}>.`, `Did you mean <${ours.name}${end}>?`)
    return undefined
  }
  const video = videoLink(value)
  const language = languageTag(value, name, tags)
  report(
    at,
    'prose-html',
    `Web code such as "<${name}>" is not used here.`,
    video === undefined
      ? `${language ?? insteadOf(name.toLowerCase(), wordsBehind(node, parent))} To show the text itself, write \\< instead of <.`
      : `${noPlayer} Write a link in its place, with words of your own: ${video}`,
  )
  return undefined
}

/** What to write in the place of web code that names the language of words; undefined when it names none, or no tag does. */
function languageTag(value: string, name: string, tags: readonly TagDefinition[]): string | undefined {
  const code = /\slang\s*=\s*["']?([a-z]{2,3})\b/i.exec(value)?.[1]?.toLowerCase()
  const tag = tags.find(({ language }) => language !== undefined)
  return code === undefined || tag?.language === undefined
    ? undefined
    : `Write <${tag.name} ${tag.language}="${code}"> and </${tag.name}> in the place of <${name} …> and </${name}>.`
}

/** What to write in the place of a tag of the web. @param words those between the tag and its end, when they are few */
function insteadOf(name: string, words: string | undefined): string {
  const mark = emphasisMarks[name]
  return mark !== undefined && words !== undefined
    ? `Write ${mark}${words}${mark} instead.`
    : (instead[name] ?? 'Leave it out, and write the words alone.')
}
