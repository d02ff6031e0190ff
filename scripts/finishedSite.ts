import { lstatSync, readFileSync, realpathSync, type Stats } from 'node:fs'
import { join } from 'node:path'
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

/** A finished site in a folder, in whose place the next one may come at any time. */
interface FinishedSite {
  /** How it is to be served, as its build wrote it; of a folder that no build has made, the policy of a site without styles. */
  policy: () => HostingPolicy
  /** A file below the folder, or undefined: a folder, nothing, or what a link leads to outside of it. */
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

/** The facts of a file; undefined for everything that is none, links too. */
function statsOf(path: string): Stats | undefined {
  const stats = ifThere(() => lstatSync(path))
  return stats?.isFile() ? stats : undefined
}

const tagOf = ({ mtimeMs, size, ino }: Stats): string =>
  `"${[mtimeMs, size, ino].map((value) => Math.floor(value).toString(36)).join('-')}"`

/** A path without links in it; undefined when nothing is there. */
const realPath = (path: string): string | undefined => ifThere(() => realpathSync.native(path))

/** What a look at the disk finds; undefined when nothing is there, or nothing can be. */
function ifThere<Found>(look: () => Found): Found | undefined {
  try {
    return look()
  } catch (error) {
    if (error instanceof Error && 'code' in error && unreachable.has(String(error.code))) return undefined
    throw error
  }
}

/** Nothing there, a file where a folder should be, a name that is too long, a circle of links. */
const unreachable: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])
