import { readFileSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import MagicString from 'magic-string'
import { parseSync, Visitor } from 'rolldown/utils'

/** @typedef {import('vite').ESTree.Expression | import('vite').ESTree.Super} Expression */

/**
 * Gives every styled component an id made from its file's path inside the project, so that the server's class names
 * are the browser's, whatever order modules load in and whatever folder the project stands in.
 * (Vite's own transform can do it, but its ids hash the absolute path: the same commit would build differently
 * in two folders.)
 *
 * Plain JavaScript, since `scripts/bundleCode.mjs` needs it before any TypeScript can be run.
 * @returns {import('vite').Plugin}
 */
export function stableStyledIds() {
  const root = realpathSync(join(import.meta.dirname, '../..'))
  /** @type {{ name?: string }} */
  const { name = '' } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  /**
   * Which file has which short id, so that no two share one.
   * @type {Map<string, string>}
   */
  const owners = new Map()
  /**
   * What became of each module.
   * @type {Map<string, { code: string, made: ReturnType<typeof addComponentIds> }>}
   */
  const named = new Map()
  return {
    name: 'styled-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'styled-components' },
      handler(code, id) {
        const file = id.split('?')[0] ?? id
        const path = relative(root, file).split(sep).join('/')
        const fileId = styledFileId(name + path)
        const owner = owners.get(fileId) ?? path
        if (owner !== path)
          throw new Error(
            `${owner} and ${path} have the same id of styled components, ${fileId}: rename one of them.`,
          )
        owners.set(fileId, path)
        // Both bundles are made of the same modules.
        const last = named.get(id)
        const made =
          last?.code === code ? last.made : addComponentIds(code, { file, fileId, isMapped: isMapped(this) })
        named.set(id, { code, made })
        return made
      },
    },
  }
}

/**
 * Whether anybody will read source maps: not those of the site's build.
 * @param {{ environment?: import('vite').Environment }} context that of Vite, or of Rolldown alone, which has no environments
 */
const isMapped = ({ environment }) =>
  environment?.config.command !== 'build' || environment.config.build.sourcemap !== false

/**
 * The id of a file with styled components. Four letters, since it stands on every element.
 * @param {string} path the project's name and the file's path in it
 * @returns {string}
 */
export const styledFileId = (path) => murmurHash2(path).toString(36).slice(0, 4)

/**
 * Names the styled components of a module, and takes comments and needless white space out of its styles.
 * `styled.a`, `styled(X)`, and both with `.attrs(…)` or `.withConfig(…)`, are components; what a module configures by
 * itself stays as it is.
 * @param {string} code
 * @param {{ file: string, fileId: string, isMapped?: boolean }} module its file's name, whose ending tells the language
 * @returns {{ code: string, map: import('magic-string').SourceMap | null } | undefined} undefined when the code cannot
 *   be parsed: whoever compiles it tells why
 */
export function addComponentIds(code, { file, fileId, isMapped = true }) {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) return undefined
  const { factories, helpers } = importedNames(program)
  const text = new MagicString(code)
  let count = 0

  /**
   * The part of a component's making that says what it is made of: `styled.a` of ``styled.a.attrs({})`color: red` ``.
   * @param {Expression} maker
   * @returns {Expression | undefined}
   */
  const baseOf = (maker) => {
    if (maker.type === 'MemberExpression') return isNamed(maker.object, factories) ? maker : undefined
    if (maker.type !== 'CallExpression') return undefined
    if (isNamed(maker.callee, factories)) return maker
    return maker.callee.type === 'MemberExpression' ? baseOf(maker.callee.object) : undefined
  }
  /** @param {Expression} base */
  const nameIt = (base) => {
    text.appendLeft(base.end, `.withConfig({componentId:"sc-${fileId}-${count}"})`)
    count += 1
  }

  new Visitor({
    TaggedTemplateExpression({ tag, quasi: { quasis } }) {
      const base = baseOf(tag)
      if (base) nameIt(base)
      else if (!isNamed(tag, helpers)) return
      const minified = minifyCss(quasis.map(({ value }) => value.raw))
      for (const [index, { start, end, tail }] of quasis.entries()) {
        // A part reaches from the sign before it to the one after it: from "`" or "}" to "${" or "`".
        const [from, to] = [start + 1, end - (tail ? 1 : 2)]
        if (to > from) text.update(from, to, minified[index] ?? '')
      }
    },
    CallExpression({ callee }) {
      const base = baseOf(callee)
      if (base) nameIt(base)
    },
  }).visit(program)
  return {
    code: text.toString(),
    map: isMapped ? text.generateMap({ source: file, hires: 'boundary', includeContent: true }) : null,
  }
}

/**
 * @param {Expression} node
 * @param {ReadonlySet<string>} names
 */
const isNamed = (node, names) => node.type === 'Identifier' && names.has(node.name)

/**
 * What a module calls the functions of styled-components: those that make components, and those that take styles.
 * @param {import('vite').ESTree.Program} program
 */
function importedNames(program) {
  /** @type {Set<string>} */
  const factories = new Set()
  /** @type {Set<string>} */
  const helpers = new Set()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'styled-components') continue
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier')
        throw new Error('Import styled-components by its names: ids are given to what is called by them.')
      const { local } = specifier
      const name =
        specifier.type === 'ImportDefaultSpecifier'
          ? 'default'
          : specifier.imported.type === 'Literal'
            ? specifier.imported.value
            : specifier.imported.name
      if (['default', 'styled'].includes(name)) factories.add(local.name)
      if (['css', 'keyframes', 'createGlobalStyle'].includes(name)) helpers.add(local.name)
    }
  }
  return { factories, helpers }
}

/** Stands where a template fills something in: no style sheet has this sign. */
const hole = '\0'
const string = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'/.source
const gap = /(?:\s|\/\*(?:[^*\0]|\*(?!\/))*\*\/)/.source
const minifiable = new RegExp(`(${string})|${gap}*([;{},])${gap}*|(${gap}*):${gap}*|${gap}+`, 'g')

/**
 * Styles without comments, and with no more white space than they need. Strings stay as they are, and so does a comment
 * in which something is filled in.
 * @param {readonly string[]} texts the texts of a template, between which it fills something in
 * @returns {string[]} as many texts
 */
function minifyCss(texts) {
  return texts
    .join(hole)
    .replace(
      minifiable,
      (
        _,
        /** @type {string | undefined} */ kept,
        /** @type {string | undefined} */ sign,
        /** @type {string | undefined} */ before,
      ) => {
        if (before === undefined) return kept ?? sign ?? ' '
        // `a :hover` is another selector than `a:hover`.
        return before === '' ? ':' : ' :'
      },
    )
    .trim()
    .split(hole)
}

/**
 * MurmurHash2 of an ASCII text.
 * @param {string} text
 */
function murmurHash2(text) {
  const factor = 0x5bd1e995
  const bytes = Buffer.from(text, 'latin1')
  const rest = bytes.length % 4
  let hash = bytes.length
  for (let index = 0; index < bytes.length - rest; index += 4) {
    const part = Math.imul(bytes.readInt32LE(index), factor)
    hash = Math.imul(hash, factor) ^ Math.imul(part ^ (part >>> 24), factor)
  }
  if (rest > 0) hash = Math.imul(hash ^ bytes.readUIntLE(bytes.length - rest, rest), factor)
  hash = Math.imul(hash ^ (hash >>> 13), factor)
  return (hash ^ (hash >>> 15)) >>> 0
}
