import { describe, expect, it } from 'vitest'
import { extractSite } from '../../../src/compliance/text/extractSite.ts'
import type { PageText } from '../../../src/compliance/text/types.ts'
import { build, file, practiceArea, minimalTree } from '../../fixtures/minimalSite.ts'

/** What the lawyers' tools take for the wording of a page. */

const legal = (body: string, more = ''): string =>
  file(
    `
title: Terms
order: 1
sections: ${body.match(/^## /gm)?.length ?? 0}
lastUpdated: 2025-06-20
description: The terms of a tiny site, described in as many words as are needed here.
lede: Read them.
${more}`,
    body,
  )

function pageOf(path: string, tree: Record<string, string>): PageText {
  const { site, problems } = build({ ...minimalTree, ...tree })
  const page = site && extractSite(site).pages.find((reading) => reading.path === path)
  if (!page) throw new Error(`No page ${path}: ${problems.map(({ message }) => message).join(' ')}`)
  return page
}

const terms = (body: string) =>
  pageOf('/terms', { 'legal/terms.mdx': legal(`## Use {#use}\n\n${body}`) }).sections.find(
    ({ id }) => id === 'use',
  )?.blocks

describe('the wording of a text', () => {
  it.each([
    ['line ends are no wording', 'You may\nuse it.', [['paragraph', 'You may use it.']]],
    ['quotes are straight', '“It’s” "it\'s"', [['paragraph', '"It\'s" "it\'s"']]],
    ['emphasis is no wording', 'You **may** *use* it.', [['paragraph', 'You may use it.']]],
    [
      'a list has items, whatever its marker',
      '* One.\n* Two.',
      [
        ['item', 'One.'],
        ['item', 'Two.'],
      ],
    ],
    [
      'items may hold paragraphs',
      '1. One.\n\n   More.',
      [
        ['item', 'One.'],
        ['item', 'More.'],
      ],
    ],
    [
      'an item says that it stands below another',
      '- One\n  - Inner\n  - Next\n- Two',
      [
        ['item', 'One'],
        ['item', '[sub-item] Inner'],
        ['item', '[sub-item] Next'],
        ['item', 'Two'],
      ],
    ],
    [
      'what is crossed out is not said',
      'You ~~must~~ may use it.',
      [['paragraph', 'You [struck out: must] may use it.']],
    ],
    [
      'a table has rows',
      '| a | b |\n| - | - |\n| 1 | 2 |',
      [
        ['row', 'a | b'],
        ['row', '1 | 2'],
      ],
    ],
    ['a quotation', '> Said.', [['quotation', 'Said.']]],
    ['code keeps its words', '`a  b`', [['paragraph', 'a b']]],
    [
      'a picture is its text',
      'See ![the harbor](/og.png) here.',
      [
        ['paragraph', 'See here.'],
        ['picture', 'the harbor'],
      ],
    ],
    [
      'a note has its title',
      '<Note title="Mind">\n\nThis.\n\n</Note>',
      [
        ['paragraph', 'Mind'],
        ['paragraph', 'This.'],
      ],
    ],
    [
      'the firm’s facts stand where they show',
      'Write to <FirmEmail />.',
      [['paragraph', 'Write to info@tiny.example.']],
    ],
    [
      'a comment is not read',
      'One.\n\n<!-- a note -->\n\nTwo.',
      [
        ['paragraph', 'One.'],
        ['paragraph', 'Two.'],
      ],
    ],
    ['a footnote has its number', 'So it is.[^1]\n\n[^1]: Because.', [['paragraph', 'So it is.[1]']]],
  ] as const)('%s', (_, body, expected) => {
    expect(terms(body)?.map(({ role, text }) => [role, text])).toEqual(expected)
  })

  it('has sections with their anchors, and numbers that are not part of the heading', () => {
    const { sections } = pageOf('/terms', {
      'legal/terms.mdx': legal('## Use {#use}\n\nA.\n\n### Limits {#limits}\n\nB.\n\n## Law {#law}\n\nC.'),
    })
    expect(sections.map(({ id, heading, level, number }) => [id, heading, level, number])).toEqual([
      ['', '', 1, undefined],
      ['use', 'Use', 2, 1],
      ['limits', 'Limits', 3, undefined],
      ['law', 'Law', 2, 2],
      ['search-results', 'In search results', 2, undefined],
      ['label:dates', 'Labels: dates', 2, undefined],
      ['label:legal', 'Labels: legal', 2, undefined],
      ['label:history', 'Labels: history', 2, undefined],
    ])
  })

  it('has facts in words: days, and where links lead', () => {
    const { facts } = pageOf('/terms', { 'legal/terms.mdx': legal('## Use {#use}\n\n[Write](/contact).') })
    expect(facts).toContainEqual({
      key: 'lastUpdated',
      label: 'Last updated',
      value: 'June 20, 2025',
      day: '2025-06-20',
    })
    expect(facts).toContainEqual({ key: 'link.Write', label: '"Write" leads to', value: '/contact' })
  })
})

describe('the wording of structured fields', () => {
  it('names who and what is listed, and not the names of files or drawings', () => {
    const page = pageOf('/practice-areas/tax', { 'practice-areas/tax.mdx': practiceArea('Tax', 1) })
    const said = JSON.stringify(page.sections)
    expect(page.sections.map(({ heading }) => heading)).toContain('A')
    expect(said).toContain('A is done.')
    expect(said).not.toContain('anchor')
  })
})
