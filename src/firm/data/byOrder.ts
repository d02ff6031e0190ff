import { compareText } from '../../content/model/diagnostic.ts'
import type { Entry } from '../../content/model/entry.ts'

/** Sorts entries by their places, and those of one place by their names. */
export const byOrder = (a: Entry<{ order: number }>, b: Entry<{ order: number }>): number =>
  a.data.order - b.data.order || compareText(a.slug, b.slug)
