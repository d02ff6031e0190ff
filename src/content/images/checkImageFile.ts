import { portraitCrop } from './imageVariants.ts'
import type { PictureFacts, FileKind } from '../model/pictures.ts'
import type { RuleMessage } from '../model/diagnostic.ts'
import { isPictureKind, kindInWords } from './detectFileType.ts'
import { pictureSettings, type PictureUse } from './pictureSettings.ts'

/** Where a file is shown. */
interface ImageUse {
  use: PictureUse
  /** Whether it stands in `public/`, and is served as it is. */
  isPublic: boolean
  /** What the editor calls it. */
  name: string
}

/** What is said of a file that a page cannot show as a picture, or should not; undefined when all is well. */
export function checkImageFile(
  facts: PictureFacts,
  { use, isPublic, name }: ImageUse,
): RuleMessage | undefined {
  const { kind, bytes, size, isMoving } = facts
  const most = isPublic ? pictureSettings.mostInPublic.bytes : pictureSettings.most.bytes
  if (isPublic && kind === 'svg') return undefined
  if (!isPictureKind(kind))
    return ['picture-kind', `The file "${name}" is ${kindInWords[kind]}.`, wayOut(kind, use)]
  if (bytes > most) {
    return [
      'large-picture',
      `The picture "${name}" has ${megabytes(bytes)}, and the most is ${megabytes(most)}.`,
      isPublic
        ? 'Put it beside this file and write ./ before its name; then it is made smaller for visitors by itself.'
        : 'Make it 2400 pixels wide in a program for pictures, and save it as JPEG.',
    ]
  }
  if (size === undefined) {
    return [
      'broken-picture',
      `The picture "${name}" is damaged, or was not copied to the end.`,
      'Copy or export it again, and open it once to see that it is whole.',
    ]
  }
  if (isMoving) {
    return [
      'picture-kind',
      `The picture "${name}" moves.`,
      'Use a still picture, for example the first one of the series saved as PNG.',
    ]
  }
  const pixels = `${size.width} × ${size.height} pixels`
  if (!isPublic && size.width * size.height > pictureSettings.most.pixels) {
    return [
      'large-picture',
      `The picture "${name}" has ${pixels}, and the most is ${pictureSettings.most.pixels / 1_000_000} million in all.`,
      'Make it 2400 pixels wide in a program for pictures, and save it as JPEG.',
    ]
  }
  if (isPublic) return facts.hasCameraNotes ? notes(name) : undefined
  return use === 'portrait' ? smallPortrait(size, name) : smallFigure(size, name)
}

function smallPortrait(size: { width: number; height: number }, name: string): RuleMessage | undefined {
  const { least, shape } = pictureSettings.portrait
  const { width, height } = portraitCrop(size)
  if (width >= least) return undefined
  const isCut = width !== size.width || height !== size.height
  return [
    'small-picture',
    `The portrait "${name}" has ${size.width} × ${size.height} pixels${isCut ? `, of which ${width} × ${height} are left when it is cut to the shape of the page` : ''}, and needs ${least} × ${least * shape}.`,
    `Use a larger file of the same photograph, as it came from the camera${size.width >= least && size.width > size.height ? `, or an upright one: ${least * shape} pixels in height are needed` : ''}.`,
  ]
}

function smallFigure(
  { width, height }: { width: number; height: number },
  name: string,
): RuleMessage | undefined {
  const { least } = pictureSettings.figure
  if (width >= least) return undefined
  return [
    'small-picture',
    `The picture "${name}" has ${width} × ${height} pixels, and a picture in a text needs a width of ${least}.`,
    'Use a larger file of the same picture, as it came from the camera or the program that made it.',
  ]
}

const notes = (name: string): RuleMessage => [
  'camera-notes',
  `The picture "${name}" tells with which device it was taken, and perhaps where.`,
  'Put it beside this file and write ./ before its name; then these notes are taken out by themselves.',
]

function wayOut(kind: FileKind, use: PictureUse): string {
  if (kind === 'svg')
    return 'Export it as PNG, at least 1200 pixels wide, or ask a developer to put it into the folder "public".'
  if (kind === 'empty' || kind === 'text' || kind === 'unknown')
    return 'Put the picture itself there, as a JPEG or PNG file.'
  if (kind === 'pdf' || kind === 'archive')
    return 'Take the picture out of it, save it as JPEG or PNG, and name that file here.'
  if (kind === 'video')
    return `Save one picture of it as JPEG, and name that file here${use === 'figure' ? '; or, to show the film itself, put it on a website such as YouTube or Vimeo, and write a link to it: the site has no player for videos' : ''}.`
  return 'Open it in a program for pictures, export it as JPEG, and name that file here.'
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`
