import { formatDate } from '../../content/text/formatDate.ts'
import type { ChainedApproval } from './approvalRecord.ts'
import { isEarlyForm, type ApprovalStatus } from './approvalStatus.ts'
import { countPeople } from './approvers.ts'

/**
 * How a page stands, as a sentence without its name.
 * @param signature what vouches for a record, to stand behind it
 */
export function describeStatus(
  status: ApprovalStatus,
  signature: (record: ChainedApproval) => string = () => '',
): string {
  if (status.state === 'missing') return 'not approved by anybody'
  if (status.state === 'lost') {
    const { record, change } = status
    return `approved by ${record.by} on ${formatDate(record.day)}${signature(record)}, and changed since${change === '' ? '' : `: ${change}`}`
  }
  const { records, others } = status
  const namesOf = (given: readonly ChainedApproval[]) =>
    given
      .map(
        (record) =>
          `${record.by} on ${formatDate(record.day)}${record.note === '' ? '' : ` (${record.note})`}${signature(record)}`,
      )
      .join(', and by ')
  const lacks = status.state === 'incomplete' ? lackInWords(records, status.needed) : ''
  return [
    ...(records.length > 0
      ? [`approved by ${namesOf(records)}${isEarlyForm(records) ? earlyForm : ''}`]
      : []),
    ...(others.length > 0 ? [`approved by ${namesOf(others)}, who may not approve it`] : []),
    ...(lacks === '' ? [] : [lacks]),
  ].join('; ')
}

const earlyForm =
  ' (in form 1, before labels were part of the wording; it holds until a word or a label changes)'

/** How many approvals a page still needs. */
const lackInWords = (records: readonly ChainedApproval[], needed: number): string =>
  countPeople(records) === 0
    ? `${needed === 1 ? 'an approval' : 'two approvals'} by others ${needed === 1 ? 'is' : 'are'} needed`
    : 'a second approval, by somebody else, is needed'
