import { addDays } from '../../content/text/calendar.ts'
import type { Site } from '../../content/model/site.ts'

/** RFC 9116. */
export const securityTxtAddress = '/.well-known/security.txt'

/** Days until the file expires. RFC 9116 (2.5.5) recommends less than a year. */
const validDays = 330

/**
 * `security.txt`: where to report vulnerabilities.
 * @param contact the path of the contact page, if there is one
 * @param day the build's date, as 2026-01-31
 */
export function securityTxt(
  { site, email, contact }: Pick<Site['organization'], 'site' | 'email'> & { contact: string | undefined },
  day: string,
): string {
  return [
    `Contact: mailto:${email}`,
    ...(contact === undefined ? [] : [`Contact: ${site}${contact}`]),
    `Expires: ${addDays(day, validDays)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${site}${securityTxtAddress}`,
    '',
  ].join('\n')
}
