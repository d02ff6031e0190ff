import { describe, expect, it } from 'vitest'
import { embeddedMap, mapPage } from '../../../../src/firm/pages/contact/openStreetMap.ts'

const office = { latitude: 40.7028, longitude: -74.0125 }

describe('the embedded map', () => {
  const address = new URL(embeddedMap(office))

  it('is OpenStreetMap’s, centred on the place and marking it', () => {
    expect(address.origin + address.pathname).toBe('https://www.openstreetmap.org/export/embed.html')
    expect(address.searchParams.get('bbox')).toBe('-74.0165,40.6988,-74.0085,40.7068')
    expect(address.searchParams.get('marker')).toBe('40.7028,-74.0125')
  })

  it('has a page of its own at the same place', () => {
    expect(mapPage(office)).toBe(
      'https://www.openstreetmap.org/?mlat=40.7028&mlon=-74.0125#map=17/40.7028/-74.0125',
    )
  })
})
