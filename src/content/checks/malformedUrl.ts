import { decodeAddress } from '../text/decodeAddress.ts'
import { isEmail } from '../text/suggestEmail.ts'
import type { RuleMessage } from '../model/diagnostic.ts'

/**
 * What is wrong with the form of an address, wherever it leads: this site by another name, quotation marks around it,
 * an e-mail address without mailto:.
 * @param site the site’s own address, as https://www.example.com; undefined when its file is not sound
 */
export function malformedUrl(href: string, site: string | undefined): RuleMessage | undefined {
  const path = site === undefined ? undefined : pathOnOwnDomain(href, site)
  if (path !== undefined)
    return [
      'relative-link',
      `The link "${href}" leads to this site, and ${otherForm(href, site ?? '')}.`,
      `Write ${path}`,
    ]
  const typed = decodeAddress(href)
  const within = /^["'“”„‘’]+(.*?)["'“”‘’]*$/.exec(typed)?.[1]
  if (within !== undefined) {
    return [
      'relative-link',
      `The address of this link stands in quotation marks: ${typed}.`,
      within === '' ? 'Write an address between the brackets.' : `Write ${within} without them.`,
    ]
  }
  return isEmail(href)
    ? [
        'mail-link',
        `The link "${href}" is an e-mail address, and mailto: is missing before it.`,
        `Write mailto:${href}`,
      ]
    : undefined
}

/** How the site’s address is written when it is not its own one: the end of a sentence. */
function otherForm(href: string, site: string): string {
  if (/^http:/i.test(href)) return 'begins with http:// instead of https://'
  if (!/^https:/i.test(href)) return 'has no https:// before it'
  return `not by its own address, ${site}`
}

/** What stands behind the site’s name when that is written in another form than its own: with http://, or without www. */
function pathOnOwnDomain(href: string, site: string): string | undefined {
  if (href === site || href.startsWith(`${site}/`)) return undefined
  const bare = (address: string): string => address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')
  const [name, typed] = [bare(site).toLowerCase(), bare(href)]
  if (!typed.toLowerCase().startsWith(name)) return undefined
  const path = typed.slice(name.length)
  if (path === '') return '/'
  return /^[/?#]/.test(path) ? path.replace(/^(?!\/)/, '/') : undefined
}
