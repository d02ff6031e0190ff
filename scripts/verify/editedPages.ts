import type { PageText, Section, SiteText } from '../../src/compliance/text/types.ts'

/** A site whose legal pages were edited in many ways. The same seed gives the same edits. */
export function editedSite(site: SiteText, seed: number): SiteText {
  const draw = randomFrom(seed)
  return {
    ...site,
    pages: site.pages.map((page) => (page.kind === 'legal' ? editedPage(page, draw) : page)),
  }
}

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A page with sections moved, gone and new, and words changed, added and taken out in some of its blocks. */
function editedPage(page: PageText, draw: () => number): PageText {
  const [opening, ...rest] = page.sections
  const sections = rest
    .filter(() => draw() > 0.06)
    .map((section): Section => ({
      ...section,
      heading: draw() < 0.08 ? `${section.heading} and More` : section.heading,
      blocks: section.blocks.flatMap((block) => editedBlock(block, draw)),
    }))
  if (draw() < 0.5)
    sections.splice(draw() * sections.length, 0, ...sections.splice(draw() * sections.length, 1))
  if (draw() < 0.4)
    sections.splice(draw() * sections.length, 0, {
      id: 'wholly-new',
      heading: 'Wholly New',
      level: 2,
      number: undefined,
      blocks: [
        { role: 'paragraph', text: 'This section never stood here; it says <nothing> & "everything".' },
      ],
    })
  return { ...page, sections: [...(opening ? [opening] : []), ...sections] }
}

function editedBlock(block: Section['blocks'][number], draw: () => number): Section['blocks'] {
  const words = block.text.split(' ')
  const at = Math.floor(draw() * words.length)
  const chance = draw()
  if (chance < 0.06) return []
  if (chance < 0.12) return [block, { ...block, text: `A further sentence, number ${at}, of the same kind.` }]
  if (chance < 0.2) return [{ ...block, text: words.with(at, 'otherwise').join(' ') }]
  if (chance < 0.25) return [{ ...block, text: `${block.text} And no more.` }]
  if (chance < 0.3)
    return [
      { ...block, text: `${block.text} And more.` },
      { ...block, text: 'Much more.' },
    ]
  return [block]
}
