import { pictureEnding } from '../images/detectFileType.ts'
import type { BodyImage } from '../model/parsedBody.ts'
import { decodeAddress } from '../text/decodeAddress.ts'
import { foldCase } from '../text/foldCase.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { checkImageFile } from '../images/checkImageFile.ts'
import { relativePath, resolveImagePath, resolveImageUrl, type ImageRef } from '../images/imageRef.ts'
import type { PictureUse } from '../images/pictureSettings.ts'
import { checkAltText } from '../images/checkAltText.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import type { Check, CheckContext } from '../model/check.ts'
import { truncate } from '../text/truncate.ts'

/**
 * Every picture in a body and every portrait is a file that the site can show, and has words for those who cannot see
 * it.
 */
export const checkPictures: Check = (context) => {
  const problems: Diagnostic[] = []
  for (const { file, prose } of context.content.bodies) {
    for (const image of prose.images) {
      const shown: Shown = { typed: image.src, named: resolveImageUrl(image.src, file), file, use: 'figure' }
      const told = [wrongPicture(shown, context), checkAltText(image.alt, image.src), lostCaption(image)]
      problems.push(...told.flatMap((one) => (one ? [diagnostic(file, image, one)] : [])))
    }
  }
  for (const { file, data, placeOf } of context.content.entries) {
    if (data.portrait === undefined) {
      if (data.portraitAlt !== undefined)
        problems.push(diagnostic(file, placeOf(['portraitAlt']), noPortrait))
      continue
    }
    const shown: Shown = {
      typed: data.portrait,
      named: resolveImagePath(data.portrait, file),
      file,
      use: 'portrait',
    }
    const told = wrongPicture(shown, context)
    if (told) problems.push(diagnostic(file, placeOf(['portrait']), told))
    const words = checkAltText(data.portraitAlt ?? '', data.portrait)
    if (words) problems.push(diagnostic(file, placeOf(['portraitAlt']), words))
  }
  for (const { entry, file } of context.content.versions) {
    for (const image of entry.prose.images) {
      const named = resolveImageUrl(image.src, file)
      if (named.where === 'content' && !context.otherFiles.has(named.path))
        problems.push(diagnostic(file, image, goneFromVersion(named.path)))
    }
  }
  return problems
}

const goneFromVersion = (path: string): RuleMessage => [
  'missing-picture',
  `This kept version shows the picture ${path}, and its file is gone.`,
  'Put the file back, exactly as it was; a picture that a kept version shows stays as long as the version.',
]

interface Shown {
  /** Its address as it was typed. */
  typed: string
  named: ImageRef
  /** The file that shows it. */
  file: string
  use: PictureUse
}

const noPortrait: RuleMessage = [
  'missing-picture',
  'This field describes a photograph, and the file names none.',
  'Add the field "portrait" with the photograph’s file, or delete this line.',
]

function wrongPicture({ typed, named, file, use }: Shown, context: CheckContext): RuleMessage | undefined {
  if (named.where === 'elsewhere') {
    return [
      'unsafe-link',
      /^https?:|^\/\//i.test(typed)
        ? `The picture "${truncate(typed, 40)}" stands on another website, which may change it or take it away.`
        : `The address "${truncate(typed, 40)}" of this picture does not lead to a picture that pages may show.`,
      `If ${context.content.registry.words.organization} may use it, save it as a file beside this one, and write ${/\/([\w-]+\.[a-z]+)$/i.test(typed) ? `./${typed.replace(/^.*\//, '')}` : './ and the file’s name'} here. Otherwise take the picture out, or link to the page that shows it.`,
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
  const files = isPublic ? context.publicFiles : context.otherFiles
  const wanted = named.where === 'nowhere' ? undefined : named.path
  if (wanted === undefined || !files.has(wanted)) {
    const path = wanted ?? typed
    const shownName = (other: string) => (isPublic ? other : relativePath(file, other))
    const alike = [...files].find((other) => foldCase(other) === foldCase(path))
    if (alike !== undefined) {
      return [
        'missing-picture',
        `There is no picture "${decodeAddress(typed)}", but there is "${shownName(alike)}": capitals and accents count.`,
        `Write ${shownName(alike)} here, exactly so.`,
      ]
    }
    const close = closestMatch(
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
  const facts = context.pictures.get(wanted)
  return facts && checkImageFile(facts, { use, isPublic, name: decodeAddress(typed) })
}

function lostCaption({ title, isAlone }: BodyImage): RuleMessage | undefined {
  if (title.trim() === '' || isAlone) return undefined
  return [
    'picture-caption',
    `The caption "${title}" is not shown, because the picture stands within a paragraph.`,
    'Put the picture on a line of its own, with a blank line above and below.',
  ]
}
