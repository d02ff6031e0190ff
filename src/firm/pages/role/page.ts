import { jobs } from '../../collections/jobs/schema.ts'
import { definePage } from '../../../content/model.ts'
import { trailOf } from '../../../content/publish/trail.ts'
import { payOf, unitOf, openRoles, applyLink, listing } from '../../collections/jobs/queries.ts'
import { join } from '../join/page.ts'
import { careers } from '../careers/page.ts'

export const role = definePage({
  name: 'role',
  collection: jobs,
  shows: ['title', 'area', 'location', 'experience', 'employment', 'pay', 'posted', 'requirements'],
  showsBody: true,
  staysWhenOver: true,
  textsOf: (job) => ({
    title: job.title,
    description:
      job.description ??
      `${job.title}, ${job.area}, ${job.location}: ${job.pay.from} – ${job.pay.to} per ${unitOf(job)}`,
  }),
  facts: (context) => {
    const { site, route, entry } = context
    const form = site.entries.find(join.isKindOf)
    const list = site.entries.find(careers.isKindOf)
    const others = openRoles(site).filter(({ slug }) => slug !== entry.slug)
    return {
      trail: trailOf(context),
      pay: payOf(site, entry.data),
      closes: entry.data.expiresOn,
      /** Where to apply; undefined after the closing date. */
      apply: route.isOver ? undefined : applyLink(form?.data.roles.apply.link ?? '/contact', entry.slug),
      applying: list?.data.applying,
      none: list?.data.openings.none,
      others: others.map((one) => listing(site, one)).map(({ title: label, path }) => ({ label, path })),
    }
  },
})
