import { describe, expect, it } from 'vitest'
import {
  hasIdentity,
  identityOf,
  isUnmarkedAs,
  marked,
  markedLetters,
  nextMark,
  unmarked,
  unmarkedPassages,
} from '../../../src/content/text/marks.ts'

const texts = [
  'Last Updated {day}',
  'Über 25+ Jahre, “São Paulo” & Ærø',
  'Мария Ивановна',
  '李小龙',
  '𝒜 10 𐐀',
  '',
  '25+',
]

describe('marks', () => {
  it.each(texts)('of "%s" can be taken out again', (text) => {
    for (const identity of [undefined, 0, 7, 4_000_000_000])
      expect(unmarked(marked(text, identity))).toBe(text)
    expect(unmarked(text)).toBe(text)
  })

  it.each(texts)('of "%s" are looked past when it is compared', (text) => {
    for (const identity of [undefined, 7]) {
      expect(isUnmarkedAs(marked(text, identity), text)).toBe(true)
      expect(isUnmarkedAs(`${marked(text, identity)}.`, text)).toBe(false)
      expect(isUnmarkedAs(marked(text, identity), `${text}.`)).toBe(false)
      expect(isUnmarkedAs(`a${marked(text, identity)}`, `b${text}`)).toBe(false)
    }
  })

  it.each(texts)('leave no letter of "%s" as it was', (text) => {
    expect(unmarkedPassages(marked(text))).toEqual([])
    expect(marked(text).match(/\p{L}/u)).toBeNull()
  })

  it.each<[string, (text: string) => string]>([
    ['cutting', (text) => text.slice(0, 3) + text.slice(-4)],
    ['splitting and joining', (text) => text.split(' ').reverse().join(', ')],
    ['trimming', (text) => ` ${text} `.trim()],
    [
      'taking the first letters',
      (text) =>
        text
          .split(' ')
          .map((word) => word.charAt(0))
          .join(''),
    ],
    ['filling in numbers', (text) => text.replace(/\d+/, '99')],
  ])('survive %s', (_, change) => {
    const text = 'Ada B. Sample, 12 years'
    expect(unmarked(change(marked(text, 5)))).toBe(change(text))
    expect(unmarkedPassages(change(marked(text, 5)))).toEqual([])
  })

  it('tell texts of the same words apart, and alike ones by no accident', () => {
    const places = ['a.mdx', 'b.mdx'].flatMap((file) =>
      ['title', 'label'].map((name) => identityOf(file, name)),
    )
    const forms = places.map((identity) => marked('Tax Law', identity))
    expect(new Set([...forms, marked('Tax Law')]).size).toBe(5)
    expect(forms.every(hasIdentity)).toBe(true)
    expect(hasIdentity(marked('Tax Law'))).toBe(false)
    expect(marked('Tax Law', places[0])).toBe(forms[0])
  })

  it('show which words beside them are not the content’s', () => {
    const name = marked('Ada Sample')
    expect(unmarkedPassages(`Profile of ${name}, since 1999 & ${name}s`)).toEqual([
      'Profile of',
      'since 1999 &',
      's',
    ])
    expect(unmarkedPassages(`${name} – 25+ (§ 3)`)).toEqual([])
    expect(markedLetters(`By ${name}.`)).toBe(marked('AdaSample'))
  })

  it.each([...texts, '😀 ß', 'Words, and more words. '.repeat(900)])(
    'are found one by one in "%s"',
    (text) => {
      const form = marked(`— ${text} `, 7)
      let letters = ''
      for (let at = nextMark(form, 0); at < form.length; at = nextMark(form, at + 1)) letters += form[at]
      expect(letters).toBe(markedLetters(form))
      expect(unmarked(form)).toBe(`— ${text} `)
    },
  )
})
