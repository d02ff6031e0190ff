import { decodeAddress } from '../text/decodeAddress.ts'
import { versionPath } from '../versions/legalVersions.ts'

/** What an address names: a file in `public/` (its path starts with a slash) or of the content folder (its path may be empty). */
export interface ImageRef {
  where: 'public' | 'content' | 'elsewhere'
  path: string
}

/**
 * What the address of a picture names.
 * @param src as it is in a body: `./chart.jpg`, `/og.png`, `https://…`
 * @param file the path of the body's file inside the content folder
 */
export const resolveImageUrl = (src: string, file: string): ImageRef =>
  /^(?:[a-z][a-z0-9+.-]+:|\/\/)/i.test(src)
    ? { where: 'elsewhere', path: src }
    : resolveImagePath(decodeAddress(src.replace(/[?#].*$/, '')), file)

/** What the name of a picture in a field names; there, every letter means itself. */
export function resolveImagePath(name: string, file: string): ImageRef {
  if (name.startsWith('/')) return { where: 'public', path: name }
  const parts = folderOf(file)
  for (const part of name.split('/')) {
    if (part === '..' && parts.pop() === undefined) return { where: 'content', path: '' }
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
  return ('../'.repeat(folder.length - common) || './') + parts.slice(common).join('/')
}

/** Where the pictures of a file are: those of a kept version beside its page. */
function folderOf(file: string): string[] {
  const folder = versionPath.exec(file)?.groups?.['folder']
  return folder === undefined ? file.split('/').slice(0, -1) : [folder]
}
