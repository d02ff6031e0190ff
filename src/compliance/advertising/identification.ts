import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { z } from 'zod'
import { diagnosticsOf, fileStart, type Diagnostic } from '../../content/model/diagnostic.ts'
import { valueAt } from '../../content/model/fieldPath.ts'
import { groupBy } from '../../content/model/groupBy.ts'
import { memoizeLast } from '../../content/model/memoize.ts'
import type { Route } from '../../content/model/route.ts'
import type { Site, SiteRegistry } from '../../content/model/site.ts'
import { counted } from '../../content/text/plural.ts'
import { advertisingEntry } from '../lexicon/fields.ts'
import type { AdvertisingLexicon } from '../lexicon/lexicon.ts'
import { normalizeText } from '../text/normalizeText.ts'
import { particularsOf, type Particular } from './particulars.ts'

/** Words that stand at the foot of every page, with the rule that asks for them; as data that JSON can write. */
export const footText = z.object({ rule: z.string(), what: z.string(), words: z.string() })
export type FootText = z.output<typeof footText>

/** All that the rules of a site ask for at the foot of every page; nothing of rules that a lawyer has switched off. */
export function footTexts(site: Site, { file, label, particulars }: AdvertisingLexicon): FootText[] {
  const off = (advertisingEntry(site, file)?.data.off ?? []).map(({ rule }) => rule)
  const line = label && valueAt(site.organization, [label.field])
  return [
    ...(label && !off.includes(label.rule) && typeof line === 'string'
      ? [{ rule: label.rule, what: 'line that calls it advertising', words: normalizeText(line) }]
      : []),
    ...(particulars && !off.includes(particulars.rule)
      ? particularsOf(site.organization).map((text) => ({ ...text, rule: particulars.rule }))
      : []),
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
