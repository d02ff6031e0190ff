import { styleText } from 'node:util'
import type { Paint, StyleRole } from '../content/report/printReport.ts'

const styles = {
  file: ['bold', 'underline'],
  place: ['gray'],
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  quote: ['cyan'],
  mark: ['bold', 'red'],
  rule: ['gray'],
} as const satisfies Record<StyleRole, unknown>

/** Colors a report if `stream` is a terminal. Respects `NO_COLOR` and `FORCE_COLOR`. */
export const ansiStyler =
  (stream: NodeJS.WritableStream): Paint =>
  (role, text) =>
    // One style at a time: given an array of styles, Node 20 ignores the stream.
    styles[role].reduce((painted, style) => styleText(style, painted, { stream }), text)
