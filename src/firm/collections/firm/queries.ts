import { compareText, dataOf, pick, type Site } from '../../../content/model.ts'
import { formatDate } from '../../../content/text/formatDate.ts'
import { firmFile, type Firm } from './schema.ts'

/** What pages show on a day: each office with the closing days to come, and the banner until it ends. */
export function firmOn(firm: Firm, today = '') {
  const { otherOffices = [], banner } = firm
  const offices = [firm, ...otherOffices].map(({ closingDays = [], ...office }) => ({
    ...pick(office, ['address', 'phone', 'hours']),
    closingDays: closingDays
      .filter(({ date }) => date >= today)
      .toSorted((a, b) => compareText(a.date, b.date))
      .map((one) => ({ ...one, day: formatDate(one.date) })),
  }))
  const current =
    banner && banner.expiresOn >= today ? pick(banner, ['text', 'link', 'expiresOn']) : undefined
  return { ...pick(firm, shown), offices, banner: current }
}

// Two arrays, which the formatter keeps on a line each.
const shown = [
  ...(['name', 'legalName', 'description', 'site', 'founded', 'picture', 'address', 'phone'] as const),
  ...(['email', 'latitude', 'longitude', 'advertising', 'delivery', 'deliveryAddress'] as const),
]

export type ShownFirm = ReturnType<typeof firmOn>

export const firmOf = (site: Site): Firm => dataOf(site, firmFile)
