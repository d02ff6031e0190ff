import { azureConfig } from './azureConfig.ts'
import { caddyfile } from './caddyfile.ts'
import { policyFile, type HostingPolicy } from './hostingPolicy.ts'
import { nginxConfig } from './nginxConfig.ts'
import { vercelConfig } from './vercelConfig.ts'

/**
 * The files that hosts read, by their paths below the site's root. They hold nothing secret: a host that does not know
 * them may serve them.
 */
export const hostFiles = (policy: HostingPolicy): [path: string, text: string][] => [
  ['_headers', headersFile(policy)],
  ['_redirects', redirectsFile(policy)],
  ['staticwebapp.config.json', azureConfig(policy)],
  ['vercel.json', vercelConfig(policy)],
  ['_hosting/nginx.conf', nginxConfig(policy)],
  ['_hosting/Caddyfile', caddyfile(policy)],
  [policyFile, `${JSON.stringify(policy, null, 2)}\n`],
  // GitHub Pages leaves out names that begin with a dot or an underscore, unless this file is there.
  ['.nojekyll', ''],
]

/**
 * `_headers`, for Netlify and Cloudflare Pages. Both add up the headers of all blocks that a path is in, so none may
 * name what another names: of the paths that `caching` leaves out, both hosts say themselves that browsers shall ask
 * again each time. Cloudflare reads up to 100 blocks, and lines of up to 2,000 characters.
 * Sources: https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/
 */
const headersFile = ({ headers, secureHeaders, caching, types }: HostingPolicy): string =>
  [
    block('/*', [...headers, ...secureHeaders]),
    ...caching.map(({ path, value }) =>
      block(path.endsWith('/') ? `${path}*` : path, [
        ['Cache-Control', value],
        ...types.filter((type) => type.path === path).map((type) => ['Content-Type', type.value] as const),
      ]),
    ),
  ].join('\n')

const block = (path: string, headers: HostingPolicy['headers']): string =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/**
 * `_redirects`, for Netlify and Cloudflare Pages: one line for each, moved for good. Netlify prefers a file that
 * stands at an old address, and that leads on too; `301!`, with which it would not, Cloudflare does not read.
 */
const redirectsFile = ({ redirects }: Pick<HostingPolicy, 'redirects'>): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
