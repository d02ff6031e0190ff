import { entriesOf } from '../../content/model/content.ts'
import { claims } from './fields.ts'
import type { Site } from '../../content/model/site.ts'
import { compareText } from '../../content/model/diagnostic.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { filesOfEveryPage, sourceFilesOfPage } from '../text/sourceFilesOfPage.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { SiteText } from '../text/types.ts'
import { textsOfPage } from '../text/textsOfPage.ts'

/**
 * The addresses of the pages that show each claim, by the name of its record. A page may take words from a file of
 * which it shows a part only (a person's card), so what it shows is read on the page.
 */
export function claimPages(site: Site, siteText: SiteText): ReadonlyMap<string, string[]> {
  const values = new Map(entriesOf(site, claims).map(({ slug, data }) => [slug, normalizeText(data.value)]))
  const shown = new Map<string, Set<string>>()
  const add = (claim: string, page: string) => shown.set(claim, (shown.get(claim) ?? new Set()).add(page))
  const usesIn = new Map<string, string[]>()
  for (const { file, claim } of site.claimUses) usesIn.set(file, [...(usesIn.get(file) ?? []), claim])
  const everywhere = filesOfEveryPage(site.registry)
  for (const page of siteText.pages) {
    const [own, ...others] = sourceFilesOfPage(site, page)
    for (const claim of usesIn.get(own ?? '') ?? []) add(claim, page.path)
    const listed = others.flatMap((file) => (everywhere.includes(file) ? [] : (usesIn.get(file) ?? [])))
    if (listed.length === 0) continue
    const texts = textsOfPage(page).map(({ text }) => text)
    for (const claim of listed) {
      const value = values.get(claim) ?? ''
      if (texts.some((text) => text.includes(value))) add(claim, page.path)
    }
  }
  for (const file of everywhere) for (const claim of usesIn.get(file) ?? []) add(claim, everyPage)
  return new Map([...shown].map(([claim, pages]) => [claim, [...pages].sort(compareText)]))
}
