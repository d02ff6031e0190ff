import { expect, it } from 'vitest'
import { mapEmbedUrl, mapPageUrl } from '../../../../src/firm/pages/contact/EmbeddedMap.tsx'

it('a visitor sees the office marked in the middle of OpenStreetMap, and can open the larger map', () => {
  const office = { latitude: 40.7028, longitude: -74.0125 }
  const address = new URL(mapEmbedUrl(office))
  expect(address.origin + address.pathname).toBe('https://www.openstreetmap.org/export/embed.html')
  expect(address.searchParams.get('bbox')).toBe('-74.0165,40.6988,-74.0085,40.7068')
  expect(address.searchParams.get('marker')).toBe('40.7028,-74.0125')
  expect(mapPageUrl(office)).toBe(
    'https://www.openstreetmap.org/?mlat=40.7028&mlon=-74.0125#map=17/40.7028/-74.0125',
  )
})
