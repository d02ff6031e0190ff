import type { Firm } from '../../collections/firm.ts'

type Place = Pick<Firm, 'latitude' | 'longitude'>

/** The distance from the map's center to its edges, in degrees. */
const radius = 0.004

// Four decimals are eleven meters. Rounding avoids numbers such as 0.30000000000000004.
const degrees = (value: number): string => String(Number(value.toFixed(4)))

/** The URL of OpenStreetMap's embedded map with a marker in its center. */
export function mapEmbedUrl({ latitude, longitude }: Place): string {
  const corners = [longitude - radius, latitude - radius, longitude + radius, latitude + radius]
  const bounds = encodeURIComponent(corners.map(degrees).join())
  const marker = encodeURIComponent([latitude, longitude].map(degrees).join())
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${marker}`
}

export const mapPageUrl = ({ latitude, longitude }: Place): string => {
  const [north, east] = [degrees(latitude), degrees(longitude)]
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`
}
