import type { Entry } from '../model/entry.ts'
import { singleOf } from '../model/content.ts'
import { valueAt, type FieldPath } from '../model/fieldPath.ts'
import { collectionOfPath } from '../model/registry.ts'
import type { Route } from '../model/route.ts'
import type { MenuItem, Site } from '../model/site.ts'
import type { ParsedBody } from '../model/parsedBody.ts'
import type { Root } from 'hast'
import { portraitWords } from '../images/sitePictures.ts'
import { makeRoutes } from '../publish/routes.ts'
import { identityOf, marked, markedLetters } from '../text/marks.ts'
import { patternParts } from '../text/pattern.ts'
import { textsOfFields, type FieldText } from './entryTexts.ts'
import { firstPassage, textOfTree, markBody } from './markBody.ts'

/** A text of the content, as it is looked for in finished pages. */
export interface SoughtText {
  identity: number
  /** Its marked letters; of a pattern, those of its longest part. */
  letters: string
}

/** A body, as it is looked for in finished pages: by its first passage, and then as a whole. */
export interface SoughtBody extends SoughtText {
  /** All its texts as one: their marked letters are looked for. */
  whole: string
}

/** A text of the content with the place where it stands. */
export interface PlacedText extends SoughtText, Pick<FieldText, 'path' | 'shows'> {
  entry: Entry<unknown>
}

/** A site whose texts are marked. */
export interface MarkedSite {
  site: Site
  /** The route of a page, by that of the same page of the site without marks. */
  routeOf: (route: Route) => Route
  /** What is looked for of a body of the marked site; undefined when it has no letters. */
  soughtIn: (body: ParsedBody, tree: Root) => SoughtBody | undefined
  /** Every text of a field that visitors may read and that has letters, of what is on the site. */
  texts: PlacedText[]
}

/** The identity of a body's text. */
export const identityOfBody = ({ file }: Pick<Entry, 'file'>): number => identityOf(file)

/**
 * A copy of a site in which every letter that comes from the content bears a mark. All that is ordered keeps its order, since
 * it was ordered before. Addresses, names of files and days stay as they are, so the copy makes the same pages.
 */
export function markSite(site: Site): MarkedSite {
  const { registry } = site
  const texts: PlacedText[] = []
  const bodies = new Map<ParsedBody, number>()
  // The kept version that reads as its page does today has no page of its own, and of a copy pages show a part.
  const pages = new Set(site.routes.map(({ file }) => file))
  const kept = [...site.versions, ...site.keptCopies].map(({ file }) => file)
  const unpublished = new Set(kept.filter((file) => !pages.has(file)))
  const isOnSite = ({ file }: Entry<unknown>) => !unpublished.has(file)
  const mark = <One extends Entry<unknown>>(entry: One): One => {
    const data = structuredClone(entry.data)
    for (const { path, text, shows } of textsOfFields(entry)) {
      const identity = identityOf(entry.file, ...path)
      const found = markedPattern(text, identity)
      setAt(data, path, found)
      const letters = longest(
        patternParts(found).map((part) => ('words' in part ? markedLetters(part.words) : '')),
      )
      if (letters !== '' && isOnSite(entry)) texts.push({ entry, path, shows, identity, letters })
    }
    const prose = markBody(entry.prose, identityOfBody(entry))
    bodies.set(prose, identityOfBody(entry))
    return { ...entry, data, prose }
  }
  const isShown = ({ file }: Entry<unknown>) =>
    !registry.singles.some(({ path, isUnshown }) => isUnshown && path === file)
  // Other files show the words of records in their own fields: there they are marked.
  const isRecord = ({ file }: Entry) => collectionOfPath(registry, file)?.isRecord ?? false
  const singles = site.singles.map((single) => (isShown(single) ? mark(single) : single))
  const entries = site.entries.map((entry) => (isRecord(entry) ? entry : mark(entry)))
  const versions = site.versions.map((version) => ({ ...version, entry: mark(version.entry) }))
  const keptCopies = site.keptCopies.map((copy) => ({ ...copy, entry: mark(copy.entry) }))
  const organization = singleOf({ singles }, registry.organization)?.data ?? site.organization
  const made = new Map(
    makeRoutes({ registry, entries, versions }).map(
      (route) => [`${route.path}\n${route.file}`, route] as const,
    ),
  )
  const routeOf = (route: Route): Route => {
    const found = made.get(`${route.path}\n${route.file}`)
    if (found === undefined) throw new Error(`The marked site has no page ${route.path}.`)
    const { title, description, label } = found
    return { ...route, title, description, label }
  }
  const routes = site.routes.map(routeOf)
  const labels = new Map(routes.map(({ path, label }) => [path, label]))
  const relabeled = <Item extends { path: string; label: string }>(item: Item): Item => ({
    ...item,
    label: labels.get(item.path) ?? item.label,
  })
  const inMenu = (item: MenuItem): MenuItem => ({ ...relabeled(item), items: item.items.map(inMenu) })
  const labelsOfPictures = registry.labelsOf({ singles }).pictures
  const portraits = new Map(
    entries.flatMap(({ slug, data }) => {
      const portrait = data.portrait === undefined ? undefined : site.pictures.portraits.get(slug)
      return portrait ? [[slug, { ...portrait, alt: portraitWords(data, labelsOfPictures) }] as const] : []
    }),
  )
  return {
    site: {
      ...site,
      organization,
      singles,
      entries,
      versions,
      keptCopies,
      routes,
      menu: site.menu.map(inMenu),
      footer: site.footer.map((column, index) => ({
        ...column,
        title: organization.footer[index]?.title ?? column.title,
        links: column.links.map(relabeled),
      })),
      pictures: { ...site.pictures, portraits },
    },
    routeOf,
    soughtIn: (body, tree) => {
      const identity = bodies.get(body)
      const letters = firstPassage(tree)
      return identity === undefined || letters === ''
        ? undefined
        : { identity, letters, whole: textOfTree(tree) }
    },
    texts,
  }
}

/** A text with marks everywhere but in its gaps: where one of those is never filled, visitors see letters without marks. */
const markedPattern = (text: string, identity: number): string =>
  patternParts(text)
    .map((part) => ('words' in part ? marked(part.words, identity) : `{${part.gap}}`))
    .join('')

const longest = (texts: readonly string[]): string =>
  texts.reduce((best, text) => (text.length > best.length ? text : best), '')

/** Changes a text at a path of some data. */
function setAt(data: unknown, path: FieldPath, text: string): void {
  const [name, ...way] = path.toReversed()
  const parent = valueAt(data, way.reverse())
  if (name !== undefined && typeof parent === 'object' && parent !== null) Reflect.set(parent, name, text)
}
