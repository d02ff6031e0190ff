import type { ParsedBody, Heading } from '../model/parsedBody.ts'
import { decodeAddress } from '../text/decodeAddress.ts'
import { normalizeUsPhone } from '../text/normalizeUsPhone.ts'
import { alsoInFile } from '../text/plural.ts'
import { isEmail, suggestEmail } from '../text/suggestEmail.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'

/**
 * What one body shows by itself: headings that skip a level, mail and phone links that reach nobody, sentences that
 * share a line.
 * @param file the body's file
 */
export function checkBody(file: string, { headings, links, multiSentenceLines }: ParsedBody): Diagnostic[] {
  const wrongLinks = links.flatMap(({ href, ...place }) => {
    const told = wrongMail(href) ?? wrongPhone(href)
    return told ? [diagnostic(file, place, told)] : []
  })
  return [...skippedLevels(file, headings), ...wrongLinks, ...crowdedLines(file, multiSentenceLines)]
}

/** Told once for a file, since a pasted text may have a hundred. */
function crowdedLines(file: string, crowded: ParsedBody['multiSentenceLines']): Diagnostic[] {
  if (!crowded) return []
  return [
    diagnostic(file, crowded, [
      'sentence-a-line',
      `Here a second sentence begins on the same line${alsoInFile(crowded.count - 1)}.`,
      'Begin each sentence on a line of its own, or let npm run check -- --fix do it; the page stays the same.',
    ]),
  ]
}

/** Templates give the page its title, so a body begins at the second level; the first is told elsewhere. */
function skippedLevels(file: string, headings: readonly Heading[]): Diagnostic[] {
  return headings.flatMap((heading, index) => {
    const above = Math.max(headings[index - 1]?.depth ?? 1, 1)
    if (heading.depth <= above + 1) return []
    const before = headings[index - 1]
    return [
      diagnostic(file, heading, [
        'heading-skip',
        before
          ? `The heading "${heading.text}" begins with ${signs(heading.depth)}, and the one before it with ${signs(before.depth)}.`
          : `The first heading, "${heading.text}", begins with ${signs(heading.depth)}.`,
        `Write ${signs(above + 1)} instead.`,
      ]),
    ]
  })
}

const signs = (depth: number): string => '#'.repeat(depth)

function wrongMail(href: string): RuleMessage | undefined {
  const to = /^mailto:(?<to>[^?#]*)/i.exec(href)?.groups?.['to']
  if (to === undefined) return undefined
  const wrong = to.split(',').find((address) => !isEmail(decodeAddress(address)))
  if (wrong === undefined) return undefined
  // A comma in the place of a point parts one address into two.
  const whole = decodeAddress(to.split('@').length === 2 ? to : wrong)
  const meant = suggestEmail(whole)
  return [
    'mail-link',
    decodeAddress(wrong) === ''
      ? 'This mail link holds no address.'
      : `The mail link "mailto:${whole}" holds no e-mail address.`,
    meant === undefined
      ? 'Write the whole address behind mailto:, for example mailto:name@firm.example.'
      : `Write mailto:${meant}`,
  ]
}

function wrongPhone(href: string): RuleMessage | undefined {
  const number = /^tel:(?<number>.*)$/i.exec(href)?.groups?.['number']
  if (number === undefined) return undefined
  // RFC 3966: digits after a plus sign, with hyphens, points and brackets between them for the eye.
  const digits = /^\+[\d.()-]+$/.test(number) ? number.replace(/\D/g, '').length : 0
  if (digits >= 7 && digits <= 15) return undefined
  const digitsDialled = normalizeUsPhone(decodeAddress(number))
  return [
    'phone-link',
    `The phone link "tel:${decodeAddress(number)}" holds no number with its country code.`,
    digitsDialled === undefined
      ? 'Write the number behind tel: as tel:+12125550142, without spaces.'
      : `Write tel:+1${digitsDialled}`,
  ]
}
