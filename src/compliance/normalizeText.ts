/**
 * Characters that look alike become one: quotes, spaces and hyphens that allow no break, accents in one or two characters.
 * Those that a screen obeys instead of showing them become visible.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replace(/[‘’‛]/g, "'")
    .replace(/[“”‟]/g, '"')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
    .trim()
