import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isRuleName } from '../src/content/report/rules/rules.ts'
import { registry } from '../src/firm/registry.ts'
import { isNode, lineOf, partsOf, programOf, type Node } from './fixtures/syntaxTree.ts'

/**
 * What the engine asks of its registry is not asked of a name: nothing outside of `src/firm/` compares a text with the
 * name of one of the firm's collections, kinds of page, single files or rules, or looks one up by it. Nor does it cite
 * the law that the firm's rules come from.
 */

const root = join(import.meta.dirname, '..')

const names = new Set([
  ...[...registry.collections, ...registry.kinds, ...registry.singles].map(({ name }) => name),
  ...Object.keys(registry.rules).filter((name) => !isRuleName(name)),
])

/** A text without variables: 'home', `home`, or what is written around it for its type. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression')
    return textOf(node['expression'])
  const { quasis, expressions } = node
  if (node.type !== 'TemplateLiteral' || !Array.isArray(quasis) || !Array.isArray(expressions))
    return undefined
  const [only] = quasis
  return expressions.length === 0 && isNode(only) && isRaw(only['value']) ? only['value'].raw : undefined
}

const isRaw = (value: unknown): value is { raw: string } =>
  typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string'

const comparing = new Set(['===', '!==', '==', '!=', 'in'])
/** Methods that look for a text, or look something up by it. */
const looking = new Set(['includes', 'indexOf', 'has', 'get', 'startsWith', 'endsWith', 'hasOwn', 'with'])

/** The texts that a node compares with, or looks up. */
function textsAsked(node: Node): (string | undefined)[] {
  switch (node.type) {
    case 'BinaryExpression':
      return comparing.has(String(node['operator'])) ? [textOf(node['left']), textOf(node['right'])] : []
    case 'SwitchCase':
      return [textOf(node['test'])]
    case 'MemberExpression':
      return node['computed'] === true ? [textOf(node['property'])] : []
    case 'CallExpression': {
      const { callee, arguments: given } = node
      if (!isNode(callee) || callee.type !== 'MemberExpression' || !Array.isArray(given)) return []
      const method = isNode(callee['property']) ? callee['property']['name'] : undefined
      if (typeof method !== 'string' || !looking.has(method)) return []
      return given.map(textOf)
    }
    // A list of names, which somebody asks later; rules list paths as examples.
    case 'ArrayExpression':
      return Array.isArray(node['elements'])
        ? node['elements'].map(textOf).filter((text) => !text?.includes('/'))
        : []
    default:
      return []
  }
}

/** The names of the registry that a module asks for, each with its line. */
function namesAsked(file: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    for (const asked of textsAsked(node)) {
      const name = asked?.replace(/^\//, '').replace(/(?:\.mdx|\/.*)$/, '')
      if (name !== undefined && names.has(name)) found.push(`${file}:${lineOf(node, text)} ${name}`)
    }
    partsOf(node).forEach(visit)
  }
  visit(programOf(file, text))
  return found
}

const modules = ['content', 'compliance', 'node', 'vite', 'render', 'client', 'vscode'].flatMap((room) =>
  readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => `src/${room}/${file}`),
)

describe('the engine', () => {
  it('asks for no name of the firm’s registry', () => {
    expect(modules.length).toBeGreaterThan(300)
    expect(modules.flatMap((file) => namesAsked(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it('cites no law', () => {
    const law = /NYCRR|NYSBA|\bRule \d\./
    expect(modules.filter((file) => law.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it.each([
    "if (kind === 'home') go()",
    "switch (kind) { case 'legal': go() }",
    "const found = facts['practice-areas']",
    "const isOne = ['home', 'plain'].includes(kind)",
    'const isOne = kinds.has(`home`)',
    "const special = new Set(['not-found'])",
    "const isVersion = path.startsWith('legal/')",
    "const isIt = path !== 'firm.mdx'",
  ])('would be seen to, in %s', (code) => {
    expect(namesAsked('x.ts', code)).toHaveLength(1 + Number(code.includes("'plain'")))
  })

  it('may have such words otherwise: as messages, types and names of its own', () => {
    const code = "type A = 'home'; const home = { legal: 'home' }; print('firm', home.legal, env.home)"
    expect(namesAsked('x.ts', code)).toEqual([])
  })
})
