import styled from 'styled-components'
import type { Firm } from '../../collections/firm.ts'
import { ButtonLink } from '../../components/links.tsx'
import type { Action } from '../../fields.ts'
import { artEntrance, entrance, fullHero, media, screenOnly, space, type } from '../../theme/theme.ts'

/** A tablet or a monitor held upright, where the wide chart would be cut so far that coast or rose are lost. */
const upright = '(min-width: 40.01em) and (min-height: 52em) and (max-aspect-ratio: 5/6)'

/** A window so large, and so much wider than high, that the whole coast has room beside the words. */
const ample = '(min-width: 90em) and (min-aspect-ratio: 5/4)'

/** The head of the front page: the chart, with the headline in the open water that it leaves. */
export function HomeHero({ headline, action, firm }: { headline: string; action: Action; firm: Firm }) {
  return (
    <Background>
      <picture>
        <source media="(max-width: 640px)" srcSet="/art/hero-narrow.svg" />
        <source media={upright} srcSet="/art/hero-medium.svg" />
        <img src="/art/hero-wide.svg" alt="" width="1440" height="860" fetchPriority="low" />
      </picture>
      <PlaceLine>
        <span>{firm.address.city}</span> <span>{formatDegrees(firm.latitude, 'N', 'S')}</span>{' '}
        <span>{formatDegrees(firm.longitude, 'E', 'W')}</span>
      </PlaceLine>
      <h1 tabIndex={-1}>{headline}</h1>
      <ButtonLink href={action.link}>{action.text}</ButtonLink>
    </Background>
  )
}

/** A coordinate as a chart writes it, in whole minutes, on one line: `40.7028, 'N', 'S'` → `40° 42′ N` */
function formatDegrees(degrees: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(degrees) * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${whole}°\u00a0${rest}′\u00a0${degrees < 0 ? negative : positive}`
}

const Background = styled.div`
  ${fullHero}
  padding-bottom: ${space.wide};
  align-items: flex-start;
  > picture {
    position: absolute;
    inset: var(--header) 0 0;
    ${screenOnly}
  }
  img {
    ${artEntrance}
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* In a narrow window the coast is cut off, so that the words are on open water. */
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
    max-width: 5.6em;
    margin-block: ${space.medium} ${space.large};
  }
  > p,
  > a {
    ${entrance}
  }
  ${media.print} {
    padding: 0;
  }
`

/** Where the office is, as a chart's label. A line that large text breaks begins where the first one does. */
const PlaceLine = styled.p`
  ${type.brassLabel}
  span:not(:last-child) {
    margin-right: 1em;
  }
`
