import styled from 'styled-components'
import type { IconName } from '../art.ts'
import { tone } from '../theme/tone.ts'

/** One of the line drawings, in brass. It says nothing that the words beside it don't, so it is hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Drawing aria-hidden="true">
      <use href={`/art/marks.svg#${name}`} />
    </Drawing>
  )
}

const Drawing = styled.svg`
  width: 4rem;
  height: 4rem;
  color: ${tone.brass};
`
