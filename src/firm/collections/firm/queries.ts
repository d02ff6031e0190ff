import { compareText } from '../../../content/model/diagnostic.ts'
import type { Site } from '../../../content/model/site.ts'
import { dataOf } from '../../../content/model/content.ts'
import { firmFile, type Firm } from './schema.ts'

const byDate = (a: { date: string }, b: { date: string }) => compareText(a.date, b.date)

/** What pages show on a day: each office with the closing days to come, and the banner until it ends. */
export function firmOn({ otherOffices = [], banner, ...firm }: Firm, today = '') {
  const offices = [firm, ...otherOffices].map(({ address, phone, hours, closingDays = [] }) => {
    return {
      address,
      phone,
      hours,
      closingDays: closingDays.filter(({ date }) => date >= today).toSorted(byDate),
    }
  })
  return { ...firm, offices, banner: banner && banner.expiresOn >= today ? banner : undefined }
}

export type ShownFirm = ReturnType<typeof firmOn>

export const firmOf = (site: Site): Firm => dataOf(site, firmFile)
