import type { z } from 'zod'
import { singleOf } from '../content/model/content.ts'
import type { SingleFile } from '../content/model/contentType.ts'
import type { Route } from '../content/model/route.ts'
import type { FooterColumn, MenuItem, PageContext, Site } from '../content/model/site.ts'
import { notFoundPath } from '../content/publish/addresses.ts'
import { pageHead } from '../content/publish/pageHead.ts'
import { parentPath } from '../content/publish/routes.ts'
import { firmFile, firmOn, type Firm, type ShownFirm } from './collections/firm.ts'
import { feedPaths } from './collections/insights.ts'
import type { Action } from '../content/model/pageFields.ts'
import { labelsFile, type Labels } from './labels.ts'
import { pages, type KindName, type PagePayload, type PayloadOf } from './pages.ts'
import { shareCard } from './shareCard.ts'

export interface ShellFacts {
  firm: ShownFirm
  menu: MenuItem[]
  footer: FooterColumn[]
  labels: Labels
  /** The link to the search, if there is one. */
  search: { label: string; path: string } | undefined
  feeds: Readonly<Record<string, string>>
}

export interface TemplateProps<Name extends KindName> {
  payload: PayloadOf<Name>
  firm: ShownFirm
  labels: Labels
}

export function makePayload(context: PageContext): PagePayload {
  const { site, route, entry, render } = context
  const { kind } = route
  if (!isKindName(kind)) throw new Error(`The page kind ${kind} doesn't exist.`)
  const page = { path: route.path, kind, facts: pages[kind].factsOf(context) }
  const card = route.listed ? shareCard(page, dataOf(site, labelsFile)) : undefined
  return {
    ...pageHead(site, route),
    ...(card && { picture: [card.title, card.label, card.line].filter(Boolean).join(', ') }),
    ...(kind === 'attorney' && { isPerson: true }),
    body: render(entry.prose),
    back: backLink(site, route),
    closing: entry.data.callToAction && { ...firmOf(site).callToAction, ...entry.data.callToAction },
    ...page,
  }
}

const isKindName = (name: string): name is KindName => Object.hasOwn(pages, name)

/** @throws if the file is missing or has an error, although there would be no site then */
function dataOf<Schema extends z.ZodType>(site: Site, file: SingleFile<Schema>): z.output<Schema> {
  const entry = singleOf(site, file)
  if (entry === undefined) throw new Error(`The file ${file.path} is missing.`)
  return entry.data
}

export const firmOf = (site: Site): Firm => dataOf(site, firmFile)

export function shellFacts(site: Site): ShellFacts {
  const search = site.routes.find(({ kind }) => kind === 'search')
  return {
    firm: firmOn(firmOf(site), site.today),
    menu: site.menu,
    footer: site.footer,
    labels: dataOf(site, labelsFile),
    search: search && { label: search.label, path: search.path },
    feeds: site.routes.some(({ kind }) => kind === 'insights')
      ? { 'application/atom+xml': feedPaths.atom, 'application/feed+json': feedPaths.json }
      : {},
  }
}

/** A link to the folder's page, or from a page outside of the main menu to the home page. */
function backLink(site: Site, { path, inHeader }: Route): Action | undefined {
  if (path === '/' || path === notFoundPath) return undefined
  const above = parentPath(path) ?? (inHeader ? undefined : '/')
  const target = site.routes.find((route) => route.path === above)
  return target && { text: `${dataOf(site, labelsFile).backTo} ${target.label}`, link: target.path }
}
