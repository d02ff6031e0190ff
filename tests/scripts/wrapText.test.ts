import { expect, it } from 'vitest'
import { wrapText } from '../../scripts/cli/wrapText.ts'

/** Texts in a terminal’s width. */

it.each([
  ['one two three', undefined, 'one two three'],
  ['one two three four five six', 20, 'one two three four\nfive six'],
  ['  line 3  one two three four', 20, '  line 3  one two\n  three four'],
  ['Do it so: npm run new -- person --name "A B"', 20, 'Do it so:\nnpm run new -- person --name "A B"'],
  ['npm run new -- person --name "A B"', 20, 'npm run new -- person --name "A B"'],
  ['Then npm run check names it all', 20, 'Then npm run check\nnames it all'],
  ['first\n\nlast', 20, 'first\n\nlast'],
  ['a-very-long-word-that-fits-nowhere and more', 20, 'a-very-long-word-that-fits-nowhere\nand more'],
])('%j in %s characters', (text, width, wrapped) => {
  expect(wrapText(text, width)).toBe(wrapped)
})
