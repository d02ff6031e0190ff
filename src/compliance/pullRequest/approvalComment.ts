import { escapeMarkdown } from '../redline/escapeMarkdown.ts'

/** By this line the workflow finds its own comment, to renew it. */
export const approvalMark = '<!-- west-atlantic approvals -->'

/**
 * The comment on a pull request about reviews that approve pages.
 * @param recorded what was recorded; @param refused what was not, and why: sentences
 */
export function approvalComment(recorded: readonly string[], refused: readonly string[]): string {
  const list = (sentences: readonly string[]) =>
    sentences.map((sentence) => `- ${escapeMarkdown(sentence.replace(/\s+/g, ' '))}`).join('\n')
  const parts = [
    approvalMark,
    ...(recorded.length === 0
      ? []
      : [
          '**Recorded in a commit of its own:**',
          list(recorded),
          'GitHub starts no checks for a commit that a workflow made. To start them, close this pull request and open it again.',
        ]),
    ...(refused.length === 0 ? [] : ['**Not recorded:**', list(refused)]),
  ]
  return `${parts.join('\n\n')}\n`
}
