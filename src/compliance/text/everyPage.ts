import type { Route } from '../../content/model/route.ts'
import type { Site } from '../../content/model/site.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import type { PageText, Section, SiteText } from './types.ts'

/** The words of every page in the place of those of a page, for whoever approves them. No visitor is led there. */
export const everyPageRoute = ({ registry, organization }: Site): Route => ({
  path: everyPage,
  kind: everyPage,
  file: registry.organization.path,
  title: 'Every page',
  description: organization.description,
  label: 'Every page',
  order: 0,
  inHeader: false,
  footer: undefined,
  listed: false,
})

/** The same words, with the names in menus and columns as they stand below one another. */
export function everyPageText({
  shell,
  menu,
}: Pick<SiteText, 'shell' | 'menu'>): Pick<PageText, 'sections' | 'facts'> {
  const menus: Section = {
    id: 'menus',
    heading: '',
    level: 2,
    number: undefined,
    blocks: menu.map(({ place }) => ({ role: 'paragraph', text: place })),
  }
  const isLabel = ({ areLabels }: Section) => areLabels === true
  return {
    facts: shell.facts,
    sections: [
      ...shell.sections.filter((section) => !isLabel(section)),
      menus,
      ...shell.sections.filter(isLabel),
    ],
  }
}
