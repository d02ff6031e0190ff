import type { UrlEntry } from '../model/urlList.ts'
import type { Route } from '../model/route.ts'
import { guessSourceFile } from './guessSourceFile.ts'
import type { Redirect } from '../model/site.ts'
import type { Content, UnpublishedEntry } from '../model/content.ts'
import { isRequiredFile, versionedCollection, type Registry } from '../model/registry.ts'
import { howToRestoreFile } from '../report/restoreHints.ts'
import { describeUnpublished } from '../publish/publishState.ts'
import { howToPublish, untilItTakesEffect } from './unpublishedTargets.ts'
import { isLedTo } from './linkedFields.ts'
import { dateConflict } from '../versions/dateConflict.ts'
import { hasVersionData, versionedEntries, versionFile, versionsOf } from '../versions/legalVersions.ts'
import { indexUrls, guessNewUrl, type UrlIndex } from '../publish/urls/indexUrls.ts'
import { urlListFile } from '../publish/urls/parseUrlList.ts'
import { checkRedirect } from '../publish/urls/checkRedirect.ts'
import { capitalize } from '../text/capitalize.ts'
import { compareText, fileStart, diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import { parentPath, routeOf } from '../publish/routes.ts'
import { isMissing } from './missingPages.ts'
import type { Check, CheckContext } from '../model/check.ts'

/** Addresses are promises: what was once published is a page, or leads to one. Without a list, nothing is checked. */
export const checkAddresses: Check = (context) => {
  if (context.urlList === undefined) return []
  const known = indexUrls(context, context.urlList)
  const wrong = misdatedPages(context)
  // The day is the mistake, which is told in its line, and not what it does to the addresses.
  const lines = context.urlList.lines.filter(
    ({ address, target }) =>
      target !== undefined ||
      known.exists(address) ||
      !wrong.has(versionAt(address, context.content)?.slug ?? ''),
  )
  return [...lines.flatMap((line) => lineProblems(line, known, context)), ...unlistedUrls(known, context)]
}

/** The legal pages whose days are wrong by themselves, by name. */
function misdatedPages({ content, today }: CheckContext): Set<string> {
  const { unpublished, versions } = content
  const kept = new Set(versions.map(({ file }) => file))
  const waiting = unpublished.flatMap(({ collection, entry }) =>
    collection.versions && entry && hasVersionData(entry) ? entry : [],
  )
  const pages = [...versionedEntries(content), ...waiting]
  return new Set(
    pages
      .filter((page) => !kept.has(page.file) && dateConflict(page, versions, today) !== undefined)
      .map(({ slug }) => slug),
  )
}

function lineProblems(line: UrlEntry, known: UrlIndex, context: CheckContext): Diagnostic[] {
  const { address, target } = line
  const first = known.lines.get(address)
  const at = (told: RuleMessage | undefined, column = line.column): Diagnostic[] =>
    told ? [diagnostic(urlListFile, { line: line.line, column }, told)] : []
  if (first && first.line !== line.line)
    return isRedundantRedirect(first, known) && target === undefined
      ? []
      : at(duplicateUrl(line, first, known))
  if (known.invalid.has(address)) return []
  if (target === undefined)
    return at(
      known.exists(address) || isMissing(address, context.content)
        ? undefined
        : unreachableUrl(address, known, context),
    )
  const redirect = { from: address, to: target.address }
  const there = pageThere(redirect, known, context)
  return there ? at(there) : at(checkRedirect(redirect, known, context), target.column)
}

function duplicateUrl({ address, target }: UrlEntry, first: UrlEntry, known: UrlIndex): RuleMessage {
  const told = (fix: string): RuleMessage => [
    'address-twice',
    `The address ${address} stands in line ${first.line} already.`,
    fix,
  ]
  if (target?.address === first.target?.address) return told('Delete this line.')
  if (target && first.target)
    return told('Keep the line that leads to the right page, and delete the other one.')
  // A page that stands there needs no arrow, and one that is gone needs it.
  const isHere = known.exists(address) === (target === undefined)
  return told(isHere ? `Keep this line, and delete line ${first.line}.` : 'Delete this line.')
}

/** Whether a line leads visitors on from a page that stands there, and stays. */
const isRedundantRedirect = (
  { address, target }: { address: string; target: { address: string } | undefined },
  known: UrlIndex,
): boolean => target !== undefined && known.exists(address) && !known.expiring.has(address)

/** The problem of an address that leads elsewhere although a page stands there. */
function pageThere(
  { from: address, to }: Redirect,
  known: UrlIndex,
  context: CheckContext,
): RuleMessage | undefined {
  if (isRedundantRedirect({ address, target: { address: to } }, known)) {
    const page = context.routes.find(({ path }) => path === address)
    const plain = context.urlList?.lines.find((line) => line.address === address && line.target === undefined)
    const message = `This line leads the visitors of ${address} on to ${to}, but ${page ? 'the page' : 'a file'} still stands there, and is shown to them`
    return plain
      ? [
          'redirect-page',
          `${message}; and line ${plain.line} has its address already.`,
          'Delete this line, the one with the arrow.',
        ]
      : [
          'redirect-page',
          `${message}.`,
          `Write only ${address} in this line.${removalHint(context.content.registry, page, { from: address, to })}`,
        ]
  }
  const likeIt = known.inSmallLetters.get(address.toLowerCase())
  return likeIt === undefined || likeIt === address
    ? undefined
    : [
        'redirect-page',
        `The address ${address} differs from the page ${likeIt} only in capitals.`,
        'Delete this line; many servers take both for the same address.',
      ]
}

/** How what stands at an address is taken off the site: a sentence with a space before it, or nothing when it stays. */
function removalHint(registry: Registry, page: Route | undefined, { from, to }: Redirect): string {
  if (page === undefined)
    return ` Or, if its visitors are to be led there, delete the file ${from.slice(1)} in the folder "public".`
  return page.supersededBy !== undefined || isRequiredFile(registry, page.file)
    ? ''
    : ` If you want to take the page off the site, then type npm run retire -- ${from} --to ${to} (the command writes the arrow itself).`
}

/** The problem of an address that was published, and where no page stands any more. */
function unreachableUrl(address: string, known: UrlIndex, context: CheckContext): RuleMessage {
  const { content } = context
  const version = lostVersion(address, context)
  if (version) return version
  const absent = content.unpublished.find(({ path }) => path === address)
  const early = absent && notYetPublished(absent, context)
  if (early) return early
  const guess = pageAbove(address, known)
  const back = absent
    ? capitalize(`${howToPublish(absent)}.`)
    : howToRestoreFile(guessSourceFile(address, content))
  // A page that is not in the list yet may be this one, under its new name.
  const renamed = absent ? undefined : guessNewUrl(address, known)
  if (renamed !== undefined) {
    const arrow = `write ${address} -> ${renamed} in this line, and ${renamed} on a line of its own; npm run move does both by itself.`
    // What links still lead to was a page; an address that nothing leads to is most likely a slip in this line.
    return isLedTo(address, content)
      ? [
          'lost-address',
          `The address ${address} was published, and no page stands there any more.`,
          `Was its page renamed? Then ${arrow}`,
        ]
      : [
          'lost-address',
          `No page stands at ${address}, and the page ${renamed} is missing from this list.`,
          `If only this line was changed, write ${renamed} in it again. If the page was renamed, ${arrow}`,
        ]
  }
  if (absent && isToCome(absent))
    return [
      'lost-address',
      `The address ${address} stands in the list of those that were published, and its page ${describeUnpublished(absent.reason)}.`,
      `If it was never on the site, delete this line; the check asks for it when the page appears. If it was, ${howToPublish(absent)}${guess === address ? '.' : `; or, if the page is to stay away for now, write in this line where its visitors go meanwhile, for example: ${address} -> ${guess}`}`,
    ]
  return [
    'lost-address',
    absent
      ? `The address ${address} was published, and its page ${describeUnpublished(absent.reason)}.`
      : `The address ${address} was published, and no page stands there any more.`,
    absent?.reason.why === 'early' && absent.reason.takesEffect
      ? untilItTakesEffect(absent.file)
      : guess === address
        ? back
        : `${back} Or, if the page is to stay away, write in this line where its visitors go instead, for example: ${address} -> ${guess}`,
  ]
}

/** Whether a page that is not on the site will be, or is a draft; a legal page’s text that waits may have another one before it. */
const isToCome = ({ reason }: UnpublishedEntry): boolean =>
  reason.why === 'draft' || (reason.why === 'early' && !reason.takesEffect)

/** What is said of the address of a page that is not on the site yet; undefined when it has been there, or may be back. */
function notYetPublished(absent: UnpublishedEntry, { committed }: CheckContext): RuleMessage | undefined {
  const { path = '', reason } = absent
  if (!isToCome(absent)) return undefined
  return committed()?.has(path) === false
    ? [
        'early-address',
        `The address ${path} was never published: its page ${describeUnpublished(reason)}, and the last commit does not have this line yet.`,
        'Delete this line, or let npm run addresses do it.',
      ]
    : undefined
}

/** The same of a past version of a legal page, which nobody may lead elsewhere as long as the page is there. */
function lostVersion(address: string, { content }: CheckContext): RuleMessage | undefined {
  const { registry, versions, unpublished } = content
  const { slug, name } = versionAt(address, content) ?? { slug: '', name: '' }
  const page = versionedEntries(content).find((entry) => entry.slug === slug)
  if (!page) return undefined
  const file = versionFile(page.type, slug, name)
  if (versions.some((version) => version.file === file)) {
    const last = versionsOf(slug, versions).at(-1)
    const waiting = unpublished.find(
      (one) => one.entry?.type === page.type && one.slug === slug && one.reason.why === 'early',
    )
    if (waiting && page.file === file) {
      return [
        'lost-address',
        `The address ${address} is in this list as that of a past version, and visitors still read this version: the text of ${waiting.file} ${describeUnpublished(waiting.reason).replace('appears', 'takes effect only')}.`,
        `If that text has been on the site, write the day from which on it was into "effectiveOn" in ${waiting.file}. If it has not, the list was written too early: take this line back with git.`,
      ]
    }
    if (last === undefined || last.file === file) {
      const path = routeOf(registry, page)?.path ?? ''
      return [
        'lost-address',
        `The address ${address} is that of an earlier version, and this version still stands at ${path}.`,
        `Write in this line where its visitors go: ${address} -> ${path}`,
      ]
    }
    const fields =
      last.entry.data.correction === undefined
        ? '"lastUpdated"'
        : '"lastUpdated", "correction" and "correctedOn"'
    return [
      'lost-address',
      `The address ${address} was published, and ${page.file} no longer says that this version was superseded.`,
      `Write ${fields} in ${page.file} again as they stand in ${last.file}, or those of a new change.`,
    ]
  }
  return [
    'lost-address',
    `The address ${address} was published, and the kept version that stood there is missing.`,
    `Kept versions are never deleted: restore ${file} from git.`,
  ]
}

/** The page and the version that an address may be of, by its form. */
function versionAt(
  address: string,
  { registry }: Pick<Content, 'registry'>,
): { slug: string; name: string } | undefined {
  const base = versionedCollection(registry)?.base ?? ''
  if (!address.startsWith(`${base}/`)) return undefined
  const { slug, name } = versionAddress.exec(address.slice(base.length))?.groups ?? {}
  return slug === undefined || name === undefined ? undefined : { slug, name }
}

const versionAddress = /^\/(?<slug>[a-z0-9-]+)\/(?<name>\d{4}-\d{2}-\d{2}(?:-\d{1,3})?)$/

function pageAbove(address: string, known: UrlIndex): string {
  const above = parentPath(address)
  if (above === undefined) return '/'
  return known.pages.has(above) ? above : pageAbove(above, known)
}

/** One warning for all pages whose address is not in the list yet, where the first of them belongs. */
function unlistedUrls(known: UrlIndex, { urlList, content }: CheckContext): Diagnostic[] {
  const lines = urlList?.lines ?? []
  // A line that is told as wrong may hold it, or be told of as its old name.
  const told = new Set([
    ...(urlList?.problems ?? []).map(({ fix }) => /^Write (\/\S*)$/.exec(fix)?.[1]),
    ...lines
      .filter(({ address, target }) => target === undefined && !known.exists(address))
      .filter(
        ({ address }) =>
          !known.invalid.has(address) && !content.unpublished.some(({ path }) => path === address),
      )
      .map(({ address }) => guessNewUrl(address, known)),
  ])
  const fresh = known.unlisted.filter((path) => !told.has(path))
  const [first] = fresh
  if (first === undefined) return []
  const some = `${fresh.slice(0, 3).join(', ')}${fresh.length > 3 ? ' and others' : ''}`
  const next = lines.find(({ address }) => compareText(address, first) > 0)
  const at = next ?? lines.at(-1)
  const place = at === undefined ? '' : ` ${next ? 'above' : 'below'} this one`
  return [
    diagnostic(urlListFile, at ? { line: at.line, column: 1 } : fileStart, [
      'new-address',
      fresh.length === 1
        ? `The address of the page ${first} is not in this list yet.`
        : `The addresses of ${fresh.length} pages are not in this list yet: ${some}.`,
      fresh.length === 1
        ? `Write ${first} on a line of its own${place}, or let npm run addresses do it.`
        : 'Write each on a line of its own, or let npm run addresses do it.',
    ]),
  ]
}
