import { createElement, Fragment, type ComponentType } from 'react'
import type { LoadedPage as Loaded } from '../../render/pageRenderer.tsx'
import type { ShellFacts } from '../shell/shellFacts.ts'
import type { TemplateProps, KindName, PayloadOf } from './kinds.ts'

/** The template of each page kind, in lazy chunks. Not in `kinds.ts`, so that browsers don't load schemas. */
export const templates: {
  [Kind in KindName]: () => Promise<{ default: ComponentType<TemplateProps<Kind>> }>
} = {
  home: () => import('./home/Template.tsx'),
  about: () => import('./about/Template.tsx'),
  firm: () => import('./firm/Template.tsx'),
  leadership: () => import('./leadership/Template.tsx'),
  'why-choose': () => import('./why-choose/Template.tsx'),
  diversity: () => import('./diversity/Template.tsx'),
  'practice-areas': () => import('./practice-areas/Template.tsx'),
  'practice-area': () => import('./practice-area/Template.tsx'),
  attorneys: () => import('./attorneys/Template.tsx'),
  partners: () => import('./group/Template.tsx'),
  associates: () => import('./group/Template.tsx'),
  awards: () => import('./awards/Template.tsx'),
  person: () => import('./person/Template.tsx'),
  careers: () => import('./careers/Template.tsx'),
  join: () => import('./join/Template.tsx'),
  development: () => import('./development/Template.tsx'),
  role: () => import('./role/Template.tsx'),
  contact: () => import('./contact/Template.tsx'),
  insights: () => import('./insights/Template.tsx'),
  insight: () => import('./insight/Template.tsx'),
  legal: () => import('./legal/Template.tsx'),
  search: () => import('./search/Template.tsx'),
  plain: () => import('./plain/Template.tsx'),
  'not-found': () => import('./not-found/Template.tsx'),
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
  const { DevNote } = await import('../components/DevNote.tsx')
  return {
    ...page,
    show: (shell) => createElement(Fragment, null, page.show(shell), createElement(DevNote, { text, file })),
  }
}
