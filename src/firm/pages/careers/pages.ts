import { z } from 'zod'
import { entriesOf } from '../../../content/model/content.ts'
import type { Entry } from '../../../content/model/entry.ts'
import { exactLength, listOf, shortText, text } from '../../../content/model/fields.ts'
import type { Site } from '../../../content/model/site.ts'
import { figureSource } from '../../collections/claims.ts'
import { jobs, type Job, type JobList } from '../../collections/jobs.ts'
import { definePage, pageSchema } from '../../../content/model/definePage.ts'
import { iconItem } from '../../icons.ts'
import { action, byOrder, figure, passage, section } from '../../../content/model/pageFields.ts'
import { trailOf } from '../../../content/publish/trail.ts'

/** The open roles, of one list or all. */
const openRoles = (site: Site, list?: JobList) =>
  entriesOf(site, jobs)
    .filter(({ data }) => list === undefined || data.listedOn.includes(list))
    .sort(byOrder)

const payOf = ({ pay: { from, to } }: Job): string => `${from} – ${to}`

const listing = ({ slug, data }: Entry<Job>) => {
  const path = `${jobs.base ?? ''}/${slug}`
  return { ...data, slug, path, pay: payOf(data), closes: data.expiresOn }
}

export type Listing = ReturnType<typeof listing>

/** `/contact?role=associate#form`; a form on another website can't be told the role. */
const applyLink = (form: string, slug: string): string =>
  form.startsWith('/') ? `${form}?role=${slug}#form` : form

const listed = (list: JobList) => ({ collection: jobs, where: { field: 'listedOn', is: list } })

export const careers = definePage({
  name: 'careers',
  schema: pageSchema('careers', 'The Careers page, with the current openings.', {
    culture: section('The section about working here.', 'The heading of the section.', {
      text: text('One paragraph.'),
      figure: figure.optional().describe('A figure next to the paragraph.'),
      highlights: exactLength(4, iconItem, 'The four highlights of working here.'),
    }),
    openings: section('The section with the current openings.', 'The heading above the list.', {
      text: text('One or two sentences above the list.'),
      none: text('One or two sentences that appear instead if no position is open.'),
      apply: action.describe('The link at each opening.'),
      contact: passage.describe('The text below the list, for visitors who found nothing in it.'),
    }),
    applying: section('How to apply, on each role’s page.', 'Its heading.', {
      steps: listOf(text('One step, in a sentence or two.'), 'The steps.'),
    }).optional(),
  }),
  isSingle: true,
  lists: listed('careers'),
  facts: (context) => ({
    openings: openRoles(context.site, 'careers').map((role) => ({
      ...listing(role),
      body: context.render(role.prose),
      apply: `${context.entry.data.openings.apply.link}#${role.slug}`,
    })),
    source: figureSource(context, ['culture', 'figure']),
  }),
})

export const join = definePage({
  name: 'join',
  schema: pageSchema('join', 'The Join Our Team page, with the open roles.', {
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
  facts: ({ site, entry, render }) => {
    const roles = openRoles(site, 'join')
    return {
      roles: roles.map((role) => ({
        ...listing(role),
        title: role.data.joinTitle ?? role.data.title,
        area: role.data.department ?? role.data.area,
        body: render(role.prose),
        apply: applyLink(entry.data.roles.apply.link, role.slug),
      })),
      others: openRoles(site, 'careers').flatMap((role) => (roles.includes(role) ? [] : listing(role))),
    }
  },
})

export const role = definePage({
  name: 'role',
  collection: jobs,
  schema: jobs.schema,
  showsBody: true,
  staysWhenOver: true,
  textsOf: (job) => ({
    title: job.title,
    description: job.description ?? `${job.title}, ${job.area}, ${job.location}: ${payOf(job)}`,
  }),
  facts: (context) => {
    const { site, route, entry } = context
    const form = site.entries.find(join.isKindOf)
    const list = site.entries.find(careers.isKindOf)
    const others = openRoles(site).filter(({ slug }) => slug !== entry.slug)
    return {
      trail: trailOf(context),
      pay: payOf(entry.data),
      closes: entry.data.expiresOn,
      /** Where to apply; undefined after the closing date. */
      apply: route.isOver ? undefined : applyLink(form?.data.roles.apply.link ?? '/contact', entry.slug),
      applying: list?.data.applying,
      none: list?.data.openings.none,
      others: others.map(listing).map(({ title: label, path }) => ({ label, path })),
    }
  },
})

export const development = definePage({
  name: 'development',
  schema: pageSchema('development', 'The Professional Development page.', {
    programs: section('The section with the programs.', 'The heading of the programs.', {
      text: text('One paragraph.'),
      items: exactLength(4, iconItem, 'The four programs.'),
    }),
    picture: z
      .strictObject({
        caption: shortText(60, 'The first line of the picture’s caption.'),
        subcaption: shortText(60, 'The second line of the picture’s caption.'),
        alt: text('What the picture shows, for people who can’t see it.'),
      })
      .describe('The picture and its caption.'),
    initiatives: section('The checklist of initiatives.', 'The heading of the checklist.', {
      items: exactLength(6, shortText(120, 'One initiative, in a few words.'), 'The six initiatives.'),
    }),
    panel: passage.describe('The panel that leads to the open roles.'),
  }),
})
