import { diagnostic, fileStart, type RuleMessage } from '../model/diagnostic.ts'
import type { Check } from '../model/site.ts'
import { type UrlEntry, urlListFile } from '../publish/urlList.ts'
import { describeUnpublished, notOnSite } from '../publish/publishState.ts'
import { isLasting, parentPath, uncertainPaths } from '../publish/routes.ts'
import { closestMatch, didYouMean } from '../text/closestMatch.ts'

/** Addresses are promises: what was once published is a page, or leads to one. Without a list, nothing is checked. */
export const checkAddresses: Check = ({ content, routes, publicFiles, otherFiles, urlList, ended }) => {
  if (urlList === undefined) return []
  const { entries, unpublished } = content
  const pages = new Map(routes.filter(isLasting).map(({ path, file }) => [path, file]))
  const listed = new Map(urlList.lines.toReversed().map((line) => [line.address, line]))
  const unlisted = [...pages.keys()].filter((path) => !listed.has(path))
  const uncertain = uncertainPaths(content)
  const leaving = new Set(entries.flatMap(({ file, data }) => (data.expiresOn ? file : [])))
  const exists = (path: string) => pages.has(path) || publicFiles.has(path) || uncertain.has(path)

  const lostAddress = (address: string): RuleMessage => {
    const absent = unpublished.find(({ path }) => path === address)
    const above = parentPath(address) ?? '/'
    const next = closestMatch(address, unlisted) ?? (pages.has(above) ? above : '/')
    const reason = absent ? `its page ${describeUnpublished(absent.reason)}` : 'it has no page anymore'
    const slug = address.replace(/^.*\//, '')
    const file = [...otherFiles].find((path) => path.replace(/^.*\/|(?:\.(?:mdx?|txt))+$/gi, '') === slug)
    const restored = file ? `Rename ${file} to ${slug}.mdx` : 'Restore the page from the history on GitHub'
    const undo = absent
      ? `Change ${absent.reason.field} in ${absent.file}, delete this line if it was never published`
      : restored
    const fix = `${undo}, or redirect its visitors: ${address} -> ${next}`
    return ['lost-address', `${address} was published, but ${reason}.`, fix, address]
  }

  const problemOf = ({ address, target, line }: UrlEntry): RuleMessage | undefined => {
    const first = listed.get(address)?.line ?? line
    if (first !== line)
      return ['address-twice', `${address} is already in line ${first}.`, 'Delete one of the two lines.']
    if (target === undefined) return exists(address) || ended.has(address) ? undefined : lostAddress(address)
    // The redirect of a page with expiresOn may be written in advance.
    if (exists(address) && !uncertain.has(address) && !leaving.has(pages.get(address) ?? ''))
      return [
        'redirect-page',
        `${address} still exists, so it can't redirect.`,
        `Delete the arrow and what follows it, or remove the page: npm run retire -- ${address} --to ${target}`,
      ]
    const path = target.replace(/[?#].*/, '')
    if (!target.startsWith('/') || exists(path) || ended.has(path)) return undefined
    const [subject, next] = [`${address} redirects to ${path}, which`, listed.get(path)?.target]
    const last = 'Write the last address after the arrow.'
    if (next !== undefined) return ['redirect-chain', `${subject} redirects to ${next}.`, last]
    const absent = unpublished.find((one) => one.path === path)
    if (absent) return notOnSite(subject, absent, 'Write another address')
    const fix = didYouMean(path, [...pages.keys()]) || 'Write the address of a page, or one with https://.'
    return ['redirect-target', `The page ${path} doesn't exist.`, fix]
  }

  const problems = urlList.lines.flatMap((line) => {
    const problem = problemOf(line)
    return problem ? [diagnostic(urlListFile, { line: line.line, column: 1 }, problem)] : []
  })
  // An invalid or lost address may belong to one of these pages.
  const isFresh = urlList.problems.length === 0 && !problems.some(({ rule }) => rule === 'lost-address')
  if (unlisted.length === 0 || !isFresh) return problems
  const some = `${unlisted.slice(0, 3).join(', ')}${unlisted.length > 3 ? ' and others' : ''}`
  const message = `New pages aren't in this list yet: ${some}.`
  const fix = 'Run npm run check -- --fix, or add each on its own line.'
  return [...problems, diagnostic(urlListFile, fileStart, ['new-address', message, fix])]
}
