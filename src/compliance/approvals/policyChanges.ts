import type { Approver, Organization, PageChoice } from '../../content/tags/organization.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { capitalize } from '../../content/text/capitalize.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { listInWords } from '../../content/text/listInWords.ts'
import { counted } from '../../content/text/plural.ts'

/** What became of the rules on approvals and archives between two states of a site, a sentence each; no page shows them. */
export function policyChanges(before: Organization | undefined, after: Organization | undefined): string[] {
  if (!before || !after) return []
  const [old, now] = [policyLines(before), policyLines(after)]
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `Before: ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `Now: ${line}`),
  ]
}

const policyLines = ({
  approvals,
  approvers,
  twoApprovals,
  signedApprovals,
  reviewKey,
  archiveYears,
}: Organization): string[] => [
  ...(approvals?.map((kind) => `${capitalize(kindInWords(kind))} must be approved.`) ?? [
    'Pages with kept versions must be approved, and what stands on every page.',
  ]),
  ...choiceLines(twoApprovals).map((pages) => `Two people must approve ${pages}.`),
  ...(approvers?.map(personLine) ?? ['Anybody may approve pages.']),
  ...(signedApprovals === true ? ['Approvals count only in signed commits.'] : []),
  ...(reviewKey === undefined ? [] : [`Records of reviews are signed with the key ${reviewKey}.`]),
  ...(archiveYears === undefined ? [] : [`Archives are kept ${counted(archiveYears, 'year')}.`]),
]

const kindInWords = (kind: string): string =>
  kind === everyPage ? 'what stands on every page' : `pages of the kind ${kind}`

const choiceLines = ({ kinds = [], pages = [] }: PageChoice = {}): string[] => [
  ...kinds.map(kindInWords),
  ...pages,
]

function personLine({ name, office, email, until, github, key, ...choice }: Approver): string {
  const isAll = choice.kinds === undefined && choice.pages === undefined
  const what = isAll ? 'all pages' : listInWords(choiceLines(choice))
  const more = [
    ...(until === undefined ? [] : [`until ${formatDate(until)}`]),
    ...(github === undefined ? [] : [`as ${github} on GitHub`]),
    ...(key === undefined ? [] : [`with the key ${key}`]),
  ]
  return `${[`${name} (${office}, ${email}) may approve ${what || 'no page'}`, ...more].join(', ')}.`
}
