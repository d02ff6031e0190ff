import type { Site } from '../../content/model/site.ts'

export const manifestAddress = '/manifest.webmanifest'

/**
 * The name, icon and colors of the site on a phone's home screen. It opens in the browser.
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
