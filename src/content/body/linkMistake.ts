import { z } from 'zod'
import type { RuleMessage } from '../model/diagnostic.ts'
import { decodeAddress } from '../text/decodeAddress.ts'

const emailAddress = z.email()

export const isEmail = (typed: string): boolean => emailAddress.safeParse(typed).success

/** What is wrong with an address that says by itself that it reaches nobody, or the editor alone. */
export function linkMistake(url: string): RuleMessage | undefined {
  const [, scheme = '', rest = ''] = /^(mailto|tel|https?):(.*)$/is.exec(url) ?? []
  if (scheme === '') return undefined
  if (scheme.toLowerCase() === 'mailto') return wrongMail(decodeAddress(rest.replace(/[?#].*$/s, '')))
  if (scheme.toLowerCase() === 'tel') return wrongPhone(rest)
  return wrongWebsite(url)
}

const wrongMail = (typed: string): RuleMessage | undefined =>
  typed.split(',').every(isEmail)
    ? undefined
    : [
        'mail-link',
        `The mail link "mailto:${typed}" has no valid e-mail address.`,
        'Write the whole address after mailto:, such as mailto:name@firm.example.',
      ]

/** RFC 3966: digits after a plus sign, with hyphens, points and brackets between them. */
const wrongPhone = (typed: string): RuleMessage | undefined =>
  /^\+[.()-]*(?:\d[.()-]*){7,15}$/.test(typed)
    ? undefined
    : [
        'phone-link',
        `The phone link "tel:${decodeAddress(typed)}" has no number with its country code.`,
        'Write the number as tel:+12125550142, without spaces.',
      ]

const ownComputer =
  /^(?:localhost|(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|0\.0\.0\.0|\[::1\]|.*\.local)$/
const preview =
  /^[\w-]+--[\w-]+\.netlify\.app$|\.pages\.dev$|\.ngrok(?:-free)?\.(?:app|io|dev)$|-git-[\w-]+\.vercel\.app$/
/** Websites that lead to the address which one of their parameters holds, and count who follows. */
const redirector =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|youtube|facebook|instagram|linkedin|outlook|cudasvc|slack-redir|proofpoint)\.[a-z.]+$/
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|msclkid|igshid|_hs\w+)$/

function wrongWebsite(url: string): RuleMessage | undefined {
  const useless = (what: string, fix: string): RuleMessage => [
    'unsafe-link',
    `The address of this link ${what}.`,
    fix,
  ]
  const doubled = /^https?:\/\/(https?):?\/+(.*)$/i.exec(url)
  if (doubled) return useless('has "https://" twice', `Write ${doubled[1]}://${doubled[2]}`)
  if (!URL.canParse(url)) return undefined
  const { href, hostname, pathname, search, hash, searchParams } = new URL(url)
  const ownPage = `Write ${pathname}${search}${hash}, if the page is on this site.`
  if (ownComputer.test(hostname)) return useless('works on your own computer only', ownPage)
  if (preview.test(hostname)) return useless('leads to a preview that will be deleted', ownPage)
  const inner = [...searchParams.values()].find((value) => /^https?:\/\/./.test(value))
  const defended = /^https:\/\/urldefense\.com\/v3\/__(https?):?\/+(.*?)__;/.exec(url)
  const meant =
    inner && redirector.test(hostname) && !/share/i.test(pathname)
      ? inner
      : defended && `${defended[1]}://${defended[2]}`
  if (meant) return useless('leads through a website that tracks the visitor', `Write ${meant}`)
  const [, whole = '', end] = /^(.*?)([.,;:!]+)$/.exec(url) ?? []
  if (end) return useless(`ends with "${end}"`, `Write ${whole}`)
  if (!/[.[]/.test(hostname))
    return useless('has no full website name', 'Write it with its ending, such as .gov or .com.')
  const trackers = [...searchParams.keys()].filter((name) => tracking.test(name))
  const plain = new URL(href)
  trackers.forEach((name) => plain.searchParams.delete(name))
  if (trackers.length === 0) return undefined
  return useless(`has ${trackers.join(' and ')} in it, which tracks the visitor`, `Write ${plain.href}`)
}
