import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Typed what was typed behind `npm run NAME`, as it reached the command
 * @property {string} command `move`
 * @property {readonly string[]} words as `process.argv` has them from the third on
 * @property {readonly string[]} alone the command's flags that stand alone, without hyphens
 * @property {readonly string[]} withText those with a text behind them
 * @property {readonly string[]} [mayHaveText] those that may stand alone or have a text behind them
 * @property {string} [form] the command's usual form, `PAGE --by "NAME"`, where one word alone stands before the flags:
 *   it is told when nobody can say which of several words belongs to a flag
 */

/** What newer versions of npm take a flag for: an abbreviation of one of their own. */
const expanded = new Map([
  ['by', 'bypass_2fa'],
  ['to', 'token_description'],
])

/**
 * Finds flags of a command that were typed without the lone `--` before them. npm takes such flags for settings of its
 * own: the command never sees them, and would do the opposite of what was typed. They leave a trace in the environment.
 * No trace is left by `--on` (npm 10 and 11 read it as their own `--only`, refuse the day in a warning and drop both;
 * so `said` begins its answers with what was asked), `--description`, `--pay.from` and others with a dot; `--csv` and `--anyway` npm answers itself.
 * @param {Typed} typed
 * @param {Readonly<Record<string, string | undefined>>} env as `process.env`
 * @returns {string | undefined} what is wrong and what to type, in two sentences; undefined when nothing was kept
 */
export function keptFlags({ command, words, alone, withText, mayHaveText = [], form }, env) {
  // In a command that another one has started, the trace is not of this one's flags.
  if (env['npm_lifecycle_event'] !== command) return undefined
  const all = [...withText, ...mayHaveText, ...alone]
  const found = all.flatMap((flag) => {
    const isTyped = words.some((word) => word === `--${flag}` || word.startsWith(`--${flag}=`))
    const value = isTyped ? undefined : traceOf(flag, env)
    return value === undefined ? [] : [{ flag, value, isAlone: alone.includes(flag) }]
  })
  if (found.length === 0) return undefined
  // npm may have taken the word behind a flag that stands alone for its text.
  const taken = found.flatMap(({ value, isAlone }) => (isAlone && value !== 'true' ? [value] : []))
  const rest = [...taken, ...words.filter((word) => word !== '--')]
  const lost = found.filter(({ value, isAlone }) => !isAlone && value === 'true')
  // One text that was parted from its flag is the last word; of several, nobody can tell which is whose.
  const isCertain =
    lost.length === 0 ||
    (lost.length === 1 &&
      !mayHaveText.includes(lost[0]?.flag ?? '') &&
      (form === undefined || rest.length === 2))
  const flags = found.map(({ flag, value, isAlone }) => {
    if (isAlone) return `--${flag}`
    const text = value === 'true' ? (rest.pop() ?? '…') : value
    return `--${flag} ${quoted(text)}`
  })
  const names = found.map(({ flag }) => `--${flag}`)
  const kept = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  const advice = isCertain
    ? `Write two hyphens alone before ${names.length === 1 ? 'it' : 'them'}: npm run ${[command, '--', ...rest.map(quoted), ...flags].join(' ')}`
    : `Type it once more with two hyphens alone before all the rest${form === undefined ? '' : ', and put what has several words in quotation marks'}: npm run ${command} -- ${form ?? '…'}`
  return `npm has kept ${kept} for itself, and nothing was done. ${advice}`
}

/**
 * The value that npm has kept for a flag; `true` when it stood alone.
 * @param {string} flag
 * @param {Readonly<Record<string, string | undefined>>} env
 */
function traceOf(flag, env) {
  const own = flag.toLowerCase().replaceAll('-', '_')
  const name = [own, expanded.get(flag)].find((key) => (env[`npm_config_${key}`] ?? '') !== '')
  // Who has set json or dry-run for npm itself, in a file of settings, has not typed it here.
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
 * A word as a shell takes it for one.
 * @param {string} word
 */
const quoted = (word) => (/^[\w/.:@,~^+=-]+$/.test(word) || word === '…' ? word : `"${word}"`)
