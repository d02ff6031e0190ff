import { lstatSync, readFileSync, realpathSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../src/node/diskError.ts'
import {
  hostingPolicy,
  hostingPolicySchema,
  policyFile,
  type HostingPolicy,
} from '../src/vite/hosting/hostingPolicy.ts'

/** A form of a file that takes fewer bytes. */
export interface EncodedCopy {
  /** As in Content-Encoding. */
  name: 'br' | 'gzip'
  /** What the build adds to the file's name. */
  ending: '.br' | '.gz'
  tag: string
}

/** A file of a finished site, as it is now. */
export interface SiteFile {
  /** The site's folder without any link in it. */
  root: string
  /** Its path below that. */
  path: string
  /** Its entity tag, a strong one: it changes with the file. */
  tag: string
  /** The compressed forms that stand beside it, the best first. */
  encodings: EncodedCopy[]
}

/** A finished site in a folder. The next build may replace it at any time. */
interface FinishedSite {
  /** How to serve it, as its build wrote it; without that file, the policy of a site without styles. */
  policy: () => HostingPolicy
  /** A file below the folder; undefined for a folder, a missing file, and a path through a symbolic link. */
  file: (path: string) => SiteFile | undefined
}

const forms = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** @param folder the finished site */
export function finishedSite(folder: string): FinishedSite {
  let known: { tag: string; policy: HostingPolicy } | undefined
  const policy = (): HostingPolicy => {
    const file = join(folder, policyFile)
    const stats = statsOf(file)
    if (!stats) return hostingPolicy([], { hashes: [], sheets: false })
    const tag = tagOf(stats)
    if (known?.tag !== tag)
      known = { tag, policy: hostingPolicySchema.parse(JSON.parse(readFileSync(file, 'utf8'))) }
    return known.policy
  }
  const file = (path: string): SiteFile | undefined => {
    const place = realPath(join(folder, path))
    const root = place === undefined ? undefined : realPath(folder)
    if (place === undefined || root === undefined || place !== join(root, path)) return undefined
    const stats = statsOf(place)
    if (!stats) return undefined
    const encodings = forms.flatMap(([name, ending]): EncodedCopy[] => {
      const packed = statsOf(place + ending)
      return packed ? [{ name, ending, tag: tagOf(packed) }] : []
    })
    return { root, path, tag: tagOf(stats), encodings }
  }
  return { policy, file }
}

/** A file's status; undefined when it is no ordinary file, symbolic links included. */
function statsOf(path: string): Stats | undefined {
  const stats = ifThere(() => lstatSync(path))
  return stats?.isFile() ? stats : undefined
}

const tagOf = ({ mtimeMs, size, ino }: Stats): string =>
  `"${[mtimeMs, size, ino].map((value) => Math.floor(value).toString(36)).join('-')}"`

/** A path without links in it; undefined when nothing is there. */
const realPath = (path: string): string | undefined => ifThere(() => realpathSync.native(path))

/** The result of a call of the file system; undefined when there is no such file. */
function ifThere<Found>(look: () => Found): Found | undefined {
  try {
    return look()
  } catch (error) {
    if (unreachable.has(errorCode(error) ?? '')) return undefined
    throw error
  }
}

/** The codes of errors that mean that there is no such file. */
const unreachable: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])
