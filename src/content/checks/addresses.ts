import type { Check, CheckContext } from '../model/check.ts'
import { diagnostic, fileStart, type RuleMessage } from '../model/diagnostic.ts'
import type { UrlEntry } from '../model/urlList.ts'
import { anchorsOf } from '../publish/anchors.ts'
import { describeUnpublished, notOnSite } from '../publish/publishState.ts'
import { isLasting, parentPath } from '../publish/routes.ts'
import { uncertainPaths } from '../publish/uncertainPaths.ts'
import { urlListFile } from '../publish/urlList.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { decodeAddress } from '../text/decodeAddress.ts'

/** Addresses are promises: what was once published is a page, or leads to one. Without a list, nothing is checked. */
export const checkAddresses: Check = (context) => {
  const { content, routes, publicFiles, urlList } = context
  if (urlList === undefined) return []
  const pages = new Map(routes.filter(isLasting).map((route) => [route.path, route]))
  const listed = new Map(urlList.lines.toReversed().map((line) => [line.address, line]))
  const unlisted = [...pages.keys()].filter((path) => !listed.has(path))
  const uncertain = uncertainPaths(content)
  const leaving = new Set(content.entries.flatMap(({ file, data }) => (data.expiresOn ? file : [])))
  const exists = (path: string) => pages.has(path) || publicFiles.has(path)

  const problemOf = (line: UrlEntry): RuleMessage | undefined => {
    const { address, target } = line
    const first = listed.get(address)
    if (first !== undefined && first !== line)
      return [
        'address-twice',
        `The address ${address} is in line ${first.line} already.`,
        'Delete one of the two.',
      ]
    if (uncertain.has(address)) return undefined
    if (target === undefined) return exists(address) ? undefined : lostAddress(address, context, unlisted)
    const page = pages.get(address)
    // Where visitors go after the last day of a page may be written in advance.
    if (exists(address) && !(page && leaving.has(page.file)))
      return [
        'redirect-page',
        `There is still a page or file at ${address}, so the arrow cannot work.`,
        `Write ${address} alone; or take the page off the site: npm run retire -- ${address} --to ${target}`,
      ]
    return target.startsWith('/') ? redirectProblem(address, target) : undefined
  }

  const redirectProblem = (address: string, target: string): RuleMessage | undefined => {
    const path = pathOf(target)
    const next = path === address ? target : listed.get(path)?.target
    if (next !== undefined && !exists(path)) {
      const fix =
        next === address || path === address
          ? 'Write the address of a page after the arrow.'
          : `Write ${address} -> ${next}`
      return ['redirect-chain', `The address ${address} leads to ${path}, which leads on to ${next}.`, fix]
    }
    const absent = content.unpublished.find((one) => one.path === path)
    if (absent)
      return notOnSite(`The address ${address} leads to ${path}, which`, absent, 'Write another one')
    if (!exists(path) && !uncertain.has(path)) {
      const close = closestMatch(path, pages.keys())
      const fix = close ? `Did you mean ${close}?` : 'Write the address of a page, or of another website.'
      return ['redirect-target', `There is no page ${path}.`, fix]
    }
    const [route, hash] = [pages.get(path), decodeAddress(target.split('#')[1] ?? '')]
    return route && hash !== '' && !anchorsOf(route, content).has(hash)
      ? ['redirect-target', `The page ${path} has no heading or place #${hash}.`, `Write ${path}`]
      : undefined
  }

  const problems = urlList.lines.flatMap((line) => {
    const wrong = problemOf(line)
    const cause = wrong?.[0] === 'lost-address' ? line.address : undefined
    return wrong ? [diagnostic(urlListFile, { line: line.line, column: 1 }, wrong, cause)] : []
  })
  // A line that is wrong, or whose page is gone, may be meant for one of these pages.
  if (unlisted.length === 0 || urlList.problems.length > 0) return problems
  if (problems.some(({ rule }) => rule === 'lost-address')) return problems
  const some = `${unlisted.slice(0, 3).join(', ')}${unlisted.length > 3 ? ' and others' : ''}`
  const fresh: RuleMessage = [
    'new-address',
    `These pages are not in this list yet: ${some}.`,
    'Add their addresses with npm run check -- --fix, or each on a line of its own.',
  ]
  return [...problems, diagnostic(urlListFile, fileStart, fresh)]
}

const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? ''

/** The problem of an address that was published, and where no page is anymore. */
function lostAddress(
  address: string,
  { content, routes, committed }: CheckContext,
  unlisted: readonly string[],
): RuleMessage {
  const paths = new Set(routes.map(({ path }) => path))
  let above = parentPath(address) ?? '/'
  while (above !== '/' && !paths.has(above)) above = parentPath(above) ?? '/'
  const absent = content.unpublished.find(({ path }) => path === address)
  if (absent) {
    const reason = describeUnpublished(absent.reason)
    if (absent.reason.why !== 'over' && committed()?.has(address) === false)
      return [
        'early-address',
        `The address ${address} was never published: its page ${reason}.`,
        'Delete this line, or let npm run check -- --fix do it.',
      ]
    return [
      'lost-address',
      `The address ${address} was published, and its page ${reason}.`,
      `Change the field "${absent.reason.field}" in ${absent.file}; or write where its visitors go now: ${address} -> ${above}`,
    ]
  }
  const renamed = closestMatch(address, unlisted) ?? (unlisted.length === 1 ? unlisted[0] : undefined)
  return [
    'lost-address',
    `The address ${address} was published, and no page is there anymore.`,
    renamed === undefined
      ? `Bring the page back from the history on GitHub; or write where its visitors go now: ${address} -> ${above}`
      : `If the page has moved to ${renamed}, write: ${address} -> ${renamed}`,
  ]
}
