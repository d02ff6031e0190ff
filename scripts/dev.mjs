import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { npmSwallowedFlags } from './cli/npmSwallowedFlags.mjs'

/** `npm run dev`: has Vite serve the site while it is written, once what was typed is found in order. */

const help = `npm run dev serves the site while you write, and prints its address. A saved change shows in the open page.

  npm run dev                           on this computer alone, at the first free port from 5173 on
  npm run dev -- --port 4000            at this port, or the next one that is free
  npm run dev -- --port 4000 --strictPort   at this port, or not at all
  npm run dev -- --host                 for other computers of the network too
  npm run dev -- --host 192.168.1.20    at this address of this computer alone
  npm run dev -- --open                 opens the site in the browser; --open /about opens that page
  npm run dev -- --help                 this page

The two hyphens that stand alone are needed: they hand what follows to the server.
Vite's other flags work too: --force, --cors, --debug, --filter, --logLevel, --clearScreen, --mode, --base, --config,
--configLoader, --profile and --experimentalBundle.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the day that counts as today.
The exit status is 2 when the command was not understood, or the server cannot listen there; Ctrl-C ends the server.`

const more = 'Everything that it can do: npm run dev -- --help'

/**
 * Vite's flags: `alone` has no text behind it, `text` needs one, `maybe` can do without.
 * @type {Readonly<Record<string, 'alone' | 'text' | 'maybe'>>}
 */
const flags = {
  host: 'maybe',
  port: 'text',
  open: 'maybe',
  cors: 'alone',
  strictPort: 'alone',
  force: 'alone',
  debug: 'maybe',
  filter: 'text',
  logLevel: 'text',
  clearScreen: 'alone',
  mode: 'text',
  base: 'text',
  config: 'text',
  configLoader: 'text',
  profile: 'maybe',
  experimentalBundle: 'alone',
  help: 'alone',
}
/** @type {Readonly<Record<string, string>>} */
const short = { c: 'config', l: 'logLevel', d: 'debug', f: 'filter', m: 'mode', h: 'help' }

/** Those of which npm leaves a trace that is no setting of its own. */
const swallowable = Object.fromEntries(
  ['host', 'port', 'open', 'cors', 'strictPort', 'force', 'debug'].map((name) => [name, npmFlag(name)]),
)

/** @param {string} name @returns {{ type: 'boolean' | 'string', bare?: string }} */
function npmFlag(name) {
  if (flags[name] === 'alone') return { type: 'boolean' }
  return flags[name] === 'maybe' ? { type: 'string', bare: '' } : { type: 'string' }
}

/** The ports below it are reserved for the system on most computers. */
const firstFreePort = 1024

/** Where Vite listens when nobody says another port. */
const usualPort = 5173

const typed = process.argv.slice(2)
const wrong =
  npmSwallowedFlags({ command: 'dev', words: typed, flags: swallowable }, process.env) ??
  (await understand(typed))
if (wrong !== undefined) {
  console.error(wrong)
  process.exitCode = 2
} else if (typed.some((word) => word === '--help' || word === '-h')) console.log(help)
else {
  const program = join(import.meta.dirname, '../node_modules/vite/bin/vite.js')
  process.argv.splice(1, Infinity, program, 'dev', '.', ...typed)
  await import(pathToFileURL(program).href)
}

/**
 * Reads the words as Vite does.
 * @param {readonly string[]} words
 * @returns {Promise<string | undefined>} what is wrong with them, and what to type instead
 */
async function understand(words) {
  /** @type {Map<string, string | true>} */
  const options = new Map()
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const [, hyphens, name = '', value] = /^(--?)([^=]*)(?:=(.*))?$/s.exec(word) ?? []
    if (hyphens === undefined) return needlessWord(word)
    const flag = hyphens === '-' ? short[name] : flagNamed(name)
    const kind = flag === undefined ? undefined : flags[flag]
    if (flag === undefined || kind === undefined) {
      const { unknownFlag } = await import('./cli/unknownFlag.mjs')
      return `${unknownFlag(word, Object.keys(flags))}\n${more}`
    }
    const next = words[at + 1]
    const takesNext = value === undefined && kind !== 'alone' && next !== undefined && !next.startsWith('-')
    if (takesNext) at += 1
    const text = value ?? (takesNext ? next : undefined)
    if (kind === 'text' && !text) return `--${flag} needs a text behind it.\n${more}`
    options.set(flag, text === undefined || text === '' ? true : text)
  }
  const [port, host] = [options.get('port'), options.get('host')]
  if (port !== undefined && !(/^\d+$/.test(String(port)) && Number(port) <= 65535))
    return `--port is "${port}", and a port is a whole number up to 65535. Write, for example: npm run dev -- --port 4000`
  const isStrict = options.has('strictPort')
  return port === undefined && typeof host !== 'string' && !isStrict
    ? undefined
    : listenInVain(Number(port ?? usualPort), host, isStrict)
}

/** Vite takes strict-port for strictPort, and no-cors for the opposite of cors. @param {string} name */
function flagNamed(name) {
  const own = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
  const opposite = /^no-(.+)$/.exec(name)?.[1]
  return [own, ...(opposite === undefined ? [] : [opposite])].find((one) => Object.hasOwn(flags, one))
}

/** @param {string} word */
function needlessWord(word) {
  return /^\d+$/.test(word)
    ? `"${word}" belongs to no flag. If it is the port: npm run dev -- --port ${word}`
    : `"${word}" belongs to no flag, and the server needs nothing else.\n${more}`
}

/**
 * Looks whether the server can listen where it is to. The port itself is listened at only where it may be reserved:
 * whoever waits for the server would take this for it.
 * @param {number} port
 * @param {string | true | undefined} host all addresses when the flag stands alone
 * @param {boolean} isStrict whether no other port will do
 * @returns {Promise<string | undefined>} why it cannot
 */
async function listenInVain(port, host, isStrict) {
  const address = host === true ? undefined : (host ?? 'localhost')
  if (isStrict && (await codeOf(connect({ port, host: address ?? 'localhost' }), 'connect')) === undefined)
    return `Port ${port} is in use, and --strictPort takes no other. Choose another: npm run dev -- --port ${port + 1} --strictPort`
  const server = createServer().listen({ port: port < firstFreePort ? port : 0, host: address })
  const code = await codeOf(server, 'listening')
  server.close()
  /** @type {Readonly<Record<string, string>>} */
  const reasons = {
    EACCES: `Port ${port} is reserved for the system. Choose one from ${firstFreePort} on: npm run dev -- --port 5173`,
    EADDRNOTAVAIL: `--host is "${host}", and this computer has no such address. Write one of its own, or --host alone for all of them.`,
    ENOTFOUND: `--host is "${host}", and no computer has this name. Write an address of this computer, or --host alone for all of them.`,
    EAI_AGAIN: `--host is "${host}", and nobody can be asked for this name now. Write an address of this computer, or --host alone for all of them.`,
  }
  return code === undefined ? undefined : reasons[code]
}

/**
 * Waits until a socket or a server has done something, and lets a socket go.
 * @param {import('node:net').Socket | import('node:net').Server} one
 * @param {'connect' | 'listening'} event
 * @returns {Promise<string | undefined>} why it cannot, as a code; undefined when it can
 */
async function codeOf(one, event) {
  try {
    await once(one, event)
    return undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  } finally {
    if ('destroy' in one) one.destroy()
  }
}
