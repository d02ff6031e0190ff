import type { Firm } from '../../collections/firm.ts'

type Place = Pick<Firm, 'latitude' | 'longitude'>

/** How far the embedded map reaches from its center to each side, in degrees. */
const reach = 0.004

// Four decimals are eleven meters, and keep 0.1 + 0.2 from the address.
const degrees = (value: number): string => String(Number(value.toFixed(4)))

/** The address of OpenStreetMap's embeddable map, centered on a place and marking it. */
export function embeddedMap({ latitude, longitude }: Place): string {
  const corners = [longitude - reach, latitude - reach, longitude + reach, latitude + reach]
  const bounds = encodeURIComponent(corners.map(degrees).join())
  const marker = encodeURIComponent([latitude, longitude].map(degrees).join())
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${marker}`
}

export const mapPage = ({ latitude, longitude }: Place): string => {
  const [north, east] = [degrees(latitude), degrees(longitude)]
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`
}
