const minutesOf = (degrees: number): number => Math.round(Math.abs(degrees) * 60)

const pad = (value: number): string => String(value).padStart(2, '0')

/**
 * A place as a chart writes it, in whole minutes of arc: latitude and longitude in degrees, north and east positive.
 * Figures and letters of one coordinate stay on one line.
 * @returns the two coordinates: `40.7028, -74.0125` → `['40° 42′ N', '74° 01′ W']`
 */
export function formatPosition(latitude: number, longitude: number): [latitude: string, longitude: string] {
  const write = (degrees: number, positive: string, negative: string): string => {
    const minutes = minutesOf(degrees)
    return `${pad(Math.floor(minutes / 60))}°\u00a0${pad(minutes % 60)}′\u00a0${degrees < 0 ? negative : positive}`
  }
  return [write(latitude, 'N', 'S'), write(longitude, 'E', 'W')]
}
