import { recordTagOf, typedReference, type RecordTag } from '../../content/tags/recordTag.ts'
import { entriesOf } from '../../content/model/content.ts'
import { claims } from './fields.ts'
import type { Site } from '../../content/model/site.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../../content/model/diagnostic.ts'
import { errorInRelease, type ComplianceCheck } from '../model/complianceContext.ts'
import { parseQuantities } from './parseQuantities.ts'
import { register, type ClaimState, type RegisterLine } from './register.ts'

/** Records of claims that are overdue, unsupported, dated wrongly or not shown; all but the last block a release. */
export const checkClaims: ComplianceCheck = (context) => {
  const { site } = context
  const tag = recordTagOf(site.registry.tags)
  const entryOf = new Map(entriesOf(site, claims).map((entry) => [entry.file, entry]))
  return register(site, context.siteText(), context).flatMap((line) =>
    line.states.flatMap((state): Diagnostic[] => {
      const message = messages[state]
      if (!message) return []
      const place = entryOf.get(line.file)?.placeOf([message.field]) ?? { line: 1, column: 1 }
      const problem = diagnostic(line.file, place, message.words(line, { tag, site }))
      return [message.blocksRelease ? errorInRelease(problem, context) : problem]
    }),
  )
}

interface ClaimMessage {
  field: string
  blocksRelease: boolean
  words: (line: RegisterLine, about: { tag: RecordTag | undefined; site: Site }) => RuleMessage
}

const messages: Record<ClaimState, ClaimMessage | undefined> = {
  'in order': undefined,
  overdue: {
    field: 'reviewBy',
    blocksRelease: true,
    words: ({ value, owner, reviewBy }) => [
      'expired-claim',
      `The claim "${value}" was to be made sure of again by ${formatDate(reviewBy)}, and that day has passed.`,
      `Let ${owner} make sure that it is still true; then write the day into asOf and the next one into reviewBy.`,
    ],
  },
  unsupported: {
    field: 'value',
    blocksRelease: true,
    words: ({ value, owner }) => [
      'unsupported-claim',
      `The claim "${value}" is on record, and nothing is named that supports it.`,
      `Let ${owner} add a line such as evidence: Counted from the docketing system on 2025-06-20, or take the claim off the pages.`,
    ],
  },
  'says more': {
    field: 'value',
    blocksRelease: true,
    words: ({ value, statement, unsupported, owner }) => [
      'claim-value',
      unsupported.includes(value)
        ? `The pages show "${value}", which the statement of the record does not bear out: "${statement}"`
        : `The pages show ${unsupported.map((words) => `"${words}"`).join(' and ')} in "${value}", which the statement of the record does not bear out: "${statement}"`,
      `Let ${owner} make sure which of the two is true; then write the same ${unsupported.some((words) => parseQuantities(words).length === 0) ? 'words' : 'figure'} into value and statement.`,
    ],
  },
  praise: {
    field: 'kind',
    blocksRelease: true,
    words: ({ kind, praise, owner }) => [
      'claim-kind',
      `This record is of the kind ${kind}, and ${praise.map((words) => `"${words}"`).join(' and ')} ${praise.length === 1 ? 'praises' : 'praise'} the firm, which no number supports.`,
      `Take the praise out of value and statement; or write kind: comparison, and let ${owner} name in evidence what the comparison rests on.`,
    ],
  },
  dates: {
    field: 'asOf',
    blocksRelease: true,
    words: ({ asOf, reviewBy }) => [
      'claim-dates',
      reviewBy <= asOf
        ? `The next review (${formatDate(reviewBy)}) does not come after the day on which the claim was made sure of (${formatDate(asOf)}).`
        : `The claim was made sure of on ${formatDate(asOf)}, which is still to come.`,
      'Write the day on which somebody made sure into asOf, and a later one into reviewBy.',
    ],
  },
  'future award': {
    field: 'year',
    blocksRelease: true,
    words: ({ year, asOf, owner }) => [
      'future-award',
      `This award is for the year ${year}, and the claim was made sure of on ${formatDate(asOf)}: an award of that year was not given yet.`,
      `Let ${owner} make sure of the year for which it was given, and write that into year, and the day into asOf.`,
    ],
  },
  'early award': {
    field: 'year',
    blocksRelease: false,
    words: ({ year, owner }, { site: { organization, registry } }) => [
      'early-award',
      `This award is for the year ${year}, and ${registry.words.organization} was founded in ${organization.founded}, as content/${registry.organization.path} says.`,
      `Let ${owner} make sure of the year for which it was given, and to whom.`,
    ],
  },
  'not shown': {
    field: 'value',
    blocksRelease: false,
    words: ({ claim }, { tag }) => [
      'unused-claim',
      'No page shows this claim.',
      tag
        ? `Write ${typedReference(tag, claim)} where it belongs, or delete this file.`
        : 'Delete this file.',
    ],
  },
}
