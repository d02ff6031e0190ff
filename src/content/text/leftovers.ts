/**
 * What stands in a text in the place of words that were to come. Roman numerals (Title XXX) and hidden
 * digits (XXX-XX-1234) are none.
 */
const leftover =
  /Error!\s+(?:Reference source|Bookmark) not (?:found|defined)|(?:[Ll]orem [Ii]|LOREM I)[Pp][Ss][Uu][Mm]|\b(?:TODO|TKTK|(?<!\b(?:Title|Chapter|Article|Part|Book|Volume|Vol\.|Section|Rule|Bowl|Amendment)\s)(?<!-)XXX(?!-))\b/g

/** Each left-over of a text: where it stands, what is wrong and what to do. */
export const leftoversIn = (text: string): { index: number; message: string; fix: string }[] =>
  [...text.matchAll(leftover)].map(({ 0: words, index }) => ({
    index,
    message: words.startsWith('Error!')
      ? `"${words.replace(/\s+/, ' ')}" is what Word writes where a reference leads nowhere.`
      : `"${words}" stands for a text that is still to be written.`,
    fix: 'Write in its place what belongs there, or take it out.',
  }))
