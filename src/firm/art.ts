/** Chooses drawings from `public/art`. */

/** The icons in `marks.svg` that the field `mark` may name. */
export const iconNames = [
  ...'seal scales patent plan bench ledger vault meridians delta lock'.split(' '),
  ...'lighthouse compass sextant anchor lead-line logbook signal-flags ship-wheel'.split(' '),
  ...'knot hourglass star-chart buoy rigging tide-table'.split(' '),
]

const areas = `banking-finance corporate-law data-privacy employment-law environmental-law
  intellectual-property international-law litigation real-estate tax-law`.split(/\s+/)

/** Those whom `scripts/art/plates.ts` has drawn. */
const people =
  `avital-gerstein caleb-boudreaux denise-kealoha ellen-pruitt-nakamura farah-amiri graham-thornquist
  halina-szymczak imran-haidari isaac-tolliver leela-varkey lucia-fontanez lucius-brathwaite mina-choe nadia-achterberg
  ngozi-eke odile-nkemelu rohan-mukherji tomas-echeverri wei-lin-zhou`.split(/\s+/)

/** The drawing of a practice area, for wide and narrow windows. A new area has a shared one. A card shows a part of it. */
export const areaDrawing = (slug: string): { wide: string; narrow: string; detail: string | undefined } => {
  const name = `/art/practice/${areas.includes(slug) ? slug : 'shared'}`
  const detail = areas.includes(slug) ? `/art/card/${slug}.svg` : undefined
  return { wide: `${name}.svg`, narrow: `${name}-narrow.svg`, detail }
}

/** New people share a few drawings, which have no marks. */
const drawingOf = (slug: string) => (people.includes(slug) ? slug : `harbor-${(slug.length % 6) + 1}`)

/** The drawing of a person without a photograph. */
export const plate = (slug: string): string => `/art/plate/${drawingOf(slug)}.svg`

/** The same course on a strip of sea, for the edge of the person's page. */
export const sea = (slug: string): string => `/art/sea/${drawingOf(slug)}.svg`
