import { firmOf } from '../../../src/firm/makePayload.ts'
import { describe, expect, it } from 'vitest'
import { bodyRenderer } from '../../fixtures/bodyRenderer.tsx'
import { findUndefinedTerms } from '../../../src/content/body/undefinedTerms.ts'
import { findHardcodedSectionRefs } from '../../../src/content/body/hardcodedSectionRefs.ts'
import type { RuleName } from '../../../src/content/report/rules/rules.ts'
import { plainText } from '../../../src/content/model/sourceFile.ts'
import { realDocuments } from '../../fixtures/realDocuments.ts'
import { referenceHtml } from './referenceHtml.ts'
import { htmlToLines } from './htmlToLines.ts'
import { build } from '../../fixtures/minimalSite.ts'
import { everyNth } from '../../sample.ts'
import { readBody } from '../../fixtures/readBody.ts'

const { site } = build()
if (!site) throw new Error('The tiny site has errors.')
const render = bodyRenderer(firmOf(site))
const documents = realDocuments()

/**
 * What a document that GitHub shows as it should may break here, and why: bodies have no HTML and no first-level
 * heading, every picture has a text and every heading an address of its own.
 */
const stricter = new Set<string>([
  'prose-html',
  'prose-component',
  'heading-level',
  'heading-id',
  'picture-text',
])

/**
 * What is told rightly: these are sentences in its list of changes, and GitHub shows them as code, too; and boxes that
 * only GitHub (`[!NOTE]`) or another program (`:::caution`) knows.
 */
const right = new Map<string, readonly RuleName[]>([
  ['node_modules/robots-parser/README.md', ['indented-text']],
  ['node_modules/@vitejs/plugin-react/README.md', ['foreign-mark', 'foreign-mark']],
  ['node_modules/@puppeteer/browsers/README.md', ['foreign-mark']],
])

describe('real documents read as another renderer has them: every line, and what kind of line it is', () => {
  it('of which there are at least sixty', () => {
    expect(documents.length).toBeGreaterThanOrEqual(60)
  })

  // A long document takes a second, and longer on a busy machine.
  it.each(everyNth(6, documents))('$path', { timeout: 60_000 }, ({ path, text }) => {
    const markdown = plainText(text)
    const { prose, problems } = readBody(markdown)
    expect(htmlToLines(render(prose))).toEqual(htmlToLines(referenceHtml(markdown)))
    expect(problems.map(({ rule }) => rule).filter((rule) => !stricter.has(rule))).toEqual(
      right.get(path) ?? [],
    )
    expect(findUndefinedTerms(prose)).toEqual([])
    expect(findHardcodedSectionRefs(prose).map(({ words }) => words)).toEqual([])
  })
})
