import { isEmail, linkMistake } from '../body/linkMistake.ts'
import type { CheckContext } from '../model/check.ts'
import { slugsOf } from '../model/content.ts'
import type { RuleMessage } from '../model/diagnostic.ts'
import type { QueryChoice } from '../model/pageKind.ts'
import { kindOf } from '../model/registry.ts'
import type { Route } from '../model/route.ts'
import { closestMatch, didYouMean } from '../text/closestMatch.ts'
import { decodeAddress } from '../text/decodeAddress.ts'
import { foldCase } from '../text/foldCase.ts'
import { slugOf } from '../text/slugOf.ts'
import { isMissing } from './missingPages.ts'
import { unpublishedReference, unpublishedTarget } from './unpublishedTargets.ts'

interface LinkContext {
  /** The address of the page with the link; undefined for texts that other pages show. */
  own: string | undefined
  routeAt: ReadonlyMap<string, Route>
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** Addresses of files with errors. */
  unsound: ReadonlySet<string>
  whole: CheckContext
}

/** What is wrong with a link, or undefined. */
export function linkProblem(typed: string, context: LinkContext): RuleMessage | undefined {
  const site = context.whole.content.organization?.data.site
  const href = site && typed.startsWith(`${site}/`) ? typed.slice(site.length) : typed
  const wrong = linkMistake(typed) ?? typingProblem(typed, site)
  if (wrong) return wrong
  if (/^https?:\/\//i.test(href))
    return URL.canParse(href)
      ? undefined
      : [
          'broken-link',
          `The link "${href}" leads nowhere.`,
          'Write the whole address, such as https://www.example.com.',
        ]
  if (/^(?:mailto|tel):/i.test(href)) return undefined
  if (/^(?:[a-z]:[\\/]|file:)/i.test(href)) return fileProblem(href, context.whole)
  if (/^[a-z][a-z0-9+.-]*:/i.test(href))
    return [
      'unsafe-link',
      `The link "${href}" doesn't lead to a page.`,
      'Write an address here, such as /contact or https://www.example.com.',
    ]
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? []
  if (path === '' && hash === undefined)
    return ['broken-link', 'This link leads nowhere.', 'Write an address between the round brackets.']
  if (path !== '' && !path.startsWith('/')) return relativeProblem(href, path, context.whole)
  const target = path === '' ? context.own : path
  if (target === undefined)
    return ['broken-link', `The link "${href}" names no page.`, 'Write the page’s address before the #.']
  const ids = context.anchors.get(target)
  return ids ? placeProblem(href, target, hash, ids, context) : missingPage(href, target, context)
}

/** An address that is typed wrong, wherever it leads. */
function typingProblem(typed: string, site: string | undefined): RuleMessage | undefined {
  const bare = (address: string) => address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '')
  const rest = bare(typed).slice(bare(site ?? '').length)
  const isOwn = site !== undefined && bare(typed).toLowerCase().startsWith(bare(site).toLowerCase())
  if (isOwn && /^(?:$|[/?#])/.test(rest) && typed !== site && !typed.startsWith(`${site}/`))
    return [
      'relative-link',
      `The link "${typed}" leads to this site.`,
      `Write ${rest.replace(/^(?!\/)/, '/')}`,
    ]
  const quoted = /^["'“”„‘’]+(.*?)["'“”‘’]*$/.exec(decodeAddress(typed))?.[1]
  if (quoted !== undefined)
    return [
      'relative-link',
      'This link’s address is in quotation marks.',
      quoted === '' ? 'Write an address.' : `Write ${quoted}`,
    ]
  return isEmail(typed)
    ? ['mail-link', `The link "${typed}" is an e-mail address without mailto:.`, `Write mailto:${typed}`]
    : undefined
}

function relativeProblem(href: string, path: string, whole: CheckContext): RuleMessage | undefined {
  const file = `${path.replace(/^(?:\.*\/)*(?:content\/)?/, '').replace(/\.mdx?$/, '')}.mdx`
  const page = whole.routes.find((route) => route.file === file || route.file.endsWith(`/${file}`))?.path
  if (/^www\.|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|gov|edu|us|law|example)(?:\/|$)/i.test(href))
    return ['relative-link', `The link "${href}" doesn't start with https://.`, `Write https://${href}`]
  if (isFile(path)) return fileProblem(path, whole)
  const fix = page ? `Write ${page}` : 'Write the address of a page, such as /contact.'
  return ['relative-link', `The link "${decodeAddress(href)}" doesn't start with a slash.`, fix]
}

/** Whether an address is that of a file such as a PDF. */
const isFile = (path: string): boolean =>
  /\.(?!(?:html?|mdx?|markdown|php|aspx?|jsp)$)[a-z][a-z0-9]{1,4}$/i.test(decodeAddress(path))

function fileProblem(typed: string, { publicFiles }: CheckContext): RuleMessage | undefined {
  const path = decodeAddress(typed)
  if (publicFiles.has(path)) return undefined
  const name = path.replace(/^.*[\\/]/, '')
  const known = [...publicFiles].find((other) => foldCase(other).endsWith(`/${foldCase(name)}`))
  const folder = path.startsWith('/') ? path.slice(0, -name.length) : '/'
  return [
    known === undefined || path.startsWith('/') ? 'broken-link' : 'relative-link',
    `The link "${path}" leads to no file that visitors can open.`,
    known === undefined
      ? `Put ${name} into the folder public${folder.slice(0, -1)}, and write ${encodeURI(folder + name)} here.`
      : `Write ${encodeURI(known)}`,
  ]
}

function missingPage(
  href: string,
  target: string,
  { anchors, unsound, whole }: LinkContext,
): RuleMessage | undefined {
  const { content, publicFiles, urlList } = whole
  if (unsound.has(target) || publicFiles.has(target) || isMissing(target, content)) return undefined
  const absent = unpublishedTarget(href, { path: target }, content)
  if (absent) return absent
  const listed = urlList?.lines.find(({ address }) => address === target)
  if (listed?.target)
    return ['broken-link', `The link "${href}" leads to an old address.`, `Write ${listed.target.address}`]
  if (isFile(target)) return fileProblem(target, whole)
  const trimmed = target.toLowerCase().replace(/\/+$|\.(?:html|mdx?)$/g, '')
  const folders = content.registry.collections.filter(({ base }) => base === '').map(({ name }) => name)
  const plain = trimmed.replace(new RegExp(`^/(?:content/)?(?:(?:${folders.join('|')})/)?`), '/')
  const page = plain.replace(/\/(?:index|home)$/, '') || '/'
  const person = page.split('/').at(-1) ?? ''
  const lists = person === '' ? undefined : [...anchors].find(([, ids]) => ids.has(person))?.[0]
  const others = [...anchors.keys(), ...unsound].filter((path) => !path.startsWith(`${trimmed}/`))
  const close = anchors.has(page)
    ? page
    : lists !== undefined && person !== 'main'
      ? `${lists}#${person}`
      : (closestMatch(target, others) ??
        others.find((other) => trimmed.length > 3 && other.includes(trimmed)))
  return [
    'broken-link',
    `The link "${href}" leads to a page that doesn't exist.`,
    close !== undefined
      ? `Did you mean ${close}?`
      : listed
        ? 'That page was deleted or renamed. Bring its file back with Git, or write another address.'
        : 'Write the address of a page of this site: content/addresses.txt lists them all.',
  ]
}

/** A link to a page that exists: what it chooses in a form, and the heading that it leads to. */
function placeProblem(
  href: string,
  target: string,
  hash: string | undefined,
  ids: ReadonlySet<string>,
  { routeAt, whole }: LinkContext,
): RuleMessage | undefined {
  const route = routeAt.get(target)
  const choice = route && kindOf(whole.content.registry, route.kind).chooses
  const wrong = choice && choiceProblem(href, choice, whole)
  if (wrong) return wrong
  if (hash === undefined || hash === '' || ids.has(decodeAddress(hash))) return undefined
  const names = [...ids].flatMap((id) => (id === 'main' ? [] : `#${id}`))
  return (
    unpublishedTarget(href, { anchor: hash }, whole.content) ?? [
      'broken-anchor',
      `The page ${target} has no heading or place #${decodeAddress(hash)}.`,
      didYouMean(`#${hash}`, names) ||
        'Write the name of a heading there, or leave out the # and what follows.',
    ]
  )
}

/** Query parameters that count visitors. */
const counting = /^(?:utm_|campaign|from|ref|source|src)/i

/** A link such as `/contact?area=tax-law` that chooses nothing. */
function choiceProblem(
  href: string,
  { collection, parameter, place }: QueryChoice,
  { content }: CheckContext,
): RuleMessage | undefined {
  const known = slugsOf(content, collection)
  const query = /\?([^#]*)/.exec(href)?.[1] ?? ''
  for (const part of query.split('&')) {
    const [name = '', typed = ''] = part.split('=').map(decodeAddress)
    if (name === parameter && known.includes(typed)) continue
    const isMeant = name.length > 3 && closestMatch(name, [parameter]) !== undefined
    const chosen = known.includes(name) ? name : typed
    if (name !== parameter && (counting.test(name) || !(isMeant || known.includes(chosen)))) continue
    const absent = unpublishedReference('This link', { collection, slug: chosen }, content)
    if (absent) return absent
    const slug = slugOf(chosen)
    const close = known.find((other) => slug !== '' && other.includes(slug)) ?? closestMatch(slug, known)
    return [
      'unknown-area',
      `This link says "${decodeAddress(part)}", which chooses nothing in ${place}.`,
      close === undefined
        ? `Write ${parameter}= and one of these: ${known.join(', ')}.`
        : `Write ${href.replace(part, () => `${parameter}=${close}`)}`,
    ]
  }
  return undefined
}
