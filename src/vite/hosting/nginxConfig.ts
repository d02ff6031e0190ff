import { contentTypes } from './contentTypes.ts'
import type { HostingPolicy } from './hostingPolicy.ts'
import { withQuery } from './requestTarget.ts'
import { notFoundFile } from '../../content/publish/pageFiles.ts'

/**
 * What an nginx server includes in its own block, beside what only its operator knows: where it listens, its name, its
 * certificate, the site's folder. `add_header` stands nowhere but at the top, since one in a location would replace all of
 * those; what differs between locations is a variable.
 * Source: https://nginx.org/en/docs/
 */
export const nginxConfig = (
  policy: HostingPolicy,
): string => `# How nginx serves this site; made by its build. Include it in the server's own block:
#
#   server {
#       listen 443 ssl;
#       server_name www.example.com;
#       ssl_certificate     /etc/ssl/example.pem;
#       ssl_certificate_key /etc/ssl/example.key;
#       root /var/www/site;
#       include /var/www/site/_hosting/nginx.conf;
#   }
#
# After each new build: nginx -s reload

charset off;
types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    "${type}" ${ending};`)
  .join('\n')}
}
default_type application/octet-stream;
server_tokens off;
absolute_redirect off;
port_in_redirect off;
disable_symlinks on from=$document_root;
etag on;

# The build has compressed what is worth it. Where nginx has the module for Brotli, take the sign away:
gzip off;
gzip_static on;
gzip_vary on;
#brotli_static on;

# Of headers without a value, nginx sends nothing.
set $site_caching ${quoted(policy.defaultCaching)};
set $site_allow "";
${policy.secureHeaders.map(([name]) => `set $${secureVariable(name)} "";`).join('\n')}
set $site_secure $scheme;
if ($http_x_forwarded_proto = https) { set $site_secure https; }
${policy.secureHeaders
  .map(([name, value]) => `if ($site_secure = https) { set $${secureVariable(name)} ${quoted(value)}; }`)
  .join('\n')}

add_header Cache-Control $site_caching always;
add_header Allow $site_allow always;
${policy.headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join('\n')}
${policy.secureHeaders.map(([name]) => `add_header ${name} $${secureVariable(name)} always;`).join('\n')}

error_page 404 /${notFoundFile};

if ($request_method !~ "^(?:GET|HEAD)$") { set $site_allow "GET, HEAD"; return 405; }
# Backslashes, which browsers take for slashes, and parts of dots.
if ($request_uri ~ "^[^?]*(?:\\x5C|%5[Cc]|%00|/(?:\\.|%2[Ee]){1,2}(?:[/?]|%2[Ff]|$))") { return 400; }
# The canonical form of an address has no slash at its end, and none twice.
if ($request_uri ~ "^((?:/[^/?]+)+)/+(\\?.*)?$") { return 301 $1$2; }
if ($request_uri ~ "^([^?]*?)//+([^?]*?)/*(\\?.*)?$") { return 301 $1/$2$3; }
# What is at no address: what hosts read, and the compressed copies.
if ($uri ~ "/(?:\\.(?!well-known/)|_)|\\.(?:br|gz)$|^/(?:staticwebapp\\.config|vercel)\\.json$") { return 404; }

${policy.redirects.map(({ from, to }) => `location = ${quoted(from)} { return 301 ${quoted(withQuery(to, '$is_args$args'))}; }`).join('\n')}
location = / { try_files /index.html =404; }
location = /index { return 301 /$is_args$args; }
location = /index.html { return 301 /$is_args$args; }
location = /404 { return 404; }
location = /${notFoundFile} { internal; }
location ~ ^(?<site_page>/.+?)(?:/index)?\\.html$ {
    if (-f $document_root$site_page.html) { return 301 $site_page$is_args$args; }
    return 404;
}
${policy.caching
  .map(
    ({ path, value }) =>
      `location ${path.endsWith('/') ? '^~' : '='} ${path} { set $site_caching ${quoted(value)}; try_files $uri =404; }`,
  )
  .join('\n')}
location / { try_files $uri $uri.html =404; }
`

const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`

const secureVariable = (name: string): string => `site_${name.toLowerCase().replaceAll('-', '_')}`
