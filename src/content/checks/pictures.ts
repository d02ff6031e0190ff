import { decodeAddress } from '../text/decodeAddress.ts'
import { nearest } from '../text/nearest.ts'
import { pictureEnding } from '../images/pictureEnding.ts'
import { wrongFile } from '../images/wrongFile.ts'
import { nameBeside, pictureBeside, picturePath, type NamedPicture } from '../images/picturePath.ts'
import type { PictureUse } from '../images/pictureSettings.ts'
import { wrongWords } from '../images/wrongWords.ts'
import { problemAt, type Problem, type Told } from '../model/problem.ts'
import { noPlayer, videoLink } from '../body/foreign/videos.ts'
import type { ProseImage } from '../body/rehypeBodyIndex.ts'
import type { Check, Whole } from './check.ts'

/**
 * Every picture in a body and every portrait is a file that the site can show, and has words for those who cannot see
 * it.
 */
export const checkPictures: Check = (whole) => {
  const problems: Problem[] = []
  for (const { file, prose } of whole.content.bodies) {
    for (const image of prose.images) {
      const shown: Shown = { typed: image.src, named: picturePath(image.src, file), file, use: 'figure' }
      const told = [wrongPicture(shown, whole), wrongWords(image.alt, image.src), lostCaption(image)]
      problems.push(...told.flatMap((one) => (one ? [problemAt(file, image, one)] : [])))
    }
  }
  for (const { file, data, placeOf } of whole.content.entries.attorneys) {
    if (data.portrait === undefined) {
      if (data.portraitAlt !== undefined) problems.push(problemAt(file, placeOf(['portraitAlt']), noPortrait))
      continue
    }
    const shown: Shown = {
      typed: data.portrait,
      named: pictureBeside(data.portrait, file),
      file,
      use: 'portrait',
    }
    const told = wrongPicture(shown, whole)
    if (told) problems.push(problemAt(file, placeOf(['portrait']), told))
    const words = wrongWords(data.portraitAlt ?? '', data.portrait)
    if (words) problems.push(problemAt(file, placeOf(['portraitAlt']), words))
  }
  for (const { entry, file } of whole.content.versions) {
    for (const image of entry.prose.images) {
      const named = picturePath(image.src, file)
      if (named.where === 'content' && !whole.otherFiles.has(named.path))
        problems.push(problemAt(file, image, goneFromVersion(named.path)))
    }
  }
  return problems
}

const goneFromVersion = (path: string): Told => [
  'missing-picture',
  `This kept version shows the picture ${path}, and its file is gone.`,
  'Put the file back, exactly as it was; a picture that a kept version shows stays as long as the version.',
]

/** A picture where it is shown. */
interface Shown {
  /** Its address as it was typed. */
  typed: string
  named: NamedPicture
  /** The file that shows it. */
  file: string
  use: PictureUse
}

const noPortrait: Told = [
  'missing-picture',
  'This field describes a photograph, and the file names none.',
  'Add the field "portrait" with the photograph’s file, or delete this line.',
]

function wrongPicture({ typed, named, file, use }: Shown, whole: Whole): Told | undefined {
  if (named.where === 'elsewhere') {
    const video = use === 'figure' ? videoLink(typed) : undefined
    if (video !== undefined) {
      return [
        'unsafe-link',
        `The address "${shortened(typed)}" of this picture leads to a video.`,
        `${noPlayer} Write a link in its place, with words of your own: ${video}`,
      ]
    }
    return [
      'unsafe-link',
      /^https?:|^\/\//i.test(typed)
        ? `The picture "${shortened(typed)}" stands on another website, which may change it or take it away.`
        : `The address "${shortened(typed)}" of this picture does not lead to a picture that pages may show.`,
      `If the firm may use it, save it as a file beside this one, and write ${/\/([\w-]+\.[a-z]+)$/i.test(typed) ? `./${typed.replace(/^.*\//, '')}` : './ and the file’s name'} here. Otherwise take the picture out, or link to the page that shows it.`,
    ]
  }
  if (named.where === 'unnamed') {
    return [
      'missing-picture',
      'This picture has no file.',
      'Write ./ and the picture’s file name between the round brackets.',
    ]
  }
  const isPublic = named.where === 'public'
  const files = isPublic ? whole.publicFiles : whole.otherFiles
  const wanted = named.where === 'nowhere' ? undefined : named.path
  if (wanted === undefined || !files.has(wanted)) {
    const path = wanted ?? typed
    const shownName = (other: string) => (isPublic ? other : nameBeside(file, other))
    const alike = [...files].find((other) => sameButForCapitals(other, path))
    if (alike !== undefined) {
      return [
        'missing-picture',
        `There is no picture "${decodeAddress(typed)}", but there is "${shownName(alike)}": capitals and accents count.`,
        `Write ${shownName(alike)} here, exactly so.`,
      ]
    }
    const close = nearest(
      path,
      [...files].filter((other) => pictureEnding.test(other)),
    )
    return [
      'missing-picture',
      isPublic
        ? `There is no picture ${path}.`
        : `There is no picture "${decodeAddress(typed)}" beside this file.`,
      close === undefined
        ? typed.startsWith('./')
          ? 'Put the picture’s file there, or mend its name; capitals count.'
          : `Put the picture’s file beside this text’s file, in content/${file.replace(/[^/]*$/, '')}, and write ./${decodeAddress(typed).replace(/^.*\//, '')} here.`
        : `Did you mean "${shownName(close)}"?`,
    ]
  }
  const facts = whole.pictures.get(wanted)
  return facts && wrongFile(facts, { use, isPublic, name: decodeAddress(typed) })
}

const sameButForCapitals = (a: string, b: string): boolean => plainLetters(a) === plainLetters(b)

const plainLetters = (path: string): string => path.normalize('NFC').toLowerCase()

function lostCaption({ title, isAlone }: ProseImage): Told | undefined {
  if (title.trim() === '' || isAlone) return undefined
  return [
    'picture-caption',
    `The caption "${title}" is not shown, because the picture stands within a paragraph.`,
    'Put the picture on a line of its own, with a blank line above and below.',
  ]
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
