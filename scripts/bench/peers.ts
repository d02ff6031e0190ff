import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { shortDigest } from '../../src/node/sha256.ts'
import { corpusFolder, type CorpusPage } from './corpus.ts'
import { measureProgram } from './measuredProgram.ts'
import { systemTitles, type PeerName } from './measurements.ts'
import { serveStatic } from './staticServer.ts'
import { copyPackages, type System } from './system.ts'
import { temporaryFolder } from './temporary.ts'

/** What is particular to a peer; its project stands in `peers/NAME/`. Paths begin at the project. */
interface Peer {
  /** The package whose version is shown. */
  package: string
  /** Its program, for Node. */
  program: string
  build: readonly string[]
  dev: (port: string) => readonly string[]
  /** The folder of the corpus, and how its files end. */
  sources: readonly [folder: string, ending: string]
  site: string
  /** A page's file below the site's folder of the corpus. */
  page: (slug: string) => string
  caches: readonly string[]
}

const nested = (slug: string): string => `${slug}/index.html`

const peers: Readonly<Record<PeerName, Peer>> = {
  astro: {
    package: 'astro',
    program: 'node_modules/astro/bin/astro.mjs',
    build: ['build'],
    dev: (port) => ['dev', '--host', '127.0.0.1', '--port', port],
    sources: ['src/content/profiles', '.mdx'],
    site: 'dist',
    page: nested,
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
  vitepress: {
    package: 'vitepress',
    program: 'node_modules/vitepress/bin/vitepress.js',
    build: ['build', 'docs'],
    dev: (port) => ['dev', 'docs', '--host', '127.0.0.1', '--port', port],
    sources: ['docs/profiles', '.md'],
    site: 'docs/.vitepress/dist',
    page: (slug) => `${slug}.html`,
    caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp'],
  },
  eleventy: {
    package: '@11ty/eleventy',
    program: 'node_modules/@11ty/eleventy/cmd.cjs',
    build: ['--quiet'],
    dev: (port) => ['--serve', '--quiet', `--port=${port}`],
    sources: ['src/profiles', '.md'],
    site: 'dist',
    page: nested,
    caches: ['.cache'],
  },
  'react-router': {
    package: 'react-router',
    program: 'node_modules/@react-router/dev/bin.cjs',
    build: ['build'],
    dev: (port) => ['dev', '--host', '127.0.0.1', '--port', port],
    sources: ['app/profiles', '.mdx'],
    site: 'build/client',
    page: nested,
    caches: ['build', '.react-router', 'node_modules/.vite'],
  },
  'vite-react-ssg': {
    package: 'vite-react-ssg',
    program: 'node_modules/vite-react-ssg/bin/vite-react-ssg.js',
    build: ['build'],
    dev: (port) => ['dev', '--host', '127.0.0.1', '--port', port],
    sources: ['src/profiles', '.mdx'],
    site: 'dist',
    page: nested,
    caches: ['node_modules/.vite'],
  },
}

const templates = join(import.meta.dirname, 'peers')

/** Where peers are installed, one folder for each set of versions. It is outside of the project, and safe to delete. */
const peerCache = (env: NodeJS.ProcessEnv): string =>
  join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'west-atlantic-bench')

/**
 * Installs a peer with npm unless it is there already, and puts its project into a folder.
 * @param folder where the project goes
 * @param say tells what takes long
 * @throws UserError when npm fails
 */
export async function preparePeer(
  name: PeerName,
  folder: string,
  env: NodeJS.ProcessEnv,
  say: (sentence: string) => void,
): Promise<System> {
  const peer = peers[name]
  const installed = await installPeer(name, peerCache(env), say)
  mkdirSync(folder)
  cpSync(join(templates, name), folder, { recursive: true })
  cpSync(join(templates, 'shared'), join(folder, 'shared'), { recursive: true })
  copyPackages(join(installed, 'node_modules'), join(folder, 'node_modules'))
  const node = ownNode(folder)
  const nodeVersion = node ? versionOf(folder, 'node') : process.versions.node
  const program = (words: readonly string[]) => ({
    words: [node ?? process.execPath, join(folder, peer.program), ...words],
    cwd: folder,
    env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: undefined },
  })
  const [sources, ending] = peer.sources
  return {
    name,
    versions: `${systemTitles[name]} ${versionOf(folder, peer.package)} on Node ${nodeVersion}`,
    build: program(peer.build),
    dev: (port) => program(peer.dev(String(port))),
    removeCaches: () => {
      for (const path of [peer.site, ...peer.caches])
        rmSync(join(folder, path), { recursive: true, force: true })
    },
    writeCorpus: (pages) => {
      mkdirSync(join(folder, sources), { recursive: true })
      for (const file of readdirSync(join(folder, sources)))
        if (file.startsWith('profile-')) rmSync(join(folder, sources, file))
      for (const page of pages)
        writeFileSync(join(folder, sources, `${page.slug}${ending}`), sourceFile(page))
    },
    sourceFile: (slug) => join(folder, sources, `${slug}${ending}`),
    siteFile: (slug) => join(folder, peer.site, corpusFolder, peer.page(slug)),
    serve: () => serveStatic(join(folder, peer.site)),
  }
}

const sourceFile = ({ title, lede, description, body }: CorpusPage): string =>
  `---\ntitle: ${title}\nlede: ${lede}\ndescription: ${description}\n---\n\n${body}`

/** Installs a peer's packages whole or not at all. @returns the folder that has them */
async function installPeer(name: PeerName, cache: string, say: (sentence: string) => void): Promise<string> {
  const wanted = readFileSync(join(templates, name, 'package.json'), 'utf8')
  const folder = join(cache, `${name}-${shortDigest(wanted)}`)
  if (existsSync(folder)) return folder
  say(`installing ${systemTitles[name]} into ${folder}`)
  mkdirSync(cache, { recursive: true })
  const unfinished = temporaryFolder(join(cache, `unfinished-${name}-`))
  writeFileSync(join(unfinished, 'package.json'), wanted)
  await measureProgram({
    words: ['npm', 'install', '--no-audit', '--no-fund', '--loglevel', 'error'],
    cwd: unfinished,
  })
  renameSync(unfinished, folder)
  return folder
}

/** The Node that a peer brings along, when it needs a newer one than this project. */
function ownNode(folder: string): string | undefined {
  const node = join(folder, 'node_modules/node/bin/node')
  return existsSync(node) ? node : undefined
}

const packageSchema = z.object({ version: z.string() })

const versionOf = (folder: string, name: string): string =>
  packageSchema.parse(JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')))
    .version
