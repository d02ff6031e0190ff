import { absentReference, absentTarget } from './absent.ts'
import { decodeAddress } from '../decodeAddress.ts'
import { bringBack, fileOfAddress, isIndispensable } from '../bringBack.ts'
import { nearest } from '../nearest.ts'
import { problemAt, type Place, type Problem, type Told } from '../problem.ts'
import { collections, firmFile } from '../collections.ts'
import type { ProseLink } from '../prose/parseProse.ts'
import type { Entry } from '../readEntry.ts'
import { anchorsOf } from '../anchors.ts'
import { unsoundPaths, type Content } from '../readContent.ts'
import { fieldInWords } from '../fields/fieldInWords.ts'
import { bare, walkFields } from '../fields/schemaFields.ts'
import { versionsOf } from '../history/keptVersions.ts'
import { legalPath } from '../routes.ts'
import { remembered } from '../remembered.ts'
import { fieldLinks, type FieldLink } from '../schema/fields.ts'
import type { FieldPath } from '../yaml/yamlProblem.ts'
import type { z } from 'zod'
import { isMissing } from './missingPages.ts'
import { renamedArea, wasPublished } from './renamedArea.ts'
import type { Check, Whole } from './check.ts'
import { filesAtOneAddress } from './clashes.ts'
import { wrongArea } from './wrongArea.ts'
import { wrongForm } from './wrongForm.ts'

/** A field that holds a link, or the name of a file. */
interface LinkedField {
  link: FieldLink
  value: string
  path: FieldPath
}

type LinksOf = (entry: Entry<unknown>) => LinkedField[]

const linkOf = remembered((field: z.ZodType) => fieldLinks.get(bare(field) ?? field))

/** Finds the links in the fields of a kind of file. */
const linkFinder = (schema: z.ZodType): LinksOf =>
  remembered(({ data }) => {
    const found: LinkedField[] = []
    walkFields(schema, data, (field, value, path) => {
      const link = linkOf(field)
      if (link !== undefined && typeof value === 'string') found.push({ link, value, path })
    })
    return found
  })

const linksIn = {
  firm: linkFinder(firmFile.schema),
  pages: linkFinder(collections.pages.schema),
  'practice-areas': linkFinder(collections['practice-areas'].schema),
  legal: linkFinder(collections.legal.schema),
  attorneys: linkFinder(collections.attorneys.schema),
  jobs: linkFinder(collections.jobs.schema),
}

/** Whether a text or a field names an address, or the file of the practice area that has it. */
export function isLedTo(address: string, { bodies, firm, entries }: Content): boolean {
  const isIt = (href: string) => href.replace(/[?#].*$/, '') === address
  const names = (linksOf: LinksOf) => (entry: Entry<unknown>) =>
    linksOf(entry).some(({ link, value }) =>
      isIt(link.pointsAt === 'address' ? value : `${collections[link.pointsAt].base}/${value}`),
    )
  return (
    bodies.some(({ prose }) => prose.links.some(({ href }) => isIt(href))) ||
    (firm !== undefined && names(linksIn.firm)(firm)) ||
    entries.pages.some(names(linksIn.pages)) ||
    entries['practice-areas'].some(names(linksIn['practice-areas'])) ||
    entries.legal.some(names(linksIn.legal)) ||
    entries.attorneys.some(names(linksIn.attorneys)) ||
    entries.jobs.some(names(linksIn.jobs))
  )
}

/** Every link in a body or a field leads somewhere, and every reference names a file that exists. */
export const checkLinks: Check = (whole) => {
  const { content } = whole
  const routeOf = new Map(whole.routes.map((route) => [route.file, route]))
  const anchors = new Map(whole.routes.map((route) => [route.path, anchorsOf(route, content)]))
  const unsound = unsoundPaths(content)
  const clashing = filesAtOneAddress(whole.routes)
  const follow = (href: string, file: string, place: Place): Problem[] => {
    const wrong = wrongLink(href, { own: routeOf.get(file)?.path, anchors, unsound, whole })
    return wrong ? [problemAt(file, place, wrong)] : []
  }
  const lookAt = (entry: Entry<unknown>, linksOf: LinksOf): Problem[] => {
    const problems: Problem[] = []
    for (const { link, value, path } of linksOf(entry)) {
      const place = entry.placeOf(path)
      if (link.pointsAt === 'address') problems.push(...follow(value, entry.file, place))
      else if (!content.slugs[link.pointsAt].includes(value)) {
        const titled = content.entries[link.pointsAt].find(
          ({ data }) => data.title.toLowerCase() === value.toLowerCase(),
        )
        const named = { collection: link.pointsAt, slug: value }
        problems.push(
          problemAt(
            entry.file,
            place,
            absentReference(fieldInWords(path), named, content) ?? [
              'unknown-reference',
              titled !== undefined || value.endsWith('.mdx')
                ? `${fieldInWords(path)} says "${value}" where the name of a file belongs.`
                : `${fieldInWords(path)} names "${value}", and there is no file ${link.pointsAt}/${value}.mdx.`,
              referenceFix(value, titled?.slug, whole),
            ],
          ),
        )
      }
    }
    return problems
  }
  return [
    ...content.bodies.flatMap(({ file, isSound, prose }) =>
      prose.links
        // What stands in a file that has an error of its own cannot be looked up there yet.
        .filter(({ href }) => (isSound && !clashing.has(file)) || !href.startsWith('#'))
        .flatMap((link) => [...follow(link.href, file, link), ...withoutWords(link, file)]),
    ),
    ...(content.firm ? lookAt(content.firm, linksIn.firm) : []),
    ...content.entries.pages.flatMap((entry) => lookAt(entry, linksIn.pages)),
    ...content.entries['practice-areas'].flatMap((entry) => lookAt(entry, linksIn['practice-areas'])),
    ...content.entries.legal.flatMap((entry) => lookAt(entry, linksIn.legal)),
    ...content.entries.attorneys.flatMap((entry) => lookAt(entry, linksIn.attorneys)),
    ...content.entries.jobs.flatMap((entry) => lookAt(entry, linksIn.jobs)),
  ]
}

/** A link that has neither words nor a picture. */
const withoutWords = ({ words, hasPicture, href, ...place }: ProseLink, file: string): Problem[] =>
  words.trim() !== '' || hasPicture
    ? []
    : [
        problemAt(file, place, [
          'link-words',
          `This link to "${href}" has no words, so visitors cannot see or press it.`,
          `Write words between the square brackets: [the words](${href})`,
        ]),
      ]

/** What to write in the place of the name of a practice area that there is not. */
function referenceFix(value: string, titled: string | undefined, whole: Whole): string {
  const known = whole.content.slugs['practice-areas']
  const bare = value.replace(/^.*\//, '').replace(/\.mdx?$/, '')
  const named = titled ?? known.find((slug) => slug === bare)
  if (named !== undefined) return `Write ${named}, the file’s name without .mdx.`
  const close = nearest(bare, known) ?? renamedArea(bare, whole)
  if (close !== undefined) return `Did you mean "${close}"?`
  const address = `${collections['practice-areas'].base}/${bare}`
  return wasPublished(address, whole)
    ? `${bringBack(`${address.slice(1)}.mdx`)} If it is to stay away, take this line out, or name another file in practice-areas; npm run retire does all of it.`
    : 'Write the name of a file in practice-areas, without .mdx; or take this line out.'
}

interface Surroundings {
  /** The address of the page that holds the link; undefined for texts that are shown on other pages. */
  own: string | undefined
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  unsound: ReadonlySet<string>
  whole: Whole
}

/** The names that a page's headings have for links, when there are not too many to read. */
function idsInWords(ids: ReadonlySet<string>, page: string): string {
  // Every page has #main, and nobody links to it.
  const names = [...ids].filter((id) => id !== 'main')
  if (names.length === 0)
    return page === 'This page'
      ? 'This page has no headings to link to: write the words alone, without brackets, or put a heading where the link should lead.'
      : `${page} has no headings to link to: leave out the # and what follows it.`
  const some = names.length <= 12 ? `${page} has ${names.map((id) => `#${id}`).join(', ')}. ` : ''
  return `${some}Write the one that belongs to the heading you mean, or leave out the # and what follows it.`
}

/** What to do when a heading of a legal page had a name in the approved version, and has it no more: a sentence. */
function lostName(path: string, id: string, { content: { entries, versions } }: Whole): string | undefined {
  const page = entries.legal.find(({ slug }) => legalPath(slug) === path)
  const before =
    page &&
    versionsOf(page.slug, versions)
      .at(-1)
      ?.entry.prose.headings.find((old) => old.id === id)
  const now = before && page.prose.headings.find(({ text }) => text === before.text)
  return (
    now &&
    `Write {#${id}} at the end of the heading "${now.text}" again, in line ${now.line} of ${page.file}: other websites and letters to clients may lead there.`
  )
}

/** What is wrong with a link, or undefined. */
function wrongLink(typed: string, { own, anchors, unsound, whole }: Surroundings): Told | undefined {
  const site = whole.content.firm?.data.site
  // The site's own address in front changes nothing.
  const href = site && typed.startsWith(`${site}/`) ? typed.slice(site.length) : typed
  const form = wrongForm(typed, site)
  if (form) return form
  if (/^(https:\/\/|http:\/\/|mailto:|tel:)/i.test(href)) return undefined
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) {
    return [
      'unsafe-link',
      `The link "${href}" does not lead to a page.`,
      'Write an address here, such as /contact or https://www.example.com, or the words alone.',
    ]
  }
  const { path, hash } = /^(?<path>[^?#]*)(?:\?[^#]*)?(?:#(?<hash>.*))?$/.exec(href)?.groups ?? {}
  if (path === undefined) return undefined
  if (path === '' && hash === undefined)
    return [
      'broken-link',
      'This link leads nowhere.',
      'Write an address between the round brackets, or the words alone, without brackets.',
    ]
  if (path !== '' && !path.startsWith('/')) {
    const file = `${path.replace(/^(?:\.*\/)*(?:content\/)?/, '').replace(/\.mdx?$/, '')}.mdx`
    const page = whole.routes.find((route) => route.file === file || route.file.endsWith(`/${file}`))?.path
    if (/^www\.|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|gov|edu|us|law|example)(?:\/|$)/i.test(href)) {
      return [
        'relative-link',
        `The link "${href}" is the address of another site, and does not begin with https://.`,
        `Write https://${href}`,
      ]
    }
    return [
      'relative-link',
      `The link "${decodeAddress(href)}" does not begin with a slash.`,
      page
        ? `Write ${page} instead, the address of that page.`
        : 'Write the address of a page as it stands behind the name of the site, for example /contact.',
    ]
  }
  const target = path === '' ? own : path
  if (target === undefined)
    return ['broken-link', `The link "${href}" names no page.`, 'Write the page’s address before the #.']
  const ids = anchors.get(target)
  if (!ids) {
    if (unsound.has(target) || whole.publicFiles.has(target) || isMissing(target, whole.content))
      return undefined
    const absent = absentTarget(href, { path: target }, whole.content)
    if (absent) return absent
    const moved = whole.ledger?.lines.find(({ address }) => address === target)?.target?.address
    if (moved !== undefined)
      return ['broken-link', `The link "${href}" leads to an old address.`, `Write ${moved} instead.`]
    const trimmed = target.replace(/\/+$/, '').replace(/\.(html|mdx?)$/, '')
    const known = [...anchors.keys(), ...unsound]
    // A page below the one that is missing is no other name of it.
    const others = known.filter((path) => !path.startsWith(`${trimmed}/`))
    const meant = addressMeant(trimmed, anchors)
    const close =
      meant !== undefined
        ? meant
        : (nearest(target, others) ?? others.find((path) => trimmed.length > 3 && path.includes(trimmed)))
    return [
      'broken-link',
      `The link "${href}" leads to a page that does not exist.`,
      close
        ? `Did you mean ${close}?`
        : wasPublished(target, whole)
          ? wasDeleted(fileOfAddress(target, whole.content.versions))
          : 'Write the address of a page of this site; content/addresses.txt lists them all.',
    ]
  }
  const area = wrongArea(href, whole)
  if (area && whole.routes.some((route) => route.path === target && route.kind === 'contact')) return area
  if (hash !== undefined && hash !== '' && !ids.has(decodeAddress(hash))) {
    const absent = absentTarget(href, { anchor: hash }, whole.content)
    if (absent) return absent
    const lost = lostName(target, decodeAddress(hash), whole)
    if (lost)
      return [
        'broken-anchor',
        `The link "${href}" leads to a place that the page ${target} does not have.`,
        lost,
      ]
    const close = nearest(
      hash,
      [...ids].filter((id) => id !== 'main'),
    )
    return [
      'broken-anchor',
      `The link "${href}" leads to a place that the page ${target} does not have.`,
      close ? `Did you mean #${close}?` : idsInWords(ids, target === own ? 'This page' : 'That page'),
    ]
  }
  return undefined
}

/** What to do about a link to a page that was on the site once. */
const wasDeleted = (file: string): string =>
  `That page was deleted or renamed. ${bringBack(file)}${isIndispensable(file) ? '' : ' If it is to stay away, write the address of another page here.'}`

/** The address that was meant by one in capitals, by a file or its folder, or by a person; undefined when none is sure. */
function addressMeant(typed: string, anchors: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const plain = typed
    .toLowerCase()
    .replace(/^\/content(?=\/)/, '')
    .replace(/^\/(?:pages|legal)(?=\/)/, '')
  const page = plain.replace(/\/(?:index|home)$/, '') || '/'
  if (anchors.has(page)) return page
  const slug = /^\/attorneys\/([^/]+)$/.exec(plain)?.[1]
  const profiles = slug === undefined ? undefined : [...anchors].find(([, ids]) => ids.has(slug))?.[0]
  return profiles === undefined ? undefined : `${profiles}#${slug}`
}
