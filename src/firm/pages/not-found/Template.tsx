import styled from 'styled-components'
import { ArrowLink, Text } from '../../components/text.tsx'
import type { TemplateProps } from '../kinds.ts'
import { belowLarge, inPrint, space, surface, tone } from '../../theme/theme.ts'

export default function NotFound({ payload }: TemplateProps<'not-found'>) {
  const { page, search } = payload.facts
  const { headline, lede, links } = page
  return (
    <Background data-ink>
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

/** Over the chart, whose frame is whole; in narrow windows, above a part of it. */
const Background = styled.div`
  ${surface.ink}
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: max(100svh, var(--header) + 100vw * 860 / 1440);
  padding: calc(var(--header) + ${space.base}) ${space.page} ${space.section};
  background: url(/art/off-chart.svg) top var(--header) right / 100% no-repeat ${tone.ground};
  ${belowLarge('padding-bottom: max(26rem, 62vw); background-position: bottom right; background-size: max(100%, 40.2rem);')}
  ${inPrint('min-height: 0; padding: 0;')}
`
