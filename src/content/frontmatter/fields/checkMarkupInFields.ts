import type { TagDefinition } from '../../tags/tag.ts'
import { recordTagOf, typedReference } from '../../tags/recordTag.ts'
import { memoizeWeak } from '../../model/memoize.ts'
import type { YamlData } from '../../model/parsedFile.ts'
import { diagnostic, type Diagnostic } from '../../model/diagnostic.ts'
import { formatField, textsIn, type FieldPath } from '../../model/fieldPath.ts'
import { retypeHint, invisibleChars, wordAtOffset } from '../../text/invisibleChars.ts'

/** Markdown and the like, which only the text below the fields understands, and what to do in a field. */
interface Mark {
  mark: RegExp
  instead: (found: readonly string[]) => string
}

const marks: readonly Mark[] = [
  { mark: /<br\s*\/?>/i, instead: () => 'Write a space in its place.' },
  {
    mark: /<\/?(?:b|i|u|em|strong|a|p|span|sup|sub|font|ul|ol|li|h[1-6])(?:\s[^<>]*)?>/i,
    instead: () => 'Take it out, and write the words alone.',
  },
  { mark: /<!--/, instead: () => 'Take the remark out, or give it a line of its own that begins with #.' },
  { mark: /!?\[([^[\]]+)\]\([^()\s]+\)/, instead: ([, words]) => `Write the words alone: ${words ?? ''}` },
  {
    mark: /(\*\*|__|~~)(?=\S)([^*_~]+)(?<=\S)\1/,
    instead: ([, , words]) => `Write the words alone: ${words ?? ''}`,
  },
  {
    mark: /(?<![\w*])\*(?=[^\s*])([^*]+)(?<=\S)\*(?![\w*])/,
    instead: ([, words]) => `Write the words alone: ${words ?? ''}`,
  },
  {
    mark: /(?<![\w/])_(?=[^\s_])([^_]+)(?<=\S)_(?!\w)/,
    instead: ([, words]) => `Write the words alone: ${words ?? ''}`,
  },
  { mark: /`([^`]+)`/, instead: ([, words]) => `Write the words alone: ${words ?? ''}` },
  {
    mark: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i,
    instead: ([sign]) =>
      sign === '&nbsp;' ? 'Type a space in its place.' : 'Type the sign itself in its place.',
  },
]

/** The tags that stand for facts of the organization, or around words, of which only a body knows. */
const tagsOfBodies = memoizeWeak((tags: readonly TagDefinition[]): readonly Mark[] => {
  const record = recordTagOf(tags)
  const only = record ? `; only ${typedReference(record, '…')} can stand in a field` : ''
  return tags.flatMap(({ name, fact, content }) =>
    fact || content === 'words'
      ? [{ mark: new RegExp(`<${name}(?:\\s[^<>]*)?>`), instead: () => `Write the words themselves${only}.` }]
      : [],
  )
})

/**
 * Markdown, web code and invisible signs in fields: templates show a field as it was typed. Each field is reported once,
 * at its first mark.
 * @param tags what may be used in bodies
 * @param shown whether pages show a field: what is noted for oneself may be written as one likes
 */
export function checkMarkupInFields(
  file: string,
  { data, placeOf }: YamlData,
  { tags, isShown: shown }: { tags: readonly TagDefinition[]; isShown: (path: FieldPath) => boolean },
): Diagnostic[] {
  return textsIn(data)
    .filter(({ path }) => shown(path))
    .flatMap(({ path, text }) => {
      const unseen = text.search(invisibleChars)
      if (unseen !== -1) {
        return [
          diagnostic(file, placeOf(path), [
            'unseen-sign',
            `${formatField(path)} has an invisible sign in a word.`,
            retypeHint(wordAtOffset(text, unseen)),
          ]),
        ]
      }
      if (!/[*_~`<[&]/.test(text)) return []
      const found = [...tagsOfBodies(tags), ...marks]
        .flatMap(({ mark, instead }) => {
          const match = mark.exec(text)
          return match ? [{ match, instead }] : []
        })
        .sort((a, b) => a.match.index - b.match.index)[0]
      if (!found) return []
      return [
        diagnostic(file, placeOf(path, found.match[0]), [
          'field-mark',
          `${formatField(path)} holds "${found.match[0]}", and a field is shown as it is typed.`,
          found.instead(found.match),
        ]),
      ]
    })
}
