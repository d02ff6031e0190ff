import { shareFonts, type OutlineText } from '../content/model/pictures.ts'
import { penWith } from '../render/pen.ts'
import type { ShareCard } from './shareCard.ts'
import { color } from './theme/tokens.ts'

interface Parts {
  card: ShareCard
  /** The firm's name. */
  firm: string
  /** The SVG of the card's drawing, or the URL of a photograph. */
  art: string
  outline: OutlineText
}

/** Draws the picture of a shared link as SVG. Undefined if a font lacks a character. */
export function drawShareCard(parts: Parts): string | undefined {
  const { card, firm, outline } = parts
  const all = [card.label, card.title, card.line ?? '', card.label.toUpperCase(), firm.toUpperCase()].join(
    ' ',
  )
  if (shareFonts.some((font) => outline(font, all) === undefined)) return undefined
  const content = card.layout === 'person' ? drawPerson(parts) : drawChart(parts)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${content.join('')}</svg>`
}

/** On paper, like a profile: the plate or the photograph, and the name next to it. */
function drawPerson({ card: { label, title, line = '' }, firm, art, outline }: Parts): string[] {
  const [pen, x, room] = [penWith(outline), 568, 568]
  const name = pen.fit(title, { most: 120, room, height: 300 })
  const subtitle = pen.wrap('serif-italic', line, 38, room)
  const y = 310 - (name.height + subtitle.length * 48) / 2
  return [
    `<path fill="${color.paper}" d="M0 0h1200v630H0z"/>`,
    art.startsWith('<svg')
      ? resized(art, 0, 504)
      : `<image href="${art}" width="504" height="630" preserveAspectRatio="xMidYMin slice"/>`,
    pen.label(label, { x, y: 92, fill: color.brassOnPaper }),
    pen.title(name, { x, y, fill: color.text }),
    pen.text(subtitle, { font: 'serif-italic', size: 38, x, y: y + name.height + 44, fill: color.textQuiet }),
    `<path fill="${color.line}" d="M${x} 526h${room}v1.5H${x}z"/>`,
    pen.text([firm.toUpperCase()], { font: 'serif', size: 25, x, y: 572, fill: color.text, tracking: 0.16 }),
  ]
}

/** On ink, like the head of a page: the title on open water. */
function drawChart({ card: { label, title, line = '' }, firm, art, outline }: Parts): string[] {
  const [pen, x, fill] = [penWith(outline), 76, color.brassOnInk]
  const heading = pen.fit(title, { most: 104, room: 640, height: 290 })
  const subtitle = pen.wrap('serif-italic', line, 36, 560)
  const end = 556 - subtitle.length * 50
  return [
    // The chart's left side is open water without end.
    resized(art, -410, 1744.6),
    pen.text([firm], { font: 'serif', size: 29, x, y: 110, fill, tracking: 0.04 }),
    pen.label(label, { x, y: end - heading.height - 26, fill }),
    pen.title(heading, { x, y: end - heading.height, fill: color.textOnInk }),
    pen.text(subtitle, { font: 'serif-italic', size: 36, x, y: end + 46, fill: color.textQuietOnInk }),
  ]
}

/** A drawing as high as the picture. */
const resized = (svg: string, x: number, width: number): string =>
  svg.replace(/width="\d+" height="\d+"/, `x="${x}" width="${width}" height="630"`)
