import { distance } from 'fastest-levenshtein'

/**
 * Other names for flags, which users of other programs may type.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const otherNames = {
  on: ['date', 'day', 'when', 'at'],
  page: ['address', 'url', 'path'],
  out: ['output', 'file', 'html', 'o'],
  docx: ['word', 'doc'],
  markdown: ['md'],
  by: ['name', 'author', 'who', 'as'],
  author: ['by', 'name'],
  note: ['comment', 'message', 'm'],
  list: ['ls', 'all'],
  archives: ['archive', 'folder', 'dir'],
  from: ['base', 'before', 'old'],
  to: ['head', 'after', 'new'],
}

/**
 * Says that a command does not have a flag, and what to type in its place.
 * @param {string} typed the whole word, with its hyphens: `-out`, `--dat=2026-01-31`
 * @param {readonly string[]} known the command's flags, without hyphens
 */
export function unknownFlag(typed, known) {
  const [word = typed] = typed.split('=')
  return `There is no flag ${word}. ${advice(word, known)}`
}

/**
 * @param {string} typed
 * @param {readonly string[]} known
 */
function advice(typed, known) {
  const name = typed.replace(/^[-\u2010-\u2015]+/, '').toLowerCase()
  if (known.includes(name)) return `Write two hyphens before it: --${name}`
  const [begun, ...more] = known.filter((flag) => name.length > 1 && flag.startsWith(name))
  const meant =
    (more.length === 0 ? begun : undefined) ??
    known.find((flag) => otherNames[flag]?.includes(name)) ??
    known.find((flag) => isTypo(name, flag))
  return meant === undefined
    ? `Its flags are: ${known.map((flag) => `--${flag}`).join(', ')}.`
    : `Did you mean "--${meant}"?`
}

/**
 * Whether one name is the other with a letter too many, too few or wrong, or with two that changed places.
 * @param {string} name
 * @param {string} flag
 */
function isTypo(name, flag) {
  const steps = distance(name, flag)
  const sameLetters = [...name].sort().join('') === [...flag].sort().join('')
  return steps <= Math.max(1, Math.floor(flag.length / 4)) || (steps === 2 && sameLetters)
}
