import styled from 'styled-components'
import type { CalloutText } from '../fields/blocks.ts'
import { media } from '../theme/media.ts'
import { painted, tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import { ButtonLink } from './Button.tsx'

/** A passage with a button in a frame. */
export function Callout({ passage: { title, text, action } }: { passage: CalloutText }) {
  return (
    <Panel>
      <h2>{title}</h2>
      <div>
        <p>{text}</p>
        <ButtonLink href={action.link}>{action.text}</ButtonLink>
      </div>
    </Panel>
  )
}

/** The double line around a chart's title. */
export const doubleLine = `border:1px solid ${tone.brass};outline:1px solid ${tone.line};outline-offset:5px;`

const Panel = styled.div`
  ${painted}
  ${doubleLine}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large} ${space.column};
  padding: clamp(min(${space.large}, 11.25vw), 6vw, ${space.vast});
  h2 {
    ${type.second}
  }
  p {
    ${type.lede}
    color: ${tone.quiet};
    margin-bottom: ${space.large};
  }
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
