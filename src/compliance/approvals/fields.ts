import { z } from 'zod'
import { everyPage } from '../../content/publish/addresses.ts'
import { address, flag, isoDate, listOf, shortText, wholeNumber } from '../../content/model/fields.ts'

const signingKey = (sentence: string) =>
  z
    .string()
    .regex(
      /^(?:[a-z][\w@.-]+ (?:[A-Za-z\d+/]{4})+(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?(?: .*)?|SHA256:[A-Za-z\d+/]{43}|(?:[\dA-Fa-f]{4} *){10})$/,
      'This is neither a public SSH key (ssh-ed25519 AAAA…) nor the fingerprint of a key: SHA256:… of an SSH key, 40 hexadecimal digits of a GPG key.',
    )
    .meta({ description: sentence, examples: ['0123456789ABCDEF0123456789ABCDEF01234567'] })

/**
 * Who approves which pages: fields of the organization's own file.
 * @param kinds the kinds of page that may be approved
 */
export function approvalFields(kinds: readonly string[]) {
  const kindList = (sentence: string) =>
    z
      .array(
        z
          .enum([...kinds, everyPage])
          .describe(
            'A kind of page: legal, practice-area, or the template of a page, such as home; "every page" is what stands on all of them.',
          ),
      )
      .describe(sentence)
  const pageList = (sentence: string) =>
    listOf(address('The address of a page of this site, for example /about.'), sentence)
  return {
    approvals: kindList(
      'The kinds of page that somebody must approve before they are published. Left out: legal pages, and "every page".',
    ).optional(),
    approvers: listOf(
      z.strictObject({
        name: shortText(60, 'The whole name, as the records of approvals are to show it.'),
        office: shortText(
          100,
          'The bar admission or the office that the person approves by, for example Partner, admitted in New York.',
        ),
        email: z
          .email('This is not an e-mail address.')
          .meta({ description: 'The e-mail address of the person.', examples: ['info@example.com'] }),
        kinds: kindList(
          'The kinds of page that the person may approve. With neither "kinds" nor "pages", all of them.',
        ).optional(),
        pages: pageList('Single pages that the person may approve, by their addresses.').optional(),
        until: isoDate(
          'The last day on which the person may approve pages. What was approved until then stays approved.',
        ).optional(),
        github: z
          .string()
          .regex(/^[A-Za-z\d][\w-]{0,38}$/, 'This is not a name of a user on GitHub.')
          .meta({
            description:
              'The user name on GitHub, without @. A review by this user approves a page that it names.',
            examples: ['jane-sample'],
          })
          .optional(),
        key: signingKey(
          'The public key with which the person signs commits: a public SSH key, its fingerprint (SHA256:…), or the fingerprint of a GPG key.',
        ).optional(),
      }),
      'Who may approve pages. Left out, anybody may.',
    ).optional(),
    twoApprovals: z
      .strictObject({
        kinds: kindList('The kinds of page.').optional(),
        pages: pageList('Single pages, by their addresses.').optional(),
      })
      .describe('The pages that two people must approve before they are published.')
      .optional(),
    signedApprovals: flag(
      'true = an approval counts for a release only when the commit that recorded it, or a tag on that commit, is signed.',
    ).optional(),
    reviewKey: signingKey(
      'The key that signs what a workflow records of reviews: that of GitHub. With "signedApprovals" no other counts for it.',
    ).optional(),
    archiveYears: wholeNumber(
      'How many years each web archive is kept. The check of the archives tells which ones have been kept that long.',
    ).optional(),
  }
}
