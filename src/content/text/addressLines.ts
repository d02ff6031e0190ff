import type { Organization } from '../tags/organization.ts'

/** Street and floor, then city, region and postal code. */
export const addressLines = ({ street, floor, city, region, postalCode }: Organization['address']) => [
  floor === undefined ? street : `${street}, ${floor}`,
  `${city}, ${region} ${postalCode}`,
]
