import { firmFile } from '../../firm/collections.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'

/**
 * Takes the place of `firm.mdx` where that is missing or not sound, so that everything else can be read. Nothing of it
 * is shown: what the file itself says is compared as it is typed.
 */
export const placeholderFirm: SourceFile = {
  path: firmFile.path,
  text: `---
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
`,
}
