import { registry } from '../../../../src/firm/registry.ts'
import { extractSite } from '../../../../src/compliance/text/extractSite.ts'
import type { SiteText } from '../../../../src/compliance/text/types.ts'
import { buildSite } from '../../../../src/content/buildSite.ts'
import { realTree } from '../../../fixtures/editingFixture.ts'
import { read } from '../../../fixtures/minimalSite.ts'

const policyFile = 'legal/privacy-policy.mdx'

/** The site with other words in the privacy policy. */
function readingWith(edit: (policy: string) => string): SiteText {
  const files = realTree().files.map(({ path, text }) => ({
    path,
    text: path === policyFile ? edit(text) : text,
  }))
  const { site, problems } = buildSite(registry, files, { read })
  if (!site) throw new Error(problems.map(({ message }) => message).join(' '))
  return extractSite(site)
}

/** One edit after another; each must find what it edits. */
const edited =
  (...edits: [from: string, to: string][]) =>
  (policy: string): string =>
    edits.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`"${from}" does not stand in the privacy policy.`)
      return text.replace(from, () => to)
    }, policy)

const sectionOf = (policy: string, id: string): string => {
  const [text] = new RegExp(`^## [^\\n]*\\{#${id}\\}\\n[^]*?(?=^## |$(?![^]))`, 'm').exec(policy) ?? []
  if (text === undefined) throw new Error(`The privacy policy has no section ${id}.`)
  return text
}

let made: { before: SiteText; after: SiteText } | undefined

/**
 * The privacy policy as it stands, and as it stands after many kinds of edits; besides, one page gone and one new. Read
 * once for all tests, which leave both as they are.
 */
export const editedPolicy = (): { before: SiteText; after: SiteText } => (made ??= editPolicy())

function editPolicy(): { before: SiteText; after: SiteText } {
  const before = readingWith((policy) => policy)
  const after = readingWith((policy) => {
    const children = sectionOf(policy, 'policy-for-children')
    return edited(
      [children, ''],
      [
        '## Disclosure {#disclosure}',
        `${children.replace('the age of 13', 'the age of 16')}## Disclosure {#disclosure}`,
      ],
      [
        sectionOf(policy, 'changes'),
        '## Retention {#retention}\n\nWe keep logs for 30 days & no longer; <30 is "short".\n\n- First.\n- Second.\n\n',
      ],
      ['lastUpdated: 2025-06-20', 'lastUpdated: 2026-03-01'],
      [
        'No safeguard is complete, and no transmission over the internet is wholly secure.',
        'Nobody can promise that what travels over a public network stays unseen.',
      ],
      ['We may disclose information where a statute', 'We must disclose information where a statute'],
      ['- to operate and maintain the site and to protect it against misuse;\n', ''],
      ['The site itself sets no cookies.\n', ''],
      ['### Derivative Data {#derivative-data}', '### Technical Data {#derivative-data}'],
      [
        'We do not sell personal data.',
        'We do not sell personal data.\n\n| Kind | Kept |\n| - | - |\n| Logs | 30 days |',
      ],
    )(policy)
  })
  const terms = before.pages.filter(({ path }) => path === '/terms-of-use')
  return {
    before,
    after: {
      ...after,
      pages: [
        ...after.pages.filter(({ path }) => path !== '/disclaimer'),
        ...terms.map((page) => ({
          ...page,
          path: '/terms-of-delivery',
          file: 'legal/delivery.mdx',
          title: 'Terms of Delivery',
        })),
      ],
    },
  }
}
