import styled from 'styled-components'
import { Numbered, PageColumns } from '../../components/layout.tsx'
import { ArrowLink, Text } from '../../components/text.tsx'
import { Icon } from '../../components/lists.tsx'
import { RunIn } from '../../components/iconItems.tsx'
import { Page } from '../../components/Page.tsx'
import type { TemplateProps } from '../kinds.ts'
import { belowLarge, fromLarge, media, pageGrid, space, tone, type } from '../../theme/theme.ts'

export default function WhyChoose({ payload }: TemplateProps<'why-choose'>) {
  const { reasons, action } = payload.facts.page
  return (
    <Page payload={payload} large>
      <Course>
        <Reasons>
          {reasons.map(({ mark, title, sentence, description }, index) => (
            <Reason as="li" key={title}>
              <Corner $far={index % 2 > 0}>
                <Icon name={mark} />
              </Corner>
              <Words>
                <Text as="div" $type="statement" $below={space.tiny}>
                  <RunIn as="h2">{title}</RunIn>
                  {sentence}
                </Text>
                <Text $type="reading" $tone="quiet">
                  {description}
                </Text>
              </Words>
            </Reason>
          ))}
        </Reasons>
        <Reason>
          <Corner>
            <Icon name="buoy" />
          </Corner>
          <ArrowLink action={action} />
        </Reason>
      </Course>
    </Page>
  )
}

/** The course in the margin goes about at each reason. On phones it's straight. */
const Course = styled.div`
  --corner: 3rem;
  padding-inline: ${space.page};
  --edge: linear-gradient(${tone.brass}, ${tone.brass});
  background: ${tone.edge} calc(var(--corner) / 2) 1rem / 1px calc(100% - 6rem) no-repeat content-box;
  ${media.large} {
    --corner: 4.75rem;
    display: grid;
    grid-auto-rows: 1fr;
    --edge: url(/art/course.svg);
    background-position-y: calc(var(--corner) / 2);
    background-size: calc(${pageGrid.margin} - var(--corner)) calc(100% * 6 / 7);
  }
`

const Reasons = styled(Numbered)`display: contents;`

const Reason = styled(PageColumns).attrs({ $narrow: '3rem' })`
  align-content: start;
  padding-bottom: ${space.wide};
  &::before {
    ${type.statement}
    grid-area: 1 / 2;
    font-style: italic;
    margin-left: -0.8em;
    ${belowLarge('display: none;')}
  }
`

const Corner = styled.div<{ $far?: boolean }>`
  grid-area: 1 / 1;
  width: var(--corner);
  height: var(--corner);
  padding: calc(0.15 * var(--corner));
  border: 1px solid ${tone.brass};
  border-radius: 50%;
  background: ${tone.ground};
  svg {
    width: 100%;
    height: 100%;
  }
  ${({ $far }) => $far && fromLarge('margin-left: auto;')}
`

const Words = styled.div`grid-area: 1 / 2;`
