import { diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import type { Route } from '../../content/model/route.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { capitalize } from '../../content/text/capitalize.ts'
import { listInWords } from '../../content/text/listInWords.ts'
import { errorInRelease, type ComplianceCheck } from '../model/complianceContext.ts'
import { approvalPages } from './approvalPages.ts'
import { approvalsNeeded, approversOf, foldName } from './approvers.ts'
import { keyFingerprint } from './signature.ts'

/** The list of those who may approve pages parts its people, and has enough of them for every page. */
export const checkApprovers: ComplianceCheck = (context) => {
  const { site, today } = context
  const { approvers } = site.organization
  const file = site.singles.find(({ type }) => type === site.registry.organization)
  if (approvers === undefined || file === undefined) return []
  const problem = (path: readonly (string | number)[], message: string, fix: string): Diagnostic =>
    diagnostic(file.file, file.placeOf(path), ['approver-list', message, fix])
  const same = approvers.flatMap((person, index) =>
    (['name', 'github', 'key'] as const).flatMap((field) => {
      const value = marks[field](person[field] ?? '')
      const other = approvers.slice(0, index).find((one) => marks[field](one[field] ?? '') === value)
      if (value === '' || other === undefined) return []
      return [
        problem(
          ['approvers', index, field],
          field === 'name'
            ? `The list has ${person.name} twice.`
            : `${person.name} and ${other.name} have the same ${field === 'key' ? 'key' : 'user on GitHub'}, so nobody could tell which of them approved.`,
          field === 'name'
            ? 'Write the person once, with all that may be approved.'
            : `Write to each person their own, or leave "${field}" out.`,
        ),
      ]
    }),
  )
  // One lack of people is told once, whatever pages it is about.
  const lacking = new Map<string, Set<string>>()
  for (const { route } of approvalPages(site)) {
    const needed = approvalsNeeded(route, { site })
    const able = approversOf(route, today, { site }) ?? []
    if (able.length >= needed) continue
    const who = able.length === 0 ? 'nobody on the list may' : `only ${able[0]?.name} may`
    const lack = `must be approved by ${needed === 1 ? 'somebody' : 'two people'}, and ${who}.`
    lacking.set(lack, (lacking.get(lack) ?? new Set()).add(nameOf(route)))
  }
  const few = [...lacking].map(([lack, names]) =>
    problem(
      ['approvers'],
      `${capitalize(listInWords([...names]))} ${lack}`,
      `Put somebody on the list for ${names.size === 1 ? 'it' : 'them'}, or ask for fewer approvals in "approvals" or "twoApprovals".`,
    ),
  )
  return [...same, ...few].map((found) => errorInRelease(found, context))
}

const nameOf = ({ path }: Route): string =>
  path === everyPage ? 'what stands on every page' : `the page ${path}`

/** How the same value is told, however it is typed. */
const marks = {
  name: foldName,
  github: (login: string) => login.toLowerCase(),
  key: keyFingerprint,
}
