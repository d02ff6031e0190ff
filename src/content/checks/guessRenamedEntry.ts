import type { Collection } from '../model/contentType.ts'
import { indexUrls, guessNewUrl } from '../publish/urls/indexUrls.ts'
import type { CheckContext } from '../model/check.ts'

/** The entry that may be the one that was published under a name that no file has now; both without `.mdx`. */
export function guessRenamedEntry(
  { base = '' }: Collection,
  slug: string,
  context: CheckContext,
): string | undefined {
  const address = `${base}/${slug}`
  if (!isPublishedUrl(address, context) || context.urlList === undefined) return undefined
  const name = guessNewUrl(address, indexUrls(context, context.urlList))
  return name?.startsWith(`${base}/`) ? name.slice(base.length + 1) : undefined
}

/** Whether a page once stood at an address. */
export const isPublishedUrl = (given: string, { urlList }: CheckContext): boolean =>
  urlList?.lines.some(({ address }) => address === given) ?? false
