import type { Site } from '../content/model/site.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  ChangedPictureError,
  imageVariantCache,
  type ImageCacheOptions,
} from '../node/images/imageVariantCache.ts'

/**
 * Answers requests for converted pictures, each made when it is asked for the first time.
 * @param siteNow the site as it stands; undefined while there is none
 * @returns a handler that says whether it has answered; a picture that has changed since it was read is not there, and
 *   the page that follows the change asks for another
 */
export function servePictures(options: ImageCacheOptions, siteNow: () => Site | undefined) {
  const getVariant = imageVariantCache(options)
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const picture = siteNow()?.pictures.wanted.find(({ variants }) =>
      variants.some(({ address }) => address === pathname),
    )
    const variant = picture?.variants.find(({ address }) => address === pathname)
    if (!picture || !variant) return false
    try {
      const bytes = await getVariant(picture, variant)
      response.writeHead(200, { 'content-type': `image/${variant.kind}`, 'cache-control': 'no-store' })
      response.end(bytes)
    } catch (error) {
      if (!(error instanceof ChangedPictureError)) throw error
      response.writeHead(404, { 'cache-control': 'no-store' }).end()
    }
    return true
  }
}
