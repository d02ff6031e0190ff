import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawSiteArt } from '../src/firm/drawings.ts'
import { lineOf, nodesIn, partsOf, programOf, type Node } from './fixtures/syntaxTree.ts'

/**
 * No word that visitors read, hear or print stands in code: all of them come from `content/`, most from the page's own
 * file, the rest from `labels.mdx`. This reads the syntax trees of what renders pages, and of what makes their data.
 */

/** Attributes that only a program reads. The words of all others are those of visitors. */
const forPrograms = new Set(
  `above aria-current aria-describedby aria-hidden aria-labelledby aria-live art as autoComplete className decoding
  fetchPriority heading height href htmlFor id key loading mode media method name referrerPolicy rhythm role sandbox sizes
  src srcSet tone type width`.split(/\s+/),
)

const letters = /\p{L}/u
/** A word with a capital at the beginning, or two words beside each other: neither is a name that programs use. */
const sentence = /^\p{Lu}\p{Ll}|(?<![\p{L}\d<-])\p{L}{2,} \p{L}{2,}/u
/** Keys have such names. */
const keys = new Set(['Escape'])
/** What CSS writes before or behind an element. */
const cssContent = /content:\s*(['"])(.*?)\1/gs

/** Where a text stands: between tags and in attributes that visitors read all words are theirs, in code only sentences. */
type Place = 'shown' | 'code' | 'elsewhere'

/** The words for visitors in a module, each with its line. */
function visibleWords(file: string, text: string): string[] {
  const found: string[] = []
  const report = (node: Node, words: string) => found.push(`${file}:${lineOf(node, text)} ${words.trim()}`)

  const readText = (node: Node, words: string, place: Place) => {
    const isShown = place === 'shown' ? letters.test(words) : place === 'code' && sentence.test(words)
    if (isShown && !keys.has(words)) report(node, words)
    for (const [, , added = ''] of words.matchAll(cssContent))
      if (letters.test(added.replaceAll(/\\[\da-f]+/gi, ''))) report(node, added)
  }

  const readAll = (parts: unknown, place: Place) => nodesIn(parts).forEach((node) => read(node, place))

  const read = (node: Node, place: Place): void => {
    switch (node.type) {
      case 'JSXText':
        return readText(node, String(node['value']), 'shown')
      case 'Literal':
        return typeof node['value'] === 'string' ? readText(node, node['value'], place) : undefined
      case 'TemplateElement':
        return readText(node, text.slice(node.start, Number(node['end'])), place)
      case 'JSXElement':
      case 'JSXFragment':
        readAll(node['openingElement'], place)
        return readAll(node['children'], 'shown')
      case 'JSXAttribute': {
        const name = nameIn(node['name'])
        return readAll(
          node['value'],
          forPrograms.has(name) || name.startsWith('data-') ? 'elsewhere' : 'shown',
        )
      }
      // Names and what is compared are read by programs; styles are looked through for what they write.
      case 'TaggedTemplateExpression':
        return readAll(node['quasi'], 'elsewhere')
      case 'BinaryExpression':
        return comparing.has(String(node['operator']))
          ? undefined
          : partsOf(node).forEach((part) => read(part, place))
      case 'MemberExpression':
        return readAll(node['object'], place)
      case 'Property':
        return readAll(node['value'], place)
      // Errors and the console are for those who write code.
      case 'NewExpression':
        return nameIn(node['callee']).endsWith('Error') ? undefined : readAll(node['arguments'], 'code')
      case 'CallExpression':
        if (nameIn(nodesIn(node['callee'])[0]?.['object']) === 'console') return
        return partsOf(node).forEach((part) => read(part, place))
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        readAll(node['params'], 'code')
        return readAll(node['body'], place === 'shown' ? 'shown' : 'code')
      default:
        if (!isType(node) && nodesIn(node['source']).length === 0)
          partsOf(node).forEach((part) => read(part, place))
    }
  }

  read(programOf(file, text), file.endsWith('.tsx') ? 'code' : 'elsewhere')
  return found
}

const nameIn = (value: unknown): string => String(nodesIn(value)[0]?.['name'] ?? '')

const comparing = new Set(['===', '!==', '==', '!=', 'in', 'instanceof'])

const isType = ({ type }: Node): boolean => type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type)

const root = join(import.meta.dirname, '..')
/** What renders pages, what makes their data, and what runs in browsers; problems are shown to editors alone. */
const modules = ['firm', 'render', 'client']
  .flatMap((room) =>
    readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' }).map(
      (file) => `src/${room}/${file}`,
    ),
  )
  .filter(
    (file) =>
      file.endsWith('.tsx') ||
      (/^src\/(?:client|firm\/(?:components|data|pages|shell|theme))\/.*\.ts$|\/makePayload\.ts$/.test(
        file,
      ) &&
        !/\/(?:schema|problemOverlay)\.ts$/.test(file)),
  )

describe('the code', () => {
  it('holds no word that visitors read', () => {
    expect(modules.length).toBeGreaterThan(100)
    expect(modules.flatMap((file) => visibleWords(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it('draws no word', async () => {
    const drawings = drawSiteArt({ bands: ['band'], peopleSlugs: ['plate'], latitude: 40.7, longitude: -74 })
    expect(drawings.size).toBeGreaterThan(7)
    for (const [path, { draw }] of drawings)
      expect(await draw(), path).not.toMatch(/<(?:text|title|desc)\b|aria-/)
  })

  it.each([
    ['between tags', '<p>We are the best law firm</p>'],
    ['in braces', "<p>{'best'}</p>"],
    ['in a choice', "<p>{isOpen ? 'open' : ''}</p>"],
    ['in a template', '<p>{`${count} of us`}</p>'],
    ['in a call', "<p>{join('best')}</p>"],
    ['within what a list shows', "<p>{all.map(() => 'best')}</p>"],
    ['in a name for screen readers', '<nav aria-label="Main" />'],
    ['in an alternative text', '<img alt={`Portrait of ${name}`} />'],
    ['in a property of a component', '<FactItem label="Pay" />'],
    ['in an object for one', "<RuledList list={{ title: 'best' }} />"],
  ])('is seen to hold one %s', (_, shown) => {
    expect(visibleWords('x.tsx', `const A = () => ${shown}`)).toEqual([expect.stringMatching(/^x\.tsx:1 \S/)])
  })

  it.each([
    ['a name for a text', "const title = 'We are the best'", 'x.tsx'],
    ['a single word with a capital', "const title = () => 'Achievements'", 'x.tsx'],
    ['a style', "const A = styled.p`&::before { content: 'Note: '; }`", 'x.tsx'],
    ['a style in a text', 'export const style = `content:"Note";`', 'x.ts'],
    ['what makes data', 'const backLink = (to) => ({ text: `Back to ${to}` })', 'data.ts'],
  ])('is seen to hold one in %s', (_, code, file) => {
    expect(visibleWords(file, code)).toHaveLength(1)
  })

  it('may hold names that programs use, signs, and words for those who write code', () => {
    const code = `
      import { x } from './Some file.ts'
      const sizes = '(min-width:64em) min(22vw, 23rem), 27vw'
      const kind: 'One of these' | 'Others' = pick()
      const A = () => <p id="main" className="note" data-cannot-send="Yes">{x === 'legal page' ? ', ' : ' – '}</p>
      const B = styled.p\`border: 1px solid red; &::before { content: '\\2192' / ''; }\`
      if (key === 'Escape') throw new Error('There is no page.')
      console.error('Nobody can read this.', window.location)`
    expect(visibleWords('x.tsx', code)).toEqual([])
  })
})
