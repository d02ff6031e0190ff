import { isEmail, linkMistake } from '../body/linkMistake.ts'
import { diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import type { CheckContext, Route } from '../model/site.ts'
import { entriesOf, slugsOf, type Content } from '../model/content.ts'
import type { Entry } from '../model/entry.ts'
import { collectionOf, kindOf } from '../model/registry.ts'
import { formatField, valueAt, type FieldPath } from '../model/fieldPath.ts'
import type { FieldLink } from '../model/fields.ts'
import { isListed } from '../model/pageKind.ts'
import { parseHref } from '../publish/href.ts'
import { notOnSite } from '../publish/publishState.ts'
import { isComplete, referencesOf, withoutEnded } from '../publish/references.ts'
import { uncertainPaths } from '../publish/routes.ts'
import { closestAddress, closestMatch, didYouMean } from '../text/closestMatch.ts'
import { decodeAddress } from '../text/decodeAddress.ts'

type Problem = RuleMessage | undefined

/** Every link in a text or a field leads somewhere, and every field that names a file names one that exists. */
export function* checkLinks(context: CheckContext) {
  const { content } = context
  const { bodies, entries, organization } = content
  const linkProblem = linkChecker(context)
  for (const { file, links } of bodies)
    for (const link of links) {
      const problem = linkProblem(link.href, file)
      if (problem) yield diagnostic(file, link, problem)
      if (link.words.trim() !== '' || link.hasPicture) continue
      const message = `This link to "${link.href}" has no words, so visitors can't see or click it.`
      const fix = `Write words between the square brackets: [the words](${link.href})`
      yield diagnostic(file, link, ['link-words', message, fix])
    }
  const fieldProblem = (entry: Entry<unknown>, link: FieldLink, value: string, path: FieldPath): Problem => {
    if (link.pointsAt === 'address') return linkProblem(value, entry.file)
    const subject = formatField(path)
    if (link.orName && value.includes(' ')) return knownName(subject, link.pointsAt, value, content)
    return unknownFile(subject, link, value, content, () => isComplete(withoutEnded(entry, content), path))
  }
  for (const entry of organization ? [organization, ...entries] : entries)
    for (const { link, value, path } of referencesOf(entry)) {
      const problem = fieldProblem(entry, link, value, path)
      if (problem) yield diagnostic(entry.file, entry.placeOf(path), problem)
    }
}

/** The problem of a name that may be written instead of a file, and is almost that of a file. */
function knownName(subject: string, folder: string, value: string, content: Content): Problem {
  const collection = collectionOf(content.registry, folder)
  const naming = collection?.creation?.naming.field ?? ''
  const files = content.entries.flatMap(({ type, data, slug }) =>
    type === collection ? { slug, name: String(valueAt(data, [naming])) } : [],
  )
  if (value.split(/,\s*/).some((part) => files.some(({ slug }) => slug === part)))
    return ['unknown-reference', `${subject} is "${value}".`, 'Write each file name on a line of its own.']
  const names = files.map(({ name }) => name)
  const person = files[names.indexOf(closestMatch(value, names) ?? '')]
  const fix = `If that is ${person?.name}, write ${person?.slug}.`
  return person && ['known-name', `${subject} is "${value}", a name without a link.`, fix]
}

/** The problem of what names a file. @param canDoWithout whether the page does without the file once it has ended */
function unknownFile(
  subject: string,
  { pointsAt: name, orName, canWait }: FieldLink,
  slug: string,
  content: Content,
  canDoWithout = () => true,
): Problem {
  const collection = collectionOf(content.registry, name)
  const known = collection && slugsOf(content, collection)
  if (!known || known.includes(slug)) return undefined
  const absent = content.unpublished.find((one) => one.collection === collection && one.slug === slug)
  if (canWait && absent?.reason.why === 'early') return undefined
  const instead = orName ? 'Write the name instead' : 'Remove it'
  if (absent) return notOnSite(`${subject} names "${slug}", which`, absent, instead, canDoWithout())
  const message = `${subject} names "${slug}", but ${name}/${slug}.mdx doesn't exist.`
  const orLeft = orName ? '; or the name of somebody who left' : ''
  const fix = didYouMean(slug, known) || `Write the name of a file in ${name}, without .mdx${orLeft}.`
  return ['unknown-reference', message, fix, `${collection.base ?? name}/${slug}`]
}

const whole = 'Write an address such as /contact or https://www.irs.gov. Files go into the folder public.'

function linkChecker({ content, routes, publicFiles, pictures, urlList, ended }: CheckContext) {
  const pathOf = new Map(routes.toReversed().map(({ file, path }) => [file, path]))
  // Of two files with one address, the first counts.
  const routeAt = new Map(routes.toReversed().map((route) => [route.path, route]))
  const uncertain = uncertainPaths(content)
  const site = content.organization?.data.site

  return (href: string, file: string): Problem => {
    const mistake = linkMistake(href)
    if (mistake || /^(?:mailto|tel):/i.test(href)) return mistake
    const { path, query, hash = '' } = parseHref(href, site) ?? {}
    if (path === undefined) return elsewhere(href)
    // Without a route, the address is not certain: the file has errors, or other pages show its text.
    const target = path === '' ? pathOf.get(file) : path
    if (target === undefined || uncertain.has(target)) return undefined
    const route = routeAt.get(target)
    const { chooses = [], lists } = route ? kindOf(content.registry, route.kind) : {}
    for (const { parameter, collection } of chooses) {
      const chosen = new URLSearchParams(query).get(parameter)
      const problem = chosen && unknownFile('This link', { pointsAt: collection.name }, chosen, content)
      if (problem) return problem
    }
    const [id, ids] = [decodeAddress(hash), route && idsOn(route, content)]
    const publicFile = decodeAddress(target)
    const isPdf = /\.pdf$/i.test(target)
    const { kind = 'pdf' } = pictures.get(publicFile) ?? {}
    const again = 'Export it as PDF again, into the folder public.'
    if (isPdf && kind !== 'pdf') return ['not-a-pdf', `The file "${publicFile}" isn't a PDF.`, again]
    if (ids?.has(id || 'main') || publicFiles.has(publicFile)) return undefined
    const absent = content.unpublished.find(
      (one) => one.path === target || (one.slug === id && one.collection === lists?.collection),
    )
    const subject = `The link "${decodeAddress(href)}" leads to`
    if (absent) return notOnSite(`${subject} ${absent.file}, which`, absent, 'Remove the link', true)
    if (ended.has(target))
      return ['has-left', `${subject} ${target}, which isn't on the site anymore.`, 'Remove the link.']
    if (ids) {
      const close = closestMatch(id, ids)
      const fix = close ? `Did you mean #${close}?` : 'Write the id of a heading there, or delete the #.'
      return ['broken-anchor', `The page ${target} has no heading with the id "${id}".`, fix]
    }
    const moved = urlList?.lines.find(({ address }) => address === target)?.target
    if (moved) return ['broken-link', `${subject} an old address.`, `Write ${moved}`, target]
    const what = isPdf ? 'file' : 'page'
    return ['broken-link', `${subject} a ${what} that doesn't exist.`, meant(target), target]
  }

  /** A link that doesn't start with a slash. */
  function elsewhere(href: string): Problem {
    if (isEmail(href))
      return ['mail-link', `The link "${href}" is an e-mail address without mailto:.`, `Write mailto:${href}`]
    if (/^https?:/i.test(href))
      return URL.canParse(href) ? undefined : ['broken-link', `The link "${href}" isn't complete.`, whole]
    if (/^[a-z][a-z0-9+.-]*:/i.test(href))
      return ['unsafe-link', `The link "${href}" doesn't lead to a page.`, whole]
    const isDomain = /^www\.|^[\w-]+\.(?:com|org|net|gov|edu|us)\b/i.test(href)
    const fix = isDomain ? `Write https://${href}` : meant(href)
    return ['relative-link', `The link "${decodeAddress(href)}" doesn't start with / or https://.`, fix]
  }

  /** Many type the name of a file instead of its address. */
  function meant(typed: string): string {
    const path = decodeAddress(typed.replace(/[?#].*/, ''))
    const bare = path.replace(/^\W*(?:(?:public|content)\/)?|(?:\.mdx?|\.html?)?\W*$/g, '')
    const page = routes.find(({ file }) => file === `${bare}.mdx`)?.path
    const known = [...routeAt.keys(), ...uncertain, ...publicFiles]
    const close = page ?? (bare && closestAddress(`/${bare}`, known))
    return close ? `Did you mean ${close}?` : whole
  }
}

/** The ids that links to a page may name: its headings, and what its template gives an id of its own. */
function idsOn({ kind, file }: Route, content: Content): ReadonlySet<string> {
  const { anchorsOf, lists } = kindOf(content.registry, kind)
  const { entries, past, versions } = content
  // Links to a closed role still lead to the list that it was in.
  const all = lists ? entriesOf({ entries: [...entries, ...past] }, lists.collection) : []
  const listed = all.filter(({ data }) => lists && isListed(lists, data))
  const page = entries.find((one) => one.file === file) ?? versions.find((one) => one.file === file)?.entry
  const headings = page?.prose.headings ?? []
  const ids = [...headings.map(({ id }) => id), ...((page && anchorsOf?.(page)) ?? [])]
  return new Set(['main', ...listed.map(({ slug }) => slug), ...ids])
}
