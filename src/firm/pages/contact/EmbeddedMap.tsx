import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Firm } from '../../collections/firm/schema.ts'
import { doubleBorder } from '../../theme/theme.ts'
import { forMedium, forWide } from './style.ts'

type Place = Pick<Firm, 'latitude' | 'longitude'>

/** OpenStreetMap's embedded map with a marker in its center. Four decimals are eleven meters. */
export function mapEmbedUrl({ latitude, longitude }: Place): string {
  const corners = [longitude - 0.004, latitude - 0.004, longitude + 0.004, latitude + 0.004]
  const bounds = corners.map((degrees) => degrees.toFixed(4)).join('%2C')
  return `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${latitude}%2C${longitude}`
}

export const mapPageUrl = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/**
 * OpenStreetMap's map, once it's within 600 pixels of the window. Until it's loaded, and without scripts: our chart, around the
 * office. A frame doesn't tell whether its page was loaded, so the page is requested again before it's shown.
 */
export function EmbeddedMap({ place, title }: { place: Place; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const near = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && setNear(true)
    const observer = new IntersectionObserver(near, { rootMargin: '600px' })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Box ref={box}>
      {isNear && (
        // These two permissions together are unsafe only for pages of our own origin.
        <Frame
          src={mapEmbedUrl(place)}
          title={title}
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget: { src } }) =>
            fetch(src, { mode: 'no-cors', referrerPolicy: 'no-referrer' }).then(
              () => setLoaded(true),
              () => setLoaded(false),
            )
          }
          data-loaded={isLoaded || undefined}
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin"
        />
      )}
    </Box>
  )
}

const Box = styled.div`
  ${doubleBorder}
  aspect-ratio: 4 / 5;
  background: url(/art/contact-narrow.svg) 50% 54.3% / 114%;
  @media ${forMedium} {
    aspect-ratio: 16 / 9;
    background: url(/art/contact-medium.svg) 27.3% 76.5% / 122.4%;
  }
  @media ${forWide} {
    background: url(/art/contact.svg) 56.8% 74.4% / 195.7%;
  }
`

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  filter: sepia(0.3) saturate(0.8);
  &:not([data-loaded]) {
    opacity: 0;
  }
`
