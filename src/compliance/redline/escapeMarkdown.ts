/**
 * A text of the site within Markdown: nothing in it is taken for a mark, a tag, a formula or a sign for a face, and
 * nobody and nothing is called by it: @names, #numbers and addresses stay text.
 */
export const escapeMarkdown = (text: string): string =>
  text
    // Signs that a screen obeys instead of showing them.
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (sign) => (/\s/.test(sign) ? ' ' : '\uFFFD'))
    .replace(/@|#(?=\d)|\bGH-(?=\d)|:(?=\/\/|[\w+-]+:)|\bwww(?=\.)/gi, '$&\0')
    .replace(/[\\`*_[\]|~#]|^[-+=]|(?<=^\d{1,9})[.)]/g, '\\$&')
    .replace(/[&<>$]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    // A space without width, which parts what would be a name, a number or an address.
    .replaceAll('\0', '&#8203;')
