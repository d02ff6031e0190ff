import type { ComponentType } from 'react'
import type { PageKind } from '../site/schema/pageKind.ts'
import type { TemplateProps } from '../templates/template.ts'

/** The template of each kind of page, one lazy chunk each. It does not compile when a kind has none. */
export const templates: {
  [Kind in PageKind]: () => Promise<{ default: ComponentType<TemplateProps<Kind>> }>
} = {
  home: () => import('../templates/Home.tsx'),
  about: () => import('../templates/About.tsx'),
  firm: () => import('../templates/OurFirm.tsx'),
  leadership: () => import('../templates/Leadership.tsx'),
  'why-choose': () => import('../templates/WhyChoose.tsx'),
  diversity: () => import('../templates/Diversity.tsx'),
  'practice-areas': () => import('../templates/PracticeAreas.tsx'),
  'practice-area': () => import('../templates/PracticeArea.tsx'),
  attorneys: () => import('../templates/Attorneys.tsx'),
  partners: () => import('../templates/Partners.tsx'),
  associates: () => import('../templates/Associates.tsx'),
  awards: () => import('../templates/Awards.tsx'),
  careers: () => import('../templates/Careers.tsx'),
  join: () => import('../templates/Join.tsx'),
  development: () => import('../templates/Development.tsx'),
  contact: () => import('../templates/Contact.tsx'),
  legal: () => import('../templates/Legal.tsx'),
  plain: () => import('../templates/Plain.tsx'),
  'not-found': () => import('../templates/NotFound.tsx'),
}
