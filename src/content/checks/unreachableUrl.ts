import type { CheckContext } from '../model/check.ts'
import type { Content, UnpublishedEntry } from '../model/content.ts'
import type { RuleMessage } from '../model/diagnostic.ts'
import { versionedCollection } from '../model/registry.ts'
import { describeUnpublished } from '../publish/publishState.ts'
import { parentPath, routeOf } from '../publish/routes.ts'
import { guessNewUrl, type UrlIndex } from '../publish/urls/indexUrls.ts'
import { howToRestoreFile } from '../report/restoreHints.ts'
import { capitalize } from '../text/capitalize.ts'
import { versionedEntries, versionFile, versionsOf } from '../versions/legalVersions.ts'
import { guessSourceFile } from './guessSourceFile.ts'
import { isLedTo } from './linkedFields.ts'
import { howToPublish, untilItTakesEffect } from './unpublishedTargets.ts'

/** The problem of an address that was published, and where no page stands any more. */
export function unreachableUrl(address: string, known: UrlIndex, context: CheckContext): RuleMessage {
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
    // An address that links still lead to was a page; one that none leads to is most likely a typing error.
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

/** The message on the address of a page that is not on the site yet; undefined when it has been there, or may be back. */
function notYetPublished(absent: UnpublishedEntry, { committed }: CheckContext): RuleMessage | undefined {
  const { path = '', reason } = absent
  if (!isToCome(absent)) return undefined
  return committed()?.has(path) === false
    ? [
        'early-address',
        `The address ${path} was never published: its page ${describeUnpublished(reason)}, and the last commit does not have this line yet.`,
        'Delete this line, or let npm run check -- --fix do it.',
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
    return [
      'lost-address',
      `The address ${address} was published, and ${page.file} no longer says that this version was superseded.`,
      `Write "lastUpdated" in ${page.file} again as it is in ${last.file}, or the date of a new change.`,
    ]
  }
  return [
    'lost-address',
    `The address ${address} was published, and the kept version that stood there is missing.`,
    `Kept versions are never deleted: restore ${file} from git.`,
  ]
}

/** The page and the version that an address may be of, by its form. */
export function versionAt(
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
