import type { HostingPolicy } from './hostingPolicy.ts'

/**
 * `_headers`, for Netlify and Cloudflare Pages. Both add up the headers of all blocks that a path is in, so none may
 * name what another names: of the paths that `caching` leaves out, both hosts say themselves that browsers shall ask
 * again each time. Cloudflare reads up to 100 blocks, and lines of up to 2,000 characters.
 * Sources: https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFile = ({ headers, secureHeaders, caching }: HostingPolicy): string =>
  [
    block('/*', [...headers, ...secureHeaders]),
    ...caching.map(({ path, value }) =>
      block(path.endsWith('/') ? `${path}*` : path, [['Cache-Control', value]]),
    ),
  ].join('\n')

const block = (path: string, headers: HostingPolicy['headers']): string =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
