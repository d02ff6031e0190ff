import type { Firm } from '../../collections/firm.ts'
import { FactItem, FactList } from '../../components/FactList.tsx'
import { mapPage } from './openStreetMap.ts'

interface OfficeDetailsProps {
  firm: Firm
  /** What each detail is called, and the words of the link to the map. */
  words: { address: string; phone: string; email: string; hours: string; directions: string }
}

/** Where the office is and how to reach it: each detail leads to the map, the telephone or the mail program. */
export function OfficeDetails({ firm, words }: OfficeDetailsProps) {
  const { street, floor, city, region, postalCode } = firm.address
  return (
    <FactList>
      <FactItem label={words.address}>
        <dd>{floor === undefined ? street : `${street}, ${floor}`}</dd>
        <dd>
          {city}, {region} {postalCode}
        </dd>
        <dd>
          <a href={mapPage(firm)}>{words.directions}</a>
        </dd>
      </FactItem>
      <FactItem label={words.phone}>
        <dd>
          <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{firm.phone}</a>
        </dd>
      </FactItem>
      <FactItem label={words.email}>
        <dd>
          <a href={`mailto:${firm.email}`}>{firm.email}</a>
        </dd>
      </FactItem>
      <FactItem label={words.hours}>
        <dd>{firm.hours}</dd>
      </FactItem>
    </FactList>
  )
}
