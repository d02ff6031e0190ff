import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Typed what was typed behind `npm run NAME`, as it reached the command
 * @property {string} command `move`
 * @property {readonly string[]} words as `process.argv` has them from the third on
 * @property {Readonly<Record<string, { type: 'boolean' | 'string', bare?: string }>>} flags the command's
 *   flags by name, without hyphens; one with `bare` may stand alone or have a text behind it
 * @property {string} [form] the command's usual form, `PAGE --by "NAME"`, where only a page stands before
 *   the flags: it is shown when it is unclear which of several words belongs to a flag
 */

/** Flags that newer versions of npm take for abbreviations of their own. */
const expanded = new Map([
  ['by', 'bypass_2fa'],
  ['to', 'token_description'],
])

/**
 * Finds flags of a command that were typed without the lone `--` before them. npm takes such flags for
 * settings of its own: the command never sees them, and would do the opposite of what was typed. They leave a
 * trace in the environment. No trace is left by `--on` (npm 10 and 11 read it as their own `--only`, refuse
 * the day in a warning and drop both, so `said` begins its answers with what was asked), `--description`, and
 * flags with a dot such as `--pay.from`. `--csv` and `--anyway` are refused by npm itself.
 * @param {Typed} typed
 * @param {Readonly<Record<string, string | undefined>>} env as `process.env`
 * @returns {string | undefined} what is wrong and what to type, in two sentences; undefined when nothing
 *   was kept
 */
export function npmSwallowedFlags({ command, words: typed, flags, form }, env) {
  // In a command that another npm script has started, the trace is that script's.
  if (env['npm_lifecycle_event'] !== command) return undefined
  const found = Object.entries(flags).flatMap(([flag, { type, bare }]) => {
    const isTyped = typed.some((word) => word === `--${flag}` || word.startsWith(`--${flag}=`))
    const value = isTyped ? undefined : npmConfigValue(flag, env)
    return value === undefined
      ? []
      : [{ flag, value, isAlone: type === 'boolean', mayBeBare: bare !== undefined }]
  })
  if (found.length === 0) return undefined
  // Without its flag, a text that was typed before the page stands where the page should be.
  const words = form === undefined ? typed : [...typed].sort((a, b) => Number(isPage(b)) - Number(isPage(a)))
  // npm may have taken the word behind a flag that stands alone for its text.
  const taken = found.flatMap(({ value, isAlone }) => (isAlone && value !== 'true' ? [value] : []))
  const rest = [...taken, ...words.filter((word) => word !== '--')]
  const lost = found.filter(({ value, isAlone }) => !isAlone && value === 'true')
  // A single text that was separated from its flag is the last word; several cannot be assigned.
  const isCertain =
    lost.length === 0 ||
    (lost.length === 1 && (lost[0]?.mayBeBare ? rest.length === 0 : form === undefined || rest.length === 2))
  const again = found.map(({ flag, value, isAlone, mayBeBare }) => {
    if (isAlone || (mayBeBare && value === 'true' && rest.length === 0)) return `--${flag}`
    const text = value === 'true' ? (rest.pop() ?? '…') : value
    return `--${flag} ${quoted(text)}`
  })
  const names = found.map(({ flag }) => `--${flag}`)
  const kept = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  const advice = isCertain
    ? `Write two hyphens alone before ${names.length === 1 ? 'it' : 'them'}: npm run ${[command, '--', ...rest.map(quoted), ...again].join(' ')}`
    : `Type it once more with two hyphens alone before all the rest${form === undefined ? '' : ', and put what has several words in quotation marks'}: npm run ${command} -- ${form ?? '…'}`
  return `npm has kept ${kept} for itself, and nothing was done. ${advice}`
}

/**
 * Whether a word can only be a page: its address or its file.
 * @param {string} word
 */
const isPage = (word) => word.startsWith('/') || word.endsWith('.mdx')

/**
 * The value that npm has kept for a flag; `true` when it stood alone.
 * @param {string} flag
 * @param {Readonly<Record<string, string | undefined>>} env
 */
function npmConfigValue(flag, env) {
  const own = flag.toLowerCase().replaceAll('-', '_')
  const name = [own, expanded.get(flag)].find((key) => (env[`npm_config_${key}`] ?? '') !== '')
  // A setting such as json or dry-run in one of npm's own files was not typed here.
  return name === undefined || isSetting(name, env) ? undefined : env[`npm_config_${name}`]
}

/**
 * Whether one of npm's files of settings names a flag.
 * @param {string} name with underscores
 * @param {Readonly<Record<string, string | undefined>>} env
 */
function isSetting(name, env) {
  const project = env['npm_config_local_prefix']
  const files = [
    env['npm_config_userconfig'],
    env['npm_config_globalconfig'],
    project && join(project, '.npmrc'),
  ]
  return files.some(
    (file) =>
      file !== undefined &&
      existsSync(file) &&
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => (line.split('=')[0] ?? '').trim().replaceAll('-', '_') === name),
  )
}

/**
 * A word quoted for the shell, where it needs that.
 * @param {string} word
 */
const quoted = (word) => (/^[\w/.:@,~^+=-]+$/.test(word) || word === '…' ? word : `"${word}"`)
