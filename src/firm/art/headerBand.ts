import { itemAt } from './itemAt.ts'
import { seededRandom } from './seed.ts'

/** The name of a band of chart that a page has to itself, from the last part of its address: `/about/firm` → `firm`. */
export const ownBand = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The bands that pages share, by the seeds that they are drawn from: two open coasts, and one of each other kind. */
const sharedBands = ['fairway', 'skerries', 'lagoon', 'anchorage', 'shoals', 'reach'] as const

/**
 * The name of the band of chart at the head of a page without a subject of its own: one of a few, which its address
 * chooses, so that a thousand pages need no thousand drawings.
 */
export const sharedBand = (path: string): string =>
  itemAt(sharedBands, Math.floor(seededRandom(`${ownBand(path)} course`)() * sharedBands.length))
