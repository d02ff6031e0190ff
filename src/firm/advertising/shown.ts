import type { ShownField, ShownForm } from '../../compliance/lexicon/lexicon.ts'
import { entriesOf, entriesOfKind } from '../../content/model/content.ts'
import type { Site } from '../../content/model/site.ts'
import { jobs } from '../collections/jobs/schema.ts'
import { attorneysPage } from '../pages/attorneys/data.ts'
import { awards } from '../pages/awards/data.ts'
import { contact } from '../pages/contact/data.ts'

/** Where this site shows what the rules on advertising look at. */

export const shownAwards = (site: Site): ShownField[] => [
  ...entriesOfKind(site, attorneysPage).flatMap((entry) =>
    entry.data.accolades.awards.map((text, index) => ({ entry, text, path: ['accolades', 'awards', index] })),
  ),
  ...entriesOfKind(site, awards).flatMap((entry) =>
    entry.data.categories.flatMap((category, place) =>
      category.awards.map((text, index) => ({ entry, text, path: ['categories', place, 'awards', index] })),
    ),
  ),
]

export const payRanges = (site: Site) =>
  entriesOf(site, jobs).map((entry) => ({
    role: { entry, text: entry.data.title, path: ['pay', 'from'] },
    kind: entry.data.page,
    ...entry.data.pay,
  }))

/** The fields beside which a visitor types. */
const labelled = ['name', 'email', 'area', 'message'] as const

export function contactForm(site: Site): ShownForm | undefined {
  const [entry] = entriesOfKind(site, contact)
  if (entry === undefined) return undefined
  const { form } = entry.data
  return {
    entry,
    asked: new Set(Object.keys(form)),
    labels: new Map(labelled.map((name) => [name, { entry, text: form[name], path: ['form', name] }])),
  }
}
