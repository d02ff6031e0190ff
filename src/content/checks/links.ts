import { isEmail, linkMistake } from '../body/linkMistake.ts'
import type { Check, CheckContext } from '../model/check.ts'
import { slugsOf } from '../model/content.ts'
import { diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import type { Entry } from '../model/entry.ts'
import { formatField, type FieldPath } from '../model/fieldPath.ts'
import { fieldLinks, type FieldLink } from '../model/fields.ts'
import { memoizeWeak } from '../model/memoize.ts'
import type { QueryChoice } from '../model/pageKind.ts'
import { collectionOf, kindOf } from '../model/registry.ts'
import type { Route } from '../model/route.ts'
import { walkFields } from '../parse/schema.ts'
import { anchorsOf } from '../publish/anchors.ts'
import { notOnSite } from '../publish/publishState.ts'
import { uncertainPaths } from '../publish/uncertainPaths.ts'
import { closestMatch, didYouMean } from '../text/closestMatch.ts'
import { decodeAddress } from '../text/decodeAddress.ts'

/** Every link in a text or a field leads somewhere, and every field that names a file names one that exists. */
export const checkLinks: Check = (context) => {
  const { content, routes } = context
  const routeOf = new Map(routes.map((route) => [route.file, route.path]))
  // Of two files with one address, the first counts.
  const routeAt = new Map(routes.toReversed().map((route) => [route.path, route]))
  const uncertain = uncertainPaths(content)
  const follow = (href: string, file: string) =>
    linkProblem(href, { ...context, own: routeOf.get(file), routeAt, uncertain })
  return [
    ...content.bodies.flatMap(({ file, isSound, prose }) =>
      prose.links.flatMap((link) => {
        // The address of a file with errors is not certain.
        const wrong = isSound || !link.href.startsWith('#') ? follow(link.href, file) : undefined
        const hasWords = link.words.trim() !== '' || link.hasPicture
        const found = [...(wrong ? [wrong] : []), ...(hasWords ? [] : [withoutWords(link.href)])]
        return found.map((told) => diagnostic(file, link, told, missingIn(told, link.href)))
      }),
    ),
    ...[...(content.organization ? [content.organization] : []), ...content.entries].flatMap((entry) =>
      linksOf(entry).flatMap(({ link, value, path }) => {
        const wrong =
          link.pointsAt === 'address'
            ? follow(value, entry.file)
            : referenceProblem(formatField(path), link.pointsAt, value, context)
        const base = collectionOf(content.registry, link.pointsAt)?.base
        const address = base === undefined ? value : `${base}/${value}`
        return wrong ? [diagnostic(entry.file, entry.placeOf(path), wrong, missingIn(wrong, address))] : []
      }),
    ),
  ]
}

/** The address of the page that is missing, if that is the problem. */
const missingIn = ([rule]: RuleMessage, href: string): string | undefined =>
  /^(?:broken-link|unknown-reference|not-on-site)$/.test(rule) ? href.replace(/[?#].*$/, '') : undefined

const withoutWords = (href: string): RuleMessage => [
  'link-words',
  `This link to "${href}" has no words, so visitors cannot see or press it.`,
  `Write words between the square brackets: [the words](${href})`,
]

/** The fields of an entry that hold a link or the name of a file. */
const linksOf = memoizeWeak(({ type, data }: Entry<unknown>) => {
  const found: { link: FieldLink; value: string; path: FieldPath }[] = []
  walkFields(type.schema, data, (field, value, path) => {
    const link = fieldLinks.get(field)
    if (link !== undefined && typeof value === 'string') found.push({ link, value, path })
  })
  return found
})

function referenceProblem(
  field: string,
  name: string,
  slug: string,
  { content }: Pick<CheckContext, 'content'>,
): RuleMessage | undefined {
  const collection = collectionOf(content.registry, name)
  const known = collection && slugsOf(content, collection)
  if (!known || known.includes(slug)) return undefined
  const absent = content.unpublished.find((one) => one.collection === collection && one.slug === slug)
  if (absent) return notOnSite(`${field} names "${slug}", which`, absent, 'Take it out')
  return [
    'unknown-reference',
    `${field} names "${slug}", and there is no file ${name}/${slug}.mdx.`,
    didYouMean(slug, known) || `Write the name of a file in ${name}, without .mdx.`,
  ]
}

interface LinkContext extends CheckContext {
  /** The address of the page with the link; undefined for texts that other pages show. */
  own: string | undefined
  routeAt: ReadonlyMap<string, Route>
  uncertain: ReadonlySet<string>
}

const whole = 'Write an address such as /contact or https://www.irs.gov; a file belongs in the folder public.'

const withoutScheme = (address: string): string => address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')

function linkProblem(typed: string, context: LinkContext): RuleMessage | undefined {
  const { content, own, routeAt } = context
  const mistake = linkMistake(typed)
  if (mistake) return mistake
  const site = content.organization?.data.site ?? ''
  const href = typed.startsWith(`${site}/`) ? typed.slice(site.length) : typed
  if (/^(?:mailto|tel):/i.test(href)) return undefined
  if (isEmail(href))
    return ['mail-link', `The link "${href}" is an e-mail address without mailto:.`, `Write mailto:${href}`]
  const [bare, domain] = [withoutScheme(href), withoutScheme(site)]
  if (site !== '' && href !== site && `${bare}/`.toLowerCase().startsWith(`${domain}/`.toLowerCase())) {
    const fix = `Write ${bare.slice(domain.length) || '/'}`
    return ['relative-link', `The link "${href}" leads to this site.`, fix]
  }
  if (/^https?:/i.test(href))
    return URL.canParse(href) ? undefined : ['broken-link', `The link "${href}" leads nowhere.`, whole]
  if (/^[a-z][a-z0-9+.-]*:/i.test(href))
    return ['unsafe-link', `The link "${href}" doesn't lead to a page.`, whole]
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(href) ?? []
  if (href === '') return ['broken-link', 'This link leads nowhere.', 'Write the address of a page.']
  const target = path === '' ? (own ?? '') : path
  const route = routeAt.get(target)
  if (route === undefined) return deadEnd(decodeAddress(href), target, context)
  const choice = kindOf(content.registry, route.kind).chooses
  const wrong = choice && query !== undefined && wrongChoice(query, choice, context)
  if (wrong) return wrong
  const ids = anchorsOf(route, content)
  if (hash === undefined || hash === '' || ids.has(decodeAddress(hash))) return undefined
  const absent = content.unpublished.find((one) => one.path === undefined && one.slug === hash)
  if (absent) return notOnSite(`The link "${href}" leads to ${absent.file}, which`, absent, 'Take it out')
  const names = [...ids].flatMap((id) => (id === 'main' ? [] : `#${id}`))
  return [
    'broken-anchor',
    `The page ${target} has no heading or place #${decodeAddress(hash)}.`,
    didYouMean(`#${hash}`, names) ||
      'Write the name of a heading there, or leave out the # and what follows.',
  ]
}

/** A link to no page of today. */
function deadEnd(href: string, target: string, context: LinkContext): RuleMessage | undefined {
  const { content, publicFiles, urlList, routes, uncertain } = context
  if (uncertain.has(target) || publicFiles.has(decodeAddress(target))) return undefined
  const absent = content.unpublished.find(({ path }) => path === target)
  if (absent) return notOnSite(`The link "${href}" leads to ${absent.file}, which`, absent, 'Take it out')
  const moved = urlList?.lines.find(({ address }) => address === target)?.target
  if (moved) return ['broken-link', `The link "${href}" leads to an old address.`, `Write ${moved}`]
  if (/^www\.|^[\w-]+\.(?:com|org|net|gov|edu|us)\b/i.test(target))
    return ['relative-link', `The link "${href}" doesn't start with https://.`, `Write https://${href}`]
  const [, bare = ''] =
    /^(?:[./"'“”]|(?:public|content)\/)*(.*?)(?:\.mdx?|\.html?)?["'”/]*$/.exec(decodeAddress(target)) ?? []
  const known = [...routes.map(({ path }) => path), ...uncertain, ...publicFiles]
  const meant = routes.find(({ file }) => file === `${bare}.mdx`)?.path ?? closestMatch(`/${bare}`, known)
  return [
    target.startsWith('/') ? 'broken-link' : 'relative-link',
    target.startsWith('/')
      ? `The link "${href}" leads to a page that doesn't exist.`
      : `The link "${href}" doesn't start with a slash.`,
    meant === undefined ? whole : `Did you mean ${meant}?`,
  ]
}

/** A link such as `/contact?area=tax-law` that chooses nothing. */
function wrongChoice(
  query: string,
  { collection, parameter, place }: QueryChoice,
  { content }: CheckContext,
): RuleMessage | undefined {
  const known = slugsOf(content, collection)
  for (const part of query.split('&')) {
    const [name = '', value = ''] = part.split('=').map(decodeAddress)
    const isMeant = name.length > 3 && closestMatch(name, [parameter]) !== undefined
    if (name === parameter ? known.includes(value) : !isMeant) continue
    const fix = `Write ${parameter}=${closestMatch(value, known) ?? `NAME, the name of a file in ${collection.name}.`}`
    return [
      'unknown-area',
      `This link says "${decodeAddress(part)}", which chooses nothing in ${place}.`,
      fix,
    ]
  }
  return undefined
}
