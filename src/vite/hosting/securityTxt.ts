import { addDays } from '../../content/text/calendar.ts'
import type { Site } from '../../content/model/site.ts'

/** Where those who have found a vulnerability look for a contact (RFC 9116). */
export const securityTxtAddress = '/.well-known/security.txt'

/** Days from the build until the file expires: less than the year that RFC 9116 (2.5.5) recommends at most. */
const validDays = 330

/**
 * `security.txt`: whom to tell of a vulnerability of the site.
 * @param contact the address of the page on which visitors write to the organization, if there is one
 * @param day the day of the build, as 2026-01-31: the same day gives the same text
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

/** The moment at which a `security.txt` expires; undefined when it names none. */
export function securityTxtExpiry(text: string): Date | undefined {
  const typed = /^Expires: (.*)$/m.exec(text)?.[1]
  const moment = new Date(typed ?? '')
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
