import { z } from 'zod'
import { entriesOf } from '../../../content/model/content.ts'
import type { Entry } from '../../../content/model/entry.ts'
import { exactLength, listOf, shortText, text } from '../../../content/model/fields.ts'
import type { PageContext } from '../../../content/model/site.ts'
import { figureSource } from '../../collections/claims.ts'
import { jobs, type Job } from '../../collections/jobs.ts'
import { definePage, pageSchema } from '../../definePage.ts'
import { action, byOrder, figure, iconItem, passage, section, visibleFields } from '../../fields.ts'

type Place = Job['page']

const jobsOf = <Page extends Place>({ site, render }: PageContext, page: Page) =>
  entriesOf(site, jobs)
    .filter((entry): entry is Entry<Extract<Job, { page: Page }>> => entry.data.page === page)
    .sort(byOrder)
    .map(({ slug, prose, data }) => ({ ...visibleFields(data), slug, body: render(prose) }))

export type Opening = ReturnType<typeof jobsOf<'careers'>>[number]

const listed = (page: Place) => ({
  collection: jobs,
  where: { field: 'page', is: page },
})

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
  }),
  isSingle: true,
  lists: listed('careers'),
  facts: (context) => ({
    openings: jobsOf(context, 'careers'),
    source: figureSource(context, ['culture', 'figure']),
  }),
})

export const join = definePage({
  name: 'join',
  schema: pageSchema('join', 'The Join Our Team page, with the open roles.', {
    roles: section('The section with the open roles.', 'The heading above the roles.', {
      text: text('One or two sentences above the roles.'),
      none: text('One or two sentences that appear instead if no role is open.'),
      apply: action.describe('The button at each role.'),
    }),
    benefits: section('The section with the benefits.', 'The heading of the benefits.', {
      items: listOf(text('One benefit, as a sentence.'), 'The benefits that the firm offers.'),
    }),
  }),
  isSingle: true,
  lists: listed('join'),
  facts: (context) => ({ roles: jobsOf(context, 'join') }),
})

const picture = z.strictObject({
  caption: shortText(60, 'The first line of the picture’s caption.'),
  subcaption: shortText(60, 'The second line of the picture’s caption.'),
  alt: text('What the picture shows, for people who can’t see it.'),
})

export const development = definePage({
  name: 'development',
  schema: pageSchema('development', 'The Professional Development page.', {
    programs: section('The section with the programs.', 'The heading of the programs.', {
      text: text('One paragraph.'),
      items: exactLength(4, iconItem, 'The four programs.'),
    }),
    picture: picture.describe('The picture and its caption.'),
    initiatives: section('The checklist of initiatives.', 'The heading of the checklist.', {
      items: exactLength(6, shortText(120, 'One initiative, in a few words.'), 'The six initiatives.'),
    }),
    panel: passage.describe('The panel that leads to the open roles.'),
  }),
})
