import type { Site, Diagnostic, RuleMessage } from '../../content/model.ts'
import { diagnostic, entriesOf, singleOf, textsIn, valueAt } from '../../content/model.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { counted } from '../../content/text/plural.ts'
import { checkExemptions } from '../advertising/exemptions.ts'
import { claimPlaces } from './claims/queries.ts'
import { claims } from './claims/schema.ts'

/** What the content lacks before it can be released. */
export function* releaseChecks(site: Site, today: string): Iterable<Diagnostic> {
  yield* checkClaims(site, today)
  yield* checkExemptions(site, today)
  yield* checkLaunch(site)
  yield* checkAwards(site)
}

/** Reports claims without evidence, claims due for review and claims that nothing shows. */
function* checkClaims(site: Site, today: string): Iterable<Diagnostic> {
  for (const entry of entriesOf(site, claims)) {
    const { value, asOf, reviewBy, evidence, owner } = entry.data
    const report = (field: string, message: RuleMessage) =>
      diagnostic(entry.file, entry.placeOf([field]), message)
    if (evidence === undefined)
      yield report('value', [
        'unsupported-claim',
        `The claim "${value}" has no evidence.`,
        `Ask ${owner} to add a line such as evidence: Counted from the docketing system on ${asOf}. Or remove the claim from the pages.`,
      ])
    if (reviewBy < today)
      yield report('reviewBy', [
        'expired-claim',
        `The claim "${value}" was due for review by ${formatDate(reviewBy)}.`,
        `Ask ${owner} to confirm that it's still true. Then write today's date in asOf and the next one in reviewBy.`,
      ])
    if (claimPlaces(entry.slug, site).length === 0)
      yield report('value', [
        'unused-claim',
        'No page shows this claim.',
        'Show it with the Claim tag, or delete this file.',
      ])
  }
}

/** Reports what only a demonstration may publish: a form that reaches nobody, and invented facts. */
function* checkLaunch({ organization, registry, singles, entries }: Site): Iterable<Diagnostic> {
  const { delivery = 'simulated', deliveryAddress = '', launch } = organization
  if (launch === 'demo') return
  const demo = 'For a demonstration, write in firm.mdx: launch: demo'
  const firm = singleOf({ singles }, registry.organization)
  const isEndpoint = delivery === 'endpoint'
  const isReceived = isEndpoint ? !deliveryAddress.startsWith('http:') : delivery === 'mailto'
  if (firm && !isReceived)
    yield diagnostic(firm.file, firm.placeOf([isEndpoint ? 'deliveryAddress' : 'delivery']), [
      'no-delivery',
      'The firm would never get the messages that visitors write in the contact form.',
      `Write delivery: endpoint with an https deliveryAddress, or delivery: mailto. ${demo}`,
    ])
  const isSample = ({ data }: { data: unknown }) => valueAt(data, ['sample']) === true
  const [sample, ...others] = [...singles, ...entries].filter(isSample)
  if (sample === undefined) return
  const more = others.length === 0 ? '' : `, like ${counted(others.length, 'more file')}`
  yield diagnostic(sample.file, sample.placeOf(['sample']), [
    'sample-left',
    `This file has invented facts${more}.`,
    `Replace them and delete the line sample: true. ${demo}`,
  ])
}

/** Items of lists called awards without a claim that says who gave them, when and for what. */
function* checkAwards(site: Site): Iterable<Diagnostic> {
  const recorded = entriesOf(site, claims).flatMap(({ data }) => (data.kind === 'ranking' ? data.value : []))
  for (const { file, data, placeOf } of site.entries)
    for (const { path, text } of textsIn(data))
      if (path.at(-2) === 'awards' && !recorded.includes(text))
        yield diagnostic(file, placeOf(path), [
          'unrecorded-claim',
          `No claim records the award "${text}" (Rule 7.1(b), (d)).`,
          'Add a file to claims/ with kind: ranking, and write <Claim name="…" /> here.',
        ])
}
