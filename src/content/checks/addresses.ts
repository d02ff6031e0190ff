import type { Check, CheckContext } from '../model/check.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import { isRequiredFile, type Registry } from '../model/registry.ts'
import type { Route } from '../model/route.ts'
import type { Redirect } from '../model/site.ts'
import type { UrlEntry } from '../model/urlList.ts'
import { checkRedirect } from '../publish/urls/checkRedirect.ts'
import { indexUrls, type UrlIndex } from '../publish/urls/indexUrls.ts'
import { urlListFile } from '../publish/urls/parseUrlList.ts'
import { dateConflict } from '../versions/dateConflict.ts'
import { hasVersionData, versionedEntries } from '../versions/legalVersions.ts'
import { isMissing } from './missingPages.ts'
import { unlistedUrls } from './unlistedUrls.ts'
import { unreachableUrl, versionAt } from './unreachableUrl.ts'

/** Addresses are promises: what was once published is a page, or leads to one. Without a list, nothing is checked. */
export const checkAddresses: Check = (context) => {
  if (context.urlList === undefined) return []
  const known = indexUrls(context, context.urlList)
  const wrong = misdatedPages(context)
  // A wrong day makes addresses look lost; `checkLegalDates` reports the day, and nothing is reported here.
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
  // An address with a page needs the line without an arrow, and one without a page the line with it.
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
