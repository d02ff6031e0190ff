import { isPictureKind, pictureEnding } from '../images/fileKind.ts'
import { relativePath, resolveImagePath, resolveImageUrl, type ImageRef } from '../images/imageRef.ts'
import { pictureSettings, type PictureUse } from '../images/pictureSettings.ts'
import { portraitCrop } from '../images/variants.ts'
import type { Check, CheckContext } from '../model/check.ts'
import { diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import type { PictureFacts } from '../model/pictures.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { decodeAddress } from '../text/decodeAddress.ts'

type Wrong = RuleMessage | undefined

/** Every picture and portrait is a file that visitors can be shown, with words for those who cannot see it. */
export const checkPictures: Check = (context) => {
  const { bodies, entries, versions } = context.content
  return [
    ...[...bodies, ...versions.map(({ entry }) => entry)].flatMap(({ file, prose }) =>
      prose.images.flatMap((image) => {
        const named = resolveImageUrl(image.src, file)
        const found = [
          wrongPicture(decodeAddress(image.src), named, { file, use: 'figure' }, context),
          wrongWords(image.alt),
          image.title.trim() === '' || image.isAlone ? undefined : lostCaption(image.title),
        ]
        return found.flatMap((told) => (told ? diagnostic(file, image, told) : []))
      }),
    ),
    ...entries.flatMap(({ file, data: { portrait, portraitAlt }, placeOf }) => {
      if (portrait === undefined) return []
      const picture = resolveImagePath(portrait, file)
      const wrong = wrongPicture(portrait, picture, { file, use: 'portrait' }, context)
      const words = wrongWords(portraitAlt ?? '')
      return [
        ...(wrong ? [diagnostic(file, placeOf(['portrait']), wrong)] : []),
        ...(words ? [diagnostic(file, placeOf(['portraitAlt']), words)] : []),
      ]
    }),
  ]
}

const lostCaption = (caption: string): RuleMessage => [
  'picture-caption',
  `The caption "${caption}" is not shown, because the picture is inside a paragraph.`,
  'Put the picture on a line of its own, with a blank line above and below.',
]

function wrongPicture(
  typed: string,
  { where, path }: ImageRef,
  { file, use }: { file: string; use: PictureUse },
  { publicFiles, otherFiles, pictures }: CheckContext,
): Wrong {
  if (where === 'elsewhere')
    return [
      'unsafe-link',
      `The picture "${typed}" is not a file of this site.`,
      'Save it as a file beside this one, and write ./ and its name here; or link to the page that shows it.',
    ]
  const files = where === 'public' ? publicFiles : otherFiles
  const facts = pictures.get(path)
  if (files.has(path)) return facts && wrongFile(facts, typed, use, where === 'public')
  const known = [...files].filter((other) => pictureEnding.test(other))
  const close = closestMatch(path, known)
  const meant = close === undefined || where === 'public' ? close : relativePath(file, close)
  return [
    'missing-picture',
    `There is no picture "${typed}"; capitals count.`,
    meant === undefined ? 'Put the file beside this one, and write ./ and its name here.' : `Write ${meant}`,
  ]
}

function wrongFile(
  { kind, bytes, size, isMoving }: PictureFacts,
  name: string,
  use: PictureUse,
  isPublic: boolean,
): Wrong {
  const { most, mostInPublic } = pictureSettings
  if (isPublic && kind === 'svg') return undefined
  if (!isPictureKind(kind) || isMoving)
    return [
      'picture-kind',
      `The file "${name}" is not a still picture that browsers show.`,
      'Open it in a program for pictures, and export it as JPEG, or as PNG if it is a chart.',
    ]
  const limit = isPublic ? mostInPublic.bytes : most.bytes
  if (bytes > limit || (size && size.width * size.height > most.pixels))
    return [
      'large-picture',
      `The picture "${name}" has more than ${limit / 1_000_000} MB or ${most.pixels / 1_000_000} million pixels.`,
      'Make it 2400 pixels wide in a program for pictures, save it as JPEG, and put it beside this file.',
    ]
  if (size === undefined)
    return ['broken-picture', `The picture "${name}" is damaged or incomplete.`, 'Copy or export it again.']
  const { least } = pictureSettings[use]
  const { width } = use === 'portrait' ? portraitCrop(size) : size
  if (isPublic || width >= least) return undefined
  return [
    'small-picture',
    `The picture "${name}" has ${size.width} × ${size.height} pixels, which is too small.`,
    use === 'portrait'
      ? `Use a larger file: a portrait needs ${least} × ${least * pictureSettings.portrait.shape} pixels, upright.`
      : `Use a larger file: a picture in a text needs a width of ${least} pixels.`,
  ]
}

/** Screen readers read the words for a picture without a pause. */
const longestWords = 250

/** `office-2.png`, `IMG_2041`. */
const fileName = /\.(?:jpe?g|png|webp|gif|heic)$|^\S*[\d_]\S*$|^screen ?shot/i

/** `Image of a desk`; `photo` alone. */
const kindOfPicture = /^(?:an? |the )?(?:image|picture|photo(?:graph)?|logo)(?: of | showing |:|\.?$)/i

/** What is wrong with the words for a picture; missing ones are reported with the body. */
function wrongWords(words: string): Wrong {
  const fix = `Say what it shows, as you would on the phone, in at most ${longestWords} characters.`
  if (fileName.test(words.trim()) || kindOfPicture.test(words.trim()))
    return ['picture-words', `The words "${words}" do not say what the picture shows.`, fix]
  return words.length > longestWords
    ? ['picture-words', `The words for this picture have ${words.length} characters.`, fix]
    : undefined
}
