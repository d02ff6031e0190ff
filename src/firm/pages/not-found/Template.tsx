import styled from 'styled-components'
import { ArrowLink } from '../../components/links.tsx'
import { Chart } from '../../components/chart.tsx'
import { Text } from '../../components/text.tsx'
import type { TemplateProps } from '../kinds.ts'
import { belowLarge, media, space, surface } from '../../theme/theme.ts'

export default function NotFound({ payload }: TemplateProps<'not-found'>) {
  const { page, search } = payload.facts
  const { headline, lede, links } = page
  return (
    <Background data-ink>
      <OffChart data-screen>
        <Chart src="/art/off-chart.svg" alt="" width="1440" height="860" fetchPriority="low" />
      </OffChart>
      <Text as="h1" tabIndex={-1} $type="headline" $width="6em">
        {headline}
      </Text>
      <Text $type="quietLede" $width="28rem" $above={space.medium} $below={space.large}>
        {lede}
      </Text>
      <ul>
        {[...search, ...links].map((action) => (
          <li key={action.link}>
            <ArrowLink action={action} />
          </li>
        ))}
      </ul>
    </Background>
  )
}

/** Over the chart, whose frame is whole. */
const Background = styled.div`
  ${surface.ink}
  isolation: isolate;
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: max(100svh, var(--header) + 100vw * 860 / 1440);
  padding: calc(var(--header) + ${space.base}) ${space.page} ${space.vast};
  ${belowLarge('padding-bottom: 26rem;')}
  ${media.print} {
    min-height: 0;
    padding: 0;
  }
`

const OffChart = styled.picture`
  position: absolute;
  z-index: -1;
  inset: var(--header) 0 0;
  ${Chart} {
    object-position: right top;
  }
  ${media.belowLarge} {
    top: auto;
    height: 24rem;
  }
`
