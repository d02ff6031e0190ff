import type { ClosingBlock } from '../fields/blocks.ts'
import styled from 'styled-components'
import { media } from '../theme/media.ts'
import { painted, shoal, tone } from '../theme/tone.ts'
import { space, width } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import { ArrowLink } from './ArrowLink.tsx'
import { ButtonLink } from './Button.tsx'

/** The block that closes a page and invites contact; nothing on pages without one. */
export function CallToAction({ closing }: { closing: ClosingBlock | undefined }) {
  if (closing === undefined) return null
  const { title, description, primary, secondary } = closing
  return (
    <Block data-screen>
      <h2>{title}</h2>
      <div>
        <p>{description}</p>
        <Actions>
          {primary && <ButtonLink href={primary.link}>{primary.text}</ButtonLink>}
          {secondary && <ArrowLink href={secondary.link}>{secondary.text}</ArrowLink>}
        </Actions>
      </div>
    </Block>
  )
}

/** Its padding is that of the grid, so that it needs no wrapper. */
const Block = styled.section`
  ${shoal}
  ${painted}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large} ${space.column};
  padding: ${space.section} max(${space.gutter}, 50% - ${width.page} / 2);
  background: ${tone.edge} repeat-x top ${tone.ground};
  h2 {
    ${type.first}
    max-width: 9em;
  }
  p {
    ${type.lede}
    max-width: ${width.measure};
    color: ${tone.quiet};
  }
  ${media.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
`

/** A button and a quieter link side by side. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.base} ${space.large};
  margin-top: ${space.large};
`
