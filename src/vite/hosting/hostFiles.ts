import { manifestFile } from '../../node/output.ts'
import { contentTypes, isText } from './contentTypes.ts'
import { defaultCaching, hstsHeader, type Hosting } from './hosting.ts'

/** The hosting table, for `npm run preview`. */
export const hostingFile = '_hosting/table.json'

/** The server for messages, which needs nothing else: `npm run deliver` without the bundler. */
export const deliveryProgram = '_hosting/deliver.mjs'

/** Hosts that redirect by themselves, by the variable that each sets when it builds the site. */
const hostVariables = { NETLIFY: 'netlify', CF_PAGES: 'cloudflare', VERCEL: 'vercel' } as const
export type Host = (typeof hostVariables)[keyof typeof hostVariables]

/** The host that the site is built for, if the environment names it. */
export const hostFrom = (environment: NodeJS.ProcessEnv): Host | undefined =>
  Object.entries(hostVariables).find(([variable]) => environment[variable])?.[1]

/** Files for hosts, not for visitors. A host that can refuses them. */
const notServed = [manifestFile, 'vercel.json', '_hosting/*'].map((file) => `/${file}`)

/**
 * Configuration files for hosts, by path. They contain no secrets, since a host may serve them.
 * @param host the only one, if it's known
 */
export const hostFiles = (hosting: Hosting, host?: Host): [path: string, text: string][] => [
  ['_headers', headersFile(hosting)],
  ['_redirects', redirectsFile(hosting, host)],
  ['vercel.json', `${JSON.stringify(vercelConfig(hosting), null, 2)}\n`],
  // Vercel doesn't upload these.
  ['.vercelignore', [`/${manifestFile}`, '/_*', ''].join('\n')],
  ['_hosting/nginx.conf', nginxConfig(hosting)],
  [hostingFile, JSON.stringify(hosting)],
  // Without this file, GitHub Pages skips names that start with a dot or an underscore.
  ['.nojekyll', ''],
]

/**
 * `_redirects`, for Netlify and Cloudflare Pages. On Netlify, a file wins over a rule without `!`. Cloudflare ignores rules
 * with `!` or 404.
 */
const redirectsFile = ({ redirects }: Hosting, host: Host | undefined): string =>
  [
    ...redirects.map(({ from, to }) => `${from} ${to} 301${host === 'netlify' ? '!' : ''}`),
    // Cloudflare allows few rules after one with a *.
    ...(host === 'netlify'
      ? ['/404', ...notServed].map((path) => `${path} /404.html 404!`)
      : notServed.map((path) => `${path} /404 302`)),
    '',
  ].join('\n')

/**
 * `_headers`, for Netlify and Cloudflare Pages. Both merge the headers of all matching blocks, so no header may be in two.
 * Without Cache-Control, both make browsers revalidate.
 * Sources: https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/
 */
const headersFile = ({ headers, paths }: Hosting): string =>
  [{ path: '/*', headers }, ...paths]
    .map(({ path, headers: own }) =>
      [path.replace(/(.)\/$/, '$1/*'), ...own.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')

/**
 * `vercel.json`. The last rule with a header wins. Vercel itself redirects `/about/` and `/about.html` to `/about`.
 * Source: https://vercel.com/docs/project-configuration
 */
function vercelConfig({ headers, paths, redirects }: Hosting): object {
  const rule = (source: string, own: Hosting['headers']) => ({
    source,
    headers: own.map(([key, value]) => ({ key, value })),
  })
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: escapePattern(from),
      destination: to,
      statusCode: 301,
    })),
    headers: [
      rule('/(.*)', [...headers, defaultCaching]),
      ...paths.map(({ path, headers: own }) =>
        rule(escapePattern(path) + (path.endsWith('/') ? '(.*)' : ''), own),
      ),
    ],
  }
}

/** Escapes a path for Vercel's patterns (path-to-regexp). */
const escapePattern = (path: string): string => path.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&')

/**
 * For nginx's server block. Caching is a variable, since `add_header` in a location would replace all headers above it.
 * Source: https://nginx.org/en/docs/
 */
const nginxConfig = ({
  headers,
  paths,
  redirects,
}: Hosting): string => `# How nginx serves this site. In its server block:
#   server {
#       listen 443 ssl;
#       server_name www.example.com;
#       root /var/www/site;
#       include /var/www/site/_hosting/nginx.conf;
#   }
charset utf-8;
charset_types ${compressible.join(' ')};
types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    "${type}" ${ending};`)
  .join('\n')}
}
absolute_redirect off;
server_tokens off;
gzip on;
gzip_vary on;
gzip_types ${compressible.join(' ')};

set $site_caching ${quoted(defaultCaching[1])};
add_header Cache-Control $site_caching always;
${headers
  .filter((header) => header !== hstsHeader)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
# nginx doesn't send headers without a value.
set $site_secure "";
if ($scheme = https) { set $site_secure ${quoted(hstsHeader[1])}; }
add_header ${hstsHeader[0]} $site_secure always;

error_page 404 /404.html;
# Redirects repeat the address as it was sent: decoded, it could lead to another site or add a header.
if ($uri ~ "[\\x00-\\x1f\\x7f\\\\\\\\]") { return 404; }
# Configuration files.
location ~ "/(?:\\.(?!well-known/)|_)|^/vercel\\.json$" { return 404; }
${redirects
  .map(
    ({ from, to }) => `location = ${quoted(from)} { return 301 ${quoted(withQuery(to, '$is_args$args'))}; }`,
  )
  .join('\n')}
${paths
  .map(({ path, headers: own }) => {
    const caching = own.find(([name]) => name === 'Cache-Control')?.[1] ?? ''
    return `location ${path.endsWith('/') ? '^~' : '='} ${path} { set $site_caching ${quoted(caching)}; try_files $uri =404; }`
  })
  .join('\n')}
location = / { try_files /index.html =404; }
location = /index.html { return 301 /$is_args$args; }
location = /404 { return 404; }
location = /404.html { internal; }
location ~ ^(?<site_page>/.+?)(/index)?\\.html$ {
    if (!-f $document_root$site_page.html) { return 404; }
    if ($request_uri ~ "^((?:/[^/?]+)+?)(?:/index)?\\.html(\\?.*)?$") { return 301 $1$2; }
    return 404;
}
location ~ /$ {
    if ($request_uri ~ "^((?:/[^/?]+)+)/(\\?.*)?$") { return 301 $1$2; }
    return 404;
}
location / { try_files $uri $uri.html =404; }
`

/** Types of text. nginx treats text/html so anyway, and warns if it's listed. */
const compressible = Object.values(contentTypes).filter((type) => isText(type) && type !== 'text/html')

/** A redirect's target with the request's query, unless the target has one. */
export const withQuery = (to: string, query: string): string =>
  to.includes('?') ? to : to.replace(/(?=#|$)/, () => query)

const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`
