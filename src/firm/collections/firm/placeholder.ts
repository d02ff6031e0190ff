/**
 * The text of a file that stands for `firm.mdx` where a redline compares contents and one of them has none that can be
 * read.
 */
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
