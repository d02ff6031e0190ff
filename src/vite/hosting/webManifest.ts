import type { Site } from '../../content/model/site.ts'

/** Where the web manifest stands. */
export const manifestAddress = '/manifest.webmanifest'

/**
 * What phones show when somebody puts the site among their apps: its name, its mark, its colors. It opens in the browser, since
 * it is a site and no app.
 * Source: https://www.w3.org/TR/appmanifest/
 */
export const webManifest = ({ organization, routes }: Pick<Site, 'organization' | 'routes'>): string =>
  `${JSON.stringify({
    id: '/',
    name: organization.legalName,
    short_name: organization.name,
    description: routes.find(({ path }) => path === '/')?.description,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: '#0b1622',
    theme_color: '#0b1622',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })}\n`
