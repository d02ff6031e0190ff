import { picturePath } from '../images/picturePath.ts'
import { pictureEnding, pictureSettings, type PictureUse } from '../images/pictureSettings.ts'
import { portraitCrop } from '../images/variants.ts'
import type { CheckContext } from '../model/check.ts'
import { diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import type { PictureFacts } from '../model/pictures.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { decodeAddress } from '../text/decodeAddress.ts'

/** Every picture and portrait is a file that visitors can be shown, and every caption is. */
export function* checkPictures(context: CheckContext) {
  const { bodies, entries, versions } = context.content
  for (const { file, prose } of [...bodies, ...versions.map(({ entry }) => entry)])
    for (const image of prose.images) {
      const wrong = missingPicture(image.src, file, 'figure', context)
      if (wrong) yield diagnostic(file, image, wrong)
      if (image.title.trim() !== '' && !image.isAlone)
        yield diagnostic(file, image, [
          'picture-caption',
          `The caption "${image.title}" is not shown, because the picture is inside a paragraph.`,
          'Put the picture on a line of its own, with a blank line above and below.',
        ])
    }
  for (const { file, data, placeOf } of entries) {
    const wrong = data.portrait && missingPicture(data.portrait, file, 'portrait', context)
    if (wrong) yield diagnostic(file, placeOf(['portrait']), wrong)
  }
}

function missingPicture(
  src: string,
  file: string,
  use: PictureUse,
  { publicFiles, otherFiles, pictures }: CheckContext,
): RuleMessage | undefined {
  const typed = decodeAddress(src)
  const path = picturePath(src, file)
  if (path === undefined)
    return [
      'unsafe-link',
      `The picture "${typed}" is not a file of this site.`,
      'Save it as a file beside this one, and write ./ and its name here; or link to the page that shows it.',
    ]
  const isPublic = path.startsWith('/')
  const files = isPublic ? publicFiles : otherFiles
  const facts = pictures.get(path)
  if (files.has(path)) return facts && wrongFile(facts, typed, use, isPublic)
  const known = [...files].filter((other) => pictureEnding.test(other))
  const close = closestMatch(path, known)?.replaceAll(' ', '%20')
  const folder = file.replace(/[^/]*$/, '')
  const up = folder.replace(/[^/]+/g, '..')
  const meant = isPublic || !close ? close : `${up}${close}`.replace(`${up}${folder}`, './')
  const fix = meant
    ? `Did you mean ${meant}?`
    : 'Put the file beside this one, and write ./ and its name here.'
  return ['missing-picture', `There is no picture "${typed}"; capitals count.`, fix]
}

function wrongFile(
  { kind, bytes, size, isMoving }: PictureFacts,
  name: string,
  use: PictureUse,
  isPublic: boolean,
): RuleMessage | undefined {
  const { most, mostInPublic, portrait } = pictureSettings
  if (isPublic && kind === 'svg') return undefined
  if (kind === 'svg' || kind === 'other' || isMoving)
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
  return isPublic || width >= least
    ? undefined
    : [
        'small-picture',
        `The picture "${name}" has ${size.width} × ${size.height} pixels, which is too small.`,
        `Use a larger file, at least ${least} pixels wide${use === 'portrait' ? ` and ${least * portrait.shape} high` : ''}.`,
      ]
}
