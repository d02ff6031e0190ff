import { join } from 'node:path'
import { inspect } from 'node:util'
import { npmSwallowedFlags } from './cli/npmSwallowedFlags.mjs'
import { loadCode } from './loadCode.mjs'
import { shortProgramFlags, tuneV8 } from './tuneV8.mjs'

/** `npm run build`: builds the site; with `--release` only when it may be published as it is. */

const help = `npm run build makes the finished site from the content.

  npm run build                  the site, to look at or to publish
  npm run build -- --release     the same, only when it may be published: every page that must be approved is approved
                                 in just the words that it has, and nothing that is claimed lacks its support
  npm run build -- --help        this page

The two hyphens that stand alone are needed: they hand what follows to the build.
CONTENT_DIR names another content folder, OUT_DIR another one for the finished site; BUILD_DATE=2026-01-31 sets the day
that counts as today; RELEASE=1 is the same as --release.
The folder for the finished site must be absent, empty, or the one that a build has made: nothing else is ever replaced,
and no file in it that somebody has put there or changed. Of two builds into one folder, the second waits for the first.
The exit status is 0 when the site was built, 1 when it could not be built and why is told, 2 when the command was not
understood.`

const tooManyFiles =
  'The site was not built: this computer lets a program open too few files at once; raise that number (ulimit -n 4096), and try again.'

const root = process.cwd()
const asked = { mode: 'production', build: {} }

const typed = process.argv.slice(2)
const unknown = typed.find((word) => !['--release', '--help', '-h'].includes(word))
const flags = { release: { type: /** @type {const} */ ('boolean') } }
const swallowed = npmSwallowedFlags({ command: 'build', words: typed, flags }, process.env)
if (swallowed !== undefined) {
  console.error(swallowed)
  process.exitCode = 2
} else if (unknown !== undefined) {
  const { unknownFlag } = await import('./cli/unknownFlag.mjs')
  console.error(unknownFlag(unknown, ['release', 'help']))
  console.error('Everything that it can do: npm run build -- --help')
  process.exitCode = 2
} else if (typed.includes('--help') || typed.includes('-h')) {
  console.log(help)
} else {
  if (typed.includes('--release')) process.env.RELEASE = '1'
  try {
    if (!(await hasNothingToDo())) {
      await build()
    }
  } catch (error) {
    // `inspect` gives only the message of a `UserError`.
    const told = await inPlainWords(error)
    console.error(typeof told === 'string' ? told : inspect(told))
    process.exit(1)
  }
}

/** Builds as `vite build` does; Vite is loaded, in another process, where an earlier build has not kept its bundles. */
async function build() {
  // What is published is never what React's makers debug with, whatever the shell says.
  process.env.NODE_ENV = 'production'
  const code = await loadCode()
  const { bodies, site } = await code.settings()
  const { bundleInChildProcess, startBundling } = await code.bundling()
  // First of all, since another process does it while this one loads the rest.
  const program = join(import.meta.dirname, 'bundleSite.mjs')
  const bundling = startBundling({ root, asked, entries: site }, (signal) =>
    bundleInChildProcess(root, program, signal),
  )
  const { buildSiteApp } = await (await site.loadEngine()).loadBuild()
  const tools = {
    root,
    asked,
    bundling,
    pageWorker: join(import.meta.dirname, 'pageWorker.mjs'),
    loadPlugins: async () => [bodies],
  }
  tuneV8(shortProgramFlags)
  await buildSiteApp(tools, site)
}

/** Whether the finished site is made of what there is now. What its build has said is said again. */
async function hasNothingToDo() {
  const { unchangedBuild, isRelease } = await (await loadCode()).unchangedSite()
  const said = unchangedBuild({
    root,
    env: process.env,
    release: isRelease(process.env),
    asked,
  })
  if (said === undefined) return false
  if (said.warnings !== undefined) console.warn(said.warnings)
  console.log(said.line)
  return true
}

/**
 * Puts errors of the file system before the build has begun into the build's words; returns others as they
 * are.
 * @param {unknown} error
 */
async function inPlainWords(error) {
  // With too many open files, no module can be loaded any more.
  if (error instanceof Error && 'code' in error && error.code === 'EMFILE') return tooManyFiles
  // Where the code cannot be loaded, that is the error.
  const words = await loadCode().then(
    (code) => code.diskError(),
    () => undefined,
  )
  return words === undefined ? error : words.inPlainWords(error, 'The site was not built', process.cwd())
}
