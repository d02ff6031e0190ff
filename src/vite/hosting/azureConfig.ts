import { contentTypes } from './contentTypes.ts'
import type { HostingPolicy } from './hostingPolicy.ts'
import { notFoundFile } from '../../content/publish/pageFiles.ts'

/**
 * `staticwebapp.config.json`, for Azure Static Web Apps. The first route that fits is taken, and its headers are added
 * to those of all.
 * Source: https://learn.microsoft.com/azure/static-web-apps/configuration
 */
export const azureConfig = (policy: HostingPolicy): string =>
  asJson({
    trailingSlash: 'never',
    globalHeaders: Object.fromEntries([
      ...policy.headers,
      ...policy.secureHeaders,
      ['Cache-Control', policy.defaultCaching],
    ]),
    routes: [
      ...policy.redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      { route: '/_hosting/*', statusCode: 404 },
      ...policy.caching.map(({ path, value }) => ({
        route: path.endsWith('/') ? `${path}*` : path,
        headers: { 'Cache-Control': value },
      })),
    ],
    responseOverrides: { 404: { rewrite: `/${notFoundFile}` } },
    mimeTypes: Object.fromEntries(Object.entries(contentTypes).map(([ending, type]) => [`.${ending}`, type])),
  })

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
