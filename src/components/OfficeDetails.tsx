import type { Firm } from '../site/schema/firm.ts'
import { Facts } from './Facts.tsx'
import { mapPage } from './openStreetMap.ts'

export interface OfficeDetailsProps {
  firm: Firm
  /** What each detail is called, and the words of the link to the map. */
  words: { address: string; phone: string; email: string; hours: string; directions: string }
}

/** Where the office is and how to reach it: every detail leads to the map, the telephone or the mail program. */
export function OfficeDetails({ firm, words }: OfficeDetailsProps) {
  const { street, floor, city, region, postalCode } = firm.address
  const streetAndFloor = floor === undefined ? street : `${street}, ${floor}`
  const facts = [
    {
      label: words.address,
      lines: [streetAndFloor, `${city}, ${region} ${postalCode}`, <a href={mapPage(firm)}>{words.directions}</a>],
    },
    { label: words.phone, lines: [<a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{firm.phone}</a>] },
    { label: words.email, lines: [<a href={`mailto:${firm.email}`}>{firm.email}</a>] },
    { label: words.hours, lines: [firm.hours] },
  ]
  return <Facts facts={facts} />
}
