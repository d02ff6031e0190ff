import type { ComponentType } from 'react'
import type { KindName, TemplateProps } from './pages.ts'

/** The template of each kind of page, one lazy chunk each. Apart from `pages.ts`, so that browsers load no schemas. */
export const templates: {
  [Kind in KindName]: () => Promise<{ default: ComponentType<TemplateProps<Kind>> }>
} = {
  home: () => import('./pages/home/Template.tsx'),
  about: () => import('./pages/about/Template.tsx'),
  firm: () => import('./pages/firm/Template.tsx'),
  leadership: () => import('./pages/leadership/Template.tsx'),
  'why-choose': () => import('./pages/why-choose/Template.tsx'),
  diversity: () => import('./pages/diversity/Template.tsx'),
  'practice-areas': () => import('./pages/practice-areas/Template.tsx'),
  'practice-area': () => import('./pages/practice-area/Template.tsx'),
  attorneys: () => import('./pages/attorneys/Template.tsx'),
  partners: () => import('./pages/people/Template.tsx'),
  associates: () => import('./pages/people/Template.tsx'),
  awards: () => import('./pages/awards/Template.tsx'),
  careers: () => import('./pages/careers/Template.tsx'),
  join: () => import('./pages/join/Template.tsx'),
  development: () => import('./pages/development/Template.tsx'),
  contact: () => import('./pages/contact/Template.tsx'),
  legal: () => import('./pages/legal/Template.tsx'),
  plain: () => import('./pages/plain/Template.tsx'),
  'not-found': () => import('./pages/not-found/Template.tsx'),
}
