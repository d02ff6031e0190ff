import type { Definition, Link, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { RuleMessage } from '../../model/diagnostic.ts'
import { decodeAddress } from '../../text/decodeAddress.ts'
import { normalizeUsPhone } from '../../text/normalizeUsPhone.ts'
import { isEmail, suggestEmail } from '../../text/suggestEmail.ts'
import { report } from '../report.ts'

/** Reports links whose address says by itself that they reach nobody, or the editor alone. */
export const remarkLinks = () => (tree: Root, file: VFile) =>
  visit(tree, ['link', 'definition'], (node) => {
    const { url, position } = node as Link | Definition
    const wrong = wrongMail(url) ?? wrongPhone(url) ?? wrongWebsite(url)
    if (wrong) report(file, position?.start, ...wrong)
  })

function wrongMail(url: string): RuleMessage | undefined {
  const [, typed] = /^mailto:([^?#]*)/i.exec(url) ?? []
  if (typed === undefined) return undefined
  const wrong = typed.split(',').find((one) => !isEmail(decodeAddress(one)))
  if (wrong === undefined) return undefined
  // A comma in the place of a point parts one address into two.
  const whole = decodeAddress(typed.split('@').length === 2 ? typed : wrong)
  const meant = suggestEmail(whole)
  return [
    'mail-link',
    `The mail link "mailto:${whole}" has no valid e-mail address.`,
    meant
      ? `Write mailto:${meant}`
      : 'Write the whole address after mailto:, such as mailto:name@firm.example.',
  ]
}

function wrongPhone(url: string): RuleMessage | undefined {
  const [, typed] = /^tel:(.*)$/i.exec(url) ?? []
  if (typed === undefined) return undefined
  // RFC 3966: digits after a plus sign, with hyphens, points and brackets between them.
  const digits = /^\+[\d.()-]+$/.test(typed) ? typed.replace(/\D/g, '').length : 0
  if (digits >= 7 && digits <= 15) return undefined
  const dialed = normalizeUsPhone(decodeAddress(typed))
  return [
    'phone-link',
    `The phone link "tel:${decodeAddress(typed)}" has no number with its country code.`,
    dialed ? `Write tel:+1${dialed}` : 'Write the number as tel:+12125550142, without spaces.',
  ]
}

/** Where programs put the address that was meant: its parameter, by the host of what tracks the visitor. */
const wrappers: readonly [host: RegExp, parameter: string][] = [
  [/(?:^|\.)google\.[a-z.]+$/, 'q'],
  [/(?:^|\.)google\.[a-z.]+$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^l(?:m)?\.facebook\.com$/, 'u'],
  [/^urldefense\.(?:com|proofpoint\.com)$/, 'u'],
  [/^(?:www\.)?linkedin\.com$/, 'url'],
]
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|msclkid|_hs\w+)$/

function wrongWebsite(url: string): RuleMessage | undefined {
  const doubled = /^https?:\/\/(https?):?\/+(.*)$/i.exec(url)
  if (doubled) return useless('has "https://" twice', `Write ${doubled[1]}://${doubled[2]}`)
  if (!/^https?:\/\//i.test(url)) return undefined
  if (!URL.canParse(url)) return undefined
  const parsed = new URL(url)
  const { hostname, pathname, search, hash, searchParams } = parsed
  if (
    /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|192\.168\.\d+\.\d+|10\.\d+\.\d+\.\d+)$|\.local$/.test(
      hostname,
    )
  )
    return useless(
      'works on your own computer only',
      `Write ${pathname}${search}${hash}, if the page is on this site.`,
    )
  if (
    /^(?:deploy-preview-\d+--|[\w-]+--)[\w-]+\.netlify\.app$|\.(?:pages|ngrok(?:-free)?)\.(?:dev|app|io)$|-git-[\w-]+\.vercel\.app$/.test(
      hostname,
    )
  )
    return useless(
      'leads to a preview that will be deleted',
      `Write ${pathname}${search}${hash}, if the page is on this site.`,
    )
  const inner = wrappers.flatMap(([host, name]) =>
    host.test(hostname) ? (searchParams.get(name) ?? []) : [],
  )[0]
  if (inner && /^https?:\/\//.test(inner))
    return useless('leads through a website that tracks the visitor', `Write ${inner}`)
  const defended = /^https:\/\/urldefense\.com\/v3\/__(https?):?\/+(.*?)__;/.exec(url)
  if (defended)
    return useless('leads through a website that tracks the visitor', `Write ${defended[1]}://${defended[2]}`)
  const [, whole = '', end] = /^(.*?)([.,;:!]+)$/.exec(url) ?? []
  if (end) return useless(`ends with "${end}"`, `Write ${whole}`)
  if (!hostname.includes('.') && !hostname.startsWith('['))
    return useless('has no full website name', 'Write it with its ending, such as .gov or .com.')
  const trackers = [...searchParams.keys()].filter((name) => tracking.test(name))
  if (trackers.length === 0) return undefined
  trackers.forEach((name) => searchParams.delete(name))
  return useless(`has ${trackers.join(' and ')} in it, which tracks the visitor`, `Write ${parsed.href}`)
}

const useless = (what: string, fix: string): RuleMessage => [
  'unsafe-link',
  `The address of this link ${what}.`,
  fix,
]
