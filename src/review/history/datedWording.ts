import type { Site } from '../../site/buildSite.ts'
import type { Route } from '../../site/routes.ts'
import { wordingText } from '../approval/wordingText.ts'
import { readPage } from '../reading/readPages.ts'

/**
 * What the day of a legal page is about: its title, opening and sections. What only search engines are shown, where
 * links lead and the days themselves are no wording; the firm's own facts are read as they are today on both sides.
 */
export function datedWording(site: Site, route: Route): string {
  const { sections, facts } = readPage(site, route)
  const shown = sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ role }) => role !== 'hidden'),
  }))
  return wordingText({ sections: shown, facts: facts.filter(({ key }) => key === 'title') })
}
