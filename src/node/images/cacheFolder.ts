import { fileURLToPath } from 'node:url'

/**
 * Where the results of reading and converting pictures are kept, absolute: they are made once for each content, and
 * the folder may be deleted at any time.
 */
export const pictureCache: string = fileURLToPath(
  new URL('../../../node_modules/.cache/west-atlantic/pictures', import.meta.url),
)
