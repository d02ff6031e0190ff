import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { IconItem } from '../../fields/blocks.ts'
import { media } from '../../theme/media.ts'
import { painted, tone, tones, type Tone } from '../../theme/tone.ts'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { Grid } from '../../components/Grid.tsx'
import { Icon } from '../../components/Icon.tsx'

interface ReasonsProps {
  reasons: readonly IconItem[]
  tone?: Tone
  /** What stands below the last one. */
  children?: ReactNode
}

/** Reasons, each with its drawing in the margin. Titles are h2. */
export function Reasons({ reasons, tone: ground = 'paper', children }: ReasonsProps) {
  return (
    <Background $tone={ground}>
      {reasons.map(({ mark, title, description }) => (
        <Reason key={title}>
          <Grid>
            <Icon name={mark} />
            <div>
              <h2>{title}</h2>
              <p>{description}</p>
            </div>
          </Grid>
        </Reason>
      ))}
      {children !== undefined && (
        <Reason>
          <Grid>
            <span />
            <div>{children}</div>
          </Grid>
        </Reason>
      )}
    </Background>
  )
}

const Background = styled.section<{ $tone: Tone }>`
  ${({ $tone }) => tones[$tone]}
  ${painted}
  padding-block: ${space.wide};
  span {
    ${media.belowLarge} {
      display: none;
    }
  }
  svg {
    width: 6rem;
    height: 6rem;
  }
  h2 {
    ${type.second}
  }
  p {
    ${type.lede}
    color: ${tone.quiet};
    margin-top: ${space.base};
  }
`

const Reason = styled.div`
  padding-block: ${space.wide};
  & + & {
    background: ${tone.edge} repeat-x top / 120px 8px;
  }
  ${media.large} {
    ${Grid} > div {
      display: grid;
      grid-template-columns: 6fr 7fr;
      column-gap: ${space.column};
      align-items: baseline;
      justify-items: start;
    }
  }
`
