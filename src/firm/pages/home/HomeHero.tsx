import styled from 'styled-components'
import { ButtonLink } from '../../components/Button.tsx'
import type { Firm } from '../../collections/firm.ts'
import type { Action } from '../../fields/blocks.ts'
import { artEntrance, entrance } from '../../theme/mixins.ts'
import { media } from '../../theme/media.ts'
import { ink, painted, tone } from '../../theme/tone.ts'
import { space, width } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

interface HomeHeroProps {
  headline: string
  action: Action
  firm: Firm
}

/** A tablet or a monitor held upright, where the wide chart would be cut so far that coast or rose are lost. */
const upright = '(min-width: 40.01em) and (min-height: 52em) and (max-aspect-ratio: 5/6)'

/** A window so large, and so much wider than high, that the whole coast has room beside the words. */
const ample = '(min-width: 90em) and (min-aspect-ratio: 5/4)'

/** The head of the front page: the chart, with the headline in the open water that it leaves. */
export function HomeHero({ headline, action, firm }: HomeHeroProps) {
  const [latitude, longitude] = formatPosition(firm)
  return (
    <Background>
      <picture>
        <source media="(max-width: 640px)" srcSet="/art/hero-narrow.svg" />
        <source media={upright} srcSet="/art/hero-medium.svg" />
        <img src="/art/hero-wide.svg" alt="" width="1440" height="860" fetchPriority="low" />
      </picture>
      <PlaceLine>
        <span>{firm.address.city}</span> <span>{latitude}</span> <span>{longitude}</span>
      </PlaceLine>
      <h1 tabIndex={-1}>{headline}</h1>
      <ButtonLink href={action.link}>{action.text}</ButtonLink>
    </Background>
  )
}

/**
 * A place as a chart writes it, in whole minutes of arc: latitude and longitude in degrees, north and east positive.
 * Figures and letters of one coordinate stay on one line.
 * @returns the two coordinates: `40.7028, -74.0125` → `['40° 42′ N', '74° 01′ W']`
 */
function formatPosition({
  latitude,
  longitude,
}: Pick<Firm, 'latitude' | 'longitude'>): [latitude: string, longitude: string] {
  const pad = (value: number): string => String(value).padStart(2, '0')
  const write = (degrees: number, positive: string, negative: string): string => {
    const minutes = Math.round(Math.abs(degrees) * 60)
    return `${pad(Math.floor(minutes / 60))}°\u00a0${pad(minutes % 60)}′\u00a0${degrees < 0 ? negative : positive}`
  }
  return [write(latitude, 'N', 'S'), write(longitude, 'E', 'W')]
}

const Background = styled.div`
  ${ink}
  ${painted}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  min-height: 100svh;
  padding: calc(var(--header) + ${space.base}) max(${space.gutter}, 50% - ${width.page} / 2) ${space.wide};
  > * {
    position: relative;
  }
  > picture {
    position: absolute;
    inset: var(--header) 0 0;
    ${media.print} {
      display: none;
    }
  }
  img {
    ${artEntrance}
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* In a narrow window the coast is cut off, so that the words stand on open water. */
    object-position: 30% top;
    ${media.large} {
      object-position: 40% top;
    }
    @media ${ample} {
      object-position: right top;
    }
    /* What is cut off at both sides leaves the rose below the words whole, and at the top the cape. */
    @media ${upright} {
      object-position: 45% bottom;
    }
  }
  h1 {
    ${type.headline}
    max-width: 5.6em;
    margin-block: ${space.medium} ${space.large};
  }
  > p,
  > a {
    ${entrance}
  }
  ${media.print} {
    min-height: 0;
    padding: 0;
  }
`

/** Where the office lies, as a chart's label. A line that large text breaks begins where the first one does. */
const PlaceLine = styled.p`
  ${type.label}
  color: ${tone.brass};
  span:not(:last-child) {
    margin-right: 1em;
  }
`
