import { escapeHtml } from '../../../content/text/escapeHtml.ts'

/** A text as it stands in XML, also inside a quoted attribute. Characters that XML 1.0 cannot hold are left out. */
export const xmlText = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))
