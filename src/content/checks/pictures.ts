import { picturePath } from '../images/picturePath.ts'
import { pictureEnding, pictureSettings, type PictureUse } from '../images/pictureSettings.ts'
import { portraitCrop } from '../images/variants.ts'
import { diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import type { CheckContext } from '../model/site.ts'
import { fieldWithRole } from '../model/entry.ts'
import type { PictureFacts } from '../model/pictures.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { decodeAddress } from '../text/decodeAddress.ts'

/** Pictures and portraits exist and can be shown, and so can captions. */
export function* checkPictures(context: CheckContext) {
  const { bodies, entries, versions } = context.content
  for (const { file, images } of [...bodies, ...versions.map(({ entry }) => entry.prose)])
    for (const image of images) {
      const problem = missingPicture(image.src, file, 'figure', context)
      if (problem) yield diagnostic(file, image, problem)
      if (image.title.trim() === '' || image.isAlone) continue
      const message = `Visitors don't see the caption "${image.title}", because the picture is inside a paragraph.`
      const fix = 'Put the picture on its own line, with blank lines around it.'
      yield diagnostic(file, image, ['picture-caption', message, fix])
    }
  for (const entry of entries) {
    const portrait = fieldWithRole(entry, 'portrait')
    const problem = portrait && missingPicture(portrait.text, entry.file, 'portrait', context)
    if (problem) yield diagnostic(entry.file, entry.placeOf([portrait.field]), problem)
  }
}

type Problem = RuleMessage | undefined

function missingPicture(src: string, file: string, use: PictureUse, context: CheckContext): Problem {
  const { publicFiles, otherFiles, pictures } = context
  const typed = decodeAddress(src)
  const path = picturePath(src, file)
  const save = 'Save it next to this file and write ./ and its name, or link to the page that shows it.'
  if (path === undefined) return ['unsafe-link', `The picture "${typed}" isn't a file of this site.`, save]
  const isPublic = path.startsWith('/')
  const files = isPublic ? publicFiles : otherFiles
  const facts = pictures.get(path)
  if (files.has(path)) return facts && fileProblem(facts, typed, use, isPublic)
  const known = [...files].filter((other) => pictureEnding.test(other))
  const close = closestMatch(path, known)?.replaceAll(' ', '%20')
  const folder = file.replace(/[^/]*$/, '')
  const up = folder.replace(/[^/]+/g, '..')
  const suggestion = isPublic || !close ? close : `${up}${close}`.replace(`${up}${folder}`, './')
  const fix = suggestion
    ? `Did you mean ${suggestion}?`
    : 'Save it next to this file, and write ./ and its name with the same capitals.'
  return ['missing-picture', `The picture "${typed}" doesn't exist.`, fix]
}

function fileProblem(facts: PictureFacts, name: string, use: PictureUse, isPublic: boolean): Problem {
  const { kind, bytes, size, isMoving } = facts
  const { most, mostInPublic, portrait } = pictureSettings
  if (isPublic && kind === 'svg') return undefined
  const unshown = `The file "${name}" isn't a still picture that browsers can show.`
  if (['svg', 'pdf', 'other'].includes(kind) || isMoving)
    return ['picture-kind', unshown, "Export it as JPEG, or as PNG if it's a chart."]
  const limit = isPublic ? mostInPublic.bytes : most.bytes
  const large = `The picture "${name}" has more than ${limit / 1_000_000} MB or ${most.pixels / 1_000_000} million pixels.`
  if (bytes > limit || (size && size.width * size.height > most.pixels))
    return ['large-picture', large, 'Save it as a JPEG 2400 pixels wide, next to this file.']
  if (size === undefined)
    return ['broken-picture', `The picture "${name}" is damaged or incomplete.`, 'Copy or export it again.']
  const { least } = pictureSettings[use]
  const { width } = use === 'portrait' ? portraitCrop(size) : size
  if (isPublic || width >= least) return undefined
  const height = use === 'portrait' ? ` and ${least * portrait.shape} high` : ''
  const message = `The picture "${name}" is too small: ${size.width} × ${size.height} pixels.`
  return ['small-picture', message, `Use a larger file, at least ${least} pixels wide${height}.`]
}
