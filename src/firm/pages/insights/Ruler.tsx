import styled from 'styled-components'
import type { ComingDays } from '../../collections/insights/comingDays.ts'
import { dayAndMonth } from '../../components/InsightList.tsx'
import { QuietLink } from '../../components/links.tsx'
import { Label } from '../../components/SectionLayout.tsx'
import { screenOnly, space, tone, type } from '../../theme/theme.ts'

/** Coming days on a ruler with a tick per day; in narrow windows, a list. */
export const Ruler = ({ of: { days, monday, months, flags }, label }: { of: ComingDays; label: string }) => (
  <Frame aria-label={label}>
    <Label>{label}</Label>
    <Scale $days={days} $monday={monday} $tiers={1 + Math.max(...flags.map(({ tier }) => tier))}>
      {flags.map(({ path, label, day, isEvent, at, tier }) => (
        <Flag key={path} $at={at} $tier={tier} data-event={isEvent || undefined}>
          <FlagText href={path}>
            {label} <i>{dayAndMonth(day)}</i>
          </FlagText>
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
  position: relative;
  margin-top: ${space.medium};
  ${wide} {
    padding-bottom: 2.5rem;
  }
`

const ticks = (size: string, at = '0') =>
  `linear-gradient(90deg, ${tone.mark} 1px, transparent 0) ${at} 0 / ${size} repeat-x`

/** It begins with a bar, which is today. Mondays have longer ticks. */
const Scale = styled.ul<{ $days: number; $monday: number; $tiers: number }>`
  position: relative;
  ${wide} {
    margin-top: calc(${({ $tiers }) => $tiers} * 1.625rem + 0.5rem);
    height: 0.75rem;
    border-top: 1px solid ${tone.mark};
    background:
      ${({ $days }) => ticks(`calc(100% / ${$days}) 0.25rem`)},
      ${({ $days, $monday }) => ticks(`calc(700% / ${$days}) 0.5rem`, `${(100 * $monday) / ($days - 7)}%`)};
    &::before {
      content: '';
      position: absolute;
      bottom: 0;
      height: 1.625rem;
      border-left: 2px solid ${tone.text};
    }
  }
`

/** A ring, or a diamond for an event, at the end of its stem. */
const Flag = styled.li<{ $at: number; $tier: number }>`
  position: relative;
  padding-left: ${space.base};
  border-left: 1px solid ${tone.brass};
  ${wide} {
    position: absolute;
    bottom: 100%;
    left: ${({ $at }) => $at}%;
    height: calc(${({ $tier }) => $tier + 1} * 1.625rem);
    max-width: ${({ $at }) => 100 - $at}%;
    padding-left: ${space.tiny};
    line-height: 1.625rem;
  }
  &::after {
    content: '';
    position: absolute;
    left: -4.5px;
    bottom: -4px;
    width: 8px;
    height: 8px;
    border: 1.5px solid ${tone.brass};
    border-radius: 50%;
    background: ${tone.ground};
  }
  &[data-event]::after {
    border-radius: 0;
    rotate: 45deg;
    background: ${tone.brass};
  }
`

const FlagText = styled(QuietLink)`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  ${wide} {
    white-space: nowrap;
  }
  i {
    ${type.brassWord}
  }
`

const Month = styled.i<{ $at: number }>`
  ${type.term}
  display: none;
  ${wide} {
    display: block;
    position: absolute;
    bottom: 0.5rem;
    left: ${({ $at }) => $at}%;
    height: 2.75rem;
    padding: ${space.base} 0 0 ${space.tiny};
    border-left: 1px solid ${tone.mark};
    color: ${tone.quiet};
  }
`
