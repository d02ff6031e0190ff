import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { analyse } from 'scslre'
import { expect, it } from 'vitest'

const raw = String.raw
/** What takes longer than linear time, by why its input is short: where it is, and how it begins. */
const accepted: Record<string, readonly [file: string, pattern: string][]> = {
  'a paragraph, and more than 20,000 characters are refused before': [
    ['content/body/lineRules.ts', raw`(?<!\S)\S+(?<=`],
    ['content/body/remarkLint.ts', raw`[ \t]+(?=\n)|`],
    ['content/body/remarkTags.ts', raw`\n\s*$`],
    ['content/body/remarkTags.ts', raw`^<(\/?)`],
    ['content/body/visibleText.ts', raw`^\|[^\n]*\|`],
    ['content/text/sentences.ts', raw`[^\s([{`],
    ['compliance/advertising/checkAdvertising.ts', raw`\[([^\]]+)\]`],
    ['compliance/advertising/checkAdvertising.ts', raw`\[[^\]]+\]`],
    ['compliance/redline/paragraphs.ts', raw`^(\s*)([^]*?)`],
  ],
  'fields, which may have 500 spaces or line ends in a row at most': [
    ['content/edit/fixFile.ts', raw`(?<=^[ \t]*`],
    ['content/parse/yamlMistakes.ts', raw`(?<=^[ \t]*)`],
    ['content/parse/yamlMistakes.ts', raw`^((?:- +)*)`],
  ],
  'an address or the path of a file': [
    ['content/body/linkMistake.ts', raw`^https?:\/\/(https?)`],
    ['content/body/linkMistake.ts', raw`^https?:\/\/[\w.-]*(?:--`],
    ['content/body/linkMistake.ts', raw`^(?:https?:\/\/|(?=www`],
    ['content/checks/links.ts', raw`^\W*(?:(?:public|content)`],
    ['content/checks/pictures.ts', raw`[^/]*$`],
    ['content/checks/structure.ts', raw`^.*\/|\..*$`],
    ['content/checks/structure.ts', raw`[^/]*$`],
    ['client/links.ts', raw`\.[^/]*$`],
  ],
  'a word, or a field of at most 60 characters': [
    ['content/text/searchWords.ts', raw`[aeiouy].*[^e]$`],
    ['firm/collections/jobs/schema.ts', raw`\s*;\s*`],
  ],
  'our own guides and styles': [
    ['content/report/explainRule.ts', raw`^## (\S+)`],
    ['compliance/readPage.ts', raw`(?<=\bcontent:`],
  ],
}

const rooms = ['content', 'compliance', 'client', 'message', 'delivery', 'firm']
const sources = rooms.flatMap((room) =>
  readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(room, file)),
)

/** Every pattern that a file spells out, also in `new RegExp`. */
function patternsOf(file: string): { source: string; flags: string }[] {
  const found: { source: string; flags: string }[] = []
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: ({ callee, arguments: [typed, given] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
      const flags = given?.type === 'Literal' ? String(given.value) : ''
      const isRaw = typed?.type === 'TaggedTemplateExpression'
      const template = isRaw ? typed.quasi : typed
      if (template?.type === 'Literal') found.push({ source: String(template.value), flags })
      const [text, more] = template?.type === 'TemplateLiteral' ? template.quasis : []
      const source = isRaw ? text?.value.raw : text?.value.cooked
      if (source && !more) found.push({ source, flags })
    },
  })
  visitor.visit(parseSync(file, readFileSync(join('src', file), 'utf8')).program)
  return found
}

it('an editor who pastes a long text waits for no pattern', () => {
  const isSlow = (pattern: { source: string; flags: string }) => analyse(pattern).reports.length > 0
  const all = sources.flatMap((file) => patternsOf(file).map((pattern) => ({ file, ...pattern })))
  const slow = all.filter(isSlow)
  const known = Object.values(accepted).flat()
  const covers = ([file, start]: readonly [string, string], one: { file: string; source: string }) =>
    file === one.file && one.source.startsWith(start)
  // Make each linear, such as with (?<!x) before x+, or say above why its input is short.
  expect(slow.filter((one) => !known.some((row) => covers(row, one)))).toEqual([])
  expect(known.filter((row) => !slow.some((one) => covers(row, one)))).toEqual([])
})

it.each([raw`x+x+y`, raw`\s+$`, raw`(?:a|b|ab)*c`])('a developer is warned of %s', (source) => {
  expect(analyse({ source, flags: '' }).reports).not.toEqual([])
})
