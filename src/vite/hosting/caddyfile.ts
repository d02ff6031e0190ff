import { compressible, contentTypes } from './contentTypes.ts'
import type { HostingPolicy } from './hostingPolicy.ts'
import { notFoundFile } from '../../content/publish/pageFiles.ts'

/**
 * A Caddyfile. Where the site stands and at which address it is served is for its operator to say, in the environment.
 * What is set by several `header` lines is what the last one says.
 * Source: https://caddyserver.com/docs/caddyfile
 */
export const caddyfile = (
  policy: HostingPolicy,
): string => `# How Caddy serves this site; made by its build. Its address and its folder come from the environment:
#
#   SITE_ADDRESS=www.example.com SITE_ROOT=/var/www/site caddy run --config /var/www/site/_hosting/Caddyfile
#
# Caddy gets the certificate by itself, and leads from http to https. After each new build: caddy reload

{$SITE_ADDRESS:localhost:8080} {
	root * {$SITE_ROOT:/var/www/site}

	header -Server
	header Cache-Control ${quoted(policy.defaultCaching)}
${policy.headers.map(([name, value]) => `	header ${name} ${quoted(value)}`).join('\n')}
	@site_tls protocol https
	@site_behind_tls header X-Forwarded-Proto https
${policy.secureHeaders
  .flatMap(([name, value]) =>
    ['@site_tls', '@site_behind_tls'].map((matcher) => `	header ${matcher} ${name} ${quoted(value)}`),
  )
  .join('\n')}

	route {
		@site_method not method GET HEAD
		header @site_method Allow "GET, HEAD"
		error @site_method 405
		# Backslashes, which browsers take for slashes, and parts of dots.
		@site_bad vars_regexp {http.request.orig_uri} ${raw(String.raw`^[^?]*(?:\\|%5[Cc]|%00|/(?:\.|%2[Ee]){1,2}(?:[/?]|%2[Ff]|$))`)}
		error @site_bad 400
		# The canonical form of an address has no slash at its end, and none twice.
		@site_slash vars_regexp slash {http.request.orig_uri} ${raw(String.raw`^((?:/[^/?]+)+)/+(\?.*)?$`)}
		redir @site_slash {re.slash.1}{re.slash.2} 301
		@site_twice vars_regexp twice {http.request.orig_uri} ${raw(String.raw`^([^?]*?)//+([^?]*?)/*(\?.*)?$`)}
		redir @site_twice {re.twice.1}/{re.twice.2}{re.twice.3} 301
		# What is at no address: what hosts read, and the compressed copies.
		@site_hidden {
			path_regexp ${raw(String.raw`/[._]|\.(?:br|gz)$|^/(?:staticwebapp\.config|vercel)\.json$|^/404(?:\.html)?$`)}
			not path_regexp ${raw(String.raw`^/\.well-known/[^._][^/]*$`)}
		}
		error @site_hidden 404

${redirects(policy)}
		@site_index {
			path /index /index.html
			${asked}
		}
		redir @site_index /{re.asked.1} 301
		@site_page path_regexp page ${raw(String.raw`^(/.+?)(?:/index)?\.html$`)}
		handle @site_page {
			@site_page_there {
				file {re.page.1}.html
				${asked}
			}
			redir @site_page_there {re.page.1}{re.asked.1} 301
			error 404
		}

${policy.caching
  .map(
    ({ path, value }) => `		header ${path}${path.endsWith('/') ? '*' : ''} Cache-Control ${quoted(value)}`,
  )
  .join('\n')}
		try_files {path} {path}.html
		# Caddy says that an answer varies only where it has sent the compressed form.
		@site_compressed path / ${compressible.map((ending) => `*.${ending}`).join(' ')}
		header @site_compressed {
			Vary Accept-Encoding
			defer
		}
${Object.entries(contentTypes)
  .map(
    ([ending, type]) =>
      `		@site_${ending} path *.${ending}\n		header @site_${ending} Content-Type ${quoted(type)}`,
  )
  .join('\n')}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		header Cache-Control ${quoted(policy.defaultCaching)}
		@site_missing expression {err.status_code} == 404
		handle @site_missing {
			header Content-Type ${quoted(contentTypes['html'] ?? '')}
			header {
				Vary Accept-Encoding
				defer
			}
			rewrite * /${notFoundFile}
			file_server {
				precompressed br gzip
			}
		}
		handle {
			header Content-Type ${quoted(contentTypes['txt'] ?? '')}
			respond "{err.status_code} {err.status_text}"
		}
	}
}
`

/** A text in which nothing means more than itself. */
const raw = (text: string): string => `\`${text}\``

const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`

/** The query that was asked with, and its question mark; empty when there is none. (A pattern that fits nothing at all
 * would be held against a variable of that name first, and fit.) */
const asked = `vars_regexp asked {http.request.orig_uri} ${raw(String.raw`^/[^?]*(\?.*)?$`)}`

/** Old addresses keep the query that they were asked with, before the part that begins with #. */
function redirects({ redirects: all }: HostingPolicy): string {
  const own = all.filter(({ to }) => to.includes('?'))
  const others = all.filter(({ to }) => !to.includes('?'))
  const lines = own.map(({ from, to }) => `		redir ${from} ${to} 301`)
  if (others.length > 0) {
    lines.push(
      '		map {path} {site_moved} {site_place} {',
      ...others.map(({ from, to }) => {
        const [address = '', hash] = to.split('#')
        return `			${from} ${quoted(address)} ${quoted(hash === undefined ? '' : `#${hash}`)}`
      }),
      '			default "" ""',
      '		}',
      '		@site_moved {',
      '			expression {site_moved} != ""',
      `			${asked}`,
      '		}',
      '		redir @site_moved {site_moved}{re.asked.1}{site_place} 301',
    )
  }
  return lines.join('\n')
}
