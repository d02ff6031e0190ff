import type { Page } from './schemas.ts'

/** The kinds of page, each with a template of its own. */
export type PageKind = Page['template'] | 'practice-area' | 'legal'
