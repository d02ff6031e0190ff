import { describe, expect, it } from 'vitest'
import { parseQuantities } from '../../../src/compliance/claims/parseQuantities.ts'
import { unsupportedNumbers } from '../../../src/compliance/claims/unsupportedNumbers.ts'
import { unsupportedWords } from '../../../src/compliance/claims/unsupportedWords.ts'
import { inOneLine } from '../../fixtures/minimalSite.ts'
import { about, claim, complianceDiagnosticsOf } from '../../fixtures/complianceFixture.ts'

/** What the pages show of a claim goes no further than its statement. */

const record = (value: string, statement: string) => ({
  kind: 'figure' as const,
  value,
  statement,
  asOf: '2025-06-20',
  owner: 'A. Person',
  reviewBy: '2026-06-20',
})

describe('a number is the same in every spelling', () => {
  it.each([
    ['$10B+', 10_000_000_000, 'money', 'more'],
    ['more than ten billion dollars', 10_000_000_000, 'money', 'more'],
    ['US$ 4.2 million', 4_200_000, 'money', 'exact'],
    ['$4.2M', 4_200_000, 'money', 'exact'],
    ['two hundred and fourteen', 214, 'none', 'exact'],
    ['twenty-five', 25, 'none', 'exact'],
    ['one thousand two hundred', 1200, 'none', 'exact'],
    ['1,200', 1200, 'none', 'exact'],
    ['1.2 thousand', 1200, 'none', 'exact'],
    ['a hundred', 100, 'none', 'exact'],
    ['two dozen', 24, 'none', 'exact'],
    ['at least 99 percent', 99, 'percent', 'more'],
    ['99%', 99, 'percent', 'exact'],
    ['99.5%+', 99.5, 'percent', 'more'],
    ['nearly 200', 200, 'none', 'nearly'],
    ['no more than 200', 200, 'none', 'at most'],
    ['200 or more', 200, 'none', 'more'],
    ['hundreds', 200, 'none', 'more'],
    ['10K', 10_000, 'none', 'exact'],
    ['1st', 1, 'none', 'exact'],
    ['third', 3, 'none', 'exact'],
  ])('%s', (text, amount, unit, bound) => {
    expect(parseQuantities(text)).toMatchObject([{ amount, unit, bound }])
  })
  it.each(['23-cv-1034', '24/7', 'B2B', 'a ton', 'often'])('%s is none', (text) => {
    expect(parseQuantities(text)).toEqual([])
  })
})

describe('a value goes beyond its statement', () => {
  it.each([
    ['900+', 'The firm has tried more than 200 cases to verdict.', ['900+']],
    ['250+', 'The firm has tried more than 200 cases to verdict.', ['250+']],
    ['200+', 'The firm has tried nearly 200 cases.', ['200+']],
    ['200', 'The firm has tried almost two hundred cases.', ['200']],
    ['50+', 'The firm has up to fifty lawyers.', ['50+']],
    ['$10B+', 'The transactions had a value of more than ten million dollars.', ['$10B+']],
    ['$4.2 million', 'A jury awarded $4,187,000.', ['$4.2 million']],
    ['99%', 'Of the clients, 89 percent were satisfied.', ['99%']],
    ['99%', 'The firm has satisfied 99 clients.', ['99%']],
    ['1000+', 'The firm has won cases since 1999.', ['1000+']],
    ['Hundreds', 'The firm has tried twelve cases.', ['Hundreds']],
    ['200 cases in 30 years', 'The firm has tried 200 cases in 20 years.', ['30']],
    ['Tier 1', 'The guide listed the firm in its second tier.', ['1']],
    ['25+', 'The firm has practiced for many years.', ['25+']],
  ])('%s beside "%s"', (value, statement, numbers) => {
    expect(unsupportedNumbers(record(value, statement))).toEqual(numbers)
  })
})

describe('a value is borne out', () => {
  it.each([
    ['200+', 'The firm has tried more than 200 cases to verdict.'],
    ['More than 200', 'The firm has tried 200+ cases.'],
    ['200+', 'The firm has tried over two hundred cases.'],
    ['200+', 'By June, the firm had tried 214 cases.'],
    ['200', 'The firm has tried two hundred cases.'],
    ['1000+', 'The firm has conducted more than 1,000 cases.'],
    ['1,000+', 'The firm has conducted one thousand two hundred cases.'],
    ['$10B+', 'The transactions had a value of more than ten billion dollars in all.'],
    ['$10B+', 'The transactions had a value of more than 10 billion.'],
    ['$4.2M', 'A jury awarded $4,200,000.'],
    ['99%', 'Of the clients, 99 percent said so.'],
    ['99%', 'Of 100 clients, 99 said so.'],
    ['25+', 'The firm has practiced law for more than twenty-five years.'],
    ['Hundreds', 'The firm has tried more than 200 cases.'],
    ['Dozens of trials', 'The firm has conducted 61 trials.'],
    ['Decades', 'The firm has practiced for more than 25 years.'],
    ['nearly 200', 'The firm has tried 187 cases.'],
    ['24/7', 'Somebody answers at any hour.'],
    ['one of the oldest firms', 'Three firms on the street are older.'],
    ['Tier 1', 'The guide listed the firm in its first tier.'],
    ['24 hours', 'The firm answers in less than 24 hours.'],
    ['leading', 'The firm is leading in its field.'],
  ])('%s by "%s"', (value, statement) => {
    expect(unsupportedNumbers(record(value, statement))).toEqual([])
  })

  it('by the particulars of a ranking, too', () => {
    const ranking = {
      kind: 'ranking' as const,
      givenBy: 'The Legal 500',
      year: '2024',
      area: 'Tax, New York',
    }
    const shown = { ...record('Legal 500, survey 2024', 'The guide listed the firm.'), ...ranking }
    expect(unsupportedNumbers(shown)).toEqual([])
    expect(unsupportedNumbers({ ...shown, value: 'Legal 500, survey 2025' })).toEqual(['2025'])
  })

  it('by nothing when a client has said it', () => {
    const said = { kind: 'testimonial' as const, saidBy: 'B. Lee', consent: 'In writing, 2025.' }
    expect(
      unsupportedNumbers({ ...record('They called 3 times.', 'A client wrote this.'), ...said }),
    ).toEqual([])
  })
})

describe('the words of a value', () => {
  const tried = 'The firm has tried more than 200 cases to verdict.'
  it.each([
    ['the best law firm in New York', tried, ['best law', 'New York']],
    ['never lost', tried, ['never lost']],
    ['trusted by clients', tried, ['trusted by clients']],
    ['dozens of award-winning', tried, ['award-winning']],
    ['200+ wins', tried, ['wins']],
    ['largest', 'The firm is larger than a firm next door.', ['largest']],
  ])('that its statement lacks go beyond it: %s', (value, statement, beyond) => {
    expect(unsupportedWords(record(value, statement))).toEqual(beyond)
  })
  it.each([
    ['200+ cases', tried],
    ['More than two hundred cases tried', tried],
    ['$10B+', 'The deals had a value of more than ten billion dollars.'],
    ['leading', 'The firm is leading in its field.'],
    ['over 25 years of practice', 'The firm has been in practice for more than 25 years.'],
    ['one of the firm’s oldest clients', "The firm's oldest client came in 1999."],
    ['24/7', 'Somebody answers at any hour.'],
  ])('that stand in its statement are borne out: %s', (value, statement) => {
    expect(unsupportedWords(record(value, statement))).toEqual([])
  })
  it('that a client said are the client’s', () => {
    const said = { kind: 'testimonial' as const, saidBy: 'B. Lee', consent: 'In writing, 2025.' }
    expect(unsupportedWords({ ...record('They never sleep.', 'A client wrote this.'), ...said })).toEqual([])
  })
  it('are told with the statement and the person who answers for it', () => {
    const tree = {
      'claims/tried.mdx': claim('never lost', { statement: tried }),
      ...about('We have <Claim name="tried" />.'),
    }
    expect(complianceDiagnosticsOf(tree).map(inOneLine)).toEqual([
      `claims/tried.mdx:4:8 claim-value The pages show "never lost", which the statement of the record does not bear out: "${tried}" → Let A. Person make sure which of the two is true; then write the same words into value and statement.`,
    ])
  })
})

describe('praise in a figure', () => {
  const told = (value: string) =>
    complianceDiagnosticsOf({
      'claims/praise.mdx': claim(value, { statement: `We are ${value}.` }),
      ...about('<Claim name="praise" />'),
    }).map(({ rule }) => rule)
  it.each(['the leading firm', 'Best', 'unmatched results', 'top'])('is reported: %s', (value) => {
    expect(told(value)).toEqual(['claim-kind'])
  })
  it.each(['200+ cases', '$10B+', '24/7'])('is not reported: %s', (value) => expect(told(value)).toEqual([]))
  it('is told, whatever the statement repeats, and a release waits', () => {
    const tree = {
      'claims/leading.mdx': claim('the leading firm', { statement: 'We are the leading firm.' }),
      ...about('We are <Claim name="leading" />.'),
    }
    expect(complianceDiagnosticsOf(tree).map(inOneLine)).toEqual([
      'claims/leading.mdx:2:7 claim-kind This record is of the kind figure, and "the leading firm" praises the firm, which no number supports. → Take the praise out of value and statement; or write kind: comparison, and let A. Person name in evidence what the comparison rests on.',
    ])
    expect(complianceDiagnosticsOf(tree, { release: true }).map(({ severity }) => severity)).toEqual([
      'error',
    ])
  })
})

it('is told at the value, with both texts and the person who answers for it, and a release waits', () => {
  const tree = {
    'claims/tried.mdx': claim('900+', { statement: 'The firm has tried more than 200 cases.' }),
    ...about('Tried: <Claim name="tried" />.'),
  }
  expect(complianceDiagnosticsOf(tree).map(inOneLine)).toEqual([
    'claims/tried.mdx:4:8 claim-value The pages show "900+", which the statement of the record does not bear out: "The firm has tried more than 200 cases." → Let A. Person make sure which of the two is true; then write the same figure into value and statement.',
  ])
  const longer = {
    ...tree,
    'claims/tried.mdx': claim('200+ in 9 years', { statement: 'It tried 200 cases.' }),
  }
  expect(complianceDiagnosticsOf(longer)[0]?.message).toBe(
    'The pages show "9" in "200+ in 9 years", which the statement of the record does not bear out: "It tried 200 cases."',
  )
  expect(complianceDiagnosticsOf(tree, { release: true }).map(({ severity }) => severity)).toEqual(['error'])
})
