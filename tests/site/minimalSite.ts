import { buildSite, type BuiltSite, type BuildOptions } from '../../src/content/buildSite.ts'
import { createParseCache } from '../../src/content/createParseCache.ts'
import type { Diagnostic } from '../../src/content/model/diagnostic.ts'

/** Content files by path: a site small enough to read, and sound. */
export type Tree = Record<string, string>

const description = (name: string) =>
  `The ${name} page of a tiny site, described in as many words as are needed.`

/** A file of fields and a body. */
export const file = (fields: string, body = ''): string => `---\n${fields.trim()}\n---\n${body}`

const contact = `
template: contact
title: Contact Us
description: ${description('contact')}
lede: Write to us.
inMenu: header
order: 9
office:
  title: Office
  address: Address
  phone: Phone
  email: E-mail
  hours: Hours
  directions: Directions
form:
  title: Message
  name: Full Name
  email: Email Address
  area: Area of Inquiry
  noArea: Select an area...
  generalArea: General Inquiry
  message: Message
  notice: No relationship arises.
  send: Send
  sending: Sending...
  sentTitle: Message Sent!
  sentText: Thank you.
  withoutScripts: Write by e-mail.
map:
  title: Map
  frameTitle: A map
  link: Larger map`

/** One practice area's file. */
export const practiceArea = (name: string, order: number): string =>
  file(
    `
title: ${name} Law
description: ${description(name)}
lede: About ${name}.
menuLabel: ${name}
formOption: ${name} matters
order: ${order}
mark: anchor
summary: ${name}, in short.
points: [One., Two., Three.]
services:
${['A', 'B', 'C'].map((letter) => `  - title: ${letter}\n    description: ${letter} is done.\n    features: [a, b, c, d, e]`).join('\n')}`,
    `An introduction to ${name}.\n`,
  )

export const plainPage = (title: string, more = '', body = ''): string =>
  file(`template: plain\ntitle: ${title}\ndescription: ${description(title)}\nlede: About it.\n${more}`, body)

const firm = `
name: Tiny
legalName: Tiny LLP
description: A tiny firm.
site: https://tiny.example
founded: 1999
address:
  street: 1 Street
  city: New York
  region: NY
  postalCode: 02134
latitude: 40.7
longitude: -74
phone: +1 212 555 0142
email: info@tiny.example
hours: always
timeZone: America/New_York
advertising: Attorney Advertising.
delivery: simulated
callToAction:
  title: Ready?
  description: Write to us.
footer:
  - id: expertise
    title: Expertise
    limit: 1
  - id: legal
    title: Legal`

export const minimalTree: Tree = {
  'firm.mdx': file(firm),
  'pages/home.mdx': file(`
template: home
title: New York Law Firm
description: ${description('front')}
lede: Welcome.
menuLabel: Home
inMenu: header
order: 1
headline: A headline.
action:
  text: Go
  link: /about
figures:
${['1', '2', '3', '4'].map((value) => `  - value: ${value}\n    label: Figure ${value}`).join('\n')}
expertise:
  title: Fields
  text: Three of them.
  areas: [alpha-law, beta-law, gamma-law]
  action:
    text: All
    link: /contact
advantage:
  title: Advantage
  text: It is one.
  points: [One., Two., Three.]
  action:
    text: Why
    link: /about#why`),
  'pages/about.mdx': plainPage('About Us', 'inMenu: header\norder: 2', 'Text.\n\n## Why\n\nBecause.\n'),
  'pages/contact.mdx': file(contact),
  'pages/not-found.mdx': file(`
template: not-found
title: Not Found
description: ${description('missing')}
lede: Nothing here.
headline: Off the chart
links:
  - text: Home
    link: /`),
  'pages/practice-areas.mdx': file(`
template: practice-areas
title: Practice Areas
description: ${description('areas')}
lede: What we do.
inMenu: header
order: 3`),
  'practice-areas/alpha-law.mdx': practiceArea('Alpha', 1),
  'practice-areas/beta-law.mdx': practiceArea('Beta', 2),
  'practice-areas/gamma-law.mdx': practiceArea('Gamma', 3),
}

/** Every text is taken apart once, in however many trees it stands. */
const read = createParseCache()

/** The tiny site with some files changed, added, or (undefined) deleted. Its `public/` holds one picture. */
export function build(
  changes: Record<string, string | undefined> = {},
  surroundings: BuildOptions = {},
): BuiltSite {
  const tree = { ...minimalTree, ...changes }
  return buildSite(
    Object.entries(tree).flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }])),
    { publicFiles: new Set(['/og.png']), read, ...surroundings },
  )
}

/** The same with one replacement in one file of the tiny site. */
export function buildWith(path: string, from: string, to: string): BuiltSite {
  const text = minimalTree[path]
  if (text === undefined || !text.includes(from)) throw new Error(`"${from}" does not stand in ${path}.`)
  return build({ [path]: text.replace(from, () => to) })
}

/** A problem in one line: `pages/about.mdx:3:1 unknown-field There is … → Did you …`. */
export const inOneLine = ({ file: path, line, column, rule, message, fix }: Diagnostic): string =>
  `${path}:${line}:${column} ${rule} ${message} → ${fix}`
