import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFinishedSite } from '../../src/compliance/checkFinishedSite.ts'
import { checkComingDays, comingDays } from '../../src/compliance/comingDays.ts'
import { isError, type Diagnostic } from '../../src/content/model/diagnostic.ts'
import type { BuiltSite, Route, Site } from '../../src/content/model/site.ts'
import { isLasting } from '../../src/content/publish/routes.ts'
import { urlListFile } from '../../src/content/publish/urlList.ts'
import { shellFacts } from '../../src/firm/shell/shellFacts.ts'
import { advertisingPolicy, registry } from '../../src/firm/registry.ts'
import { bodyRenderer } from '../fixtures/readBody.ts'
import { claim } from '../fixtures/complianceFixture.ts'
import { partnersPage, person } from '../fixtures/editingFixture.ts'
import { legalPage, legalTree, termsBody } from '../fixtures/legalSite.ts'
import {
  abovePeople,
  build,
  file,
  inOneLine,
  minimalTree,
  plainPage,
  practiceArea,
} from '../fixtures/minimalSite.ts'
import { payloadOf } from '../fixtures/payloadOf.ts'
import { renderPage } from '../fixtures/renderPage.ts'

const today = '2027-02-28'
const days = ['2027-03-01', '2027-03-31', '2027-04-01', '2027-12-31']

const rendered = new Map<string, string>()

/** Renders pages, each different one once. */
async function render(site: Site, routes: readonly Route[]) {
  const pages = new Map<string, { html: string }>()
  const shell = JSON.stringify(shellFacts(site))
  for (const route of routes) {
    const key = shell + JSON.stringify(payloadOf(site, route, bodyRenderer(site)))
    const html = rendered.get(key) ?? (await renderPage(site, route))
    rendered.set(key, html)
    pages.set(route.path, { html })
  }
  return pages
}

const given = { policy: advertisingPolicy, approved: new Map<string, string>(), release: true }

/** Everything that `check --release` reports, and with `later`, of coming days too. */
async function problemsOf(built: BuiltSite, day: string, later = false): Promise<Diagnostic[]> {
  const { site, files, problems } = built
  if (!site) return problems
  const pages = await render(site, site.routes)
  const found = [...problems, ...checkFinishedSite(site, { ...given, files, pages, today: day })]
  const coming = comingDays(built, (one) => (route) => payloadOf(one, route, bodyRenderer(one)))
  return later ? [...found, ...(await checkComingDays(coming, render, { ...given, files }, found))] : found
}

/** Errors besides missing approvals, each in one line. */
const errorsIn = (problems: readonly Diagnostic[]): string[] =>
  problems.filter((one) => isError(one) && !one.rule.startsWith('approval-')).map(inOneLine)

const note = (more: string, body: string): string =>
  file(
    `practiceAreas: [alpha-law, beta-law]\ndate: 2027-01-04\nsummary: A note of a tiny firm, in as many words as are needed, ${more.length} or more.\n${more}`,
    body,
  )
const event = 'kind: event\nstarts: 2027-03-30 18:00\nends: 2027-03-31 20:00\nplace: Room 1'
const written = 'kind: note\nrule: { name: A rule }\nchanges: Something.\nwho: Everyone\nby: January 1, 2028'
const role =
  'listedOn: [careers]\norder: 1\nlocation: New York, NY\narea: Law\nexperience: 1 year\nrequirements: [Patience.]\nposted: 2027-01-04\npay: { from: "$101,000", to: "$102,000" }'

const day = fc.constantFrom(...days)
const field = (name: string) =>
  fc.constantFrom(...Array.from({ length: 8 }, () => ''), ...days.map((one) => `${name}: ${one}\n`))
const [starting, ending] = [field('publishOn'), field('expiresOn')]
const notes = ['/insights/one', '/insights/kind/event', '/insights/talk']
const people = ['/attorneys/ann-lee', '/attorneys/ann-lee.vcf', '/partners#ann-lee']
const others = ['/news', '/news/autumn', '/practice-areas/delta-law', '/careers/clerk', '/terms#use']
const body = fc
  .tuple(fc.constantFrom(...notes, ...people, ...others, '/about#why'), fc.integer({ min: 0, max: 29 }))
  .map(
    ([address, chance]) => `See [it](${address}).\n${chance === 0 ? 'We are the best tax lawyers.\n' : ''}`,
  )

const trees = fc
  .record({
    windows: fc.array(ending, { minLength: 11, maxLength: 11 }),
    starts: fc.array(starting, { minLength: 3, maxLength: 3 }),
    bodies: fc.array(body, { minLength: 6, maxLength: 6 }),
    superseded: fc.constantFrom('', '', '', '', '', 'supersededBy: two\n', 'supersededBy: one\n'),
    effective: fc.constantFrom('', ...days.map((one) => `effectiveOn: ${one}\n`)),
    reviewed: day,
    arrow: fc.constantFrom('', ' -> /about', ' -> /attorneys/bo-day'),
  })
  .map(({ windows: w, starts: s, bodies: b, superseded, effective, reviewed, arrow }) => ({
    ...abovePeople,
    'pages/partners.mdx': partnersPage,
    'pages/careers.mdx': plainPage('Careers'),
    'pages/insights.mdx': file(
      'template: insights\ntitle: Notices\ndescription: The notices of a tiny firm, in as many words as are needed here.\nlede: All.\nempty: None.',
    ),
    'firm.mdx': file(
      `${(minimalTree['firm.mdx'] ?? '').split('---\n')[1]?.replace('Attorney Advertising.', 'Attorney Advertising. Prior results do not guarantee a similar outcome.')}banner: { text: News., link: /news, expiresOn: ${reviewed} }`,
    ),
    'pages/news.mdx': plainPage('News', w[0], b[0]),
    'pages/news/autumn.mdx': plainPage('Autumn', `${w[0] || w[1]}reviewBy: ${reviewed}\nowner: Ann\n`, b[1]),
    'pages/soon.mdx': plainPage('Soon', s[0], b[2]),
    'practice-areas/gamma-law.mdx': practiceArea('Gamma', 3).replace('order: 3\n', `order: 3\n${w[2]}`),
    'practice-areas/delta-law.mdx': practiceArea('Delta', 4).replace('order: 4\n', `order: 4\n${w[3]}`),
    'attorneys/ann-lee.mdx': person('Ann Lee', {}).replace('order: 1\n', w[4] ?? ''),
    'attorneys/bo-day.mdx': person('Bo Day', { practiceAreas: '[gamma-law, alpha-law]' }).replace(
      'order: 1\n',
      w[5] ?? '',
    ),
    'insights/one.mdx': note(
      `title: One\nnumber: 2027-1\nauthors: [ann-lee, Jo Doe]\n${written}\n${w[6]}${superseded}`,
      b[3] ?? '',
    ),
    'insights/two.mdx': note(
      `title: Two of them\nnumber: 2027-2\nauthors: [bo-day]\n${written}\n${s[1]}`,
      b[4] ?? '',
    ),
    'insights/talk.mdx': note(`title: A Talk\nnumber: 2027-3\nauthors: [ann-lee]\n${event}\n${w[7]}`, ''),
    'jobs/clerk.mdx': file(`title: Clerk\n${role}\n${w[8]}`, 'A role.\n'),
    'legal/terms.mdx': legalPage(termsBody(b[5] ?? ''), '2027-02-01', `${effective}${w[9]}`),
    'legal/versions/terms/2026-01-10.mdx': legalPage(termsBody('We mean it.')),
    'claims/tried.mdx': claim('200+', { reviewBy: reviewed }),
    'advertising.mdx': file(
      `allowed:\n  - rule: unproved-praise\n    text: the finest\n    because: So.\n    by: A. Person\n    reviewBy: ${reviewed}`,
    ),
    'pages/about.mdx': plainPage(
      'About Us',
      'inMenu: header\norder: 2',
      'We are the finest.\nTried: <Claim name="tried" />.\n\n## Why\n',
    ),
    [urlListFile]: `/attorneys/ann-lee${w[4] && arrow}\n/attorneys/ann-day -> /attorneys/ann-lee\n/insights/speech -> /insights/talk`,
  }))

const on = ({ [urlListFile]: text = '', ...tree }: Record<string, string>, day: string) =>
  build(tree, { today: day, urlList: { path: urlListFile, text } })

/** What visitors find at its address. */
const addressesOf = (site: Site): string[] => [
  ...site.routes.filter(isLasting).map(({ path }) => path),
  ...registry.filesOf(site).keys(),
]

describe('a date never stops the site', () => {
  it('an editor without an error today has none on any later day, and no published address ends', async () => {
    let sound = 0
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        const built = on(tree, today)
        const errors = errorsIn(await problemsOf(built, today, true))
        if (!built.site || errors.length > 0) return
        sound += 1
        const published = new Set(addressesOf(built.site))
        for (const day of built.comingDays) {
          const then = on(tree, day)
          expect(errorsIn(await problemsOf(then, day)), day).toEqual([])
          if (!then.site) return
          const found = new Set(addressesOf(then.site))
          const moved = new Map(then.site.redirects.map(({ from, to }) => [from, to]))
          for (const address of published)
            expect([...found], `${address} on ${day}`).toContain(moved.get(address) ?? address)
          for (const address of found) published.add(address)
        }
      }),
      { numRuns: 25 },
    )
    expect(sound).toBeGreaterThan(10)
  }, 120_000)
})

describe('what check says of coming days', () => {
  const on = (tree: Record<string, string>) =>
    build(
      {
        ...legalTree(legalPage(termsBody('We mean it.'), '2027-02-01', 'effectiveOn: 2027-04-01')),
        ...sound,
        ...tree,
      },
      { today },
    )
  const sound = {
    'firm.mdx': (minimalTree['firm.mdx'] ?? '').replace(
      'Attorney Advertising.',
      'Attorney Advertising. Prior results do not guarantee a similar outcome.',
    ),
    'legal/versions/terms/2026-01-10.mdx': legalPage(termsBody('We meant it.')),
  }
  const linesOf = async (tree: Record<string, string>) =>
    (await problemsOf(on(tree), today, true))
      .filter(({ message }) => message.startsWith('Starting'))
      .map(({ severity, message, fix }) => `${severity} ${message} → ${fix}`)

  it('an editor reads today that a note of a later day breaks a rule on advertising', async () => {
    const news = plainPage('We are the best tax lawyers', 'publishOn: 2027-03-01')
    expect((await linesOf({ 'pages/news.mdx': news })).join()).toMatch(
      /error Starting March 1, 2027: "best tax lawyers" praises the firm/,
    )
  })

  it('a lawyer reads that the release of a later day needs an approval first', async () => {
    expect(await linesOf({})).toEqual([
      'warning Starting April 1, 2027: /terms must be approved, and nobody has approved it. → Read it with: BUILD_DATE=2027-04-01 npm start. To approve it in advance: npm run approve -- /terms --on 2027-04-01',
    ])
  })
})
