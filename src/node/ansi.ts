import { styleText } from 'node:util'
import type { Paint, StyleRole } from '../content/report/printReport.ts'

/** Where text goes; a terminal tells how wide it is. */
export type TextStream = NodeJS.WritableStream & { columns?: number }

const styles = {
  file: ['bold', 'underline'],
  place: ['gray'],
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  quote: ['cyan'],
  mark: ['bold', 'red'],
  rule: ['gray'],
} as const satisfies Record<StyleRole, unknown>

/**
 * The colours of a report, for text that goes to `stream`: none unless it is a terminal; `NO_COLOR` and
 * `FORCE_COLOR` are respected.
 */
export const ansiStyler =
  (stream: TextStream): Paint =>
  (role, text) =>
    // One style at a time: given several at once, Node 20 does not look at the stream.
    styles[role].reduce((painted, style) => styleText(style, painted, { stream }), text)
