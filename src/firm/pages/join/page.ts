import { listOf, shortText, text } from '../../../content/model/fields.ts'
import { action, definePage, ownPage, section } from '../../../content/model.ts'
import { listed, openRoles, listing, applyLink } from '../../collections/jobs/queries.ts'

export const join = definePage({
  ...ownPage('join', 'The Join Our Team page, with the open roles.', {
    roles: section('The section with the open roles.', 'The heading above the roles.', {
      text: text('One or two sentences above the roles.'),
      none: text('One or two sentences that appear instead if no role is open.'),
      apply: action.describe('The button at each role, and where applications go.'),
      others: shortText(80, 'The heading of the roles that only the Careers page lists.').optional(),
    }),
    benefits: section('The section with the benefits.', 'The heading of the benefits.', {
      items: listOf(text('One benefit, as a sentence.'), 'The benefits that the firm offers.'),
    }),
  }),
  isSingle: true,
  lists: listed('join'),
  facts: ({ site, entry }) => {
    const roles = openRoles(site, 'join')
    return {
      roles: roles.map((role) => ({
        ...listing(site, role),
        title: role.data.joinTitle ?? role.data.title,
        area: role.data.department ?? role.data.area,
        apply: applyLink(entry.data.roles.apply.link, role.slug),
      })),
      others: openRoles(site, 'careers')
        .filter((role) => !roles.includes(role))
        .map((role) => listing(site, role))
        .map(({ slug: id, title: label, path, pay: note }) => ({ id, label, path, note })),
    }
  },
})
