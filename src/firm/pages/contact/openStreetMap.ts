/** A place on the earth, in degrees; north and east are positive. */
export interface LatLng {
  latitude: number
  longitude: number
}

/** How far the embedded map reaches from its centre to each side, in degrees. */
const reach = 0.004

// Four decimals are eleven metres, and keep 0.1 + 0.2 from the address.
const degrees = (value: number): string => String(Number(value.toFixed(4)))

/** The address of OpenStreetMap's embeddable map, centred on a place and marking it. */
export function embeddedMap({ latitude, longitude }: LatLng): string {
  const west = degrees(longitude - reach)
  const south = degrees(latitude - reach)
  const east = degrees(longitude + reach)
  const north = degrees(latitude + reach)
  const bounds = encodeURIComponent([west, south, east, north].join())
  const marker = encodeURIComponent([degrees(latitude), degrees(longitude)].join())
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${marker}`
}

/** The address of the same map on its own page. */
export const mapPage = ({ latitude, longitude }: LatLng): string => {
  const [north, east] = [degrees(latitude), degrees(longitude)]
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`
}
