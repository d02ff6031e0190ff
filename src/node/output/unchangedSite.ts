import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { urlListFile } from '../../content/publish/urls/parseUrlList.ts'
import { ansiStyler } from '../ansi.ts'
import { buildDay } from '../buildDay.ts'
import { codeDigest } from '../cache/codeDigest.mjs'
import { keyOf, openPackCache, type PackCache } from '../cache/packCache.ts'
import { foldersOf, type Folders } from '../folders.ts'
import { listFiles } from '../listFiles.ts'
import { readIfPresent } from '../readIfPresent.ts'
import { askGit } from '../runGit.ts'
import { sha256 } from '../sha256.ts'
import { listEveryFile } from '../listFiles.ts'
import { manifestName, readBuildManifest } from './buildManifest.ts'
import { realPlace } from './outputFolder.ts'
import { listPublished } from './publicFiles.ts'
import { openSeenFiles } from './seenFiles.ts'
import { besideSite, insideSite, isWorkName, lockPath, workFolders } from './stagingArea.ts'

/**
 * A build whose inputs are those of the finished site has nothing to do: it says again what was said then. The content
 * is read, and every file of the site that was not seen as it is now (`seenFiles.ts`).
 */

/** How a build was started. */
interface BuildCircumstances {
  /** The project's folder. */
  root: string
  folders: Folders
  env: NodeJS.ProcessEnv
  /** Whether the site is made for its visitors to see: some warnings are errors then. */
  release: boolean
  /** What else the builder was asked for, as data that JSON can write. */
  asked: unknown
}

/**
 * Whether the site is made for its visitors to see, rather than to be looked at while people write: `RELEASE=1`, which
 * `npm run build -- --release` sets. Warnings such as a lost approval are errors then.
 */
export const isRelease = (env: NodeJS.ProcessEnv): boolean => !['', '0', undefined].includes(env['RELEASE'])

const saidSchema = z.object({
  /** What went to the standard error, a line end aside; undefined when nothing did. */
  warnings: z.string().optional(),
  /** What went to the standard output. */
  line: z.string(),
})
/** What a build that has come to its end has said. */
type BuildSaid = z.output<typeof saidSchema>

const finishedSchema = z.object({ manifest: z.string(), said: saidSchema })

/** Bytes beyond which what builds in other circumstances have said is forgotten. */
const limit = 8 * 1024 * 1024
const openBuilds = (): PackCache => openPackCache('builds', { limit })

/** The digest of all that decides on a site and on what its build says. It reads all of the content. */
function inputsDigest({ root, folders, env, release, asked }: BuildCircumstances): string {
  return keyOf(
    codeDigest(root),
    root,
    folders,
    digestOfFiles(folders.content, listFiles(folders.content)),
    historyOf(folders.content),
    digestOfFiles(folders.public, listPublished(folders.public)),
    viteEnvVariables(root, env),
    buildDay(env),
    release,
    asked,
    // Whether warnings have colours.
    ansiStyler(process.stderr)('error', '!'),
  )
}

/**
 * Which commits brought the approvals, and which tags stand on them: their signatures may count. Which addresses may have
 * been published: the list in the last commit. And where a clone's history ends, when it has only the last part: the rest
 * may be fetched later. Git leaves out what there is not.
 */
function historyOf(content: string): readonly unknown[] {
  const known = ['--revs-only', '--tags', 'HEAD', `HEAD:./${urlListFile}`]
  const said = askGit(content, ['rev-parse', '--git-path', 'shallow', ...known])
  const [listOfEnds] = said?.split('\n') ?? []
  return [said, listOfEnds && readIfPresent(resolve(content, listOfEnds))?.toString('latin1')]
}

/** What decides on the variables that Vite gives to modules: its files of them, and those of this process. */
export const viteEnvVariables = (root: string, env: NodeJS.ProcessEnv): readonly unknown[] => [
  digestOfFiles(
    root,
    // A folder of that name is somebody else's, such as Python's.
    readdirSync(root).filter(
      (name) =>
        name.startsWith('.env') &&
        statSync(join(root, name), { throwIfNoEntry: false })?.isDirectory() !== true,
    ),
  ),
  Object.entries(env).filter(([name]) => name.startsWith('VITE_')),
]

/** What `unchangedBuild` has worked out in this process, by how the build was started. */
const digestsAtStart = new Map<string, string>()
const startKey = ({ root, folders, release, asked }: BuildCircumstances): string =>
  keyOf(root, folders, release, asked)

/**
 * The digest of the inputs before anything of them is read for the build: that which `unchangedBuild` has worked out, or
 * a new one. What changes meanwhile is noticed by `keepSaid`.
 */
export const inputsAtStart = (circumstances: BuildCircumstances): string =>
  digestsAtStart.get(startKey(circumstances)) ?? inputsDigest(circumstances)

function digestOfFiles(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const bytes = readIfPresent(join(folder, path))
    if (bytes) hash.update(`\n${path}\n${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

/**
 * Keeps what a build has said, once its site is in place.
 * @param inputs the digest of its inputs when it began; nothing is kept when they have changed since
 */
export function keepSaid(circumstances: BuildCircumstances, inputs: string, said: BuildSaid): void {
  const manifest = readIfPresent(join(realPlace(circumstances.folders.out), manifestName))
  if (manifest === undefined || inputsDigest(circumstances) !== inputs) return
  const builds = openBuilds()
  const finished: z.input<typeof finishedSchema> = { manifest: sha256(manifest), said }
  builds.put(inputs, Buffer.from(JSON.stringify(finished)))
  builds.save()
}

/**
 * What a build would say that had nothing to do; undefined when there is something to do, or somebody else is at work.
 * @throws UserError when `BUILD_DATE` is set and is no day
 */
export function unchangedBuild(
  circumstances: Pick<BuildCircumstances, 'root' | 'env' | 'release' | 'asked'>,
): BuildSaid | undefined {
  const folders = foldersOf(circumstances.root, circumstances.env)
  const out = realPlace(folders.out)
  const manifest = readIfPresent(join(out, manifestName))
  if (manifest === undefined || isAtWork(out)) return undefined
  const started = { ...circumstances, folders }
  const inputs = inputsDigest(started)
  digestsAtStart.set(startKey(started), inputs)
  const kept = openBuilds().get(inputs)
  if (kept === undefined) return undefined
  const finished = finishedSchema.parse(JSON.parse(kept.toString('utf8')))
  return finished.manifest === sha256(manifest) && isJustAsPublished(out, circumstances.release)
    ? finished.said
    : undefined
}

/** Whether a build is at work on a site, or was interrupted while it was. */
const isAtWork = (out: string): boolean =>
  [besideSite(out), insideSite(out)].some(
    (area) =>
      existsSync(lockPath(area)) ||
      (['next', 'fill', 'old'] as const).some((kind) => workFolders(area, kind).length > 0),
  )

/** Whether a site has every file of its manifest as it was published, and no other one. */
function isJustAsPublished(out: string, rereads: boolean): boolean {
  const files = readBuildManifest(out)
  if (files === undefined) return false
  const seen = openSeenFiles(out, { rereads })
  const others = listEveryFile(out).filter(
    (path) => path !== manifestName && !files.has(path) && !isWorkName(path.split('/')[0] ?? ''),
  )
  const isWhole = [...files].every(([path, file]) => seen.isPublished(path, file))
  seen.keep()
  return isWhole && others.length === 0
}
