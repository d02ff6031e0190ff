import type { LintFinding, MaskedBlock } from './maskedBlock.ts'

/** How the address of a link or picture begins. */
const address = String.raw`(?:\.{0,2}\/|#[a-z]|https?:|www\.|mailto:|tel:)`

const words = String.raw`\[([^[\]\n]+)\]`

/** `[us](/our page)`: its brackets touch, and something in them keeps it from being a link. */
const broken = new RegExp(String.raw`(!?)${words}\(([^()\n]*)\)`, 'dg')
/** `[us] (/contact)` */
const parted = new RegExp(String.raw`${words}[ \n]+\((${address}[^\s()]*)\)`, 'dg')
/** `(us)[/contact]` */
const swapped = new RegExp(String.raw`\(([^()\n]+)\) ?\[(${address}[^\s[\]]*)\]`, 'dg')
/** `[us](/contact` */
const unclosed = new RegExp(String.raw`(!?)${words}\((${address}[^\s()\]]*)(?=[\s\])]|$)(?![^()\n]*\))`, 'dg')
/** `[us][/contact]` */
const square = new RegExp(String.raw`${words}\[(${address}[^\s[\]]*)\]`, 'dg')

/** `[About][1]`, `[About][about]`, `[About][]`: no line such as `[1]: /about` says where it leads. */
const withoutTarget = new RegExp(
  String.raw`(?<![\p{L}\p{N}\])])${words}\[(\d{1,3}|[a-z][a-z0-9-]{0,40})?\](?![([])`,
  'dgu',
)

/** Links and pictures that are none, and whose brackets visitors see. */
export function malformedLinks({ text, typed }: MaskedBlock): LintFinding[] {
  if (!text.includes('[')) return []
  const findings: LintFinding[] = []
  // For each sign, whether it belongs to a finding already: a page may hold thousands.
  const isTold = new Uint8Array(text.length)
  const look = (pattern: RegExp, tell: (...groups: string[]) => Omit<LintFinding, 'index'> | undefined) => {
    for (const found of text.matchAll(pattern)) {
      const [start, end] = [found.index, found.index + found[0].length]
      if (isTold[start] || isTold[end - 1]) continue
      // What is blanked out is quoted as it was typed.
      const told = tell(...(found.indices ?? []).map((place) => (place ? typed.slice(...place) : '')))
      if (told === undefined) continue
      isTold.fill(1, start, end)
      // Nobody writes a picture to show its brackets.
      const isLink = told.isBroken && !typed.startsWith('!', start)
      findings.push({ index: start, ...told, fix: isLink ? `${told.fix}${orNoLink}` : told.fix })
    }
  }
  look(broken, (_, picture = '', named = '', typedAddress = '') =>
    brokenLink({ picture, named, typedAddress }),
  )
  look(parted, (whole = '', named = '', to = '') => ({
    // “[1] (https://…)” may be a note and where it comes from.
    isBroken: !(isAside(named) && /^https?:/.test(to)),
    message: `"${inOneLine(whole)}" is no link, because of the space between its brackets.`,
    fix: `Write [${named}](${to})`,
  }))
  look(swapped, wrongBrackets('its brackets are the wrong way round'))
  look(unclosed, (whole = '', picture = '', named = '', to = '') => ({
    isBroken: true,
    message: `"${whole}" is no ${noun(picture)}, because its last bracket is missing.`,
    fix: `Write ${picture}[${named}](${to.replace(/[.,;:!?]+$/, '')})`,
  }))
  look(square, wrongBrackets('its address stands in square brackets'))
  look(withoutTarget, (whole = '', named = '', target = '') =>
    isAside(named)
      ? undefined
      : {
          message: `"${whole}" is no link: no line "[${target === '' ? named : target}]: address" says where it leads.`,
          fix: `Write [${named}](/address), with the page’s address as it stands in content/addresses.txt${orNoLink}`,
        },
  )
  return findings
}

const wrongBrackets =
  (why: string) =>
  (whole = '', named = '', to = '') => ({
    isBroken: true,
    message: `"${whole}" is no link, because ${why}.`,
    fix: `Write [${named}](${to})`,
  })

/** How to show the brackets themselves: the end of a sentence. */
const orNoLink = '; or, if visitors are to see the brackets, write \\ before the first of them.'

/** Words that stand in brackets without being a link: “[sic]”, “[1]”, “[…]”. */
const isAside = (words: string): boolean => /^(?:sic|\W*\d+\W*|\P{L}+)$/iu.test(words)

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ')

const noun = (picture: string): string => (picture === '' ? 'link' : 'picture')

interface BrokenLink {
  picture: string
  named: string
  /** What stands between the round brackets. */
  typedAddress: string
}

/** A link or picture with a space in its address, or a title in the wrong marks. */
function brokenLink({ picture, named, typedAddress }: BrokenLink): Omit<LintFinding, 'index'> | undefined {
  const isAddress = new RegExp(`^\\s*<?["“”]?${address}`).test(typedAddress) || picture !== ''
  // “[sic](as he wrote)” and “[1](see below)” are words.
  if (!isAddress && isAside(named)) return undefined
  if (typedAddress.trim() === '') return undefined
  const whole = `"${picture}[${named}](${typedAddress})"`
  const written = (to: string) => `${picture}[${named}](${to})`
  const [, to, title] = /^\s*(\S+)\s+["“”„'‘]([^"“”'‘’]+)["“”'’]?\s*$/.exec(typedAddress) ?? []
  if (to !== undefined && title !== undefined) {
    return {
      isBroken: isAddress,
      message: `${whole} is no ${noun(picture)}: the text behind its address does not stand between two straight quotation marks.`,
      fix: `Write ${written(`${to} "${title.trim()}"`)}`,
    }
  }
  const message = `${whole} is no ${noun(picture)}, because of ${/\s/.test(typedAddress.trim()) ? 'the space' : 'a sign'} in its address.`
  const plain = typedAddress.trim().replace(/^<|>$/g, '')
  if (/^(?:mailto|tel):/i.test(plain))
    return { isBroken: true, message, fix: `Write ${written(plain.replace(/\s+/g, ''))}` }
  if (picture !== '' && !/^https?:/i.test(plain)) {
    const file = plain.replace(/^.*\//, '')
    const renamed = file.toLowerCase().replace(/[\s_]+/g, '-')
    return {
      isBroken: true,
      message,
      picture: plain,
      fix: `Write ${written(`<${plain}>`)}; or rename the picture’s file to ${renamed}, and write ${written(plain.slice(0, plain.length - file.length) + renamed)}`,
    }
  }
  if (/^https?:/i.test(plain))
    return { isBroken: true, message, fix: `Write ${written(plain.replace(/\s+/g, '%20'))}` }
  return {
    isBroken: isAddress,
    message,
    fix: `Write the page’s address as it stands in content/addresses.txt, for example ${written(slugLike(plain))}`,
  }
}

/** An address as those of pages are: with hyphens, in small letters. */
const slugLike = (typed: string): string =>
  `/${typed
    .toLowerCase()
    .replace(/^[./]+/, '')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, '-')}`

const footnoteMark = /\[\^([^\]\s^]{1,30})\]/g

/** Marks of footnotes that have no text anywhere. */
export const malformedFootnotes = ({ text }: MaskedBlock): LintFinding[] =>
  text.includes('[^')
    ? [...text.matchAll(footnoteMark)].map(({ 0: typed, index }) => ({
        index,
        message: `The footnote "${typed}" has no text, so visitors see its mark as it is typed.`,
        fix: `Write ${typed}: and the text of the footnote on a line of its own at the end of the file, or delete the mark.`,
      }))
    : []
