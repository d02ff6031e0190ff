import { defineTag } from '../../../content/tags/tag.ts'

export const firmAddress = defineTag({
  name: 'FirmAddress',
  content: 'none',
  place: 'block',
  properties: {},
  sentence: 'The firm’s name and postal address.',
  fact: {
    name: 'address',
    lines: ({ legalName, address: { street, floor, city, region, postalCode } }) => [
      legalName,
      floor === undefined ? street : `${street}, ${floor}`,
      `${city}, ${region} ${postalCode}`,
    ],
  },
})
