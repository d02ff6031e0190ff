import styled from 'styled-components'
import { dayAndMonth } from '../../components/InsightList.tsx'
import { BrassWord, Label, QuietLink, Text } from '../../components/text.tsx'
import { screenOnly, space, ticks, tone } from '../../theme/theme.ts'
import type { ComingDays } from './page.ts'

/** Coming days on a ruler with a tick per day; in narrow windows, a list. */
export const Ruler = ({ of: { days, months, flags }, label }: { of: ComingDays; label: string }) => (
  <Frame aria-label={label}>
    <Label>{label}</Label>
    <Scale $days={days} $tiers={flags.length}>
      {flags.map(({ path, label, day, at }, index) => (
        <Flag key={path} $at={at} $tier={flags.length - index}>
          <Title href={path}>
            <BrassWord>{dayAndMonth(day)}</BrassWord> {label}
          </Title>
        </Flag>
      ))}
    </Scale>
    {months.map(({ label, at }) => (
      <Month key={label} aria-hidden="true" $at={at}>
        {label}
      </Month>
    ))}
  </Frame>
)

const wide = '@media screen and (min-width: 64em)'

const Frame = styled.section`
  ${screenOnly}
  display: flow-root;
  position: relative;
  margin-top: ${space.medium};
`

/** It begins with a bar, which is today. */
const Scale = styled.ul<{ $days: number; $tiers: number }>`
  ${wide} {
    position: relative;
    margin: calc(${({ $tiers }) => $tiers} * 1.625rem + 0.5rem) 0 2rem;
    height: 0.75rem;
    border-top: 1px solid ${tone.mark};
    background: ${({ $days }) => ticks(`calc(100% / ${$days}) 0.25rem`)};
    box-shadow: -2px 0 ${tone.text};
  }
`

const Title = styled(QuietLink)`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
`

/** The first is the highest, so that no stem crosses a text. It ends with a ring. */
const Flag = styled.li<{ $at: number; $tier: number }>`
  padding-left: ${space.tiny};
  border-left: 1px solid ${tone.brass};
  ${wide} {
    position: absolute;
    bottom: 100%;
    left: ${({ $at }) => $at}%;
    height: calc(${({ $tier }) => $tier} * 1.625rem);
    max-width: ${({ $at }) => 100 - $at}%;
    white-space: nowrap;
    &::after {
      content: '';
      position: absolute;
      inset: auto auto -5px -5px;
      border: 4.5px solid ${tone.brass};
      border-radius: 50%;
    }
  }
`

const Month = styled(Text).attrs({ as: 'i', $type: 'term' })<{ $at: number }>`
  display: none;
  ${wide} {
    display: block;
    position: absolute;
    bottom: 0;
    left: ${({ $at }) => $at}%;
    height: 2.75rem;
    padding: ${space.base} 0 0 ${space.tiny};
    border-left: 1px solid ${tone.mark};
  }
`
