import { shareFonts, type OutlineText } from '../../content/model/pictures.ts'
import { penWith } from '../../render/pen.ts'
import type { ShareCard } from './shareCard.ts'
import { color } from '../theme/tokens.ts'

interface Parts {
  card: ShareCard
  /** The firm's name. */
  firm: string
  /** The URL of the drawing or photograph. */
  art: string
  outline: OutlineText
}

/** Draws the picture of a shared link as SVG: a drawing and the page's title. Undefined if a font lacks a character. */
export function drawShareCard({ card, firm, art, outline }: Parts): string | undefined {
  const { label, title, line = '' } = card
  const all = [label, title, line, label.toUpperCase(), firm.toUpperCase()].join(' ')
  if (shareFonts.some((font) => outline(font, all) === undefined)) return undefined
  const [pen, x, room] = [penWith(outline), 568, 568]
  const name = pen.fit(title, { most: 120, room, height: 300 })
  const subtitle = pen.wrap('serif-italic', line, 38, room)
  const y = 310 - (name.height + subtitle.length * 48) / 2
  const parts = [
    `<path fill="${color.paper}" d="M0 0h1200v630H0z"/>`,
    `<image href="${art}" width="504" height="630" preserveAspectRatio="xMidYMin slice"/>`,
    pen.label(label, { x, y: 92, fill: color.brassOnPaper }),
    pen.title(name, { x, y, fill: color.text }),
    pen.text(subtitle, { font: 'serif-italic', size: 38, x, y: y + name.height + 44, fill: color.textQuiet }),
    `<path fill="${color.line}" d="M502.5 0H504V630h-1.5zM${x} 526h${room}v1.5H${x}z"/>`,
    pen.text([firm.toUpperCase()], { font: 'serif', size: 25, x, y: 572, fill: color.text, tracking: 0.16 }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${parts.join('')}</svg>`
}
