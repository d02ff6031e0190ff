import { entriesOf, type ClaimUse } from '../../../content/model/content.ts'
import type { PageContext } from '../../../content/model/site.ts'
import type { FieldPath } from '../../../content/model/fieldPath.ts'
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
