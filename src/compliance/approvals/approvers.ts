import type { Route } from '../../content/model/route.ts'
import type { Site } from '../../content/model/site.ts'
import { kindOf } from '../../content/model/registry.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { versionedRoute } from '../../content/publish/routes.ts'
import type { Approver, Organization, PageChoice } from '../../content/tags/organization.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { listInWords } from '../../content/text/listInWords.ts'
import { closestMatch } from '../../content/text/closestMatch.ts'
import { everyPageRoute } from '../text/everyPage.ts'
import type { ApprovalRecord } from './approvalRecord.ts'

/** What the organization's file says of approvals. In a review it is that of the branch to which the change would go. */
export type ApprovalPolicy = Pick<
  Organization,
  'approvals' | 'approvers' | 'twoApprovals' | 'signedApprovals' | 'reviewKey'
>

/** A site, and who may approve its pages. */
interface Approvals {
  site: Site
  /** That of the site, unless another one counts. */
  policy?: ApprovalPolicy
}

const policyOf = ({ site, policy = site.organization }: Approvals): ApprovalPolicy => policy

/** The addresses under which a page may have been approved: its own, and those that lead to it. */
export const addressesOf = ({ path }: Route, { redirects }: Site): ReadonlySet<string> =>
  new Set([path, ...redirects.filter(({ to }) => to === path).map(({ from }) => from)])

/** A page keeps its place in a list when it moves and its old address leads on to it. */
function isChosen({ kinds, pages }: PageChoice, route: Route, site: Site): boolean {
  const addresses = addressesOf(route, site)
  return (
    kinds?.includes(route.kind) === true ||
    pages?.some((page) => addresses.has(page.replace(/[?#].*$/, ''))) === true
  )
}

/**
 * How many people must approve a page. Without a list of kinds, those with kept versions need somebody, and so does what
 * stands on every page.
 */
export function approvalsNeeded(route: Route, all: Approvals): 0 | 1 | 2 {
  const { site } = all
  const { approvals, twoApprovals } = policyOf(all)
  if (twoApprovals && isChosen(twoApprovals, route, site)) return 2
  const { kind } = route
  const isUsual = () => kind === everyPage || kindOf(site.registry, kind).collection?.versions !== undefined
  return (approvals?.includes(kind) ?? isUsual()) ? 1 : 0
}

/** One person's name, whatever capitals and spaces it is typed with. */
export const foldName = (name: string): string =>
  name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

const isOn = ({ until }: Approver, day: string): boolean => until === undefined || day <= until

/** Who may approve a page on a day; undefined when anybody may. */
export function approversOf(route: Route, day: string, all: Approvals): Approver[] | undefined {
  return policyOf(all).approvers?.filter((person) => {
    const choosesAll = person.kinds === undefined && person.pages === undefined
    return isOn(person, day) && (choosesAll || isChosen(person, route, all.site))
  })
}

/** Whether a record of approval is by somebody who was to approve that page on that day. */
export const isByApprover = (
  { by, day }: Pick<ApprovalRecord, 'by' | 'day'>,
  route: Route,
  all: Approvals,
): boolean => approversOf(route, day, all)?.some(({ name }) => foldName(name) === foldName(by)) ?? true

/**
 * Whether a record of approval is by somebody who was to approve on that day what it names. Of a page that is gone, its
 * kind is not known: anybody counts who was on the list.
 */
export function isByApproverOfSubject(
  record: Pick<ApprovalRecord, 'by' | 'day' | 'subject'>,
  site: Site,
): boolean {
  const { by, day, subject } = record
  const coming = site.coming.map((entry) => versionedRoute(site.registry, entry))
  const routes = [...site.routes, ...coming, everyPageRoute(site)].filter((route) =>
    addressesOf(route, site).has(subject),
  )
  const list = site.organization.approvers
  if (routes.length > 0) return routes.some((route) => isByApprover(record, route, { site }))
  return list?.some((person) => foldName(person.name) === foldName(by) && isOn(person, day)) ?? true
}

/** How many people gave these approvals. */
export const countPeople = (records: readonly Pick<ApprovalRecord, 'by'>[]): number =>
  new Set(records.map(({ by }) => foldName(by))).size

/**
 * Who is meant to approve a page: the name as the list has it, or as it was typed when there is no list.
 * @returns or a sentence that says why that person does not approve it
 */
export function findApprover(
  typed: string,
  { route, day, ...all }: Approvals & { route: Route; day: string },
): { name: string } | { refused: string } {
  const list = policyOf(all).approvers
  if (list === undefined) return { name: typed }
  const able = approversOf(route, day, all) ?? []
  const named = (person: Approver) => foldName(person.name) === foldName(typed)
  const found = able.find(named)
  if (found) return { name: found.name }
  const names = able.map(({ name }) => name)
  const path = `content/${all.site.registry.organization.path}`
  const who =
    names.length === 0
      ? `Nobody may, by the list "approvers" in ${path}.`
      : `By the list "approvers" in ${path}, ${listInWords(names, 'or')} may.`
  const other = list.find(named)
  if (other && !isOn(other, day) && other.until !== undefined) {
    return {
      refused: `${other.name} was to approve pages until ${formatDate(other.until)}, and not today. ${who}`,
    }
  }
  if (other) return { refused: `${other.name} may not approve ${route.path}. ${who}` }
  const close = closestMatch(typed, names)
  return {
    refused: `"${typed}" may not approve ${route.path}. ${close === undefined ? who : `Did you mean "${close}"? ${who}`}`,
  }
}
