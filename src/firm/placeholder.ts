/** Stands in for `firm.mdx` in redlines of two states of the content, when one has no readable one. */
export const placeholder = `---
name: The firm
legalName: The firm
description: The firm.
site: https://firm.example
founded: 1999
address:
  street: the address
  city: New York
  region: NY
  postalCode: 00000
latitude: 40.7
longitude: -74
phone: +1 212 555 0100
email: firm@firm.example
hours: always
timeZone: America/New_York
advertising: Attorney Advertising.
delivery: simulated
callToAction:
  title: Contact
  description: Write to us.
footer:
  - id: legal
    title: Legal
---
`
