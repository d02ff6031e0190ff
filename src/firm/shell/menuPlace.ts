import type { MenuItem } from '../../content/model/site.ts'

/**
 * Where a page stands in the menu, as text: which links lead to it, and which to a page above it. That is all of a page that the
 * header, and the footer, show.
 */
export function menuPlace(menu: readonly MenuItem[], path: string): string {
  const placeOf = (link: string) => (link === path ? '=' : path.startsWith(`${link}/`) ? '<' : '-')
  const placesIn = (items: readonly MenuItem[]): string =>
    items.map((item) => placeOf(item.path) + placesIn(item.items)).join('')
  return placeOf('/') + placesIn(menu)
}
