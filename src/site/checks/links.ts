import { absentReference, absentTarget } from './absent.ts'
import { decodeAddress } from '../decodeAddress.ts'
import { nearest } from '../nearest.ts'
import { problemAt, type Place, type Problem, type Told } from '../problem.ts'
import { collections, firmFile } from '../collections.ts'
import type { Entry } from '../readEntry.ts'
import { anchorsOf } from '../anchors.ts'
import { unsoundPaths } from '../readContent.ts'
import { readable } from '../schemaProblems.ts'
import { bare, walkFields } from '../schemaFields.ts'
import { fieldLinks } from '../schema/fields.ts'
import type { z } from 'zod'
import type { Check, Whole } from './check.ts'

/** Every link in a body or a field leads somewhere, and every reference names a file that exists. */
export const checkLinks: Check = (whole) => {
  const { content } = whole
  const routeOf = new Map(whole.routes.map((route) => [route.file, route]))
  const anchors = new Map(whole.routes.map((route) => [route.path, anchorsOf(route, content)]))
  const unsound = unsoundPaths(content)
  const follow = (href: string, file: string, place: Place): Problem[] => {
    const wrong = wrongLink(href, { own: routeOf.get(file)?.path, anchors, unsound, whole })
    return wrong ? [problemAt(file, place, wrong)] : []
  }
  const lookAt = (entry: Entry<unknown>, schema: z.ZodType): Problem[] => {
    const problems: Problem[] = []
    walkFields(schema, entry.data, (field, value, path) => {
      const link = fieldLinks.get(bare(field) ?? field)
      if (link === undefined || typeof value !== 'string') return
      const place = entry.placeOf(path)
      if (link.pointsAt === 'address') problems.push(...follow(value, entry.file, place))
      else if (!content.slugs[link.pointsAt].includes(value)) {
        const titled = content.entries[link.pointsAt].find(
          ({ data }) => data.title.toLowerCase() === value.toLowerCase(),
        )
        const close = titled?.slug ?? nearest(value, content.slugs[link.pointsAt])
        const named = { collection: link.pointsAt, slug: value }
        problems.push(
          problemAt(
            entry.file,
            place,
            absentReference(readable(path), named, content) ?? [
              'unknown-reference',
              `The field "${readable(path)}" names "${value}", and there is no file ${link.pointsAt}/${value}.mdx.`,
              close
                ? `Did you mean "${close}"?`
                : `Write the name of a file in ${link.pointsAt}, without .mdx.`,
            ],
          ),
        )
      }
    })
    return problems
  }
  return [
    ...content.bodies.flatMap(({ file, isSound, prose }) =>
      prose.links
        // What stands in a file that has an error of its own cannot be looked up there yet.
        .filter(({ href }) => isSound || !href.startsWith('#'))
        .flatMap((link) => follow(link.href, file, link)),
    ),
    ...(content.firm ? lookAt(content.firm, firmFile.schema) : []),
    ...content.entries.pages.flatMap((entry) => lookAt(entry, collections.pages.schema)),
    ...content.entries['practice-areas'].flatMap((entry) =>
      lookAt(entry, collections['practice-areas'].schema),
    ),
    ...content.entries.legal.flatMap((entry) => lookAt(entry, collections.legal.schema)),
    ...content.entries.attorneys.flatMap((entry) => lookAt(entry, collections.attorneys.schema)),
    ...content.entries.jobs.flatMap((entry) => lookAt(entry, collections.jobs.schema)),
  ]
}

interface Surroundings {
  /** The address of the page that holds the link; undefined for texts that are shown on other pages. */
  own: string | undefined
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  unsound: ReadonlySet<string>
  whole: Whole
}

/** The names that a page's headings have for links, when there are not too many to read. */
const idsInWords = (ids: ReadonlySet<string>): string =>
  ids.size > 0 && ids.size <= 12 ? `That page has ${[...ids].map((id) => `#${id}`).join(', ')}.` : ''

/** What is wrong with a link, or undefined. */
function wrongLink(typed: string, { own, anchors, unsound, whole }: Surroundings): Told | undefined {
  const site = whole.content.firm?.data.site
  // The site's own address in front changes nothing.
  const href = site && typed.startsWith(`${site}/`) ? typed.slice(site.length) : typed
  if (/^(https:\/\/|http:\/\/|mailto:|tel:)/i.test(href)) return undefined
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) {
    return [
      'unsafe-link',
      `The link "${href}" is of a kind that pages may not hold.`,
      'Links begin with /, #, https://, mailto: or tel:.',
    ]
  }
  const { path, hash } = /^(?<path>[^?#]*)(?:\?[^#]*)?(?:#(?<hash>.*))?$/.exec(href)?.groups ?? {}
  if (path === undefined) return undefined
  if (path === '' && hash === undefined)
    return ['broken-link', 'This link leads nowhere.', 'Write an address between the brackets.']
  if (path !== '' && !path.startsWith('/')) {
    const file = `${path.replace(/^(?:\.*\/)*(?:content\/)?/, '').replace(/\.mdx?$/, '')}.mdx`
    const page = whole.routes.find((route) => route.file === file || route.file.endsWith(`/${file}`))?.path
    return [
      'relative-link',
      `The link "${href}" does not begin with a slash.`,
      page
        ? `Write ${page} instead, the address of that page.`
        : 'Write the address of a page as it stands behind the name of the site, for example /contact.',
    ]
  }
  const target = path === '' ? own : path
  if (target === undefined)
    return ['broken-link', `The link "${href}" names no page.`, 'Write the page’s path before the #.']
  const ids = anchors.get(target)
  if (!ids) {
    if (unsound.has(target) || whole.publicFiles.has(target)) return undefined
    const absent = absentTarget(href, { path: target }, whole.content)
    if (absent) return absent
    const moved = whole.ledger?.lines.find(({ address }) => address === target)?.target?.address
    if (moved !== undefined)
      return ['broken-link', `The link "${href}" leads to an old address.`, `Write ${moved} instead.`]
    const trimmed = target.replace(/\/+$/, '').replace(/\.(html|mdx?)$/, '')
    const known = [...anchors.keys(), ...unsound]
    const close = anchors.has(trimmed)
      ? trimmed
      : (nearest(target, known) ?? known.find((path) => trimmed.length > 3 && path.includes(trimmed)))
    return [
      'broken-link',
      `The link "${href}" leads to a page that does not exist.`,
      close ? `Did you mean ${close}?` : 'Write the path of a page of this site.',
    ]
  }
  if (hash !== undefined && hash !== '' && !ids.has(decodeAddress(hash))) {
    const absent = absentTarget(href, { anchor: hash }, whole.content)
    if (absent) return absent
    const close = nearest(hash, ids)
    return [
      'broken-anchor',
      `The link "${href}" leads to a place that the page ${target} does not have.`,
      close
        ? `Did you mean #${close}?`
        : `${idsInWords(ids)} Write the id of a heading of that page, or leave out the # part.`.trim(),
    ]
  }
  return undefined
}
