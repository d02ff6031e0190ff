import { diagnosticsOf, fileStart, type Diagnostic } from '../content/model/diagnostic.ts'
import type { Site } from '../content/model/site.ts'
import { normalizeText } from './normalizeText.ts'
import type { ReadPages } from './readSite.ts'

/** "This is not attorney advertising" is no label. */
const label = /(?:^|[.;])(?:(?!\b(?:not|no|never|nor|isn't|without|non)\b)[^.;])*?\battorney advertising\b/i
const priorResults = /prior results do not guarantee a similar outcome/i

/** Finished pages without the label, the sentence on prior results, or the firm's name, address and phone (Rule 7.1). */
export function footerProblems({ organization, registry, routes }: Site, pages: ReadPages): Diagnostic[] {
  const { legalName, address, phone } = organization
  const line = 'in the field "advertising" of firm.mdx: Attorney Advertising. Prior results do not guarantee a similar outcome.'
  const needed = [
    ['advertising-label', 'the words "Attorney Advertising" (Rule 7.1(f))', label, `Write ${line}`],
    ['prior-results', 'the sentence on prior results (Rule 7.1(e))', priorResults, `Write ${line}`],
    ...[legalName, address.street, address.city, phone].map((text) => [
      'firm-particulars',
      `"${text}" (Rule 7.1(h))`,
      normalizeText(text),
      'Ask a developer to show the name, the address and the phone number in the footer of every page.',
    ] as const),
  ] as const
  return needed.flatMap(([rule, what, text, fix]): Diagnostic[] => {
    const [first, ...others] = routes.filter(({ path }) => {
      const footer = (pages.get(path)?.around ?? []).join('. ')
      return typeof text === 'string' ? !footer.includes(text) : !text.test(footer)
    })
    if (!first) return []
    const more = others.length === 0 ? '' : ` and ${others.length} more page${others.length === 1 ? '' : 's'}`
    const message = `The header and footer of ${first.path}${more} don't show ${what}.`
    return [diagnosticsOf(registry.rules)(registry.organization.path, fileStart, [rule, message, fix])]
  })
}
