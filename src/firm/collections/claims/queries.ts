import type { ClaimUse, PageContext, Site, FieldPath } from '../../../content/model.ts'
import { entriesOf } from '../../../content/model.ts'
import { formatDate } from '../../../content/text/formatDate.ts'
import { counted } from '../../../content/text/plural.ts'
import { claims } from './schema.ts'

type Context = Pick<PageContext, 'site' | 'entry'>

const claimIn = ({ site, entry: { file } }: Context, field: FieldPath) => {
  const isHere = ({ path, ...use }: ClaimUse) => use.file === file && path?.join() === field.join()
  const name = site.claimUses.find(isHere)?.claim
  return entriesOf(site, claims).find(({ slug }) => slug === name)?.data
}

/** Where the figure in a field comes from; undefined unless its value is a claim. */
export const figureSource = (context: Context, field: FieldPath) => {
  const claim = claimIn(context, [...field, 'value'])
  return claim && { source: claim.source, asOf: claim.asOf }
}

export type FigureSource = ReturnType<typeof figureSource>

/** Year and field of an award, after the giver if the award itself doesn’t name it. */
export const awardSource = (context: Context, field: FieldPath) => {
  const claim = claimIn(context, field)
  if (claim?.kind !== 'ranking') return undefined
  const { year, area, givenBy, value } = claim
  const [giver = ''] = givenBy.replace(/^The /, '').split(' ')
  const facts = value.includes(giver) ? [year, area] : [givenBy, year, area]
  return facts.join(' · ')
}

/** The pages whose files use a claim, and the files that have no page. */
export const claimPlaces = (slug: string, { claimUses, routes }: Site): string[] => {
  const uses = claimUses.filter(({ claim }) => claim === slug)
  const places = uses.map(({ file }) => routes.find((route) => route.file === file)?.path ?? file)
  return [...new Set(places)].sort()
}

/** The text that `check --claims` prints. */
export function claimList(site: Site): string {
  const described = entriesOf(site, claims).map((entry) => {
    const { value, statement, asOf, source, evidence, owner, reviewBy, sample } = entry.data
    return `${entry.file}${sample ? ' (sample)' : ''}
  Shown as:   ${value}
  States:     ${statement}
  Source:     ${source ?? 'none'}
  Evidence:   ${evidence ?? 'none'} (${owner}, ${formatDate(asOf)})
  Review by:  ${formatDate(reviewBy)}
  Pages:      ${claimPlaces(entry.slug, site).join(', ') || 'none'}`
  })
  return [...described, `${counted(described.length, 'claim')}.`].join('\n\n')
}
