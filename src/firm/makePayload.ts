import { singleOf } from '../content/model/content.ts'
import type { Entry } from '../content/model/entry.ts'
import type { Route } from '../content/model/route.ts'
import type { FooterColumn, MenuItem, PageContext, Site } from '../content/model/site.ts'
import { notFoundPath } from '../content/publish/addresses.ts'
import { pageHead } from '../content/publish/pageHead.ts'
import { parentPath } from '../content/publish/routes.ts'
import { firmFile, type Firm } from './collections/firm.ts'
import type { Action, ClosingBlock } from './fields.ts'
import { labelsOf, type Labels } from './labels.ts'
import { pages, type FactsOf, type KindName, type PagePayload, type PayloadOf } from './pages.ts'

/** What every page shows: the firm's own facts, the menus, the labels. */
export interface ShellFacts {
  firm: Firm
  menu: MenuItem[]
  footer: FooterColumn[]
  labels: Labels
}

/** What the template of a kind is given. */
export interface TemplateProps<Name extends KindName> {
  payload: PayloadOf<Name>
  firm: Firm
  labels: Labels
}

/** One page as data. */
export function makePayload(context: PageContext): PagePayload {
  const { kind } = context.route
  if (!isKindName(kind)) throw new Error(`No page of this site is of the kind ${kind}.`)
  return payloadOf(kind, context)
}

const isKindName = (name: string): name is KindName => Object.hasOwn(pages, name)

/** The same, typed by name. */
const kinds: { [Name in KindName]: { factsOf: (context: PageContext) => FactsOf[Name] } } = pages

function payloadOf<Name extends KindName>(kind: Name, context: PageContext): PayloadOf<Name> {
  const { site, route, entry, render } = context
  return {
    ...pageHead(site, route),
    body: render(entry.prose),
    back: backLink(site, route),
    closing: closingBlock(site, entry),
    kind,
    facts: kinds[kind].factsOf(context),
  }
}

/** The firm's own facts. */
export function firmOf(site: Site): Firm {
  const entry = singleOf(site, firmFile)
  if (entry === undefined) throw new Error(`The site has no ${firmFile.path}.`)
  return entry.data
}

/** What the header and the footer show. */
export const shellFacts = (site: Site): ShellFacts => ({
  firm: firmOf(site),
  menu: site.menu,
  footer: site.footer,
  labels: labelsOf(site),
})

/** A link one level up: to the page of the folder, or from a page outside the main menu to the front page. */
function backLink(site: Site, { path, inHeader }: Route): Action | undefined {
  if (path === '/' || path === notFoundPath) return undefined
  const above = parentPath(path) ?? (inHeader ? undefined : '/')
  const target = site.routes.find((route) => route.path === above)
  return target && { text: `${labelsOf(site).backTo} ${target.label}`, link: target.path }
}

/** The closing block of a page that has one; what it leaves out comes from the firm. */
function closingBlock(site: Site, { data: { callToAction } }: Entry): ClosingBlock | undefined {
  return callToAction && { ...firmOf(site).callToAction, ...callToAction }
}
