import { plate } from '../art.ts'
import type { Labels } from '../labels.ts'
import type { KindName, PayloadOf } from '../pages/kinds.ts'

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
  role: ({ path, facts: { page, pay } }, labels) => ({
    label: page.location,
    title: page.title,
    line: `${pay} ${labels.roles.perYear}`,
    art: plate(path),
  }),
}
