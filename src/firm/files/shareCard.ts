import { shareFonts, type OutlineText } from '../../content/model.ts'
import { penWith } from '../../render/pen.ts'
import { plate } from '../art.ts'
import type { Labels } from '../labels.ts'
import type { KindName, PayloadOf } from '../pages/kinds.ts'
import { color } from '../theme/tokens.ts'

/** What the picture of a shared link shows. Its texts are texts of the page. */
export interface ShareCard {
  label: string
  title: string
  line?: string
  /** The address of a drawing in `public/`, or of a photograph. */
  art: string
}

/** Undefined for pages that share the site's own picture. */
export const shareCard = <Kind extends KindName>(page: Shared<Kind>, labels: Labels): ShareCard | undefined =>
  cards[page.kind]?.(page, labels)

type Shared<Kind extends KindName> = Pick<PayloadOf<Kind>, 'path' | 'kind' | 'facts'>

const cards: { [Kind in KindName]?: (page: Shared<Kind>, labels: Labels) => ShareCard } = {
  person: ({ facts: { page, focus, titles, picture } }) => ({
    label: titles[0] ?? '',
    title: page.name,
    ...(focus && { line: focus }),
    art: picture.portrait?.src ?? picture.plate,
  }),
  'practice-area': ({ facts: { page, drawing } }, labels) => ({
    label: labels.people.practice,
    title: page.title,
    art: drawing.wide,
  }),
  role: ({ path, facts: { page, pay } }) => ({
    label: page.location,
    title: page.title,
    line: pay,
    art: plate(path),
  }),
}

interface Parts {
  card: ShareCard
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
