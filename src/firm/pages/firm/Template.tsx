import styled from 'styled-components'
import { IconColumns } from '../../components/iconItems.tsx'
import { halves, PageGrid, Stack } from '../../components/layout.tsx'
import { Page } from '../../components/Page.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Background, SectionLayout } from '../../components/SectionLayout.tsx'
import { Label, Text } from '../../components/text.tsx'
import type { TemplateProps } from '../kinds.ts'
import { halo, space, tone, type } from '../../theme/theme.ts'

export default function OurFirm({ payload }: TemplateProps<'firm'>) {
  const { page, thisYear } = payload.facts
  const { milestones } = page
  const first = Number(milestones[0]?.year)
  // There is room for the text of the last one.
  const years = Math.max(thisYear, Number(milestones.at(-1)?.year) + 3) - first
  return (
    <Page payload={payload}>
      <Ruler as="dl" $years={years} $columns="minmax(0, 1fr)" $gap="0">
        {milestones.map(({ year, text, lesser }, index) => {
          const next = milestones.find((one, place) => place > index && one.lesser === lesser)
          const [Milestone, Year] = lesser ? [Above, Leader] : [Below, Date]
          return (
            <Milestone
              key={year}
              $from={Number(year) - first + 1}
              $length={Math.min(Number(next?.year ?? Infinity) - Number(year), lesser ? 7 : 5)}
            >
              <Year>{year}</Year>
              <Text as="dd" $tone="quiet" $italic={lesser === true}>
                {text}
              </Text>
            </Milestone>
          )
        })}
      </Ruler>
      <SectionLayout title={page.historyTitle}>
        <ProseBody html={payload.body} columns="rest" opening />
      </SectionLayout>
      <Background as="section" data-surface="ink" $surface="ink" $columns={halves} $wide>
        {[page.mission, page.vision].map(({ title, sentence, text }) => (
          <Stack $gap={space.medium} key={title}>
            <Label as="h2">{title}</Label>
            <Text $type="closing">{sentence}</Text>
            <Text $type="reading" $tone="quiet">
              {text}
            </Text>
          </Stack>
        ))}
      </Background>
      <SectionLayout title={page.values.title} wide>
        <IconColumns items={page.values.items} ruled />
      </SectionLayout>
    </Page>
  )
}

/** There is room for dates at their true distances. */
const wide = '@media screen and (min-width: 80em)'

/** A year is the same part of its width everywhere. In narrow windows it's upright, with the years in a list. */
const Ruler = styled(PageGrid)<{ $years: number }>`
  ${wide} {
    grid-template: 8rem 4.5rem auto / repeat(${({ $years }) => $years}, minmax(0, 1fr));
    column-gap: 0;
    --edge: url(/art/year.svg);
    background: ${tone.edge} 0 12.5rem / calc(100% / ${({ $years }) => $years}) 10px repeat-x content-box border-box;
  }
`

/** What hangs below the line interrupts the ruler. */
const Date = styled.dt`
  ${type.sentence}
  font-size: 3.25rem;
  line-height: 1;
  ${wide} {
    align-self: end;
    translate: -0.04em 0.2em;
    ${halo}
  }
`

/** A date on the ruler, from its year to the next one's. */
const Below = styled.div<{ $from: number; $length: number }>`
  ${type.small}
  padding: 0 ${space.base} ${space.medium};
  border-left: 1px solid;
  ${wide} {
    grid-area: 2 / ${({ $from }) => $from} / span 2 / span ${({ $length }) => $length};
    display: grid;
    grid-template-rows: subgrid;
    padding: 0;
    border: 0;
    ${Date} + dd {
      padding: 2rem ${space.base} 0 ${space.tiny};
      border-left: 1px solid ${tone.text};
    }
  }
`

/** A lesser date, on a leader above it. */
const Above = styled(Below)`
  ${wide} {
    grid-row: 1 / span 2;
    display: flex;
    gap: ${space.small};
    padding-left: ${space.small};
    border-left: 1px solid ${tone.brass};
  }
`

const Leader = styled.dt`${type.brassNumber}`
