import { createElement, Fragment, type ComponentType } from 'react'
import type { LoadedPage as Loaded } from '../render/siteApp.ts'
import type { ShellFacts, TemplateProps } from './makePayload.ts'
import type { KindName, PayloadOf } from './pages.ts'

/** The template of each page kind, in lazy chunks. Not in `pages.ts`, so that browsers don't load schemas. */
export const templates: {
  [Kind in KindName]: () => Promise<{ default: ComponentType<TemplateProps<Kind>> }>
} = {
  home: () => import('./pages/home/Home.tsx'),
  about: () => import('./pages/about/About.tsx'),
  firm: () => import('./pages/about/Firm.tsx'),
  leadership: () => import('./pages/about/Leadership.tsx'),
  'why-choose': () => import('./pages/about/WhyChoose.tsx'),
  diversity: () => import('./pages/about/Diversity.tsx'),
  'practice-areas': () => import('./pages/practice-areas/PracticeAreas.tsx'),
  'practice-area': () => import('./pages/practice-areas/PracticeArea.tsx'),
  attorneys: () => import('./pages/attorneys/Attorneys.tsx'),
  partners: () => import('./pages/attorneys/People.tsx'),
  associates: () => import('./pages/attorneys/People.tsx'),
  awards: () => import('./pages/attorneys/Awards.tsx'),
  attorney: () => import('./pages/attorneys/Profile.tsx'),
  careers: () => import('./pages/careers/Careers.tsx'),
  join: () => import('./pages/careers/Join.tsx'),
  development: () => import('./pages/careers/Development.tsx'),
  role: () => import('./pages/careers/Role.tsx'),
  contact: () => import('./pages/contact/Template.tsx'),
  insights: () => import('./pages/insights/Insights.tsx'),
  insight: () => import('./pages/insights/Insight.tsx'),
  legal: () => import('./pages/legal/Legal.tsx'),
  search: () => import('./pages/search/Search.tsx'),
  plain: () => import('./pages/plain/Plain.tsx'),
  'not-found': () => import('./pages/plain/NotFound.tsx'),
}

export type LoadedPage = Loaded<ShellFacts>

/** Loads a payload's template. */
export async function loadPage<Kind extends KindName>(payload: PayloadOf<Kind>): Promise<LoadedPage> {
  const { default: Template } = await templates[payload.kind]()
  const page: LoadedPage = {
    ...payload,
    show: ({ firm, labels }) => createElement(Template, { payload, firm, labels }),
  }
  const { ribbon: text, source: file } = payload
  // Builds leave this out.
  if (!import.meta.env.DEV || !(text ?? file)) return page
  const { DevNote } = await import('./components/DevNote.tsx')
  return {
    ...page,
    show: (shell) => createElement(Fragment, null, page.show(shell), createElement(DevNote, { text, file })),
  }
}
