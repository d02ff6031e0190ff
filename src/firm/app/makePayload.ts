import { dataOf } from '../../content/model/content.ts'
import type { PageContext, Route, Site } from '../../content/model/site.ts'
import type { Action } from '../../content/model/pageFields.ts'
import { notFoundPath } from '../../content/publish/addresses.ts'
import { pageHead } from '../../content/publish/pageHead.ts'
import { parentPath } from '../../content/publish/routes.ts'
import { labelsFile } from '../labels.ts'
import { pages, type KindName, type PagePayload } from '../pages/kinds.ts'
import { shareCard } from '../files/shareCard.ts'
import { firmOf } from '../collections/firm/queries.ts'

/** A page as data. @param context its `history` may be left out */
export function makePayload(context: Omit<PageContext, 'entry'>): PagePayload {
  const { site, route, render } = context
  const { kind, path, entry } = route
  if (!isKindName(kind)) throw new Error(`The page kind ${kind} doesn't exist.`)
  const page = { path, kind, facts: pages[kind].factsOf({ ...context, entry }) }
  const card = route.listed ? shareCard(page, dataOf(site, labelsFile)) : undefined
  return {
    ...pageHead(site, route),
    ...(card && { picture: [card.title, card.label, card.line].filter(Boolean).join(', ') }),
    ...(kind === 'person' && { isPerson: true }),
    body: render(entry.prose),
    back: backLink(site, route),
    closing: entry.data.callToAction && { ...firmOf(site).callToAction, ...entry.data.callToAction },
    ...page,
  }
}

const isKindName = (name: string): name is KindName => Object.hasOwn(pages, name)

/** A link to the folder's page, or from a page outside of the main menu to the home page. */
function backLink(site: Site, { path, inHeader }: Route): Action | undefined {
  if (path === '/' || path === notFoundPath) return undefined
  const above = parentPath(path) ?? (inHeader ? undefined : '/')
  const target = site.routes.find((route) => route.path === above)
  return target && { text: `${dataOf(site, labelsFile).page.backTo} ${target.label}`, link: target.path }
}
