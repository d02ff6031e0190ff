import { pictureEnding } from './detectFileType.ts'
import { capitalize } from '../text/capitalize.ts'
import { decodeAddress } from '../text/decodeAddress.ts'
import type { RuleMessage } from '../model/diagnostic.ts'

/** More than a breath of reading aloud. */
const most = 250

const opening =
  /^(?:an?\s+|the\s+|this\s+is\s+an?\s+)?(?<opening>(?:image|picture|photo|photograph|graphic|pic|icon|screenshot)\s+(?:of|showing)|(?:image|picture|photo|photograph|graphic|pic):)\s/i

const kindAlone =
  /^(?:an?\s+|the\s+)?(?:image|picture|photo|photograph|graphic|pic|portrait|headshot|chart|logo|untitled|alt(?: text)?)\.?$/i

const cameraName = /^(?:img|dsc[nf]?|pxl|screen ?shot|image|photo|scan|whatsapp image)[ _-]?\d[\w. -]*$/i

/**
 * What is said of a picture's text that tells nothing to those who cannot see it.
 * @param alt the text; an empty one is told elsewhere
 * @param src the picture's address as it was typed
 */
export function checkAltText(alt: string, src: string): RuleMessage | undefined {
  const text = alt.trim()
  if (text === '') return undefined
  const name = plain(src.slice(src.lastIndexOf('/') + 1).replace(/\.\w+$/, ''))
  const isName = pictureEnding.test(text) || cameraName.test(text)
  // A name of one word, such as "Lobby", may be all that there is to say; "office-2" is not.
  if (isName || (plain(text) === name && /[\d_-]|\.\w+$/.test(text))) {
    return [
      'picture-words',
      `The picture’s text "${text}" is the name of a file.`,
      'Say in one sentence what the picture shows.',
    ]
  }
  if (kindAlone.test(text)) {
    return [
      'picture-words',
      `The picture’s text "${text}" does not say what the picture shows.`,
      'Say in one sentence what can be seen in it.',
    ]
  }
  const found = opening.exec(text)
  if (found) {
    return [
      'picture-words',
      `The picture’s text begins with "${found[0].trim()}", which is said aloud anyway.`,
      `Begin with what it shows: "${capitalize(text.slice(found[0].length))}".`,
    ]
  }
  if (text.length > most) {
    return [
      'picture-words',
      `The picture’s text has ${text.length} characters, which are read aloud without a pause.`,
      `Say the most important in at most ${most} characters, and the rest in the text itself.`,
    ]
  }
  return undefined
}

const plain = (text: string): string =>
  decodeAddress(text)
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
