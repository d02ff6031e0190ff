import styled from 'styled-components'
import { media } from '../../theme/media.ts'
import { painted, tone } from '../../theme/tone.ts'
import { doubleLine } from '../../components/Callout.tsx'
import { embeddedMap, type LatLng } from './openStreetMap.ts'

/**
 * OpenStreetMap's embeddable map of a place, fetched when it comes into view. It may only run scripts in its
 * own origin, and gets no referrer. Its box shows a graticule until the map is loaded, and the map's colours
 * are multiplied with the box's background.
 */
export function MapFrame({ place, title }: { place: LatLng; title: string }) {
  return (
    <Box data-screen>
      {/* The two permissions together would undo the sandbox only for a page of our own origin. */}
      <iframe
        src={embeddedMap(place)}
        title={title}
        loading="lazy"
        referrerPolicy="no-referrer"
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin"
      />
    </Box>
  )
}

const Box = styled.div`
  ${painted}
  isolation: isolate;
  aspect-ratio: 4 / 5;
  ${doubleLine}
  background-image: linear-gradient(${tone.line} 1px, transparent 1px),
    linear-gradient(90deg, ${tone.line} 1px, transparent 1px);
  background-size: 6rem 6rem;
  background-position: center;
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    mix-blend-mode: multiply;
  }
  ${media.medium} {
    aspect-ratio: 16 / 9;
  }
  ${media.large} {
    aspect-ratio: 21 / 9;
  }
`
