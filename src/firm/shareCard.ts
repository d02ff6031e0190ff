import { areaBand } from './art.ts'
import type { Labels } from './labels.ts'
import type { KindName, PayloadOf } from './pages.ts'

/** What the picture of a shared link shows. Its texts are texts of the page. */
export interface ShareCard {
  layout: 'person' | 'chart'
  label: string
  title: string
  line?: string
  /** Over the plate of a person without a photograph. */
  initials?: string
  /** The address of a drawing in `public/`, or of a photograph. */
  art: string
}

/** Undefined for pages that share the site's own picture. */
export const shareCard = <Kind extends KindName>(
  payload: Pick<PayloadOf<Kind>, 'kind' | 'facts'>,
  labels: Labels,
): ShareCard | undefined => cards[payload.kind]?.(payload, labels)

const cards: {
  [Kind in KindName]?: (payload: Pick<PayloadOf<Kind>, 'kind' | 'facts'>, labels: Labels) => ShareCard
} = {
  'practice-area': ({ facts: { page, slug, place } }, labels) => ({
    layout: 'chart',
    label: `${labels.practiceNumber} ${place}`,
    title: page.title,
    art: areaBand(slug),
  }),
}
