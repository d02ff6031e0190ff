import { entriesOf, singleOf } from '../../../src/content/model/content.ts'
import { claims } from '../../../src/compliance/claims/fields.ts'
import { describe, expect, it } from 'vitest'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'
import { complianceDiagnostics } from '../../../src/compliance/complianceDiagnostics.ts'
import type { AdvertisingLexicon, WordLexicon } from '../../../src/compliance/lexicon/lexicon.ts'
import { newYorkRules, overridableRules } from '../../../src/firm/advertising/rules/rules.ts'
import { build, file, inOneLine, plainPage, minimalTree, type Tree } from '../../fixtures/minimalSite.ts'
import { bannedWords } from '../../fixtures/bannedWords.ts'
import { realSite } from '../../fixtures/realSite.ts'
import {
  about,
  claim,
  inShort,
  isOnClaims,
  joinPage,
  complianceDiagnosticsOf,
  role,
  siteOf,
  today,
} from '../../fixtures/complianceFixture.ts'

/** New York's rules on lawyers' advertising, held against whole sites. */

const firm = (from: string, to: string): Tree => ({
  'firm.mdx': (minimalTree['firm.mdx'] ?? '').replace(from, () => to),
})
const advertising = (fields: string): Tree => ({ 'advertising.mdx': file(fields) })
const priorResults = firm(
  'Attorney Advertising.',
  'Attorney Advertising. Prior results do not guarantee a similar outcome.',
)

describe('the foot of every page', () => {
  it('is in order on the tiny site', () => expect(complianceDiagnosticsOf({})).toEqual([]))
  it('says that this is attorney advertising', () => {
    const [problem] = complianceDiagnosticsOf(
      firm('advertising: Attorney Advertising.', 'advertising: We are lawyers.'),
    )
    expect(problem && inOneLine(problem)).toBe(
      'firm.mdx:18:14 advertising-label The line at the foot of every page lacks the words "Attorney Advertising" (Rule 7.1(f)). → Write into the field "advertising": Attorney Advertising. Prior results do not guarantee a similar outcome.',
    )
  })
  it('is no label when it says that it is none', () => {
    const denied = firm('Attorney Advertising.', 'This is not Attorney Advertising.')
    expect(inShort(complianceDiagnosticsOf(denied))).toEqual(['firm.mdx:18:14 error advertising-label'])
    const both = firm('Attorney Advertising.', 'This is no legal advice. Attorney Advertising.')
    expect(complianceDiagnosticsOf(both)).toEqual([])
  })
  it('names an office, not a post office box', () => {
    expect(inShort(complianceDiagnosticsOf(firm('street: 1 Street', 'street: P.O. Box 12')))).toEqual([
      'firm.mdx:8:11 error firm-particulars',
    ])
  })
})

describe('the sentence on prior results', () => {
  const result = {
    'claims/won.mdx': claim('"30"', { kind: 'result' }),
    ...about('Cases won: <Claim name="won" />.'),
  }
  it('stands wherever a recorded result is shown', () => {
    expect(inShort(complianceDiagnosticsOf(result))).toEqual(['pages/about.mdx:9:12 error prior-results'])
    expect(complianceDiagnosticsOf({ ...result, ...priorResults })).toEqual([])
  })
  it('is missed on each page that shows it, at the place of that page', () => {
    const both = {
      ...result,
      'practice-areas/alpha-law.mdx': `${minimalTree['practice-areas/alpha-law.mdx'] ?? ''}\nCases won: <Claim name="won" />.\n`,
    }
    expect(inShort(complianceDiagnosticsOf(both))).toEqual([
      'pages/about.mdx:9:12 error prior-results',
      expect.stringMatching(/^practice-areas\/alpha-law\.mdx:\d+:12 error prior-results$/),
    ])
  })
  it('may stand on the page itself', () => {
    const said = about(
      'Cases won: <Claim name="won" />.\n\nPrior results do not guarantee a similar outcome.',
    )
    expect(complianceDiagnosticsOf({ ...result, ...said })).toEqual([])
  })
  it('has the words that the rule prescribes', () => {
    const said = about('Cases won: <Claim name="won" />.\n\nPast results may differ.')
    expect(inShort(complianceDiagnosticsOf({ ...result, ...said }))).toEqual([
      'pages/about.mdx:9:12 error prior-results',
    ])
  })
  it('is not needed for a figure', () => {
    expect(complianceDiagnosticsOf({ ...result, 'claims/won.mdx': claim('"30"') })).toEqual([])
  })
})

describe('specialists', () => {
  const certified = 'She is certified as a specialist in elder law by the Sample Board of Elder Law.'
  it('are refused, with the rule and other words', () => {
    const [problem] = complianceDiagnosticsOf(about('Our firm specializes in maritime law.'))
    expect(problem && inOneLine(problem)).toBe(
      'pages/about.mdx:9:1 specialist "Our firm specializes" calls a lawyer or the firm a specialist, which only a named certification allows (Rule 7.4(a), (c)). → Write "practices" or "concentrates on" instead. If what stands there is right all the same, a lawyer writes down why in advertising.mdx, under "allowed".',
    )
    expect(problem?.severity).toBe('error')
  })
  it('are allowed with the organization and the statement of Rule 7.4(c), and not without', () => {
    const statement = 'This certification is not granted by any governmental authority.'
    expect(complianceDiagnosticsOf(about(`${certified}\n\n${statement}`))).toEqual([])
    const [problem] = complianceDiagnosticsOf(about(certified))
    expect(problem?.message).toContain('lacks the statement')
    expect(problem?.fix).toContain(statement)
    const [nameless] = complianceDiagnosticsOf(about(`She is a certified specialist.\n\n${statement}`))
    expect(nameless?.fix).toMatch(/^Name the organization/)
  })
  it('by another state are allowed with the statement that is asked of those', () => {
    const certifiedThere = 'He is certified as a specialist in elder law by the State Bar of Texas.'
    const statement = 'This certification is not granted by any governmental authority'
    const [problem] = complianceDiagnosticsOf(about(`${certifiedThere}\n\n${statement}.`))
    expect(problem?.message).toContain('a certification by another state')
    expect(problem?.fix).toContain(`${statement} within the State of New York.`)
    const there = about(`${certifiedThere}\n\n${statement} within the State of New York.`)
    expect(complianceDiagnosticsOf(there)).toEqual([])
  })
  it('are refused in the text for search results as on the page', () => {
    const description =
      'A tiny firm whose lawyers specialize in patents, described in as many words as needed.'
    const tree = {
      'pages/about.mdx':
        minimalTree['pages/about.mdx']?.replace(/description: .*/, `description: ${description}`) ?? '',
    }
    expect(complianceDiagnosticsOf(tree).map(({ message }) => message)).toEqual([
      expect.stringContaining('in the text for search results'),
    ])
  })
  it('are refused in menus', () => {
    const tree = {
      'practice-areas/alpha-law.mdx':
        minimalTree['practice-areas/alpha-law.mdx']?.replace(
          'menuLabel: Alpha',
          'menuLabel: Tax Specialists',
        ) ?? '',
    }
    expect(inShort(complianceDiagnosticsOf(tree))).toEqual([
      'practice-areas/alpha-law.mdx:5:12 error specialist',
    ])
  })
  it('a field that is named specialization is nothing that visitors read', () => {
    expect(JSON.stringify(complianceDiagnosticsOf({}))).not.toContain('specialization')
  })
})

describe('who is paid to speak for the firm', () => {
  const said = 'Jane Sample is paid for this endorsement.'
  it('is allowed with the words that say so', () => {
    const actress = 'The actress Jane Sample recommends our firm.'
    const [problem] = complianceDiagnosticsOf(about(actress))
    expect(problem?.message).toContain('the page does not say whether that is so (Rule 7.1(c)(1))')
    expect(complianceDiagnosticsOf(about(`${actress}\n\n${said}`))).toEqual([])
  })
  it.each([
    'Bring us a friend and we will give you a $100 gift card.',
    'Leave us five stars on a page of reviews and receive a voucher for dinner.',
    'Refer a friend to our firm and your next invoice is 10% off.',
  ])('is offered no gifts, whatever the page says of them: %s', (offer) => {
    for (const text of [offer, `${offer}\n\n${said}`]) {
      const [problem] = complianceDiagnosticsOf(about(text))
      expect(problem?.rule).toBe('paid-endorsement')
      expect(problem?.message).toContain('offers something of value for a review or a recommendation')
    }
  })
})

describe('text that is not seen on the page', () => {
  const page = minimalTree['pages/about.mdx'] ?? ''
  const places: readonly (readonly [string, (words: string) => Tree])[] = [
    [
      'in the text for search results',
      (words) => ({
        'pages/about.mdx': page.replace(
          /description: .*/,
          () => `description: A tiny firm in as many words as are needed here. ${words}`,
        ),
      }),
    ],
    ['in the text of a picture', (words) => about(`![${words}](/og.png)`)],
    ['in a title', (words) => ({ 'pages/about.mdx': page.replace(/title: .*/, () => `title: ${words}`) })],
  ]
  it.each([
    ['unproved-praise', 'The best trial lawyers'],
    ['unproved-praise', 'Unlike other law firms'],
    ['specialist', 'Tax law specialists'],
    ['unrecorded-claim', 'A proven track record'],
    ['unrecorded-claim', '500+ Trials'],
    ['unrecorded-claim', 'Client Testimonials'],
    ['promised-result', 'Results guaranteed'],
  ])('is held to the same rules: %s, %s', (rule, words) => {
    for (const [place, tree] of places) {
      // Only a text of its own is a label; a description has sentences before it.
      if (words === 'Client Testimonials' && place === 'in the text for search results') continue
      const found = complianceDiagnosticsOf(tree(words)).find((problem) => problem.rule === rule)
      expect(found?.message, place).toContain(place === 'in a title' ? '' : ` ${place} `)
    }
  })
})

describe('awards', () => {
  const awards = (list: readonly string[]): Tree => ({
    'pages/attorneys.mdx': plainPage('Attorneys'),
    'pages/attorneys/awards.mdx': file(`
template: awards
title: Awards
description: The awards of a tiny firm, described in as many words as are needed here.
lede: Thanks.
figures:
${['1', '2', '3', '4'].map((value) => `  - value: ${value}\n    label: Figure ${value}`).join('\n')}
categories:
${['A', 'B', 'C'].map((name, index) => `  - category: ${name}\n    text: Some.\n    awards:\n      - ${list[index] ?? list[0]}`).join('\n')}`),
  })
  const ranking = (value: string) =>
    claim(value, {
      kind: 'ranking',
      givenBy: 'Harbor Law Quarterly',
      year: '"2024"',
      area: 'Tax Law, New York',
    })
  const use = '<Claim name="harbor" />'

  it('come from records, and name their giver, their year and their field', () => {
    const whole = { 'claims/harbor.mdx': ranking('Harbor Law Quarterly, survey 2024, Tax Law') }
    expect(complianceDiagnosticsOf({ ...whole, ...awards([use]) })).toEqual([])
    expect(
      complianceDiagnosticsOf({ 'claims/harbor.mdx': ranking('First prize'), ...awards([use]) }).map(
        ({ message }) => message,
      ),
    ).toEqual(
      Array.from(
        { length: 3 },
        () =>
          'The award "First prize" is shown without the name of its giver (Harbor Law Quarterly) and its year (2024) and its field (Tax Law, New York) (Rule 7.1(b) and the guides of those who give awards).',
      ),
    )
  })
  it('that are typed are told as such, each at its place', () => {
    const whole = { 'claims/harbor.mdx': ranking('Harbor Law Quarterly, survey 2024, Tax Law') }
    expect(
      inShort(complianceDiagnosticsOf({ ...whole, ...awards([use, 'A medal']), ...priorResults })),
    ).toEqual([
      'pages/attorneys/awards.mdx:23:9 warning unrecorded-claim',
      'pages/attorneys/awards.mdx:23:9 warning award-particulars',
    ])
  })
})

describe('roles', () => {
  const careers = { 'pages/careers.mdx': plainPage('Careers'), 'pages/careers/join.mdx': joinPage('Come.') }
  it('show a range that begins with the lesser amount', () => {
    expect(complianceDiagnosticsOf({ ...careers, 'jobs/clerk.mdx': role({}) })).toEqual([])
    expect(
      inShort(
        complianceDiagnosticsOf({ ...careers, 'jobs/clerk.mdx': role({ from: '$120,000', to: '$98,000' }) }),
      ),
    ).toEqual(['jobs/clerk.mdx:9:9 error pay-range'])
  })
  it('may ask for years, which are what an applicant has, and a page of roles may not boast of them', () => {
    const asks = role({ requirement: '5+ years of experience in litigation.' })
    expect(complianceDiagnosticsOf({ ...careers, 'jobs/clerk.mdx': asks })).toEqual([])
    const boasts = { ...careers, 'pages/careers/join.mdx': joinPage('We have 25 years of experience.') }
    expect(inShort(complianceDiagnosticsOf({ ...boasts, ...priorResults }))).toEqual([
      'pages/careers/join.mdx:5:15 warning unrecorded-claim',
    ])
  })
  it('cannot leave it out', () => {
    const without = role({}).replace(/pay:\n.*\n.*\n/, '')
    expect(
      build({ ...careers, 'jobs/clerk.mdx': without })
        .problems.map(inOneLine)
        .join(),
    ).toContain('Labor Law § 194-b')
  })
})

describe('pictures', () => {
  const shown = about('![Lawyers before a court](/og.png "A trial")')
  const origin = (kind: string, more = '') =>
    advertising(
      `pictures:\n  - file: /og.png\n    kind: ${kind}\n    by: A. Person, 2025\n    consent: in writing${more}`,
    )
  it('have a known origin', () => {
    expect(inShort(complianceDiagnosticsOf(shown))).toEqual(['pages/about.mdx:9:1 warning picture-origin'])
    expect(complianceDiagnosticsOf({ ...shown, ...origin('photograph') })).toEqual([])
  })
  it.each(['dramatized', 'generated'])('that are %s are labelled where they are shown', (kind) => {
    const labelled = origin(kind, '\n    label: Dramatization')
    expect(inShort(complianceDiagnosticsOf({ ...shown, ...labelled }))).toEqual([
      'pages/about.mdx:9:1 error staged-picture',
    ])
    expect(inShort(complianceDiagnosticsOf({ ...shown, ...origin(kind) }))).toEqual([
      'pages/about.mdx:9:1 error staged-picture',
    ])
    expect(complianceDiagnosticsOf({ ...about('![Lawyers](/og.png "Dramatization")'), ...labelled })).toEqual(
      [],
    )
    expect(
      complianceDiagnosticsOf({ ...about('![Lawyers](/og.png)\n\nDramatization with actors.'), ...labelled }),
    ).toEqual([])
  })
})

it('a staged picture in the text of a practice area is missed on that page alone', () => {
  const staged = {
    'practice-areas/alpha-law.mdx': `${minimalTree['practice-areas/alpha-law.mdx']}\n![Lawyers](/og.png "A trial")\n`,
    ...advertising(
      'pictures:\n  - file: /og.png\n    kind: dramatized\n    by: A. Person, 2025\n    consent: in writing\n    label: Dramatization',
    ),
  }
  expect(complianceDiagnosticsOf(staged).map(({ message }) => message)).toEqual([
    'The picture /og.png shows actors or a staged scene, and /practice-areas/alpha-law does not say so (Rule 7.1(c)(3)).',
  ])
})

describe('the privacy policy and the form', () => {
  const policy = (sentence: string): Tree => ({
    'legal/privacy.mdx': file(
      `
title: Privacy Policy
order: 1
sections: 1
lastUpdated: 2025-06-20
description: What a tiny site collects, described in as many words as are needed here.
lede: Read it.`,
      `## Collected {#collected}\n\nWe keep little.\n${sentence}\n`,
    ),
  })
  const told = (sentence: string) =>
    complianceDiagnosticsOf(policy(sentence)).map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    )

  it('say the same', () => {
    expect(told('The contact form collects your name, e-mail address, area of inquiry and message.')).toEqual(
      [],
    )
  })
  it.each([
    ['name: Full Name', 'Full Name and Date of Birth', 'the date of birth'],
    ['message: Message', 'Message and Social Security Number', 'the Social Security number'],
    ['email: Email Address', 'Email or Phone Number', 'the telephone number'],
    ['message: Message', 'Message, with your income', 'the income'],
    ['message: Message', 'Message and medical information', 'medical information'],
    ['name: Full Name', 'Name and Immigration Status', 'the citizenship or immigration status'],
  ])('compare the words of the labels, too: %s, %s', (was, label, thing) => {
    const contact = (minimalTree['pages/contact.mdx'] ?? '').replace(
      `  ${was}`,
      `  ${was.split(':')[0]}: "${label}"`,
    )
    const sentence = (more: string) =>
      `The contact form collects your name, e-mail address, area of inquiry${more} and message.`
    const [problem, ...others] = complianceDiagnosticsOf({
      ...policy(sentence('')),
      'pages/contact.mdx': contact,
    })
    expect(problem).toMatchObject({
      file: 'pages/contact.mdx',
      message: `The label "${label}" of the contact form asks for ${thing}, and the privacy policy's sentence on the form does not say so (General Business Law § 349).`,
    })
    expect(others).toEqual([])
    const named = sentence(`, ${thing.replace('the ', 'your ')}`)
    expect(complianceDiagnosticsOf({ ...policy(named), 'pages/contact.mdx': contact })).toEqual([])
  })
  it.each([
    [
      'The contact form collects your name, e-mail address, telephone number, area of inquiry and message.',
      '12:1 The privacy policy says that the contact form collects "telephone number", and the form has no field for it (General Business Law § 349).',
    ],
    [
      'The contact form collects your name, postal address, e-mail address, area of inquiry and message.',
      '12:1 The privacy policy says that the contact form collects "postal address", and the form has no field for it (General Business Law § 349).',
    ],
    [
      'The contact form asks for your name, area of inquiry and message.',
      "12:1 The contact form asks for the e-mail address, and the privacy policy's sentence on the form does not say so (General Business Law § 349).",
    ],
    [
      'We collect what you give.',
      '1:1 The privacy policy has no sentence on what the contact form collects (General Business Law § 349).',
    ],
  ])('%s', (sentence, message) => {
    expect(told(sentence)).toEqual([message])
  })
})

describe('what a lawyer has decided', () => {
  const praised = about('We are the leading firm in New York.')
  const allow = (more: string) =>
    advertising(
      `allowed:\n  - rule: unproved-praise\n    text: the leading firm\n    because: A court said so.\n    by: A. Person${more}`,
    )

  it('is heard: words are allowed, with a reason and a name', () => {
    expect(inShort(complianceDiagnosticsOf({ ...praised, ...priorResults }))).toEqual([
      'pages/about.mdx:9:12 warning unproved-praise',
    ])
    expect(complianceDiagnosticsOf({ ...praised, ...allow(''), ...priorResults })).toEqual([])
  })
  it('holds for its page alone, where it names one', () => {
    expect(complianceDiagnosticsOf({ ...praised, ...allow('\n    page: /about'), ...priorResults })).toEqual(
      [],
    )
    expect(
      inShort(complianceDiagnosticsOf({ ...praised, ...allow('\n    page: /contact'), ...priorResults })),
    ).toEqual([
      'pages/about.mdx:9:12 warning unproved-praise',
      'advertising.mdx:4:11 warning unused-allowance',
    ])
  })
  it('names the words that were meant, when others beside them are allowed', () => {
    const beside = advertising(
      'allowed:\n  - rule: unproved-praise\n    text: We are the\n    because: A court said so.\n    by: A. Person',
    )
    const [, unused] = complianceDiagnosticsOf({ ...praised, ...beside, ...priorResults })
    expect(unused && inOneLine(unused)).toBe(
      'advertising.mdx:4:11 unused-allowance The words "We are the" are allowed here, and the rule unproved-praise speaks against "leading firm". → Write "leading firm" into "text" if that is what is to be allowed; otherwise delete the entry.',
    )
  })
  it('ends on its last day', () => {
    const until = { ...praised, ...allow('\n    until: 2026-03-31'), ...priorResults }
    expect(complianceDiagnosticsOf(until, { on: '2026-03-31' })).toEqual([])
    const over = complianceDiagnosticsOf(until, { on: '2026-04-01' })
    expect(inShort(over)).toEqual([
      'pages/about.mdx:9:12 warning unproved-praise',
      'advertising.mdx:4:11 warning unused-allowance',
    ])
    expect(over[1]?.message).toMatch(/^The permission for ".+" ended on March 31, 2026\.$/)
  })
  it('does not stay when nothing needs it', () => {
    expect(inShort(complianceDiagnosticsOf(allow('')))).toEqual([
      'advertising.mdx:4:11 warning unused-allowance',
    ])
  })
  it('may switch a rule off', () => {
    const off = advertising(
      'off:\n  - rule: unproved-praise\n    because: We look ourselves.\n    by: A. Person',
    )
    expect(complianceDiagnosticsOf({ ...praised, ...off, ...priorResults })).toEqual([])
  })
  it('needs the reason and the name', () => {
    const { problems } = build(advertising('allowed:\n  - rule: specialist\n    text: specialist'))
    expect(problems.map(({ message }) => message)).toEqual([
      'The field "because" of the 1st entry of "allowed" is missing.',
      'The field "by" of the 1st entry of "allowed" is missing.',
    ])
  })
  it('adds words to the lists, and takes others out', () => {
    const words = advertising('words:\n  praise: [celebrated]\n  harmless: [the leading firm]')
    expect(inShort(complianceDiagnosticsOf({ ...praised, ...words, ...priorResults }))).toEqual([])
    expect(
      inShort(complianceDiagnosticsOf({ ...about('Our celebrated work.'), ...words, ...priorResults })),
    ).toEqual(['pages/about.mdx:9:5 warning unproved-praise'])
  })
})

describe('the rules of others', () => {
  const tree = {
    ...firm('Attorney Advertising.', 'We are lawyers.'),
    ...about(
      'We are the leading firm. We specialize in tax law. The show is sold out.\n\n![A trial](/og.png)\n\nIt is <Claim name="best" />.',
    ),
    'claims/best.mdx': claim('the best firm'),
  }
  const told = (lexicon: AdvertisingLexicon) => {
    const { site, files } = siteOf(tree)
    const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
    return complianceDiagnostics(site, { lexicon, today, files: sources }).map(inOneLine)
  }

  it('an empty lexicon finds nothing', () => {
    expect(told(newYorkLexicon).length).toBeGreaterThan(4)
    expect(told({})).toEqual([])
  })
  it('a theatre has words of its own', () => {
    const advice = { message: '{said} was said on a stage.', fix: 'Write how many seats are left.' }
    const words: WordLexicon = {
      families: [{ rule: 'unproved-praise', patterns: [/\bsold out\b/gi], advice }],
      harmless: [],
      ofFirm: /\bour stage\b/i,
      quotations: { rule: 'unrecorded-claim', source: /^- a guest\b/i, advice },
      praiseInValue: /\bfive stars\b/gi,
      jobPages: [],
    }
    expect(told({ words })).toEqual([
      'pages/about.mdx:9:64 unproved-praise "sold out" was said on a stage. → Write how many seats are left.',
    ])
  })
})

describe('a release', () => {
  it('waits for what is a warning until then', () => {
    const tree = { ...about('We are the leading firm in New York.'), ...priorResults }
    expect(inShort(complianceDiagnosticsOf(tree, { release: true }))).toEqual([
      'pages/about.mdx:9:12 error unproved-praise',
    ])
  })
})

it('every rule that can be overridden is explained with its sources', () => {
  for (const name of overridableRules) expect(newYorkRules[name]).toHaveProperty('sources')
  expect(overridableRules).toHaveLength(new Set(overridableRules).size)
})

it('every message is in plain words', () => {
  const tree = {
    ...about(
      'We are the best law firm. We guarantee success. Our experts specialize in tax law. 60 lawyers.',
    ),
  }
  const problems = complianceDiagnosticsOf(tree)
  expect(problems.length).toBeGreaterThanOrEqual(4)
  for (const { message, fix } of problems) expect(`${message} ${fix}`.match(bannedWords)?.[0]).toBeUndefined()
})

describe('the site’s own copy', () => {
  const { site, files } = realSite()

  // A release tells the same and more strictly.
  it('gives no alarm', () => {
    const problems = complianceDiagnostics(site, {
      lexicon: newYorkLexicon,
      today,
      release: true,
      files,
    }).filter(({ rule }) => isOnClaims(rule))
    expect(problems.map(inOneLine)).toEqual([])
  })
  it('has every record and every permission marked as a sample', () => {
    expect(entriesOf(site, claims).filter(({ data }) => !data.sample)).toEqual([])
    expect(singleOf(site, newYorkLexicon.file)?.data.sample).toBe(true)
  })
  it('is heard in full once the permissions are taken away', () => {
    const bare = { ...site, singles: site.singles.filter(({ type }) => type !== newYorkLexicon.file) }
    const told = new Set(
      complianceDiagnostics(bare, { lexicon: newYorkLexicon, today, files }).map(({ rule }) => rule),
    )
    for (const rule of ['award-particulars', 'unproved-praise', 'privacy-and-form'])
      expect([...told]).toContain(rule)
  })
})
