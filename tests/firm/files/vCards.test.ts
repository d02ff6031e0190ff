import { parseVCards } from 'vcard4-ts'
import VCard from 'vcf'
import { describe, expect, it } from 'vitest'
import { vCards } from '../../../src/firm/files/vCardsAndCalendars.ts'
import { abovePeople, build, file } from '../../fixtures/minimalSite.ts'
import { realSite } from '../../fixtures/realSite.ts'

/** The text of the card of one person on the minimal site. */
function cardOf(fields: string, path = 'jo-doe'): string {
  const own = file(`group: staff\n${fields}`, 'She works here.\n')
  const tree = { ...abovePeople, [`attorneys/${path}.mdx`]: own }
  const { site, problems } = build(tree, { today: '2026-11-26' })
  const text = site && vCards(site).get(`/attorneys/${path}.vcf`)
  if (text === undefined) throw new Error(JSON.stringify(problems))
  return text
}

/** The card as an address book reads it. Only its version isn't the reader's own, 4.0. */
function read(text: string) {
  const { vCards: cards, nags } = parseVCards(text)
  expect([nags ?? [], cards?.length]).toEqual([[], 1])
  const card = cards?.[0]
  if (card === undefined) throw new Error(text)
  expect(card.nags?.map(({ attributes }) => attributes?.line)).toEqual(['VERSION:3.0'])
  const first = (list: readonly { value: unknown }[] | undefined) => list?.[0]?.value
  return { ...card, first }
}

describe('the contact details of a person for an address book', () => {
  it.each([
    ['Émile Évrard', '', ['Évrard', 'Émile', '']],
    ['Ada Lopez Cano', 'Lopez Cano', ['Lopez Cano', 'Ada', '']],
    ['Ed B. Marsh, Jr.', '', ['Marsh', 'Ed B.', 'Jr.']],
    ['Wei-Lin Zhou', '', ['Zhou', 'Wei-Lin', '']],
    ['Prince', '', ['Prince', '', '']],
    ['李小龙', '', ['李小龙', '', '']],
    ['李小龙', '李', ['李', '小龙', '']],
    ['Zhang Wei', 'Zhang', ['Zhang', 'Wei', '']],
    ['Zhang Wei', '', ['Wei', 'Zhang', '']],
    ['Lee Le', '', ['Le', 'Lee', '']],
    ['Dorothy Do', '', ['Do', 'Dorothy', '']],
    ['Mary Ma', '', ['Ma', 'Mary', '']],
    ['Anna An', '', ['An', 'Anna', '']],
    ['Li Lin Li', '', ['Li', 'Li Lin', '']],
    ['Lee Anne Lee', '', ['Lee', 'Lee Anne', '']],
    ['Le Lee', 'Le', ['Le', 'Lee', '']],
    ['Anna An, Jr.', '', ['An', 'Anna', 'Jr.']],
    ['De la Cruz Dela', 'De la Cruz', ['De la Cruz', 'Dela', '']],
    ['Mary Ma Chen', 'Ma Chen', ['Ma Chen', 'Mary', '']],
    ['Li O’Li', '', ['O’Li', 'Li', '']],
  ])('a client finds %s under the family name', (name, familyName, parts) => {
    const text = cardOf(`name: ${name}${familyName && `\nfamilyName: ${familyName}`}`)
    const { FN, N, first } = read(text)
    expect(first(FN)).toBe(name)
    const { familyNames, givenNames, honorificSuffixes } = N?.value ?? {}
    expect([familyNames, givenNames, honorificSuffixes]).toEqual(parts.map((part) => [part]))
    const [last, given, suffix] = parts
    const n = ['n', {}, 'text', [last, given, '', '', suffix]]
    expect(new VCard().parse(text).toJSON()[1]).toContainEqual(n)
  })

  it('a client reads commas, semicolons and backslashes as they were typed', () => {
    const role = String.raw`Chair; Fees, Rules \ Records`
    const text = cardOf(`name: Jo Doe\nleadership:\n  role: ${role}\n  details: She leads.\n  order: 1`)
    const { TITLE, first } = read(text)
    expect(first(TITLE)).toBe(role)
  })

  it.each(['Żółć '.repeat(11), '李'.repeat(59), '𝒜'.repeat(29), 'A'.repeat(60)])(
    'a client reads a long name whole, although no line has more than 75 bytes: %s',
    (long) => {
      const name = long.trim()
      const text = cardOf(`name: ${name}`)
      expect(read(text).first(read(text).FN)).toBe(name)
      const lines = text.split('\r\n')
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(lines.join('')).not.toMatch(/[\r\n\uFFFD]/)
      expect(text.endsWith('END:VCARD\r\n')).toBe(true)
    },
  )

  it('a client gets the firm’s phone and e-mail for a person without their own', () => {
    const { TEL, EMAIL, first } = read(cardOf('name: Jo Doe'))
    expect([first(TEL), first(EMAIL)]).toEqual(['+1 212 555 0142', 'info@tiny.example'])
  })

  it('a client saves everyone at the firm, with name, title, phone, e-mail, address and page', () => {
    const { site } = realSite()
    const day = { ...site, today: '2026-11-26' }
    const cards = [...vCards(day)].map(([path, text]) => ({ path, text, ...read(text) }))
    expect(cards).toHaveLength(19)
    for (const { path, text, first, FN, N, ORG, TITLE, TEL, EMAIL, ADR, URL } of cards) {
      expect(`${N?.value.givenNames} ${N?.value.familyNames}`).toBe(first(FN))
      expect(first(ORG)).toEqual(['West Atlantic LLP'])
      expect(first(TITLE)).toMatch(/\w/)
      expect(first(TEL)).toMatch(/^\+1 212 555 01\d\d$/)
      expect(first(EMAIL)).toMatch(/^[a-z.-]+@westatlantic\.example$/)
      const place = { streetAddress: ['100 Sample Slip'], postalCode: ['10004'], countryName: ['USA'] }
      expect(first(ADR)).toMatchObject(place)
      expect(first(URL)).toBe(`https://www.westatlantic.example${path.replace('.vcf', '')}`)
      const [, slug] = /([^/]+)\.vcf/.exec(path) ?? []
      const card = new VCard()
        .parse(text)
        .toJSON()[1]
        .map(([name, , , value]) => [name, value])
      const uid = `${slug}@www.westatlantic.example`
      const expected = { version: '3.0', fn: first(FN), uid, rev: '20261126T120000Z' }
      expect(Object.fromEntries(card)).toMatchObject(expected)
    }
  })
})
