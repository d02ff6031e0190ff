import type { PageAnswer } from './formatPage.ts'

const rule = '-'.repeat(72)

/** What a page said on a day, as plain text: for the terminal, and for a file. */
export const pageText = ({ title, warnings, sentences, wordings, limits }: PageAnswer): string =>
  [
    ...warnings.flatMap((warning) => [warning, '']),
    title,
    '',
    ...sentences.flatMap((sentence) => [sentence, '']),
    ...wordings.flatMap(({ lines, vouchers }) => [...vouchers, rule, ...lines, rule, '']),
    'What is known:',
    ...limits.map((limit) => `  ${limit}`),
  ].join('\n')
