import { z } from 'zod'
import type { RuleMessage } from '../model/diagnostic.ts'
import { decodeAddress } from '../text/decodeAddress.ts'

const emailAddress = z.email()

export const isEmail = (typed: string): boolean => emailAddress.safeParse(typed).success

/** Addresses that don't work for visitors. */
const mistakes: readonly [url: RegExp, what: string, fix: string][] = [
  [/^https?:\/\/(https?):?\/+(.*)$/i, 'has "https://" twice', 'Write $1://$2'],
  [/^(?:https?:\/?|(?:https?)?\/\/)(?=[^/])(.*)$/i, 'starts with an incomplete https://', 'Write https://$1'],
  [
    /^https?:\/\/(?:localhost|(?:0|127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+|\[::1\]|[^/]*\.local)(?::\d+)?(\/.*)?$/i,
    'only works on your computer',
    'If the page is on this site, write $1.',
  ],
  [
    /^https?:\/\/[\w.-]*(?:--[\w-]+\.netlify\.app|\.pages\.dev|\.ngrok[\w.-]+|-git-[\w-]+\.vercel\.app|(?<=\/)staging\.[\w.-]+)(\/.*)?$/i,
    'leads to a preview that will be deleted',
    'If the page is on this site, write $1.',
  ],
  [
    /^(?:https?:\/\/|(?=www\.))(.*?)(?:[.,;:!'"]|%2[02]|%E2%80%(?:9[89CD]|A6))+$/i,
    'ends with a punctuation mark',
    'Write https://$1',
  ],
  [/^https?:\/\/[^/?#@]*@(.*)$/i, 'has an @ before its domain', 'Write https://$1'],
  [/^https?:\/\/[^./?#:[]+(?:[/:?#].*)?$/i, 'has no complete domain', 'Write it like https://nycourts.gov'],
]
/** Websites that redirect to an address in a parameter, and track visitors. */
const redirector =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|youtube|facebook|instagram|linkedin|slack-redir)\.[a-z.]+$/
/** The same for links in e-mails; not all of them can be read. */
const wrapper =
  /(?:^|\.)(?:safelinks\.protection\.outlook|urldefense|proofpoint|mimecast\w*|cudasvc)\.[a-z.]+$/
const tracking = /^(?:utm_\w+|\w*clk?id|gad_\w+|[gw]braid|mc_[ce]id|igshid|_hs\w+|_g[al]|trk)$/

/** Reports an address that is wrong whatever the site has. */
export function linkMistake(url: string): RuleMessage | undefined {
  const [, mail] = /^mailto:([^?#]*)/i.exec(url) ?? []
  if (mail !== undefined && !mail.split(',').every((one) => isEmail(decodeAddress(one)))) {
    const fix = 'Write the whole address after mailto:, such as mailto:name@firm.example.'
    return ['mail-link', `The link "mailto:${decodeAddress(mail)}" has no complete e-mail address.`, fix]
  }
  // RFC 3966: digits after a plus sign, with hyphens, points and brackets between them.
  if (/^tel:(?!\+[.()-]*(?:\d[.()-]*){7,15}$)/i.test(url)) {
    const fix = 'Write the number like tel:+12125550142, with the country code and no spaces.'
    return ['phone-link', `The link "${decodeAddress(url)}" has no complete phone number.`, fix]
  }
  for (const [pattern, what, fix] of mistakes) {
    const match = pattern.exec(url)
    const write = fix.replace(/\$(\d)/g, (_, group: string) => match?.[Number(group)] ?? '/')
    if (match) return ['unsafe-link', `This link ${what}.`, write]
  }
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  if (/(?:^|\.)xn--/.test(parsed.hostname)) {
    const message = `This link leads to ${parsed.hostname}, whose letters may only look like those of another website.`
    return ['look-alike', message, 'Type the domain with letters from a to z.']
  }
  const inner = [...parsed.searchParams.values()].find((value) => /^https?:\/\/./.test(value))
  const isRedirect =
    wrapper.test(parsed.hostname) ||
    (inner !== undefined && redirector.test(parsed.hostname) && !/share/i.test(parsed.pathname))
  const trackers = [...parsed.searchParams.keys()].filter((name) => tracking.test(name))
  trackers.forEach((name) => parsed.searchParams.delete(name))
  if (!isRedirect && trackers.length === 0) return undefined
  const write = `Write ${isRedirect ? (inner ?? 'the address it leads to') : parsed.href}`
  return ['unsafe-link', 'This link tracks visitors who follow it.', write]
}
