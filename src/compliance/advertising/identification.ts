import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { z } from 'zod'
import { diagnosticsOf, fileStart, type Diagnostic } from '../../content/model/diagnostic.ts'
import { valueAt } from '../../content/model/fieldPath.ts'
import { groupBy } from '../../content/model/groupBy.ts'
import { memoizeLast } from '../../content/model/memoize.ts'
import type { Route } from '../../content/model/route.ts'
import type { Site, SiteRegistry } from '../../content/model/site.ts'
import { counted } from '../../content/text/plural.ts'
import { normalizeText } from '../text/normalizeText.ts'
import { particularsOf, type Particular } from './particulars.ts'

/** Words that stand at the foot of every page, with the rule that asks for them; as data that JSON can write. */
export const footText = z.object({ rule: z.string(), what: z.string(), words: z.string() })
export type FootText = z.output<typeof footText>

/** What Rule 7.1(f) and (h) ask for at the foot of every page. */
export function footTexts({ organization }: Site): FootText[] {
  const line = valueAt(organization, ['advertising'])
  const label = typeof line === 'string' ? normalizeText(line) : 'Attorney Advertising'
  return [
    { rule: 'advertising-label', what: 'line that calls it advertising', words: label },
    ...particularsOf(organization).map((text) => ({ ...text, rule: 'firm-particulars' })),
  ]
}

/**
 * What the foot of a finished page lacks: words that stand in none of its footers, or only where the page hides them from
 * some or all.
 * @param html the whole document
 */
export function missingAtFoot<Text extends Particular>(html: string, texts: readonly Text[]): Text[] {
  const foot = readFoot([...html.matchAll(/<footer\b[^]*?<\/footer>/g)].map(([footer]) => footer).join(' '))
  return texts.filter(({ words }) => !foot.includes(words))
}

/** The running text of footers; pages in a row mostly have the same. */
const readFoot = memoizeLast((html) => normalizeText(visibleTexts(parse(html)).join(' ')))

/** The texts that nothing hides from some or all. */
function visibleTexts(node: DefaultTreeAdapterTypes.Node): string[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value]
  if (!('childNodes' in node)) return []
  const isHidden =
    defaultTreeAdapter.isElementNode(node) &&
    (['script', 'style', 'template', 'noscript'].includes(node.tagName) ||
      node.attrs.some(
        ({ name, value }) =>
          name === 'hidden' ||
          (name === 'aria-hidden' && value === 'true') ||
          (name === 'style' &&
            /(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9]))/i.test(value)),
      ))
  return isHidden ? [] : node.childNodes.flatMap(visibleTexts)
}

/** A page with what its foot lacks. */
interface Page extends Pick<Route, 'path' | 'file'> {
  missing: readonly FootText[]
}

/** What is missing at the foot of pages, each text once, however many pages lack it. */
export function footDiagnostics(
  { rules }: Pick<SiteRegistry, 'rules'>,
  pages: readonly Page[],
): Diagnostic[] {
  const lacking = pages.flatMap(({ path, file, missing }) => missing.map((text) => ({ path, file, ...text })))
  return [...groupBy(lacking, ({ what }) => what).values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const others = group.length - 1
    return diagnosticsOf(rules)(first.file, fileStart, [
      first.rule,
      `The footer of ${first.path} does not show everybody the ${first.what} ("${first.words}")${others > 0 ? `, nor ${others === 1 ? 'does that of one other page' : `do those of ${counted(others, 'other page')}`}` : ''}.`,
      'The content has it. A developer shows it in the component of the footer, where nothing hides it from some or all.',
    ])
  })
}
