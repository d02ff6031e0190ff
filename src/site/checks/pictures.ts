import { decodeAddress } from '../decodeAddress.ts'
import { nearest } from '../nearest.ts'
import { problemAt, type Told } from '../problem.ts'
import type { Check, Whole } from './check.ts'

/** Every picture in a body is a file: in `public/`, or beside the body's own file. */
export const checkPictures: Check = (whole) =>
  whole.content.bodies.flatMap(({ file, prose }) =>
    prose.images.flatMap(({ src, ...place }) => {
      const told = wrongPicture(src, file, whole)
      return told ? [problemAt(file, place, told)] : []
    }),
  )

function wrongPicture(src: string, file: string, { publicFiles, otherFiles }: Whole): Told | undefined {
  if (/^https:\/\//i.test(src)) return undefined
  if (/^[a-z][a-z0-9+.-]*:/i.test(src)) {
    return [
      'unsafe-link',
      `The picture "${shortened(src)}" is of a kind that pages may not hold.`,
      'Save the picture as a file beside this one, and write ./ and the file’s name.',
    ]
  }
  const path = decodeAddress(src.replace(/[?#].*$/, ''))
  if (path === '') {
    return [
      'missing-picture',
      'This picture has no file.',
      'Write ./ and the picture’s file name between the round brackets.',
    ]
  }
  const isPublic = path.startsWith('/')
  const files = isPublic ? publicFiles : otherFiles
  const wanted = isPublic ? path : beside(file, path)
  if (wanted !== undefined && files.has(wanted)) return undefined
  const close = nearest(wanted ?? path, files)
  return [
    'missing-picture',
    isPublic
      ? `There is no picture "${path}" in the folder "public".`
      : `There is no picture "${path}" beside this file.`,
    close === undefined
      ? 'Put the picture’s file there, or mend its name; capitals count.'
      : `Did you mean "${isPublic ? close : from(file, close)}"?`,
  ]
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const folderOf = (file: string): string[] => file.split('/').slice(0, -1)

/** The path inside the content folder of what `path` means in `file`; undefined outside the content folder. */
function beside(file: string, path: string): string | undefined {
  const parts = folderOf(file)
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined
    if (part !== '..' && part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** The other way round: how `file` names another file of the content folder. */
function from(file: string, other: string): string {
  const folder = folderOf(file)
  const parts = other.split('/')
  const shared = folder.findIndex((part, index) => part !== parts[index])
  const common = shared === -1 ? folder.length : shared
  const up = '../'.repeat(folder.length - common) || './'
  return up + parts.slice(common).join('/')
}
