import { findApproval } from '../../compliance/approvals.ts'
import { originalOf, wordingOf } from '../../compliance/readPages.ts'
import { dataOf, type PageContext, type Route, type Site, type Action } from '../../content/model.ts'
import { notFoundPath } from '../../content/publish/addresses.ts'
import { pageHead } from '../../content/publish/pageHead.ts'
import { parentPath, routeAt } from '../../content/publish/routes.ts'
import { labelsFile } from '../labels.ts'
import { pages, type KindName, type PagePayload } from '../pages/kinds.ts'
import { shareCard } from '../files/shareCard.ts'
import { firmOf } from '../collections/firm/queries.ts'
import { languagesOf, translatedBy } from '../../content/publish/translations.ts'

type Context = Omit<PageContext, 'entry'>

/** A page as data. @param context its `history` and `approved` may be left out */
export function makePayload(context: Context): PagePayload {
  const { site, route, render } = context
  const { kind, path, entry } = route
  if (!isKindName(kind)) throw new Error(`The page kind ${kind} doesn't exist.`)
  const page = { path, kind, facts: pages[kind].factsOf({ ...context, entry }) }
  const card = route.listed ? shareCard(page, dataOf(site, labelsFile)) : undefined
  const payload: PagePayload = {
    ...pageHead(site, route),
    ...languagesOf(site, route),
    ...(card && { picture: [card.title, card.label, card.line].filter(Boolean).join(', ') }),
    ...(kind === 'person' && { isPerson: true }),
    body: render(entry.prose),
    back: backLink(site, route),
    dates: datesOf(context),
    closing: entry.data.callToAction && { ...firmOf(site).callToAction, ...entry.data.callToAction },
    ...page,
  }
  if (entry.data.language === undefined) return payload
  // Spanish quotes.
  return JSON.parse(JSON.stringify(payload).replaceAll('“', '«').replaceAll('”', '»'))
}

/** From when a page's text is; undefined in English, and until somebody approves it. */
function datesOf({ approved = new Map<string, string>(), ...context }: Context): string | undefined {
  const { site, route } = context
  const { language } = route.entry.data
  const original = translatedBy(site, route)
  const wording = original ? wordingOf(makePayload({ ...context, route: original })) : []
  const address = original ? originalOf(route.path) : route.path
  const approval = language && findApproval(site, address, wording, approved)
  if (!approval) return undefined
  const { ownText, currentOriginal, changedOriginal } = dataOf(site, labelsFile).es
  const sentence = !original ? ownText : approval.changes.length > 0 ? changedOriginal : currentOriginal
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return sentence.replace('{day}', () => day.format(new Date(approval.day)))
}

const isKindName = (name: string): name is KindName => Object.hasOwn(pages, name)

/** A link to the folder's page, or from a page outside of the main menu to the home page. */
function backLink(site: Site, { path, inHeader }: Route): Action | undefined {
  if (path === '/' || path === notFoundPath) return undefined
  const above = parentPath(path) ?? (inHeader ? undefined : '/')
  const target = routeAt(site, above)
  return target && { text: `${dataOf(site, labelsFile).page.backTo} ${target.label}`, link: target.path }
}
