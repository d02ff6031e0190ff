import { describe, expect, it } from 'vitest'
import { createLocator } from '../../src/compliance/text/locateText.ts'

/** Where the words of a page stand in the file that they come from. */

describe('words of a page are found in their file', () => {
  it.each([
    ['on the first line', 'We act at once.', 'We act', '1:1'],
    ['over the end of a line', 'one\ntwo We\nact at once.', 'We act at once.', '2:5'],
    ['in a field of several lines', 'lede: >-\n  We act\n  at once.', 'We act at once.', '2:3'],
    ['with curly quotes on the page or in the file', 'It’s “so”.', '"so"', '1:6'],
    ['with straight ones', 'It\'s "so".', '"so"', '1:6'],
    ['with an ellipsis', 'wait… here', 'wait... here', '1:1'],
    ['through emphasis', 'We **may** *act*.', 'We may act.', '1:1'],
    ['through a link', 'See [our terms](/terms-of-use "Terms") first.', 'our terms first', '1:6'],
    ['with letters outside the usual plane', '𝔸 𝔹 here it is', 'it is', '1:12'],
    ['with a loose accent', 'Cafe\u0301 law here', 'Caf\u00e9 law', '1:1'],
    ['as whole words, not within others', 'bestowed, the best', 'best', '1:15'],
    ['with an underscore that belongs to a word', 'a b_c d', 'b_c', '1:3'],
    ['with a figure', 'figures:\n  - value: 25+', '25+', '2:12'],
  ])('%s', (_, source, words, place) => {
    const found = createLocator(source)(words)
    expect(found && `${found.line}:${found.column}`).toBe(place)
  })

  it.each([
    ['other words', 'We act.', 'We wait'],
    ['no words', 'We act.', ''],
    ['a part of a word', 'bestowed', 'best'],
    ['a part of a number', '1250+', '50+'],
  ])('%s are not found', (_, source, words) => {
    expect(createLocator(source)(words)).toBeUndefined()
  })
})
