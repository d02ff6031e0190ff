import { guessSourceFile } from './guessSourceFile.ts'
import { howToRestoreFile } from '../report/restoreHints.ts'
import { decodeAddress } from '../text/decodeAddress.ts'
import { versionedEntries, versionsOf } from '../versions/legalVersions.ts'
import { closestMatch } from '../text/closestMatch.ts'
import type { RuleMessage } from '../model/diagnostic.ts'
import { isRequiredFile, kindOf, type Registry } from '../model/registry.ts'
import { unpublishedTarget } from './unpublishedTargets.ts'
import type { Route } from '../model/route.ts'
import type { CheckContext } from '../model/check.ts'
import { isMissing } from './missingPages.ts'
import { isPublishedUrl } from './guessRenamedEntry.ts'
import { checkQueryChoice } from './queryChoice.ts'
import { isFileAddress, isOnOwnDisk, wrongFileLink } from './wrongFileLink.ts'
import { malformedUrl } from './malformedUrl.ts'

/** Where a link stands, and what can be led to. */
interface LinkContext {
  /** The address of the page that holds the link; undefined for texts that are shown on other pages. */
  own: string | undefined
  /** The page at each address. */
  routeAt: ReadonlyMap<string, Route>
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  unsound: ReadonlySet<string>
  whole: CheckContext
}

/** The nearest of the names that a page's headings have for links, or all when there are not too many to read. */
function anchorHint(hash: string, ids: ReadonlySet<string>, isOwn: boolean): string {
  const page = isOwn ? 'This page' : 'That page'
  // Every page has #main, and nobody links to it.
  const names = [...ids].filter((id) => id !== 'main')
  const close = closestMatch(hash, names)
  if (close) return `Did you mean #${close}?`
  if (names.length === 0)
    return isOwn
      ? `${page} has no headings to link to: write the words alone, without brackets, or put a heading where the link should lead.`
      : `${page} has no headings to link to: leave out the # and what follows it.`
  const some = names.length <= 12 ? `${page} has ${names.map((id) => `#${id}`).join(', ')}. ` : ''
  return `${some}Write the one that belongs to the heading you mean, or leave out the # and what follows it.`
}

/** What to do when a heading of a legal page had a name in the approved version, and has it no more: a sentence. */
function removedAnchorHint(path: string, id: string, { content, routes }: CheckContext): string | undefined {
  const { versions } = content
  const route = routes.find((one) => one.path === path)
  const page = versionedEntries(content).find(({ file }) => file === route?.file)
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
export function brokenLink(
  typed: string,
  { own, routeAt, anchors, unsound, whole }: LinkContext,
): RuleMessage | undefined {
  const site = whole.content.organization?.data.site
  // The site's own address in front changes nothing.
  const href = site && typed.startsWith(`${site}/`) ? typed.slice(site.length) : typed
  const form = malformedUrl(typed, site)
  if (form) return form
  if (/^https?:\/\//i.test(href))
    return URL.canParse(href)
      ? undefined
      : [
          'broken-link',
          `The link "${href}" leads nowhere: it is not the whole address of a website.`,
          'Write the whole address, for example https://www.example.com, or the words alone, without brackets.',
        ]
  if (/^(mailto:|tel:)/i.test(href)) return undefined
  if (isOnOwnDisk(href) && isFileAddress(href)) return wrongFileLink(href, whole)
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) {
    return [
      'unsafe-link',
      `The link "${href}" does not lead to a page.`,
      'Write an address here, such as /contact or https://www.example.com, or the words alone.',
    ]
  }
  const { path = '', hash } = /^(?<path>[^?#]*)(?:\?[^#]*)?(?:#(?<hash>.*))?$/s.exec(href)?.groups ?? {}
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
    if (isFileAddress(path)) return wrongFileLink(path, whole)
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
    const absent = unpublishedTarget(href, { path: target }, whole.content)
    if (absent) return absent
    const moved = whole.urlList?.lines.find(({ address }) => address === target)?.target?.address
    if (moved !== undefined)
      return ['broken-link', `The link "${href}" leads to an old address.`, `Write ${moved} instead.`]
    if (isFileAddress(target)) return wrongFileLink(target, whole)
    const trimmed = target.replace(/\/+$/, '').replace(/\.(html|mdx?)$/, '')
    const known = [...anchors.keys(), ...unsound]
    // A page below the one that is missing is no other name of it.
    const others = known.filter((path) => !path.startsWith(`${trimmed}/`))
    const close =
      addressMeant(trimmed, { registry: whole.content.registry, anchors }) ??
      closestMatch(target, others) ??
      others.find((other) => trimmed.length > 3 && other.includes(trimmed))
    return [
      'broken-link',
      `The link "${href}" leads to a page that does not exist.`,
      close
        ? `Did you mean ${close}?`
        : isPublishedUrl(target, whole)
          ? wasDeleted(whole.content.registry, guessSourceFile(target, whole.content))
          : 'Write the address of a page of this site; content/addresses.txt lists them all.',
    ]
  }
  const route = routeAt.get(target)
  const choice = route && kindOf(whole.content.registry, route.kind).chooses
  const wrongChoice = choice && checkQueryChoice(href, choice, whole)
  if (wrongChoice) return wrongChoice
  if (hash !== undefined && hash !== '' && !ids.has(decodeAddress(hash))) {
    const absent = unpublishedTarget(href, { anchor: hash }, whole.content)
    if (absent) return absent
    return [
      'broken-anchor',
      `The link "${href}" leads to a place that the page ${target} does not have.`,
      removedAnchorHint(target, decodeAddress(hash), whole) ?? anchorHint(hash, ids, target === own),
    ]
  }
  return undefined
}

/** What to do about a link to a page that was on the site once. */
const wasDeleted = (registry: Registry, file: string): string =>
  `That page was deleted or renamed. ${howToRestoreFile(file)}${isRequiredFile(registry, file) ? '' : ' If it is to stay away, write the address of another page here.'}`

/** The address that was meant by one in capitals, by a file or its folder, or by a person; undefined when none is sure. */
function addressMeant(
  typed: string,
  { registry, anchors }: { registry: Registry; anchors: ReadonlyMap<string, ReadonlySet<string>> },
): string | undefined {
  const path = typed.toLowerCase().replace(/^\/content(?=\/)/, '')
  const folder = registry.collections.find(({ name }) => path.startsWith(`/${name}/`))
  const plain = folder?.base === '' ? path.slice(folder.name.length + 1) : path
  const page = plain.replace(/\/(?:index|home)$/, '') || '/'
  if (anchors.has(page)) return page
  // A person, whose file has no page of its own.
  const slug = folder && folder.base === undefined ? plain.slice(folder.name.length + 2) : undefined
  const profiles = slug === undefined ? undefined : [...anchors].find(([, ids]) => ids.has(slug))?.[0]
  return profiles === undefined ? undefined : `${profiles}#${slug}`
}
