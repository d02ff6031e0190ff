import type { HostingPolicy } from './hostingPolicy.ts'

/**
 * `vercel.json`, for Vercel. Of headers that several rules name, the last rule’s is sent. Vercel leads from `/about/`
 * and `/about.html` to `/about` by itself (308).
 * Source: https://vercel.com/docs/project-configuration
 */
export const vercelConfig = (policy: HostingPolicy): string => {
  const fields = (headers: HostingPolicy['headers']) => headers.map(([key, value]) => ({ key, value }))
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: policy.redirects.map(({ from, to }) => ({
      source: literal(from),
      destination: to,
      statusCode: 301,
    })),
    headers: [
      {
        source: '/(.*)',
        headers: fields([
          ...policy.headers,
          ...policy.secureHeaders,
          ['Cache-Control', policy.defaultCaching],
        ]),
      },
      ...policy.caching.map(({ path, value }) => ({
        source: path.endsWith('/') ? `${literal(path)}(.*)` : literal(path),
        headers: fields([['Cache-Control', value]]),
      })),
      ...policy.types.map(({ path, value }) => ({
        source: literal(path),
        headers: fields([['Content-Type', value]]),
      })),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** A path in the language of patterns that Vercel reads sources in (path-to-regexp). */
const literal = (path: string): string => path.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&')
