import styled from 'styled-components'
import type { Opening } from '../../data/jobs.ts'
import type { Action } from '../../fields/blocks.ts'
import { media } from '../../theme/media.ts'
import { tone } from '../../theme/tone.ts'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { Dated } from '../../components/Dated.tsx'
import { ApplyLink } from '../../components/Button.tsx'
import type { Labels } from '../../labels.ts'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Label } from '../../components/SectionLayout.tsx'

/** Openings as a ledger: what and where, what the work is, what it pays and how to apply. An h2 stands above it. */
export function Openings({
  openings,
  apply,
  labels,
}: {
  openings: readonly Opening[]
  apply: Action
  labels: Labels
}) {
  return (
    <Ledger>
      {openings.map(({ slug, title, location, area, pay, posted, body }) => (
        <li key={slug} id={slug}>
          <div>
            <Label>{area}</Label>
            <h3>{title}</h3>
            <Line>{location}</Line>
          </div>
          <ProseBody html={body} />
          <div>
            <Pay>{payRange(pay)}</Pay>
            <Line>{labels.perYear}</Line>
            <Line>
              <Dated label={labels.posted} day={posted} />
            </Line>
            <ApplyLink href={apply.link} aria-label={`${apply.text}: ${title}`}>
              {apply.text}
            </ApplyLink>
          </div>
        </li>
      ))}
    </Ledger>
  )
}

const payRange = ({ from, to }: Opening['pay']) => `${from} – ${to}`

const Pay = styled.p`
  ${type.third}
  font-variant-numeric: lining-nums tabular-nums;
`

const Line = styled.p`
  ${type.small}
  color: ${tone.quiet};
`

const Ledger = styled.ul`
  border-bottom: 1px solid ${tone.line};
  > li {
    display: grid;
    gap: ${space.medium} ${space.column};
    padding-block: ${space.wide};
    border-top: 1px solid ${tone.line};
  }
  h3 {
    ${type.third}
    margin-block: ${space.tiny};
  }
  ${media.large} {
    > li {
      grid-template-columns: calc((100% - ${space.column}) / 4) 1fr 14rem;
    }
  }
`
