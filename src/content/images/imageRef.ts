import { decodeAddress } from '../text/decodeAddress.ts'
import { versionPath } from '../versions/legalVersions.ts'

/** What an address names: a file in `public/` (its path begins with a slash), one beside the text, or nothing here. */
export type ImageRef =
  | { where: 'public' | 'content'; path: string }
  /** Outside the content folder. */
  | { where: 'nowhere' }
  | { where: 'elsewhere' }
  | { where: 'unnamed' }

/**
 * What the address of a picture names.
 * @param src as it stands in a body: `./chart.jpg`, `/og.png`, `https://…`
 * @param file the path of the body's file inside the content folder
 */
export function resolveImageUrl(src: string, file: string): ImageRef {
  const scheme = /^(?<scheme>[a-z][a-z0-9+.-]+):/i.exec(src)?.groups?.['scheme']
  if (scheme !== undefined || src.startsWith('//')) return { where: 'elsewhere' }
  return resolveImagePath(decodeAddress(src.replace(/[?#].*$/, '')), file)
}

/** What the name of a picture in a field names; there, every letter means itself. */
export function resolveImagePath(name: string, file: string): ImageRef {
  if (name === '') return { where: 'unnamed' }
  if (name.startsWith('/')) return { where: 'public', path: name }
  const parts = folderOf(file)
  for (const part of name.split('/')) {
    if (part === '..' && parts.pop() === undefined) return { where: 'nowhere' }
    if (part !== '..' && part !== '.' && part !== '') parts.push(part)
  }
  return { where: 'content', path: parts.join('/') }
}

/** The other way round: how `file` names another file of the content folder. */
export function relativePath(file: string, other: string): string {
  const folder = folderOf(file)
  const parts = other.split('/')
  const shared = folder.findIndex((part, index) => part !== parts[index])
  const common = shared === -1 ? folder.length : shared
  const up = '../'.repeat(folder.length - common) || './'
  return up + parts.slice(common).join('/')
}

/** The folder that names of pictures in a file are meant in: of a kept version, its page's own, whose text it is. */
function folderOf(file: string): string[] {
  const folder = versionPath.exec(file)?.groups?.['folder']
  return folder === undefined ? file.split('/').slice(0, -1) : [folder]
}
