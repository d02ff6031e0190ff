import { isError, type Diagnostic } from '../../content/model/diagnostic.ts'
import { escapeMarkdown } from '../redline/escapeMarkdown.ts'
import { redlineMarkdown } from '../redline/redlineMarkdown.ts'
import { lostApprovals } from '../redline/lostApproval.ts'
import type { Redline } from '../redline/types.ts'
import { counted } from '../../content/text/plural.ts'

/** By this line the workflow finds its own comment, to renew it. */
export const commentMark = '<!-- west-atlantic review -->'

/** How many errors are named in the comment; all stand beside their lines. */
const named = 10

/** GitHub takes 65,536 characters in a comment; some are left for errors and approvals. */
const mostCharacters = 60_000

/**
 * The comment on a pull request: what is wrong, which approvals are lost, which pages changed, and
 * the redline.
 * @param problems with paths from the repository's top
 */
export function reviewComment(redline: Redline, problems: readonly Diagnostic[]): string {
  const errors = problems.filter(isError)
  const lost = lostApprovals(redline)
  const parts = [
    commentMark,
    ...(errors.length > 0
      ? [
          `**${counted(errors.length, 'error')} must be mended before this change is merged.**`,
          errors
            .slice(0, named)
            .map(
              ({ file, line, message, fix }) =>
                `- ${escapeMarkdown(`${file}, line ${line}: ${message} ${fix}`)}`,
            )
            .join('\n'),
        ]
      : []),
    ...(lost.length > 0
      ? [
          `**${counted(lost.length, 'approval is', 'approvals are')} lost by this change** and must be given anew before the site is released:`,
          lost.map(({ path, by }) => `- ${escapeMarkdown(`${path} (${by})`)}`).join('\n'),
        ]
      : []),
    redlineMarkdown(redline, 'the file redline.html, which is attached to this run', {
      room: mostCharacters,
    }),
  ]
  return `${parts.join('\n\n')}\n`
}

/** The list of changed pages as plain text: one address a line, with what became of the page. */
export const changedPageList = ({ pages }: Redline): string =>
  pages
    .map(({ path, status }) => `${path}\t${status === 'reflowed' ? 'no change in wording' : status}\n`)
    .join('')
