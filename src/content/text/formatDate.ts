const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A plain ISO date in words: `2025-06-20` → `June 20, 2025`. It is arithmetic on the text alone, since a `Date` would
 * bring a time zone and could shift the day. What is not such a date comes back as it is.
 */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split('-')
  const name = months[Number(month) - 1]
  return name === undefined || day === undefined ? iso : `${name} ${Number(day)}, ${year}`
}
