import { decodeAddress } from '../text/decodeAddress.ts'
import { versionPath } from '../versions/legalVersions.ts'

const host = 'content.invalid'

/** The file that a picture's address in `file` names: one of the content folder, or with a slash at the start, of `public/`. */
export function picturePath(src: string, file: string): string | undefined {
  // The pictures of an earlier version are next to its page.
  const folder = versionPath.exec(file)?.groups?.['folder']
  const base = `https://${host}/${folder === undefined ? file : `${folder}/`}`
  const url = URL.canParse(src, base) ? new URL(src, base) : undefined
  if (url?.host !== host) return undefined
  const path = decodeAddress(url.pathname)
  return src.startsWith('/') ? path : path.slice(1)
}
