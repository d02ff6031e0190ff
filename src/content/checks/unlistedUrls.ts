import type { CheckContext } from '../model/check.ts'
import { compareText, diagnostic, fileStart, type Diagnostic } from '../model/diagnostic.ts'
import { guessNewUrl, type UrlIndex } from '../publish/urls/indexUrls.ts'
import { urlListFile } from '../publish/urls/parseUrlList.ts'

/** One warning for all pages whose address is not in the list yet, where the first of them belongs. */
export function unlistedUrls(known: UrlIndex, { urlList, content }: CheckContext): Diagnostic[] {
  const lines = urlList?.lines ?? []
  // Pages that wrong lines or lost addresses were probably meant to name are reported at those lines.
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
        ? `Write ${first} on a line of its own${place}, or let npm run check -- --fix do it.`
        : 'Write each on a line of its own, or let npm run check -- --fix do it.',
    ]),
  ]
}
